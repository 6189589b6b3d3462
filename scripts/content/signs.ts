import { readdirSync, readFileSync } from "node:fs";
import { contentFolder } from "#app/content/content-folder.server.ts";
import { signProblems } from "#app/evidence/ledger/check-signs.server.ts";

/** Numbers and citations that the ledger does not have: "content/articles/faq.md:12:5: …". */
export function signsToMend(): string[] {
  return readdirSync(contentFolder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:md|yaml)$/.test(file) && file !== "README.md")
    .sort()
    .flatMap((file) =>
      signProblems(readFileSync(new URL(file, contentFolder), "utf8")).map(
        ({ line, column, text }) => `content/${file}:${line}:${column}: ${text}`,
      ),
    );
}
