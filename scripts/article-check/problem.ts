/** A mistake in content/. */
export type Problem = {
  /** Below content/. */
  readonly file: string;
  readonly line: number;
  readonly column?: number;
  /** What is wrong, and what to do. */
  readonly text: string;
};

/** "content/articles/faq.md:12:5: …", which editors' terminals open. */
export function problemLine({ file, line, column = 1, text }: Problem): string {
  return `content/${file}:${line}:${column}: ${text}`;
}

/** For sorting by file, then line. */
export function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line;
}

/** @param at the place in the file's source */
export function problemAt(source: string, file: string, at: number, text: string): Problem {
  const before = source.slice(0, at).split("\n");
  return { file, line: before.length, column: (before.at(-1) ?? "").length + 1, text };
}
