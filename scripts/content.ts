import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { contentFolder } from "#app/content/content-folder.server.ts";
import { beginArticle } from "./content/new-article.ts";
import { beginRecord } from "./content/new-record.ts";
import { PROJECT } from "./project.js";

// `npm run content` reads all of content/, names what is wrong with file and line, and writes down the ids that code
// may name and the schemas that editors' tools know fields by. `npm run content new study chow-2009` begins a file.

// Each reads its part of content/ when it is imported.
const LISTS = [
  ...["studies", "claims", "ask-first", "protocols", "devices", "guidelines", "differences"].map(
    (list) => `evidence/ledger/${list}`,
  ),
  ...["evidence/ledger/own-figures", "evidence/ledger/page-history", "alerts/alert-mails"],
  ...["newsletter/confirmation-mail", "webinar/registration-mail", "webinar/webinar-content"],
  ...["explainer/explainer", "tools/light-in-skin/light-in-skin-texts"],
  "benefits/content/benefit-content",
  ...["guides/content/red-light-101", "guides/content/hub"],
];
const [command, kind, ...words] = process.argv.slice(2);
try {
  if (command === "new") begin();
  else await check();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function begin(): void {
  const path =
    kind === "article"
      ? beginArticle(words.join(" "), contentFolder, new Date())
      : beginRecord(kind, words[0], contentFolder, new Date().toISOString().slice(0, 10));
  console.log(`Wrote content/${path}. Fill it in; npm run content names what is missing.`);
}

async function check(): Promise<void> {
  const problems = new Set<string>();
  for (const list of LISTS) {
    await import(`../app/${list}.server.ts`).catch(({ message }) => problems.add(message));
  }
  if (problems.size > 0) throw new Error([...problems].join("\n"));
  const { contentIds, idTypes } = await import("./content/ids.ts");
  const { jsonSchemas } = await import("./content/schemas.ts");
  write(join(PROJECT, "app/content/ids.ts"), idTypes());
  for (const [name, schema] of jsonSchemas()) {
    const file = fileURLToPath(new URL(`schemas/${name}.json`, contentFolder));
    write(file, `${JSON.stringify(schema, null, 2)}\n`);
  }
  const { signsToMend } = await import("./content/signs.ts");
  const { articlesToMend } = await import("./article-check/loader-problems.ts");
  const signs = signsToMend();
  const { guidesToMend } = await import("./content/guides.ts");
  const { usesToMend } = await import("./content/uses.ts");
  const toMend =
    signs.length > 0 ? signs : [...usesToMend(), ...articlesToMend(), ...guidesToMend()];
  if (toMend.length > 0) throw new Error(`Content to mend:\n${toMend.join("\n")}`);
  const { StudyId: studies, ClaimId: uses, AskFirstId: reasons } = contentIds;
  console.log(
    `${studies.length} studies, ${uses.length} uses and ${reasons.length} reasons to ask first, nothing to mend.`,
  );
}

/** Tools that watch the file are left alone while it stays the same. */
function write(file: string, text: string): void {
  if (readFileSync(file, { encoding: "utf8", flag: "a+" }) !== text) writeFileSync(file, text);
}
