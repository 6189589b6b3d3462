import { setTimeout as wait } from "node:timers/promises";
import { contentFolder } from "#app/content/content-folder.server.ts";
import { CANDIDATES_FILE } from "#app/desk/care/candidates.server.ts";
import { noticeInWords } from "#app/desk/care/papers.server.ts";
import { isClaimId, listClaims } from "#app/evidence/ledger/claims.server.ts";
import { listStudies } from "#app/evidence/ledger/studies.server.ts";
import { parseEnv } from "#app/infra/env.server.ts";
import { CommandError, runCommand, UsageError } from "./operator-command.ts";
import { beginDraft, passOver } from "./papers/begin-draft.ts";
import { checkPapers } from "./papers/check-papers.ts";
import { findPapers, type Places } from "./papers/find-papers.ts";
import { createPubmed, type Pubmed, PubmedError } from "./papers/pubmed.ts";

const USAGE = `npm run content papers                       searches for each use, then asks for retractions
npm run content papers search [USE …]        asks PubMed for new trials and reviews
npm run content papers retractions           asks PubMed what was printed later about our studies
npm run content papers draft PMID [ID]       begins a study in content/studies/ with a paper that was found
npm run content papers pass PMID …           takes papers off the list

What is found is listed at /desk/care. PubMed is asked when somebody runs this, and never else.`;

const places: Places = {
  content: contentFolder,
  candidates: CANDIDATES_FILE,
  today: new Date().toISOString().slice(0, 10),
};

async function run([command, ...words]: string[]): Promise<void> {
  if (command === "draft" && words[0] && words.length < 3) {
    const path = beginDraft(words[0], words[1], places);
    console.log(`Wrote content/${path}, a draft. npm run content names what is missing.`);
  } else if (command === "pass" && words.length > 0) {
    passOver(words, places);
    console.log(`${words.length} fewer.`);
  } else if (command === "search") await search(words);
  else if (command === "retractions" && words.length === 0) await askForRetractions();
  else if (command === undefined) {
    await search([]);
    await askForRetractions();
  } else throw new UsageError();
}

async function search(names: readonly string[]): Promise<void> {
  const wrong = names.find((name) => !isClaimId(name));
  if (wrong) throw new UsageError(`No use is called "${wrong}".`);
  const uses = listClaims().filter(({ id }) => names.length === 0 || names.includes(id));
  const found = await findPapers(uses, listStudies(), pubmed(), places);
  for (const { pmid, title, matches } of found) {
    console.log(`${pmid}  ${matches.map(({ use }) => use).join(", ")}: ${title}`);
  }
  console.log(`${uses.length} uses searched, ${found.length} papers found: see /desk/care.`);
}

async function askForRetractions(): Promise<void> {
  const studies = listStudies();
  const { noticed, unknown } = await checkPapers(studies, pubmed(), places);
  for (const { id, notices } of noticed) {
    console.log(`content/studies/${id}.yaml  ${notices.map(noticeInWords).join("; ")}`);
  }
  if (unknown.length > 0) console.log(`PubMed doesn't have: ${unknown.join(", ")}.`);
  const asked = studies.length - unknown.length;
  console.log(`${asked} papers asked for, ${noticed.length} with something printed later.`);
}

function pubmed(): Pubmed {
  const { email, apiKey } = parseEnv(process.env).pubmed;
  if (email) return createPubmed({ email, apiKey, fetch, wait });
  throw new UsageError("Nobody was asked: PUBMED_EMAIL isn't set. .env.example says what it is.");
}

await runCommand(async (args) => {
  try {
    await run(args);
  } catch (error) {
    if (!(error instanceof PubmedError)) throw error;
    throw new CommandError(`${error.message}\nWhat was found before is kept. Run it again later.`);
  }
}, USAGE);
