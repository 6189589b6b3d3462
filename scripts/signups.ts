import { createInterface } from "node:readline/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { pino } from "pino";
import { exportSignUps } from "#app/forms/export.server.ts";
import { canExport, formats, type List, lists, statuses } from "#app/forms/sign-up-lists.ts";
import { createDatabase } from "#app/infra/database.server.ts";
import { parseEnv } from "#app/infra/env.server.ts";
import { runCommand, UsageError } from "./operator-command.ts";
import { backUp, copyToPostgres, noteBackUp } from "./signups-copy.ts";
import { requireFile } from "./signups-database.ts";
import { erase } from "./signups-erase.ts";

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

// DATA_DIR is relative to the project, as for the server. Files are for the owner only.
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
process.umask(0o077);

const COMMANDS = [...lists, "erase", "backup", "backed-up", "copy"] as const;

async function run(args: string[]): Promise<void> {
  const { command, operand, wanted, yes } = parseCommand(args);
  const env = parseEnv(process.env);
  if (command === "copy" && !env.databaseUrl) throw new UsageError("copy needs DATABASE_URL.");
  if (command === "copy" || !env.databaseUrl) requireFile(env.dataDir);
  const log = pino({ level: "silent" });
  const database = createDatabase(env, log);
  try {
    switch (command) {
      case "erase": {
        const email = needed(operand, "erase needs an email address.");
        if (!yes && !(await isAgreed(email))) {
          process.exitCode = 1;
          return console.log("Nothing was removed.");
        }
        return console.log(await erase(database, email));
      }
      case "backup":
        return console.log(
          await backUp(database, needed(operand, "backup needs a file name."), Date.now),
        );
      case "backed-up":
        await noteBackUp(database, Date.now);
        return console.log("Recorded: the database was backed up just now.");
      case "copy": {
        const source = createDatabase({ ...env, databaseUrl: undefined }, log);
        return console.log(await copyToPostgres(source, database).finally(source.close));
      }
      default: {
        const { content, rows, leftOut } = await exportSignUps(database, command, {
          ...wanted,
          siteUrl: env.siteUrl,
        });
        for await (const piece of content) process.stdout.write(piece);
        // Standard output is the file.
        const reasons = [
          leftOut.otherStatus > 0 && `${leftOut.otherStatus} with another status`,
          leftOut.undeliverable > 0 && `${leftOut.undeliverable} whose address took no mail`,
        ].filter(Boolean);
        if (reasons.length > 0) {
          const which = wanted.statuses.join(", ");
          console.error(`Written: ${rows} (${which}). Left out: ${reasons.join(", ")}.`);
        }
        return;
      }
    }
  } finally {
    await database.close();
  }
}

function parseCommand(args: string[]) {
  const { values, positionals } = parsed(args);
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
  const { undeliverable } = values;
  const wanted = { format, statuses: wantedStatuses, since: since.toISOString(), undeliverable };
  return { command, operand, wanted, yes: values.yes };
}

function parsed(args: string[]) {
  try {
    const options = {
      format: { type: "string", default: "csv" },
      status: { type: "string", default: "subscribed" },
      since: { type: "string" },
      undeliverable: { type: "boolean", default: false },
      yes: { type: "boolean", default: false },
    } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function isAgreed(email: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new UsageError("There is no terminal to ask in, so nothing was removed: add --yes.");
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`Remove ${email} from every table, for good? (y/N) `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

function needed(operand: string | undefined, otherwise: string): string {
  if (!operand) throw new UsageError(otherwise);
  return operand;
}

await runCommand(() => run(process.argv.slice(2)), USAGE);
