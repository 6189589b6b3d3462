import { type WrittenText, withoutSigns } from "../texts.ts";
import { americanSpelling } from "./british-spellings.ts";
import type { Found } from "./rule.ts";
import type { WordToAvoid } from "./words-to-avoid.ts";

/** Words that are spelled otherwise in the United States. */
export function britishWords({ text }: WrittenText): Found[] {
  return Array.from(withoutSigns(text).matchAll(/\p{L}+/gu)).flatMap(({ 0: word, index }) => {
    const american = americanSpelling(word);
    return american
      ? [{ at: index, text: `"${word}" is spelled as in Britain: write ${american}` }]
      : [];
  });
}

/** @param list of words to avoid */
export function wordsToAvoid({ text }: WrittenText, list: readonly WordToAvoid[]): Found[] {
  const words = withoutSigns(text);
  return list.flatMap(([avoided, instead]) =>
    Array.from(words.matchAll(avoided), ({ 0: found, index }) => ({
      at: index,
      text: `"${found}" is a word to avoid: write ${instead}`,
    })),
  );
}
