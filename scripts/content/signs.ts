import { readFileSync } from "node:fs";
import { contentFolder } from "#app/content/content-folder.server.ts";
import { signProblems } from "#app/evidence/ledger/check-signs.server.ts";
import type { Problem } from "../article-check/problem.ts";
import { textFiles } from "./texts.ts";

/** Numbers and citations that the ledger does not have. */
export function signsToMend(content = contentFolder): Problem[] {
  return textFiles(content).flatMap((file) =>
    signProblems(readFileSync(new URL(file, content), "utf8")).map((problem) => ({
      file,
      ...problem,
    })),
  );
}
