import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { pino } from "pino";
import { parseEnv } from "#app/infra/env.server.ts";
import { createLinkCheck } from "#app/link-check/link-check.server.ts";
import { listToMend } from "#app/link-check/link-rows.server.ts";
import { checkOutsideLink } from "#app/link-check/outside-link.server.ts";
import * as site from "#app/site.config.ts";
import { createApp } from "#server/app.ts";
import { askApp } from "#server/ask-app.ts";
import { createServices } from "#server/services.ts";
import { CommandError, runCommand } from "./operator-command.ts";

// `npm run site links` checks all articles and their links, outside ones with CHECK_LINKS=outside. It
// prints the problems and stores them for the desk.
// What it stores is for the owner only.
process.umask(0o077);

const BUILD = new URL("../build/server/index.js", import.meta.url);

async function run(): Promise<void> {
  const env = parseEnv(process.env);
  if (!existsSync(BUILD)) throw new CommandError("There is no build. Run npm run build first.");
  const now = () => performance.now();
  const log = pino({ level: "silent" });
  const services = createServices(env, log, { now, wait });
  const app = createApp({ services, build: await import(BUILD.href), mode: "production" });
  const userAgent = `${site.name} link check (+${env.siteUrl})`;
  const check = createLinkCheck({
    database: services.database,
    articles: services.articles,
    clock: Date.now,
    wait,
    log,
    askInside: (path) => askApp(app, env.siteUrl, path),
    checkOutside: env.checksOutsideLinks
      ? (href) => checkOutsideLink(href, { userAgent })
      : undefined,
  });
  try {
    // The older articles of a large blog are read in the background.
    for (let list = await services.articles.list(); list.status === "ok" && !list.isRead; ) {
      await wait(1_000);
      list = await services.articles.list();
    }
    if ((await check.run()) === "store unavailable")
      throw new CommandError("The store can’t be read now: npm run site connect says why.");
    report(await listToMend(services.database), env.checksOutsideLinks);
  } finally {
    await services.database.close();
  }
}

function report(
  { links, failing, findings }: Awaited<ReturnType<typeof listToMend>>,
  isOutside: boolean,
): void {
  for (const { href, state, problem, articles } of failing) {
    console.log(`${state}: ${href}\n  ${problem}. In ${articles.join(", ")}`);
  }
  for (const { article, text } of findings) console.log(`${article}: ${text}`);
  const dead = failing.filter(({ state }) => state === "dead").length;
  const where = isOutside
    ? ""
    : " Links to other sites were left out: CHECK_LINKS=outside follows them.";
  console.log(
    `${links} links followed, ${dead} dead, ${failing.length - dead} unsure, ${findings.length} to mend in articles.${where}`,
  );
  if (dead + findings.length > 0) process.exitCode = 1;
}

await runCommand(run);
