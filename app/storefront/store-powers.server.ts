import { type Document, type Element, isTag, isText, type ParentNode, Text } from "domhandler";
import { textContent } from "domutils";
import { elementsIn, isInside, setChildren } from "./store-tree.server.ts";

/** Writes powers and indices as characters: the allow-list has neither `sup` nor `sub`. */
export function writePowers(whole: Document): void {
  // Of powers of powers the inner ones come first.
  for (const element of elementsIn(whole).reverse()) {
    const height = heightOf(element);
    if (height === "sub") writeIn(element, "₀₁₂₃₄₅₆₇₈₉₊₋₋₋₋₌₍₎");
    if (height !== "sup") continue;
    const power = textContent(element).trim();
    if (ONLY_FIGURES.test(power)) writeIn(element, "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁻⁼⁽⁾");
    else if (READS_AS_IT_IS.test(power)) continue;
    else if (isExponent(power, element)) {
      setChildren(element, [new Text("^"), ...element.children]);
    } else if (CAN_BE_RAISED.test(power)) writeIn(element, RAISED, WRITTEN);
  }
}

/** Google Docs and Word paste styles in place of `sup` and `sub`. */
function heightOf(element: Element): "sup" | "sub" | undefined {
  const { name, attribs } = element;
  if (name === "sup" || name === "sub") return name;
  const look = `${attribs.class ?? ""} ${attribs.style ?? ""}`;
  const height = HIGH.test(look) ? "sup" : LOW.test(look) ? "sub" : undefined;
  // A real one around or inside it does it already.
  if (!height || isInside(REAL, element)) return undefined;
  return elementsIn(element).some((inner) => REAL.has(inner.name)) ? undefined : height;
}

const HIGH = /vertical-align:\s*super\b|mso-text-raise:\s*\d|(^|\s)superscript(\s|$)/i;
const LOW = /vertical-align:\s*sub\b|mso-text-raise:\s*-|(^|\s)subscript(\s|$)/i;

const REAL: ReadonlySet<string> = new Set(["sup", "sub"]);

/** Three kinds of dash are typed for a minus. */
const FIGURES = "0123456789+-−–‑=()";

const ONLY_FIGURES = /^[\d\s,+\-−–‑=()]+$/;

/** Ends of ordinals, marks such as ® and asterisks, and numbers in brackets. */
const READS_AS_IT_IS = /^(st|nd|rd|th|tm|sm|\[.*\]|[^\p{L}\p{Nd}]*)$/iu;

/** After a figure, a bracket or a letter alone: xⁿ, but not the note of a word. */
function isExponent(power: string, element: Element): boolean {
  const isBase = /(^|[^\p{L}])\p{L}$|[\d)\]]$/u.test(wordBefore(element));
  return isBase && /^[kmnpqtxyz]$|^\p{Lu}$|[\d+=*/(−–-]/u.test(power);
}

/** The end of the text before it. */
function wordBefore(element: Element): string {
  const before = element.prev ?? element.parent?.prev;
  return before && (isText(before) || isTag(before)) ? textContent(before).slice(-20) : "";
}

/** The ends of 1ᵉʳ and Mᵐᵉ, and the notes ᵃ,ᵇ, ᵃ–ᶜ and ¹†. Unicode has no raised q, and not all capitals. */
const CAN_BE_RAISED = /^([a-pr-z\d]|[^\p{L}\p{Nd}()])+$/u;
const WRITTEN = "0123456789abcdefghijklmnoprstuvwxyz";
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ";

function writeIn(parent: ParentNode, raised: string, written = FIGURES): void {
  for (const child of parent.children) {
    if (isTag(child)) writeIn(child, raised, written);
    if (!isText(child)) continue;
    child.data = child.data.replace(
      // A dash between figures is no minus but a range; one at the end is a charge.
      /[a-z\d+=()]|(?<!\d)[-−–‑]|[-−–‑](?=\s*$)/g,
      (sign) => raised[written.indexOf(sign)] ?? sign,
    );
  }
}
