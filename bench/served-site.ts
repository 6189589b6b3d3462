import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { SERVER_COMMAND, SERVER_ENV } from "../scripts/server-command.js";
import { freePort } from "../tests/free-port.ts";

/** The production server as a process of its own, with a database of its own. */
export type ServedSite = {
  origin: string;
  /** Milliseconds from its start to its first page. */
  startedIn: number;
  /** The value of a metric, over all labels, or over those that hold all of `labels`. */
  metric(name: string, labels?: string): Promise<number>;
  stop(): Promise<void>;
};

/** Starts the server of a project on a free port; its log goes to a file, as an operator's would. */
export async function serveSite(
  env: Record<string, string> = {},
  project = process.cwd(),
): Promise<ServedSite> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), "bench-site-"));
  const log = openSync(join(folder, "log"), "w");
  const origin = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const server = spawn(process.execPath, SERVER_COMMAND, {
    cwd: project,
    env: {
      ...SERVER_ENV,
      PATH: process.env.PATH,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      DATA_DIR: join(folder, "data"),
      ...env,
    },
    stdio: ["ignore", log, log],
  });
  process.once("exit", () => server.kill("SIGKILL"));
  await answers(`${origin}/`, server);
  return {
    origin,
    startedIn: performance.now() - begun,
    async metric(name, labels = "") {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const lines = text.split("\n").filter((line) => new RegExp(`^${name}[{ ]`).test(line));
      const counted = lines.filter((line) => line.includes(labels));
      return counted.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
    },
    async stop() {
      server.kill("SIGTERM");
      if (server.exitCode === null) await once(server, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}

/** The paths that a running site's sitemap lists; of the studies and the claims, which are all made alike, the first only. */
export async function sitemapPaths(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/sitemap.xml`);
  const addresses = (await response.text()).matchAll(/<loc>(.*?)<\/loc>/g);
  const paths = [...addresses].map(([, address = ""]) => new URL(address).pathname);
  const alike = ["/studies/", "/evidence/"].map((folder) =>
    paths.filter((path) => path.startsWith(folder)),
  );
  const others = new Set(alike.flatMap(([, ...others]) => others));
  return paths.filter((path) => !others.has(path));
}

/** Pages that no sitemap lists, with and without something to show. */
export const UNLISTED_PATHS = [
  "/search",
  "/search?q=sleep",
  "/search?q=zzzz",
  "/benefits/pain-inflammation/print?use=neck-pain",
  "/reviews",
  "/guide",
  "/no-such-page",
  "/newsletter/subscribe",
  "/newsletter/thank-you",
  "/newsletter/confirm/no-such-token",
  "/unsubscribe/no-such-token",
  "/alerts/subscribe",
  "/alerts/thank-you",
  "/alerts/confirm/no-such-token",
];

async function answers(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // Not listening yet.
    }
    await wait(10);
  }
  throw new Error("The server ended at its start. Is there a build? `npm run build` makes one.");
}
