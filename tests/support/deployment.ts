import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { ask } from "./ask.ts";
import { freePort } from "./free-port.ts";
import { writeNginxConfiguration } from "./nginx-configuration.ts";
import { type RunningServer, startServer } from "./running-server.ts";

/** In front of two servers, with `deploy/nginx.conf`. */
type Nginx = {
  url: string;
  /** A line is written after the answer has gone out. */
  accessLog(): Record<string, unknown>[];
  /** Makes everything in its cache older. */
  age(seconds: number): void;
  end(): Promise<void>;
};

export type Deployment = Nginx & {
  /** The servers without nginx. */
  servers: [SiteProcess, SiteProcess];
};

/** A test may end it and start it again on its port. */
export type SiteProcess = {
  url: string;
  /** Entries since its last start. */
  log(): Record<string, unknown>[];
  start(): Promise<void>;
  /** Resolves when the process has ended. */
  stop(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
};

/** The tests come from several addresses of this machine, which only Linux has by default. */
export const isLinuxWithNginx =
  process.platform === "linux" && spawnSync("nginx", ["-v"]).status === 0;

/** On free ports of this machine. */
export async function startDeployment(settings: Record<string, string>): Promise<Deployment> {
  const [first, second] = await Promise.all([freePort(), freePort()]);
  const env = { PUBLIC_SITE_URL: "https://site.example", TRUST_PROXY: "127.0.0.1", ...settings };
  const servers: [SiteProcess, SiteProcess] = [siteProcess(first, env), siteProcess(second, env)];
  await Promise.all(servers.map((server) => server.start()));
  const nginx = await startNginx([first, second]);
  return {
    ...nginx,
    servers,
    async end() {
      await nginx.end();
      await Promise.all(servers.map((server) => server.stop("SIGKILL")));
    },
  };
}

/** On a free port, in front of these two servers. */
export async function startNginx(servers: [number, number]): Promise<Nginx> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const configuration = writeNginxConfiguration(folder, port, servers);
  const nginx = spawn("nginx", ["-c", configuration, "-e", join(folder, "error.log")]);
  const complaint: Buffer[] = [];
  nginx.stderr.on("data", (chunk) => complaint.push(chunk));
  await vi.waitFor(async () => {
    expect(nginx.exitCode, String(Buffer.concat(complaint))).toBe(null);
    await ask(`${url}/healthz`);
  }, PATIENCE);
  return {
    url,
    accessLog: () =>
      readFileSync(join(folder, "access.log"), "utf8")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    age: (seconds) => ageCache(join(folder, "pages"), seconds),
    async end() {
      await end(nginx);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** For busy machines. */
export const PATIENCE = { timeout: 20_000 };

function siteProcess(port: number, env: Record<string, string>): SiteProcess {
  let running: RunningServer | undefined;
  const own = { PORT: String(port), NODE_ENV: "production", ...env };
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
  // A killed nginx would leave its workers behind.
  process.kill("SIGTERM");
  await ended;
}

/**
 * Moves the times in nginx's cache files into the past, so that no test has to wait. A file begins with a version
 * number and three times of eight bytes in the machine's order: the end of its fresh period, and the seconds for
 * stale-while-revalidate and stale-if-error (ngx_http_file_cache_header_t).
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
