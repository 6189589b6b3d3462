import { setTimeout as wait } from "node:timers/promises";
import { type ServerType, serve } from "@hono/node-server";
import { pino } from "pino";
import { EnvError, parseEnv } from "#app/infra/env.ts";
import { ContentError } from "#demo-store/content.ts";
import { createApp, type SiteBuild } from "./app.ts";
import { createServices } from "./services.ts";

/** Validates the settings, wires the site and listens until the process is told to stop. */
export async function start(): Promise<void> {
  const env = orEnd(() => parseEnv(process.env));
  const log = pino({ level: env.logLevel });
  const build: SiteBuild = await import(new URL("../build/server/index.js", import.meta.url).href);
  const services = orEnd(() => createServices(env, log, { now: () => performance.now(), wait }));
  const app = createApp({ services, build, mode: "production", clientFiles: "build/client" });
  const server = serve({ fetch: app.fetch, port: env.port }, ({ port }) => {
    console.log(`The site is at http://localhost:${port}`);
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    endWith(
      error.code === "EADDRINUSE"
        ? `Port ${env.port} is in use. Set PORT to another one, such as PORT=${env.port + 1} npm start.`
        : `The server can't listen on port ${env.port}: ${error.message}`,
    );
  });
  services.database.open();
  services.outbox.start();
  closeOnSignal(server, async () => {
    await services.outbox.stop();
    await services.database.close();
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

/** @param finish what is left to do when the last answer is out */
function closeOnSignal(server: ServerType, finish: () => Promise<void>): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      server.close(() => finish().finally(() => process.exit(0)));
      if ("closeIdleConnections" in server) server.closeIdleConnections();
    });
  }
}
