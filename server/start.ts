import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type Logger, pino } from "pino";
import { EnvError, parseEnv } from "#app/infra/env.ts";
import { ContentError } from "#demo-store/content.ts";
import type { SiteBuild } from "./app.ts";
import { createSiteServer } from "./http-server.ts";
import { createMetricsServer } from "./metrics-server.ts";
import { createServices } from "./services.ts";

/** Validates the settings, wires the site and listens until the process is told to stop. */
export async function start(): Promise<void> {
  const env = orEnd(() => parseEnv(process.env));
  const log = createLog(env.logLevel);
  const now = () => performance.now();
  const build: SiteBuild = await import(new URL("../build/server/index.js", import.meta.url).href);
  const services = orEnd(() => createServices(env, log, { now, wait }));
  const site = createSiteServer({ services, build, clientFiles: "build/client", now });

  listen(site.server, "PORT", env.port, (port) => {
    console.log(`The site is at http://localhost:${port}`);
  });
  if (env.metricsPort !== undefined) {
    listen(createMetricsServer(services.metrics), "METRICS_PORT", env.metricsPort, (port) => {
      log.info(`Metrics are at http://localhost:${port}/metrics`);
    });
  }
  services.database.open();
  services.outbox.start();

  onSignal(async () => {
    await site.drain();
    await services.outbox.stop();
    await services.database.close();
  });
}

function createLog(level: string): Logger {
  const { write, flush } = bufferedOutput();
  const log = pino({ level }, { write });
  process.on("exit", flush);
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "The server ends: an error that nobody caught");
    process.exit(1);
  });
  return log;
}

/**
 * Standard output, to which the lines of requests are written many at a time: one write for each
 * would cost more than serving the page. Warnings and worse are written at once.
 */
function bufferedOutput() {
  const output = pino.destination({ sync: true, minLength: 8_192, periodicFlush: LOG_DELAY });
  return {
    flush: () => output.flushSync(),
    write(line: string) {
      output.write(line);
      // Not flushSync(), which waits for the disk and with it keeps every reader waiting.
      if (!line.startsWith(INFO)) output.flush();
    },
  };
}

const INFO = `{"level":${pino.levels.values.info}`;
/** Milliseconds after which a line is written at the latest. */
const LOG_DELAY = 100;

function listen(
  server: Server,
  variable: string,
  port: number,
  onListening: (port: number) => void,
): void {
  server.once("error", (error: NodeJS.ErrnoException) => {
    endWith(
      error.code === "EADDRINUSE"
        ? `Port ${port} is in use. Set ${variable} to another one, such as ${variable}=${port + 1} npm start.`
        : `The server can't listen on port ${port}: ${error.message}`,
    );
  });
  server.listen(port, () => {
    const address = server.address();
    if (address && typeof address === "object") onListening(address.port);
  });
}

/** What the operator has to mend ends the start with its message; anything else is a fault of ours. */
function orEnd<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof EnvError || error instanceof ContentError) return endWith(error.message);
    throw error;
  }
}

function endWith(message: string): never {
  console.error(message);
  process.exit(1);
}

/** On the first signal the process ends when its work is done, on a second one at once. */
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
