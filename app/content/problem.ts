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
export function problemLine(problem: Problem): string {
  return `${placeOf(problem)}: ${problem.text}`;
}

export function placeOf({ file, line, column = 1 }: Omit<Problem, "text">): string {
  return `content/${file}:${line}:${column}`;
}

/** For sorting by file, then place. */
export function byPlace(a: Problem, b: Problem): number {
  const columns = (a.column ?? 1) - (b.column ?? 1);
  return a.file.localeCompare(b.file) || a.line - b.line || columns;
}

/** @param at the place in the file's source */
export function problemAt(source: string, file: string, at: number, text: string): Problem {
  const before = source.slice(0, Math.max(0, at)).split("\n");
  return { file, line: before.length, column: (before.at(-1) ?? "").length + 1, text };
}

/** The line above a list of problems. */
export const CONTENT_TO_MEND = "Content to mend:";

/** @throws Error with a line for each problem, if there is one */
export function throwProblems(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  throw new Error([CONTENT_TO_MEND, ...problems.map(problemLine)].join("\n"));
}
