/**
 * "630-660nm" becomes "630–660 nm", "-0.19" "−0.19", "P = .03" "p = 0.03", quotation marks curve. Addresses, DOIs and
 * dates stay as they are.
 */
export function typeset(text: string): string {
  return typesetAfter("", text);
}

/** Sets words after `before`, which is empty at the beginning of a line. */
export function typesetAfter(before: string, words: string): string {
  return setQuotes(before, words)
    .split(IDENTIFIER)
    .map((part, index) => (index % 2 === 1 ? part : setFigures(part)))
    .join("");
}

/** Addresses, DOIs, and what has more hyphens than a range: dates, phone numbers, ISBNs. */
const IDENTIFIER = /(https?:\/\/\S+|\b10\.\d{4,}\/\S+|\d+(?:-\d+){2,})/;

/** A mark opens after a space, bracket, dash or line break; elsewhere it closes. */
function setQuotes(before: string, words: string): string {
  return words.replace(/["']/g, (mark, at: number) => {
    const opens = /^$|[\s([{/"“‘—–]/.test(at === 0 ? before.slice(-1) : words.charAt(at - 1));
    if (mark === '"') return opens ? "“" : "”";
    return opens ? "‘" : "’";
  });
}

function setFigures(text: string): string {
  const set = text
    .replace(/(\d)-(?=\$?\d)/g, "$1–")
    .replace(/(?<=^|[\s(=<>])-(?=\.?\d)/g, "−")
    .replace(/ - /g, " – ")
    .replace(/\bcm2\b/g, "cm²");
  return keepUnits(set)
    .replace(/(\d%)\s+CI\s+(?=[−\d])/g, "$1\u00a0CI\u00a0")
    .replace(/\bP(?=\s+[=<>]\s+0?\.\d+(?!\d|\s*[mk]?W\b))/g, "p")
    .replace(/(?<=[=<>]\s+)\.(?=\d)/g, "0.")
    .replace(/\b([A-Za-z])\s+(?=[=<>]\s+−?\d)/g, "$1\u00a0")
    .replace(/([=<>])\s+(?=−?\d)/g, "$1\u00a0")
    .replace(/\s+([×÷])\s+/g, "\u00a0$1\u00a0");
}

/** No line ends between a number and its unit. For sums, which `typeset` would keep on one line whole. */
export function keepUnits(text: string): string {
  return text
    .replace(/(\d)\s*nm\b/g, "$1\u00a0nm")
    .replace(/(\d)\s+(?=(?:mm|cm|J|mW|W|Hz|lux|s|inch|inches)(?![\p{L}\d]))/gu, "$1\u00a0");
}
