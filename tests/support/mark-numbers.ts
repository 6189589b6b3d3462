/**
 * Puts the values of `{{…}}` between ⟦ and ⟧, so that every other digit was typed. The site's own figures stay bare,
 * without what is said of them: pages know them by their words, and they are the specification's.
 */
export function markNumbers<T>(content: T, fill: (text: string) => string): T {
  if (typeof content === "string") {
    return content.replace(/\{\{[^{}]*\}\}/g, (braces) =>
      /^\{\{own-figure \S+\}\}$/.test(braces) ? fill(braces) : `⟦${fill(braces)}⟧`,
    ) as T;
  }
  if (Array.isArray(content)) return content.map((each) => markNumbers(each, fill)) as T;
  if (typeof content !== "object" || content === null) return content;
  const entries = Object.entries(content).map(([key, value]) => [key, markNumbers(value, fill)]);
  return Object.fromEntries(entries) as T;
}

/** Marks values that the server computes. @param computed true when all of `value` is computed */
export function markComputed<T>(value: T, computed = false): T {
  if (typeof value === "string") {
    return (computed ? value.replace(/\d[\d,.]*/g, "⟦$&⟧") : value) as T;
  }
  if (Array.isArray(value)) return value.map((each) => markComputed(each, computed)) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => {
    if (NEVER_SHOWN.has(key)) return [key, each];
    if (computed && SHOWN.has(key) && typeof each === "number") return [key, `⟦${each}⟧`];
    return [key, markComputed(each, computed || COMPUTED.has(key))];
  });
  return Object.fromEntries(entries) as T;
}

const NEVER_SHOWN = new Set("href id marks on path references reviewed study url".split(" "));
const COMPUTED = new Set(
  "assessment askFirst headline course dose effects instead strip".split(" "),
);
/** Numbers that figures show; their others are places. */
const SHOWN = new Set("after weeks people printed ofHundred".split(" "));
