/** What an operator does besides running the site: a module each, which takes the rest of the line. */
const COMMANDS: Record<string, { what: string; run: () => Promise<unknown> }> = {
  signups: {
    what: "exports, copies, backs up or erases sign-ups",
    run: () => import("./signups.ts"),
  },
  announce: {
    what: "mails changed verdicts to the readers who asked for them, once",
    run: () => import("./announce.ts"),
  },
  desk: {
    what: "invites an operator to /desk, lists them, or ends their access",
    run: () => import("./desk.ts"),
  },
  links: {
    what: "checks the links of all articles; with CHECK_LINKS=outside those to other sites too",
    run: () => import("./links.ts"),
  },
  connect: {
    what: "asks a store what it has and says what is missing, or writes the samples for Shopify",
    run: () => import("./connect.ts"),
  },
  purge: {
    what: "shows a change in the store at once",
    run: () => import("./purge.ts"),
  },
};

// `npm run site signups newsletter`; arguments that begin with dashes come after `npm run site --`.
const [command = ""] = process.argv.splice(2, 1);
if (Object.hasOwn(COMMANDS, command)) await COMMANDS[command]?.run();
else {
  const lines = Object.entries(COMMANDS).map(([name, { what }]) => `  ${name.padEnd(10)}${what}`);
  console.error(`npm run site COMMAND\n\n${lines.join("\n")}`);
  process.exitCode = 1;
}

export {};
