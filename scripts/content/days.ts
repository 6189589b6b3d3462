import { isScalar, visit } from "yaml";
import { parseYaml } from "#app/content/content-files.server.ts";
import { type Problem, problemAt } from "#app/content/problem.ts";
import { FRONT_MATTER } from "#app/own-texts/front-matter.server.ts";
import type { Content } from "./read-site.ts";

/** Days, months and years of records, and days of pages, that are yet to come. An article may have a later day. */
export function daysAhead({ files, now }: Pick<Content, "files" | "now">): Problem[] {
  // Somewhere it is tomorrow already.
  const today = new Date(now.getTime() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return files.flatMap(({ file, source }) => {
    if (file.startsWith("articles/")) return [];
    const problems: Problem[] = [];
    const yaml = file.endsWith(".yaml") ? source : (FRONT_MATTER.exec(source)?.[1] ?? "");
    visit(parseYaml(file, yaml).document, {
      Pair(_, { key, value }) {
        if (!isScalar(value) || !value.range) return;
        const written = String(value.value);
        if (!isAhead(String(key), written, today)) return;
        const text = `${key}: ${written} is yet to come: write when it was done`;
        problems.push(problemAt(source, file, value.range[0], text));
      },
    });
    return problems;
  });
}

function isAhead(field: string, written: string, today: string): boolean {
  // Papers of the next year's first volume are printed before.
  if (field === "year") return Number(written) > Number(today.slice(0, 4)) + 1;
  if (field === "corrected") return written > today.slice(0, "YYYY-MM".length);
  return /^\d{4}-\d\d-\d\d(?:T|$)/.test(written) && written.slice(0, today.length) > today;
}
