import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT } from "./project.js";

// `npm run content` reads all of content/, names what is wrong with file and line, and writes down the ids that code
// may name.
const FILE = join(PROJECT, "app/content/ids.ts");
try {
  const { listStudies } = await import("#app/evidence/ledger/studies.server.ts");
  const { listClaims } = await import("#app/evidence/ledger/claims.server.ts");
  const { listAskFirst } = await import("#app/evidence/ledger/ask-first.server.ts");
  const { listOwnFigures } = await import("#app/evidence/ledger/own-figures.server.ts");
  const { protocols } = await import("#app/evidence/ledger/protocols.server.ts");
  const { listDevices } = await import("#app/evidence/ledger/devices.server.ts");
  await import("#app/evidence/ledger/guidelines.server.ts");
  await import("#app/evidence/ledger/differences.server.ts");
  await import("#app/evidence/ledger/page-history.server.ts");
  const studies = listStudies();
  const claims = listClaims();
  const outcomes = studies.flatMap(({ id, outcomes }) =>
    Object.keys(outcomes).map((name) => `${id}/${name}`),
  );
  const ids = [
    "// Written by `npm run content`: the ids of content/. Another one does not compile.",
    union("StudyId", idsOf(studies)),
    union("OutcomeRef", outcomes),
    union("ClaimId", idsOf(claims)),
    union("AskFirstId", idsOf(listAskFirst())),
    union("ProtocolId", Object.keys(protocols)),
    union(
      "DeviceId",
      listDevices().map(([id]) => id),
    ),
    union("OwnFigureId", idsOf(listOwnFigures())),
  ].join("\n\n");
  if (readFileSync(FILE, "utf8") !== `${ids}\n`) writeFileSync(FILE, `${ids}\n`);
  const problems = await problemsInTexts();
  if (problems.length > 0) throw new Error(`Content to mend:\n${problems.join("\n")}`);
  console.log(`${studies.length} studies and ${claims.length} uses, nothing to mend.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Numbers and citations that the ledger does not have: "content/articles/faq.md:12:5: …". */
async function problemsInTexts(): Promise<string[]> {
  const { signProblems } = await import("#app/evidence/ledger/check-signs.server.ts");
  const files = readdirSync(join(PROJECT, "content"), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /\.(?:md|yaml)$/.test(file))
    .sort()
    .flatMap((file) =>
      signProblems(readFileSync(join(PROJECT, "content", file), "utf8")).map(
        ({ line, column, text }) => `content/${file}:${line}:${column}: ${text}`,
      ),
    );
}

function union(name: string, ids: readonly string[]): string {
  return `export type ${name} =\n${ids.map((id) => `  | "${id}"`).join("\n")};`;
}

function idsOf(records: readonly { id: string }[]): string[] {
  return records.map(({ id }) => id);
}
