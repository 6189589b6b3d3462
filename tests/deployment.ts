import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, vi } from "vitest";
import { ask } from "./ask.ts";
import { freePort } from "./free-port.ts";
import { writeNginxConfiguration } from "./nginx-configuration.ts";
import { type RunningServer, startServer } from "./running-server.ts";

/** Two servers of the site behind nginx, as `deploy/nginx.conf` has it. */
export type Deployment = {
  /** Origin under which nginx answers. */
  url: string;
  /** The servers themselves, past nginx. */
  servers: [SiteProcess, SiteProcess];
  /** nginx's access log so far. It writes a line when the answer has gone out. */
  accessLog(): Record<string, unknown>[];
  /** Makes everything in nginx's cache older. */
  age(seconds: number): void;
};

/** One server of the site, which a test may end and start again on its port. */
export type SiteProcess = {
  url: string;
  /** The entries of its log since its last start. */
  log(): Record<string, unknown>[];
  start(): Promise<void>;
  /** Resolves when the process has ended. */
  stop(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
};

/** The tests come from several addresses of this machine, which only Linux has without ado. */
export const isLinuxWithNginx =
  process.platform === "linux" && spawnSync("nginx", ["-v"]).status === 0;

/** Starts all of it on free ports of this machine; it ends with the test. */
export async function startDeployment(settings: Record<string, string>): Promise<Deployment> {
  const [port, first, second] = await Promise.all([freePort(), freePort(), freePort()]);
  const env = { PUBLIC_SITE_URL: "https://site.example", TRUST_PROXY: "127.0.0.1", ...settings };
  const servers: [SiteProcess, SiteProcess] = [siteProcess(first, env), siteProcess(second, env)];
  await Promise.all(servers.map((server) => server.start()));
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await startNginx(folder, port, [first, second]);
  return {
    url: `http://127.0.0.1:${port}`,
    servers,
    accessLog: () =>
      readFileSync(join(folder, "access.log"), "utf8")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    age: (seconds) => ageCache(join(folder, "pages"), seconds),
  };
}

async function startNginx(folder: string, port: number, servers: [number, number]): Promise<void> {
  const configuration = writeNginxConfiguration(folder, port, servers);
  const nginx = spawn("nginx", ["-c", configuration, "-e", join(folder, "error.log")]);
  const complaint: Buffer[] = [];
  nginx.stderr.on("data", (chunk) => complaint.push(chunk));
  onTestFinished(() => end(nginx));
  await vi.waitFor(async () => {
    expect(nginx.exitCode, String(Buffer.concat(complaint))).toBe(null);
    await ask(`http://127.0.0.1:${port}/healthz`);
  }, PATIENCE);
}

/** For machines that do other things at the same time. */
export const PATIENCE = { timeout: 20_000 };

function siteProcess(port: number, env: Record<string, string>): SiteProcess {
  let running: RunningServer | undefined;
  const own = { PORT: String(port), NODE_ENV: "production", ...env };
  onTestFinished(() => running?.end("SIGKILL"));
  return {
    url: `http://127.0.0.1:${port}`,
    log: () =>
      (running?.lines ?? []).filter((line) => line.startsWith("{")).map((line) => JSON.parse(line)),
    async start() {
      running = await startServer(own);
    },
    async stop(signal) {
      await running?.end(signal);
    },
  };
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const ended = once(process, "exit");
  // Killed outright, nginx would leave its workers behind.
  process.kill("SIGTERM");
  await ended;
}

/**
 * Moves the times in nginx's cache files into the past, so that no test has to wait for them. A file
 * begins with a version number and the times until when it is fresh, may be shown while it is
 * renewed, and may be shown in place of a failure: eight bytes each, in the machine's order
 * (ngx_http_file_cache_header_t in nginx's source; the last two count seconds).
 */
function ageCache(folder: string, seconds: number): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    bytes.writeBigInt64LE(bytes.readBigInt64LE(8) - BigInt(seconds), 8);
    writeFileSync(file, bytes);
  }
}
