import { type Logger, pino } from "pino";
import { parseEnv } from "#app/infra/env.server.ts";
import { createApp } from "#server/app.ts";
import { createServices, type Services, type Surroundings } from "#server/services.ts";
import type { SiteBuild } from "#server/site-build.ts";
import { openEmbeddedStore } from "#server/store/embedded-store.ts";

const BUILD = new URL("../../build/server/index.js", import.meta.url).href;

/** The result of `npm run build`. */
export const build: SiteBuild = await import(/* @vite-ignore */ BUILD);

/** One for all sites of a file, because opening takes longer than most tests. */
const embeddedStore = openEmbeddedStore(pino({ level: "silent" }));

/** Silent, with retries at once and readers who wait for every answer, unless the test passes other surroundings. */
export const openServices = (
  env: Record<string, string> = {},
  { log = pino({ level: "silent" }), ...world }: Partial<Surroundings> & { log?: Logger } = {},
): Services =>
  createServices(parseEnv(env), log, {
    now: () => performance.now(),
    wait: (milliseconds) => (milliseconds < 1_000 ? Promise.resolve() : new Promise(() => {})),
    embeddedStore,
    ...world,
  });

export const builtApp = (services: Services) =>
  createApp({ services, build, mode: "production", clientFiles: "build/client" });

/** The public origin of sites opened by `openSite`. */
export const SITE = "https://site.example";

/** On the embedded store, or on the one of `env`; asked by path or by address. */
export function openSite(env: Record<string, string> = {}) {
  const app = builtApp(openServices({ PUBLIC_SITE_URL: SITE, ...env }));
  return async (address: string) => app.request(address.replace(SITE, "") || "/");
}

const getAnew = openSite();
const answers = new Map<string, Promise<Response>>();

/** From the embedded store, where nothing changes: a page that several tests or files read is made once. */
export async function getPage(address: string): Promise<Response> {
  const answer = answers.get(address) ?? getAnew(address);
  answers.set(address, answer);
  return (await answer).clone();
}
