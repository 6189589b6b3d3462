import { createHmac } from "node:crypto";
import { parseArgs } from "node:util";
import { z } from "zod";
import { parseEnv } from "#app/infra/env.server.ts";
import { CommandError, runCommand } from "./operator-command.ts";

const USAGE = `npm run site purge [--url ORIGIN]

  Makes the site look again into the store before it shows a page. It is asked at PUBLIC_SITE_URL, or
  at ORIGIN, and has to have the same PURGE_SECRET.`;

async function purge(site: string, secret: string | undefined): Promise<string> {
  if (!secret)
    throw new CommandError(
      "PURGE_SECRET is not set: put the one that the site runs with into .env.",
    );
  const time = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac("sha256", secret).update(time).digest("hex");
  const headers = { "X-Signature-Time": time, "X-Signature-SHA256": signature };
  const answer = await post(`${site}/api/purge`, headers);
  const location = answer.headers.get("Location");
  if (location)
    throw new CommandError(`${site} sends on to ${location}: give its origin as --url.`);
  switch (answer.status) {
    case 200:
      if (!isDone(await answer.text())) throw new CommandError(`${site} is not this site.`);
      return `Purged ${site}: every page is made anew when it is next asked for.`;
    case 401:
      throw new CommandError(`${site} has another PURGE_SECRET.`);
    case 403:
      throw new CommandError(`${site} has another time than this machine: set the clocks right.`);
    case 404:
      throw new CommandError(`${site} can't be purged: it runs without PURGE_SECRET.`);
    default:
      throw new CommandError(
        `${site} answered ${answer.status}: not every server was purged. Try again.`,
      );
  }
}

async function post(url: string, headers: Record<string, string>): Promise<Response> {
  try {
    // A followed redirect would become a GET.
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return await fetch(url, { method: "POST", redirect: "manual", headers, signal });
  } catch (error) {
    throw new CommandError(
      `${url} can't be reached: ${reason(error)}. Start the site, or give its origin as --url.`,
    );
  }
}

const PATIENCE_MS = 20_000;

/** A code such as ECONNREFUSED; Node's own message is only "fetch failed". */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return "code" in cause ? String(cause.code) : cause.message;
}

const done = z.object({ status: z.literal("ok") });

function isDone(text: string): boolean {
  try {
    return done.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

function originFrom(args: string[]): string | undefined {
  const { url } = parseArgs({ args, options: { url: { type: "string" } } }).values;
  if (url === undefined) return undefined;
  const parsed = URL.parse(url);
  if (parsed && /^https?:$/.test(parsed.protocol)) return parsed.origin;
  throw new CommandError(`"${url}" is no address such as https://example.com.`);
}

await runCommand(async (args) => {
  const env = parseEnv(process.env);
  console.log(await purge(originFrom(args) ?? env.siteUrl, env.purgeSecret));
}, USAGE);
