import { isPair, visit } from "yaml";
import { parseYaml } from "#app/content/content-files.server.ts";
import { type Problem, problemAt } from "#app/content/problem.ts";
import type { Content } from "./read-site.ts";

/** Fields that name pages by their paths, by the lists that have them. */
const FIELDS: Readonly<Record<string, string>> = {
  "page-history.yaml": "path",
  "own-figures.yaml": "on",
};

/** Paths in lists that lead to no page. */
export function pathsOfPages({ files, pages }: Pick<Content, "files" | "pages">): Problem[] {
  return files.flatMap(({ file, source }) => {
    const problems: Problem[] = [];
    if (!FIELDS[file]) return problems;
    visit(parseYaml(file, source).document, {
      Scalar(key, { value, range }, path) {
        const field = path.findLast(isPair)?.key;
        if (key === "key" || String(field) !== FIELDS[file] || !range) return;
        const text = pages.linkProblem(String(value), "/");
        if (text) problems.push(problemAt(source, file, range[0], text));
      },
    });
    return problems;
  });
}
