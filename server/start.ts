import { createServer, type Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { listUnprovenFigures } from "#app/evidence/ledger/own-figures.server.ts";
import { type Env, parseEnv } from "#app/infra/env.server.ts";
import type { Metrics } from "#app/infra/metrics.server.ts";
import { samples } from "#app/site.config.ts";
import "#app/webinar.config.ts";
import { BLOG_HANDLE } from "#embedded-store/graph.ts";
import { createSiteServer } from "./http-server.ts";
import { listen, orEnd } from "./listen.ts";
import { createLog } from "./log.ts";
import { createServices } from "./services.ts";
import type { SiteBuild } from "./site-build.ts";
import { startWarnings } from "./start-warnings.ts";
import { type EmbeddedStore, openEmbeddedStore } from "./store/embedded-store.ts";
import { createStoreInquiry } from "./store/store-inquiry.ts";
import { storeLine } from "./store/store-line.ts";

export function start(build: SiteBuild): void {
  const env = orEnd(() => parseEnv(process.env));
  const { log, output, problems } = createLog(env.logLevel);
  if (process.env.NODE_ENV === "production") {
    const unproven = samples.length + listUnprovenFigures().length > 0;
    for (const warning of startWarnings(process.env, env, unproven)) log.warn(warning);
  }
  const now = () => performance.now();
  const embeddedStore = openEmbeddedStore(log);
  const services = createServices(env, log, {
    now,
    wait,
    embeddedStore,
    problems: problems.list,
  });
  output.on("drop", () => services.metrics.logLinesDropped.inc());
  const site = createSiteServer({ services, build, clientFiles: "build/client", now, wait });

  const command = "npm start";
  const place = { variable: "PORT", port: env.port, host: env.host, command };
  listen(site.server, place, (origin) => {
    console.log(`The site is at ${origin}`);
  });
  if (env.metricsPort !== undefined) {
    const { metricsPort: port, metricsHost: host } = env;
    const metrics = { variable: "METRICS_PORT", port, host, command };
    listen(createMetricsServer(services.metrics), metrics, (origin) => {
      log.info(`Metrics are at ${origin}/metrics`);
    });
  }
  logStore(env, log, embeddedStore);
  services.database.open();
  services.outbox.start();
  services.searchCounts.start();
  services.purges.start();
  // Begins to read the blog, or the first reader's search would miss older articles.
  void services.articles.list();

  onSignal(async () => {
    await site.drain();
    await services.outbox.stop();
    services.purges.stop();
    services.linkCheck.stop();
    await services.searchCounts.stop();
    await services.database.close();
  });
}

/** On a port of its own, so that the public site has no such address. */
function createMetricsServer({ registry }: Metrics): Server {
  return createServer(async (request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { "Content-Type": registry.contentType }).end(text);
  });
}

/** Logs one line about the store, without delaying the start. */
async function logStore(env: Env, log: Logger, embedded: EmbeddedStore): Promise<void> {
  const store = env.store ? { ...env.store, fetch } : embedded.published;
  const name = env.store ? env.store.origin : "the embedded one";
  const blogHandle = env.store?.blogHandle ?? BLOG_HANDLE;
  const { level, line } = await storeLine(
    name,
    store,
    blogHandle,
    createStoreInquiry(store, { wait }),
  );
  log[level](line);
}

/** A second signal ends the process at once. */
function onSignal(finish: () => Promise<void>): void {
  let told = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (told) process.exit(1);
      told = true;
      finish().finally(() => process.exit(0));
    });
  }
}
