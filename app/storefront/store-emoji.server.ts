import { type ChildNode, type Document, type Element, isTag, isText, Text } from "domhandler";
import { styleOf } from "./store-styles.server.ts";
import { elementsIn, replaceAll } from "./store-tree.server.ts";
import { hasSigns } from "./store-words.server.ts";

/** Writes pictures of emoji as the characters that they show; tells other small signs in a line by their size. */
export function writeEmoji(whole: Document): void {
  const emoji = new Map<Element, string>();
  for (const element of elementsIn(whole)) {
    if (element.name !== "img") continue;
    const sign = emojiOf(element);
    if (sign) emoji.set(element, sign);
    else sizeByStyle(element);
  }
  replaceAll(emoji.keys(), (element) => [new Text(emoji.get(element) ?? "")]);
}

/** Its alternative text; or, where that is a name such as ":smile:", the signs that its file is named after. */
function emojiOf({ attribs }: Element): string | undefined {
  const { src = "", alt = "", class: className = "" } = attribs;
  const said = alt.trim();
  const isNamed = /emoji|smil(ey|ie)/i.test(className) || /emoji|smil(ey|ie)s?\b/i.test(src);
  const isMarked = isNamed || attribs["data-emoji"] !== undefined;
  // A photo may have an emoji for its words.
  if (isEmoji(said) && (isMarked || !isLarge(attribs))) return said;
  if (!isMarked) return undefined;
  const file = /\/u?([\da-f]{2,6}(?:[-_][\da-f]{2,6}){0,9})\.\w+(?:[?#]|$)/i.exec(src)?.[1] ?? "";
  const codes = file.split(/[-_]/).map((code) => Number.parseInt(code, 16));
  const drawn = codes.every((code) => code <= 0x10ffff) ? String.fromCodePoint(...codes) : "";
  if (isEmoji(drawn)) return drawn;
  return SMILEY.test(said) ? said : undefined;
}

/** One or several, and nothing else. */
const isEmoji = (text: string) => text !== "" && text.replace(EMOJI, "") === "";

/** A sign fits several of these, so a repetition of them would try all combinations before it fails. */
const EMOJI = /\p{RGI_Emoji}|\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Presentation}|\s/gv;

/** ":)" and the like, but not "LED". */
const SMILEY = /^(?=.*[:;=<(])\S{2,3}$/;

/** Sizes in `style` alone, and of one side alone, would be dropped. */
function sizeByStyle(image: Element): void {
  const { attribs } = image;
  for (const side of ["width", "height"] as const) {
    const set = attribs[side] ?? styleOf(image, side) ?? styleOf(image, `max-${side}`);
    const size = /^\s*(\d+(?:\.\d+)?)(px|em|rem)?\s*$/i.exec(set ?? "");
    if (!size) continue;
    const pixels = Math.round(Number(size[1]) * (/em/i.test(size[2] ?? "") ? LINE : 1));
    if (attribs[side] === undefined || pixels <= LARGEST_SIGN) attribs[side] = String(pixels);
  }
  const { width, height } = attribs;
  const [only] = [width, height].filter((side) => /^\d+$/.test(side ?? ""));
  // A sign in a line often has one side set, and is about as long as it is high.
  if (only && Number(only) <= LARGEST_SIGN) {
    if (!/^\d+$/.test(width ?? "")) attribs.width = only;
    if (!/^\d+$/.test(height ?? "")) attribs.height = only;
  }
}

/** In px. */
const LINE = 18;

/** Small pictures with words beside them. Each line is looked through once. */
export function signsIn(body: Document): Element[] {
  const small = elementsIn(body).filter(({ name, attribs }) => name === "img" && isSmall(attribs));
  const lines = new Set(small.map(({ parent }) => parent));
  const ofWords = new Set([...lines].filter((line) => line?.children.some(isWords)));
  return small.filter(({ parent }) => ofWords.has(parent));
}

const isSmall = ({ width, height }: Element["attribs"]) =>
  Number(width) <= LARGEST_SIGN && Number(height) <= LARGEST_SIGN;

const isLarge = ({ width, height }: Element["attribs"]) =>
  Number.parseInt(width ?? "", 10) > LARGEST_SIGN ||
  Number.parseInt(height ?? "", 10) > LARGEST_SIGN;

const isWords = (node: ChildNode) =>
  isText(node) ? hasSigns(node.data) : isTag(node) && node.name !== "img" && node.name !== "br";

/** In px. */
const LARGEST_SIGN = 48;
