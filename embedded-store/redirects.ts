import { existsSync, readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import type { Problem } from "#app/content/problem.ts";

export type StoreRedirect = {
  /** Within the store, such as `/blogs/red-light-therapy-blog/old-name`. */
  path: string;
  /** A path, or a whole address. */
  target: string;
};

const FILE = "redirects.csv";

/** As Shopify's admin exports and imports it under Content, Menus, URL redirects. */
const row = z
  .object({
    "Redirect from": z
      .string()
      .regex(/^\/\S*$/, "Redirect from: expected a path such as /old-name"),
    "Redirect to": z
      .string()
      .regex(/^(\/|https?:\/\/)\S*$/, "Redirect to: expected a path or an https address"),
  })
  .transform((cells) => ({ path: cells["Redirect from"], target: cells["Redirect to"] }));

/** None without `redirects.csv`. @param problems gets a line for each invalid row */
export function loadRedirects(directory: URL, problems: Problem[]): StoreRedirect[] {
  const file = new URL(FILE, directory);
  if (!existsSync(file)) return [];
  let rows: unknown[];
  try {
    rows = parse(readFileSync(file, "utf8"), { columns: true, bom: true, trim: true });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    problems.push({ file: FILE, line: 1, text });
    return [];
  }
  return rows.flatMap((cells, index) => {
    const parsed = row.safeParse(cells);
    if (parsed.success) return [parsed.data];
    problems.push({ file: FILE, line: index + 2, text: parsed.error.issues[0]?.message ?? "" });
    return [];
  });
}
