/**
 * Sets the figures of a text as print does: "630-660nm" becomes "630–660 nm", "$100-$400" "$100–$400",
 * the unit on the line of its number. Tags, addresses and `[[…]]` markers stay as they are.
 */
export function typeset(text: string): string {
  // Split by a pattern with one group: text and what is left alone take turns.
  return text
    .split(/(<[^>]*>|\[\[[^\]]*\]\])/)
    .map((part, index) => (index % 2 === 0 ? setFigures(part) : part))
    .join("");
}

function setFigures(text: string): string {
  return text
    .replace(/(\d)-(?=\$?\d)/g, "$1–")
    .replace(/(\d) ?nm\b/g, "$1\u00a0nm")
    .replace(/(\d) (?=(?:mm|cm|J|mW|W|inches)\b)/g, "$1\u00a0");
}
