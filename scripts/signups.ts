import { parseArgs } from "node:util";
import { heldInWords } from "#app/desk/people/people-words.ts";
import { erasePerson } from "#app/forms/erase.server.ts";
import { exportSignUps } from "#app/forms/export.server.ts";
import { mailAddress } from "#app/forms/mail-address.server.ts";
import { canExport, formats, type List, lists, statuses } from "#app/forms/sign-up-lists.ts";
import type { Database } from "#app/infra/database.server.ts";
import { type Env, parseEnv } from "#app/infra/env.server.ts";
import { isAgreed, requireFile, runCommand, UsageError, withDatabase } from "./operator-command.ts";
import { backUp, copyToPostgres, noteBackUp } from "./signups-copy.ts";

const LISTED: Record<List, string> = {
  newsletter: "the readers of the newsletter",
  alerts: "the readers who asked to be told of changed verdicts",
  webinar: "the people who registered for the webinar",
};

const USAGE = `npm run --silent site signups COMMAND

${lists.map((list) => `  ${`${list} [OPTIONS]`.padEnd(22)}lists ${LISTED[list]}`).join("\n")}
    --status subscribed|pending|unsubscribed|all   default: subscribed
    --format csv|json|mailchimp|shopify|listmonk   default: csv; the last three not for alerts
    --since DATE                                   people who agreed on that day or later
    --undeliverable                                also addresses that took no mail
  erase EMAIL [--yes]   removes a person from everything; asks first, unless there is --yes
  backup FILE           copies the SQLite database into a new file, while the site runs
  backed-up             writes down for the desk that pg_dump has backed up Postgres
  copy                  copies the SQLite database of DATA_DIR into the empty Postgres of DATABASE_URL

DATE is a day such as 2026-11-30 (UTC). Lists go to standard output.`;

const COMMANDS = [...lists, "erase", "backup", "backed-up", "copy"] as const;

async function run(args: string[]): Promise<void> {
  const wanted = parseCommand(args);
  const { command } = wanted;
  const env = parseEnv(process.env);
  if (command === "copy" && !env.databaseUrl) throw new UsageError("copy needs DATABASE_URL.");
  if (command === "copy" || !env.databaseUrl) requireFile(env.dataDir);
  await withDatabase(env, async (database) => {
    const said = await answer(wanted, database, env);
    if (said) console.log(said);
  });
}

/** @returns what is to be said on standard output */
async function answer(
  { command, operand, yes, ...wanted }: Wanted,
  database: Database,
  env: Env,
): Promise<string | undefined> {
  switch (command) {
    case "erase": {
      const email = needed(operand, "erase needs an email address.");
      const question = `Remove ${email} from every table, for good?`;
      return yes || (await isAgreed(question, "removed")) ? erase(database, email) : undefined;
    }
    case "backup":
      return backUp(database, needed(operand, "backup needs a file name."), Date.now);
    case "backed-up":
      await noteBackUp(database, Date.now);
      return "Recorded: the database was backed up just now.";
    case "copy":
      return withDatabase({ ...env, databaseUrl: undefined }, (source) =>
        copyToPostgres(source, database),
      );
    default: {
      const { siteUrl } = env;
      const list = await exportSignUps(database, command, { ...wanted, siteUrl });
      for await (const piece of list.content) process.stdout.write(piece);
      // Standard output is the file.
      const { otherStatus, undeliverable } = list.leftOut;
      const reasons = [
        otherStatus > 0 && `${otherStatus} with another status`,
        undeliverable > 0 && `${undeliverable} whose address took no mail`,
      ].filter(Boolean);
      if (reasons.length > 0) {
        const which = wanted.statuses.join(", ");
        console.error(`Written: ${list.rows} (${which}). Left out: ${reasons.join(", ")}.`);
      }
      return undefined;
    }
  }
}

/** @returns sentences about the removed rows */
async function erase(database: Database, email: string): Promise<string> {
  const read = mailAddress.safeParse(email);
  if (!read.success) throw new UsageError("That is no email address: nothing was removed.");
  const now = new Date().toISOString();
  const receipt = await erasePerson(database, read.data.key, "command line", now);
  return `Removed: ${heldInWords(receipt)}. Receipt: ${receipt.id}. ${receipt.log_emptied ? BACK_UPS : STILL_IN_LOG}`;
}

const BACK_UPS = "Copies in older back-ups stay until you delete those.";
const STILL_IN_LOG =
  "The file site.db-wal still holds them, because another process is using it: erase again in a minute.";

type Wanted = ReturnType<typeof parseCommand>;

function parseCommand(args: string[]) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [name, operand, ...rest] = positionals;
  const command = COMMANDS.find((known) => known === name);
  if (!command) {
    throw new UsageError(name ? `There is no command "${name}".` : "Which command?");
  }
  if (rest.length > 0) throw new UsageError(`Unknown words: "${rest.join(" ")}".`);
  const format = formats.find((known) => known === values.format);
  if (!format) throw new UsageError(`--format is one of ${formats.join(", ")}.`);
  const list = lists.find((known) => known === command);
  if (list && !canExport(list, format)) {
    throw new UsageError(
      `${list} are written as csv or json only: their readers were promised that nobody else gets their address.`,
    );
  }
  const wantedStatuses =
    values.status === "all" ? statuses : statuses.filter((known) => known === values.status);
  if (wantedStatuses.length === 0) {
    throw new UsageError(`--status is one of ${statuses.join(", ")}, all.`);
  }
  const since = values.since ? new Date(values.since) : new Date(0);
  if (Number.isNaN(since.getTime())) throw new UsageError(`"${values.since}" is no date.`);
  const { undeliverable, yes } = values;
  const readers = { statuses: wantedStatuses, since: since.toISOString(), undeliverable };
  return { command, operand, yes, format, ...readers };
}

const OPTIONS = {
  format: { type: "string", default: "csv" },
  status: { type: "string", default: "subscribed" },
  since: { type: "string" },
  undeliverable: { type: "boolean", default: false },
  yes: { type: "boolean" },
} as const;

function needed(operand: string | undefined, otherwise: string): string {
  if (!operand) throw new UsageError(otherwise);
  return operand;
}

await runCommand(run, USAGE);
