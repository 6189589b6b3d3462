import { type ChildNode, type Document, Element, isTag, isText, type ParentNode } from "domhandler";
import { styleOf } from "./store-styles.server.ts";
import { elementsIn, setChildren } from "./store-tree.server.ts";
import { wordsIn } from "./store-words.server.ts";

/** Word pastes lists as paragraphs, each with a typed sign before its words; others type them in one, line by line. */
export function listWordParagraphs(whole: Document): void {
  for (const parent of [whole, ...elementsIn(whole)]) {
    if (!parent.children.some((child) => isTag(child) && child.name === "p")) continue;
    setChildren(parent, parent.children.flatMap(pointsIn));
    listIn(parent);
  }
}

/** A paragraph of points, with or without words before them, as a paragraph for each. */
function pointsIn(paragraph: ChildNode): ChildNode[] {
  if (!isTag(paragraph) || paragraph.name !== "p") return [paragraph];
  const breaks = paragraph.children.flatMap((child, at) =>
    isTag(child) && child.name === "br" ? [at] : [],
  );
  const ends = [...breaks, paragraph.children.length];
  const lines = ends
    .map((end, at) => paragraph.children.slice(at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end))
    .map((line) => new Element("p", { ...paragraph.attribs }, line))
    .filter((line) => wordsIn(line).trim());
  const first = lines.findIndex(readPoint);
  if (lines.length < 2 || first < 0 || first > 1 || !lines.slice(first).every(readPoint)) {
    return [paragraph];
  }
  for (const [at, line] of lines.entries()) {
    setChildren(line, line.children);
    if (at > 0) delete line.attribs.id;
  }
  return lines;
}

/** A list that is being filled, at its depth. */
type OpenList = { element: Element; depth: number; isNumbered: boolean; last: number };

function listIn(parent: ParentNode): void {
  const children: ChildNode[] = [];
  const filled = new Set<Element>();
  let open: OpenList[] = [];
  for (const child of parent.children) {
    const point = isTag(child) && child.name === "p" ? readPoint(child) : undefined;
    if (!point || !isTag(child)) {
      if (!isText(child) || child.data.trim()) open = [];
      children.push(child);
      continue;
    }
    open = open.filter(({ depth }) => depth <= point.depth);
    let list = open.at(-1);
    if (list && open.length === MOST_LEVELS) point.depth = Math.min(point.depth, list.depth);
    const isSame = list?.depth === point.depth;
    if (!list || !isSame || !goesOn(list, point)) {
      if (isSame) open.pop();
      list = openList(point, list?.last ?? 0);
      const item = open.at(-1)?.element.children.at(-1);
      const holder = item && isTag(item) ? item : undefined;
      (holder?.children ?? children).push(list.element);
      if (holder) filled.add(holder);
      open.push(list);
    }
    list.last += 1;
    takeOff(child, point);
    child.name = "li";
    delete child.attribs.class;
    list.element.children.push(child);
    filled.add(list.element);
  }
  if (filled.size === 0) return;
  setChildren(parent, children);
  for (const element of filled) setChildren(element, element.children);
}

/** As in Word. */
const MOST_LEVELS = 9;

function goesOn({ isNumbered, last }: OpenList, { numbers }: Point): boolean {
  return isNumbered ? Boolean(numbers?.includes(last + 1)) : !numbers;
}

function openList({ numbers, depth }: Point, last: number): OpenList {
  const first = numbers?.includes(last + 1) ? last + 1 : (numbers?.[0] ?? 1);
  const element = new Element(numbers ? "ol" : "ul", {
    ...(first !== 1 && { start: String(first) }),
  });
  return { element, depth, isNumbered: numbers !== undefined, last: first - 1 };
}

/** `numbers`: what the sign may mean, as "i" is 1 or 9; undefined for a bullet. */
type Point = { depth: number; numbers?: readonly number[]; sign: Element | number };

function readPoint(paragraph: Element): Point | undefined {
  const signElement = elementsIn(paragraph).find((one) => styleOf(one, "mso-list") === "ignore");
  const setting = styleOf(paragraph, "mso-list") ?? "";
  const level = /level(\d)/.exec(setting)?.[1];
  const isListed =
    Boolean(signElement ?? level) || /\bMsoList/i.test(paragraph.attribs.class ?? "");
  const words = wordsIn(paragraph).slice(0, 40);
  const [whole, typed = "", gap = ""] = /^\s*(\S{1,7})(\s+)/.exec(words) ?? [];
  const said = signElement ? wordsIn(signElement).trim() : typed;
  const numbers = numbersOf(said);
  // Spaces that HTML keeps were typed, or pasted, to set a sign apart.
  const isApart = gap.length > 1 && gap.includes("\u00a0");
  const isBullet = BULLET.test(said) || ((isListed || isApart) && LETTER_BULLET.test(said));
  if (!(isBullet || (numbers && (isListed || isApart)))) return undefined;
  const depth = level ? Number(level) : marginOf(paragraph);
  const sign = signElement ?? whole?.length ?? 0;
  return { depth, sign, ...(!isBullet && numbers && { numbers }) };
}

/** The last three are Word's own signs in the font Symbol. */
const BULLET = /^[·•●◦○▪▫■□‣⁃∙➢➤►✓✔✦❖\uf0b7\uf0a7\uf0d8]$/;

/** In the fonts Courier and Wingdings these letters look like bullets. */
const LETTER_BULLET = /^[-–—*o§Øüqvn]$/;

function numbersOf(sign: string): number[] | undefined {
  const said = /^\(?(\d{1,4}|[a-z]|[ivx]{1,5})[.)]$/i.exec(sign)?.[1]?.toLowerCase();
  if (said === undefined) return undefined;
  if (/\d/.test(said)) return [Number(said)];
  const letter = said.length === 1 ? [said.charCodeAt(0) - "a".charCodeAt(0) + 1] : [];
  const roman = ROMAN.indexOf(said) + 1;
  return [...(roman > 0 ? [roman] : []), ...letter];
}

const ROMAN = "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv".split(" ");

/** In pt, so that deeper points have more. */
function marginOf(paragraph: Element): number {
  const margin = styleOf(paragraph, "margin-left") ?? styleOf(paragraph, "margin")?.split(/\s+/)[3];
  const [, size = "0", unit = "pt"] =
    /^(\d{0,9}\.?\d{1,9})(pt|px|in|cm|mm|em)/.exec(margin ?? "") ?? [];
  return Math.round(Number(size) * (POINTS.get(unit) ?? 1));
}

const POINTS = new Map([
  ["px", 0.75],
  ["in", 72],
  ["cm", 28.35],
  ["mm", 2.835],
  ["em", 12],
]);

function takeOff(paragraph: Element, { sign }: Point): void {
  if (typeof sign !== "number") {
    const { parent } = sign;
    if (parent)
      setChildren(
        parent,
        parent.children.filter((child) => child !== sign),
      );
    return;
  }
  let left = sign;
  const takeFrom = (parent: ParentNode) => {
    for (const child of parent.children) {
      if (isTag(child)) takeFrom(child);
      if (!isText(child)) continue;
      const taken = Math.min(left, child.data.length);
      child.data = child.data.slice(taken);
      left -= taken;
      if (left === 0) return;
    }
  };
  takeFrom(paragraph);
}
