import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT } from "./project.js";

// `npm run content` reads all of content/, names what is wrong with file and line, and writes down the ids that code
// may name.
const FILE = join(PROJECT, "app/content/ids.ts");
try {
  const { listStudies } = await import("#app/evidence/ledger/studies.server.ts");
  const { listClaims } = await import("#app/evidence/ledger/claims.server.ts");
  const studies = listStudies();
  const claims = listClaims().map(({ id }) => id);
  const outcomes = studies.flatMap(({ id, outcomes }) =>
    Object.keys(outcomes).map((name) => `${id}/${name}`),
  );
  const ids = [
    "// Written by `npm run content`: the ids of content/. Another one does not compile.",
    union(
      "StudyId",
      studies.map(({ id }) => id),
    ),
    union("OutcomeRef", outcomes),
    union("ClaimId", claims),
  ].join("\n\n");
  if (readFileSync(FILE, "utf8") !== `${ids}\n`) writeFileSync(FILE, `${ids}\n`);
  console.log(`${studies.length} studies and ${claims.length} uses, nothing to mend.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function union(name: string, ids: readonly string[]): string {
  return `export type ${name} =\n${ids.map((id) => `  | "${id}"`).join("\n")};`;
}
