import { parseArgs } from "node:util";
import { pino } from "pino";
import { listVerdictChanges } from "#app/forms/alerts/alert-topics.server.ts";
import {
  type Announcement,
  announce,
  previewAnnouncement,
} from "#app/forms/alerts/announce.server.ts";
import { createOutbox } from "#app/forms/outbox.server.ts";
import { parseEnv } from "#app/infra/env.server.ts";
import { isAgreed, requireFile, runCommand, UsageError, withDatabase } from "./operator-command.ts";

// `npm run site announce` shows the changed verdicts and their readers, asks, and writes the mails into
// the outbox; `--yes` skips the question. It may run twice or be killed at any time.

async function run(args: string[]): Promise<void> {
  const { yes } = parseArgs({ args, options: { yes: { type: "boolean" } } }).values;
  const env = parseEnv(process.env);
  if (!env.smtpUrl) {
    throw new UsageError(
      "SMTP_URL is not set, so the server sends no mail: nothing was announced.",
    );
  }
  if (!env.databaseUrl) requireFile(env.dataDir);
  const clock = Date.now;
  const { siteUrl } = env;
  await withDatabase(env, async (database) => {
    const outbox = createOutbox(database, undefined, pino({ level: "silent" }), clock);
    const parts = { database, outbox, changes: listVerdictChanges(), clock, siteUrl };
    const preview = await previewAnnouncement(parts);
    console.log(inWords(preview));
    if (preview.ready.length === 0) return;
    const question = `Write ${mails(preview.ready.length)}?`;
    if (!yes && !(await isAgreed(question, "announced"))) return;
    const written = await announce(parts, preview.ready);
    console.log(`${mails(written)} written: the server sends them.`);
  });
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

await runCommand(run);
