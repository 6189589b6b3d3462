/**
 * Sets a text as print does: "630-660nm" becomes "630–660 nm", "$100-$400" "$100–$400", quotation
 * marks and apostrophes curve, and what belongs together (a number and its unit, a product, "p = 0.03")
 * stays on one line. Probabilities are set alike: "P = .03" too. Tags, addresses and `[[…]]` markers stay as they are.
 */
export function typeset(text: string): string {
  // Split by a pattern with one group: text and what is left alone take turns.
  return text
    .split(/(<[^>]*>|\[\[[^\]]*\]\])/)
    .map((part, index, parts) =>
      index % 2 === 0 ? setFigures(setQuotes(part, parts[index - 1])) : part,
    )
    .join("");
}

/** After a space or a bracket, and at the start of an element, a mark opens; elsewhere it closes. */
function setQuotes(text: string, before: string | undefined): string {
  const opens = before === undefined || /^<\w/.test(before);
  return `${opens ? " " : "."}${text}`
    .replace(/(?<=[\s(])"/g, "“")
    .replaceAll('"', "”")
    .replace(/(?<=[\s(“])'/g, "‘")
    .replaceAll("'", "’")
    .slice(1);
}

function setFigures(text: string): string {
  return text
    .replace(/(\d)-(?=\$?\d)/g, "$1–")
    .replace(/ - /g, " – ")
    .replace(/\bcm2\b/g, "cm²")
    .replace(/(\d)\s*nm\b/g, "$1\u00a0nm")
    .replace(/(\d)\s+(?=(?:mm|cm|J|mW|W|inches)\b)/g, "$1\u00a0")
    .replace(/(\d%)\s+CI\s+(?=[−\d])/g, "$1\u00a0CI\u00a0")
    .replace(/\bP(?=\s+[=<>]\s)/g, "p")
    .replace(/(?<=[=<>]\s+)\.(?=\d)/g, "0.")
    .replace(/\b([A-Za-z])\s+(?=[=<>]\s+\d)/g, "$1\u00a0")
    .replace(/([=<>])\s+(?=\d)/g, "$1\u00a0")
    .replace(/\s+([×÷])\s+/g, "\u00a0$1\u00a0");
}
