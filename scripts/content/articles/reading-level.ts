import { syllable } from "syllable";

/** A number or a unit such as `mW/cm²` is one word. */
type Sentence = {
  text: string;
  words: string[];
};

/** The end of a paragraph ends a sentence. */
export function sentencesIn(paragraph: string): Sentence[] {
  return Array.from(segmenter.segment(paragraph), ({ segment }) => ({
    text: segment.trim(),
    words: segment.split(/[\s–—]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)),
  })).filter(({ text }) => /\p{L}/u.test(text));
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Flesch–Kincaid grade, about years of school (Kincaid 1975); undefined without words. */
export function readingGrade(sentences: readonly Sentence[]): number | undefined {
  const words = sentences.flatMap((sentence) => sentence.words);
  if (words.length === 0) return undefined;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59;
}

const counted = new Map<string, number>();

/** Counting takes long, and words come again. */
function syllablesOf(word: string): number {
  const count = counted.get(word) ?? Math.max(1, syllable(word));
  counted.set(word, count);
  return count;
}
