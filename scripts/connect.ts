import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseEnv } from "#app/infra/env.server.ts";
import { loadContent, publishedArticles } from "#embedded-store/content.ts";
import { startWarnings } from "#server/start-warnings.ts";
import { createStoreInquiry } from "#server/store/store-inquiry.ts";
import { importableFiles } from "./importable-files.ts";
import { CommandError, runCommand, UsageError } from "./operator-command.ts";
import { reportOnStore } from "./store-report.ts";

const USAGE = `npm run site connect                 asks the store of .env what it has, and says what the site will show
npm run site connect export FOLDER   writes the sample articles as files for importing into Shopify`;

await runCommand(async ([command, folder, ...rest]) => {
  if (command === undefined) await report();
  else if (command === "export" && folder && rest.length === 0) exportSamples(folder);
  else throw new UsageError();
}, USAGE);

async function report(): Promise<void> {
  const env = parseEnv(process.env);
  // The site's own address does not matter yet.
  const variables = { ...process.env, PUBLIC_SITE_URL: env.siteUrl };
  for (const warning of startWarnings(variables, env, false)) console.error(`${warning}\n`);
  if (!env.store) throw new CommandError("No store is set.");
  const store = { ...env.store, fetch };
  const own = publishedArticles(loadContent(), new Date()).map(({ handle }) => handle);
  const { text, works } = await reportOnStore(
    store,
    createStoreInquiry(store, { wait }),
    own,
    env.shopUrl,
  );
  console.log(text);
  if (!works) process.exitCode = 1;
}

function exportSamples(folder: string): void {
  const env = parseEnv(process.env);
  if (!process.env.PUBLIC_SITE_URL?.trim()) {
    throw new CommandError(
      "Set PUBLIC_SITE_URL first: the importer fetches the pictures from the site, which has to be public by then.",
    );
  }
  mkdirSync(folder, { recursive: true });
  for (const { name, content } of importableFiles(loadContent(), env.siteUrl)) {
    const path = join(folder, name);
    writeFileSync(path, content);
    console.log(`${path} is written.`);
  }
  console.log("How to import them: README.md, Connect a store.");
}
