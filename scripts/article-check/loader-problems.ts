import { imagePrefix } from "#embedded-store/body.ts";
import { loadContent } from "#embedded-store/content.ts";
import { fieldLines, lineAt } from "./lines.ts";
import type { Problem } from "./problem.ts";
import { readSources, type Source } from "./sources.ts";

/** What keeps articles and pages from readers: the site leaves out files that the store's loader refuses. */
export function loaderProblems(
  directory: URL,
  sources: readonly Source[] = readSources(directory),
  problems: readonly string[] = loadContent(directory).problems,
): Problem[] {
  return problems.map((problem) => placed(problem, sources));
}

function placed(problem: string, sources: readonly Source[]): Problem {
  const source = sources.find(({ path }) => problem.startsWith(`${path}: `));
  if (!source) return { file: problem.split(": ")[0] ?? "", line: 1, text: problem };
  const text = problem.slice(source.path.length + ": ".length);
  const field = text.split(": ")[0] ?? "";
  return {
    file: source.path,
    line: lineOf(field, text, source.text),
    // YAML counts from the front matter's first line.
    text: text.replace(/ at line \d+, column \d+:?$/, ""),
  };
}

function lineOf(field: string, problem: string, source: string): number {
  const [, line] = /^line (\d+), column \d+$/.exec(field) ?? [];
  if (line) return Number(line);
  return field === "body" ? bodyLine(problem, source) : (fieldLines(source)?.(field) ?? 1);
}

/** The line of the image in a problem, else the file's last. */
function bodyLine(problem: string, source: string): number {
  const image = /pictures\/(\S+)/.exec(problem)?.[1];
  const offset = image ? source.indexOf(imagePrefix + image) : -1;
  return lineAt(source, offset < 0 ? source.length : offset);
}
