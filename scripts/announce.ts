import { createInterface } from "node:readline/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { pino } from "pino";
import { listVerdictChanges } from "#app/forms/alerts/alert-topics.server.ts";
import {
  type Announcement,
  announce,
  previewAnnouncement,
} from "#app/forms/alerts/announce.server.ts";
import { createOutbox } from "#app/forms/outbox.server.ts";
import { createDatabase } from "#app/infra/database.server.ts";
import { parseEnv } from "#app/infra/env.server.ts";
import { runCommand, UsageError } from "./operator-command.ts";
import { requireFile } from "./signups-database.ts";

// `npm run site announce` shows the changed verdicts and their readers, asks, and writes the mails into
// the outbox; `--yes` skips the question. It may run twice or be killed at any time.
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
process.umask(0o077);

async function run(args: string[]): Promise<void> {
  const { yes } = parsed(args);
  const env = parseEnv(process.env);
  if (!env.smtpUrl) {
    throw new UsageError(
      "SMTP_URL is not set, so the server sends no mail: nothing was announced.",
    );
  }
  if (!env.databaseUrl) requireFile(env.dataDir);
  const log = pino({ level: "silent" });
  const database = createDatabase(env, log);
  const clock = Date.now;
  const { siteUrl } = env;
  const outbox = createOutbox(database, undefined, log, clock);
  const parts = { database, outbox, changes: listVerdictChanges(), clock, siteUrl };
  try {
    const preview = await previewAnnouncement(parts);
    console.log(inWords(preview));
    if (preview.ready.length === 0) return;
    if (!yes && !(await isAgreed(preview.ready.length))) {
      process.exitCode = 1;
      return console.log("Nothing was announced.");
    }
    const written = await announce(parts, preview.ready);
    console.log(`${mails(written)} written: the server sends them.`);
  } finally {
    await database.close();
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: { yes: { type: "boolean", default: false } } }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function inWords({ changes, ready, held }: Announcement): string {
  if (changes.length === 0) return "There is nothing to announce.";
  const lines = changes.map(
    ({ change: { on, about, was, is }, readers }) =>
      `${on}  ${about.name}: ${was} Now: ${is} (${readers} to be told)`,
  );
  const later =
    held > 0 ? ` ${held} more had one in the last seven days and get theirs later.` : "";
  return `${lines.join("\n")}\n\n${mails(ready.length)} would be written now.${later}`;
}

const mails = (count: number) => (count === 1 ? "1 mail" : `${count} mails`);

async function isAgreed(count: number): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new UsageError("There is no terminal to ask in, so nothing was announced: add --yes.");
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`Write ${mails(count)}? (y/N) `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

await runCommand(() => run(process.argv.slice(2)));
