import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { OPERATOR_NAME } from "#app/desk/access/operators.server.ts";
import { createDesk } from "#app/desk/desk.server.ts";
import { mailAddress } from "#app/forms/mail-address.server.ts";
import { parseEnv } from "#app/infra/env.server.ts";
import { sqliteFile } from "#app/infra/sqlite-file.server.ts";
import { requireFile, runCommand, UsageError, withDatabase } from "./operator-command.ts";

const USAGE = `npm run --silent site desk COMMAND

  invite NAME [--mail ADDRESS]  prints a link that signs NAME in to /desk, once and within an hour: for a new
                                operator, or one without a passkey left
  list                          the operators who may sign in
  remove NAME                   ends NAME's sessions, passkeys and links at once

Without https browsers have no passkeys: sign-in links are mailed to ADDRESS then.`;

async function run(args: string[]): Promise<void> {
  const { command, name, mail } = parseCommand(args);
  const env = parseEnv(process.env);
  const isNew = !env.databaseUrl && !existsSync(sqliteFile(env.dataDir));
  if (isNew && command !== "invite") requireFile(env.dataDir);
  await withDatabase(env, async (database) => {
    const { operators, log } = createDesk({ database, clock: Date.now, siteUrl: env.siteUrl });
    const record = (action: string) =>
      log.add({ operator: "npm run site desk", action, about: name });
    switch (command) {
      case "invite": {
        const token = await operators.invite(name, mail);
        await record("invited");
        console.log(`${env.siteUrl}/desk/invite/${token}`);
        if (isNew)
          console.error(`${resolve(env.dataDir)} had no database: the site must use it too.`);
        return console.error("It works once, and for an hour.");
      }
      case "list": {
        const all = await operators.list();
        const lines = all.map(({ name, email }) => (email ? `${name} <${email}>` : name));
        return console.log(lines.join("\n") || "Nobody was invited yet.");
      }
      case "remove": {
        if (!(await operators.remove(name)))
          throw new UsageError(`There is no operator "${name}".`);
        await record("removed");
        return console.log(`${name} can no longer sign in.`);
      }
    }
  });
}

const COMMANDS = ["invite", "list", "remove"] as const;

function parseCommand(args: string[]) {
  const options = { mail: { type: "string" } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [given, name = "", ...rest] = positionals;
  const command = COMMANDS.find((known) => known === given);
  if (!command) throw new UsageError(given ? `There is no command "${given}".` : "Which command?");
  if (command === "list" ? name : rest.length > 0) {
    throw new UsageError(
      "There are too many words. A name of several words needs quotation marks.",
    );
  }
  if (command !== "list" && !OPERATOR_NAME.test(name)) {
    throw new UsageError(`${command} needs a NAME: letters, up to 40, such as "Ada Smith".`);
  }
  if (values.mail !== undefined && command !== "invite") {
    throw new UsageError("--mail goes with invite alone.");
  }
  const mail = mailAddress.optional().safeParse(values.mail);
  if (!mail.success) {
    throw new UsageError(`Mail can't be sent to "${values.mail}": write it as ada@example.org.`);
  }
  return { command, name: name.trim(), mail: mail.data?.address };
}

await runCommand(run, USAGE);
