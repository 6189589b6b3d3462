/**
 * The beginning of a finding that fits in a note of four lines: whole sentences or results, else up
 * to a comma or a word. What is in brackets, and a number with its unit, stays together.
 */
export function shorten(finding: string): string {
  if (finding.length <= ROOM) return finding;
  for (const place of PLACES) {
    const end = [...finding.matchAll(place)]
      .map(({ index, 0: { length } }) => index + length)
      .findLast((at) => at >= LEAST && at <= ROOM && !isInBrackets(finding, at));
    if (end === undefined) continue;
    const words = finding.slice(0, end);
    return words.endsWith(".") ? words : `${words.replace(/[;:,]$/, "")} …`;
  }
  throw new Error(`No place to cut in "${finding}"`);
}

/** In characters. */
const ROOM = 165;
const LEAST = 60;

/** After a sentence or a result, after a part of one, and between two words without digits. */
const PLACES = [
  /[.;](?=\s)/g,
  /[:,](?=\s)/g,
  /(?<=\s)\p{L}[\p{L}’'-]+(?=\s\p{L}[\p{L}’'-]+[\s.,;:])/gu,
];

function isInBrackets(text: string, at: number): boolean {
  return text.lastIndexOf("(", at) > text.lastIndexOf(")", at);
}
