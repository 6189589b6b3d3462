import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Mistakes } from "#app/content/content-files.server.ts";
import type { Problem } from "#app/content/problem.ts";
import { PROJECT } from "./project.js";

// `npm run content` reads all of content/ and names what is wrong with file, line and column, and what to do. It also
// writes down the ids that code may name and the schemas that editors' tools know fields by. `npm run content --
// --watch` does so again after each change, `npm run content new study chow-2009` begins a file, and `npm run content
// sentences` writes content/sentences.txt: what the site makes of records by itself. For `checked` and `papers` see there.

// Most of the time goes into reading the app's modules.
enableCompileCache();
const { contentFolder } = await import("#app/content/content-folder.server.ts");

const [command, kind, ...words] = process.argv.slice(2);
try {
  if (command === "new") await begin();
  else if (command === "--watch") watch();
  else if (command === "sentences") writeSentences();
  else if (command === "checked") await withRest(() => import("./checked.ts"));
  else if (command === "papers") await withRest(() => import("./papers.ts"));
  else await check();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function begin(): Promise<void> {
  const { beginArticle } = await import("./content/new-article.ts");
  const { beginFaqEntry } = await import("./content/new-faq-entry.ts");
  const { beginRecord } = await import("./content/new-record.ts");
  const now = new Date();
  const [id, ...others] = words;
  let path: string;
  if (kind === "article") path = beginArticle(words.join(" "), contentFolder, now);
  else if (kind === "faq") path = beginFaqEntry(id, others.join(" "), contentFolder);
  else path = beginRecord(kind, id, contentFolder, now.toISOString().slice(0, 10));
  console.log(`Wrote content/${path}. Fill it in; npm run content names what is missing.`);
}

/** The module takes the rest of the line. */
async function withRest(load: () => Promise<unknown>): Promise<void> {
  process.argv.splice(2, 1);
  await load();
}

/** Node starts the check anew when a file of content/ has changed. */
function watch(): void {
  const folder = `--watch-path=${fileURLToPath(contentFolder)}`;
  spawn(process.execPath, [folder, fileURLToPath(import.meta.url)], { stdio: "inherit" });
}

/** Vitest renders the components, and its test compares the file with them. */
function writeSentences(): void {
  const vitest = fileURLToPath(new URL("./vitest.mjs", import.meta.resolve("vitest/package.json")));
  const test = ["run", "scripts/sentences/", "--update"];
  spawn(process.execPath, [vitest, ...test], { stdio: "inherit", cwd: PROJECT }).on(
    "exit",
    (code) => {
      process.exitCode = code ?? 1;
    },
  );
}

async function check(): Promise<void> {
  // Before anything that reads content/ is imported.
  const { collectMistakes } = await import("#app/content/content-files.server.ts");
  const mistakes = collectMistakes();
  const found = await findProblems(mistakes);
  const toMend = found.filter((problem) => !isOfDraft(problem));
  const gaps = [...mistakes.drafts, ...found.filter(isOfDraft)];
  const { CONTENT_TO_MEND, problemLine } = await import("#app/content/problem.ts");
  // To `npm run dev`, while it waits for them.
  if (process.connected) process.send?.(toMend.map(problemLine));
  const parts: string[] = [];
  if (toMend.length > 0) parts.push([CONTENT_TO_MEND, ...toMend.map(problemLine)].join("\n"));
  if (mistakes.problems.length === 0) {
    await writeIdsAndSchemas(mistakes);
    const { CHECKED_FILE, readCheckedList, toReadAgain } = await import(
      "./checked/checked-list.ts"
    );
    const { checksums } = await import("./checked/checksums.ts");
    const now = checksums(contentFolder);
    const unread = toReadAgain(readCheckedList(CHECKED_FILE), now, contentFolder);
    if (unread) parts.push(unread);
  }
  if (gaps.length > 0) {
    const lines = gaps.map(problemLine).join("\n");
    console.log(`Drafts, which the site leaves out. To fill in:\n${lines}\n`);
  }
  if (toMend.length === 0) await sayWhatIsThere();
  if (parts.length > 0) throw new Error(parts.join("\n\n"));
}

/** Of an article, which only `npm run dev` shows yet. */
function isOfDraft({ file }: Problem): boolean {
  const path = new URL(file, contentFolder);
  return (
    /^articles\/.+/.test(file) &&
    existsSync(path) &&
    /^draft: true$/m.test(readFileSync(path, "utf8"))
  );
}

/** @throws what is no mistake in content/ */
async function findProblems(mistakes: Mistakes): Promise<readonly Problem[]> {
  try {
    await (await import("./content/readers.ts")).readers;
    const { contentProblems } = await import("./content/content-problems.ts");
    return await contentProblems(contentFolder, new Date(), mistakes);
  } catch (error) {
    // It follows from what a list lacks.
    if (mistakes.problems.length > 0) return mistakes.problems;
    throw error;
  }
}

async function sayWhatIsThere(): Promise<void> {
  const { readOnce } = await import("./content/reread.ts");
  const once = readOnce();
  if (once.length > 0) console.log(`Not read a second time yet: ${once.join(", ")}.\n`);
  const { contentIds } = await import("./content/ids.ts");
  const { StudyId: studies, ClaimId: uses, AskFirstId: reasons } = contentIds;
  console.log(
    `${studies.length} studies, ${uses.length} uses and ${reasons.length} reasons to ask first, nothing to mend.\n`,
  );
}

async function writeIdsAndSchemas({ read }: Mistakes): Promise<void> {
  const { idTypes } = await import("./content/ids.ts");
  const { jsonSchemas } = await import("./content/schemas.ts");
  write(join(PROJECT, "app/content/ids.ts"), idTypes());
  for (const [name, schema] of jsonSchemas(read)) {
    const file = fileURLToPath(new URL(`schemas/${name}.json`, contentFolder));
    write(file, `${JSON.stringify(schema, null, 2)}\n`);
  }
}

/** Tools that watch the file are left alone while it stays the same. */
function write(file: string, text: string): void {
  if (readFileSync(file, { encoding: "utf8", flag: "a+" }) !== text) writeFileSync(file, text);
}
