import { type Document, isTag, isText, type ParentNode, Text } from "domhandler";
import { textContent } from "domutils";
import { elementsIn, setChildren } from "./store-tree.server.ts";

/** Writes powers and indices as characters: the allow-list has neither `sup` nor `sub`. */
export function writePowers(whole: Document): void {
  // Of powers of powers the inner ones come first.
  for (const element of elementsIn(whole).reverse()) {
    if (element.name === "sub") writeIn(element, "₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎");
    if (element.name !== "sup") continue;
    const power = textContent(element).trim();
    if (ONLY_FIGURES.test(power)) writeIn(element, "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾");
    else if (!READS_AS_IT_IS.test(power)) {
      setChildren(element, [new Text("^"), ...element.children]);
    }
  }
}

/** Two kinds of dash are typed for a minus. */
const FIGURES = "0123456789+-−–=()";

const ONLY_FIGURES = /^[\d\s,+\-−–=()]+$/;

/** Ends of ordinals, marks such as ® and asterisks, and numbers in brackets. */
const READS_AS_IT_IS = /^(st|nd|rd|th|tm|sm|\[.*\]|[^\p{L}\p{Nd}]*)$/iu;

function writeIn(parent: ParentNode, figures: string): void {
  for (const child of parent.children) {
    if (isTag(child)) writeIn(child, figures);
    if (!isText(child)) continue;
    child.data = child.data.replace(
      /[\d+\-−–=()]/g,
      (figure) => figures[FIGURES.indexOf(figure)] ?? "",
    );
  }
}
