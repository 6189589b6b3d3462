import type { Problem } from "#app/content/problem.ts";
import { signProblems } from "#app/evidence/ledger/check-signs.server.ts";
import type { TextFile } from "./files.ts";

/** Numbers and citations that the ledger does not have. Those of Markdown the store's loader names. */
export function signsInRecords({ files }: { readonly files: readonly TextFile[] }): Problem[] {
  return files
    .filter(({ file }) => file.endsWith(".yaml"))
    .flatMap(({ file, source }) => signProblems(source, file));
}
