import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, vi } from "vitest";
import { ask } from "./ask.ts";

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
  log: Record<string, unknown>[];
  start(): Promise<void>;
  /** Resolves when the process has ended. */
  stop(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
};

/** The tests come from several addresses of this machine, which only Linux has without ado. */
export const isLinuxWithNginx =
  process.platform === "linux" && spawnSync("nginx", ["-v"]).status === 0;

/** Starts all of it on free ports of this machine; it ends with the test. */
export async function startDeployment(settings: Record<string, string>): Promise<Deployment> {
  const [port, first, second] = await freePorts();
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

/** The configuration as it is delivered; only addresses and paths are this machine's. */
async function startNginx(folder: string, port: number, servers: number[]): Promise<void> {
  const delivered = readFileSync("deploy/nginx.conf", "utf8");
  const places: [string, string][] = [
    ["\n    listen 80 default_server;", `\n    listen 127.0.0.1:${port} default_server;`],
    ["app-1:3000", `127.0.0.1:${servers[0]}`],
    ["app-2:3000", `127.0.0.1:${servers[1]}`],
    ["/var/cache/nginx/", `${folder}/`],
    ["/var/log/nginx/", `${folder}/`],
  ];
  const site = places.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}"`);
    return text.replaceAll(from, to);
  }, delivered);
  writeFileSync(join(folder, "site.conf"), site);
  mkdirSync(join(folder, "temporary"));
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const temporary = kinds.map((kind) => `${kind}_temp_path ${folder}/temporary/${kind};`);
  const whole = [
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    ...["daemon off;", "worker_processes 1;", `pid ${folder}/pid;`],
    ...[`error_log ${folder}/error.log;`, "events {}"],
    `http { ${temporary.join(" ")} include ${folder}/site.conf; }`,
  ];
  writeFileSync(join(folder, "nginx.conf"), whole.join("\n"));
  const nginx = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")]);
  const complaint: Buffer[] = [];
  nginx.stderr.on("data", (chunk) => complaint.push(chunk));
  endsWithTest(nginx);
  await vi.waitFor(async () => {
    expect(nginx.exitCode, String(Buffer.concat(complaint))).toBe(null);
    await ask(`http://127.0.0.1:${port}/healthz`);
  }, PATIENCE);
}

/** For machines that do other things at the same time. */
export const PATIENCE = { timeout: 20_000 };

function siteProcess(port: number, env: Record<string, string>): SiteProcess {
  let running: ChildProcess | undefined;
  const log: Record<string, unknown>[] = [];
  return {
    url: `http://127.0.0.1:${port}`,
    log,
    async start() {
      const server = spawn(process.execPath, ["server/main.js"], {
        env: { PATH: process.env.PATH, PORT: String(port), NODE_ENV: "production", ...env },
        stdio: ["ignore", "pipe", "inherit"],
      });
      running = server;
      endsWithTest(server);
      await new Promise<void>((resolve, reject) => {
        let rest = "";
        server.once("exit", () => reject(new Error(`The server on port ${port} ended`)));
        server.stdout.on("data", (chunk) => {
          const lines = (rest + chunk).split("\n");
          rest = lines.pop() ?? "";
          log.push(...lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line)));
          if (lines.some((line) => line.includes("The site is at"))) resolve();
        });
      });
    },
    async stop(signal) {
      if (running) await end(running, signal);
    },
  };
}

function endsWithTest(process: ChildProcess): void {
  onTestFinished(() => end(process, "SIGKILL"));
}

async function end(process: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const ended = once(process, "exit");
  process.kill(signal);
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

async function freePorts(): Promise<[number, number, number]> {
  const free = async () => {
    const server = createServer().listen(0);
    await once(server, "listening");
    const address = server.address();
    if (!address || typeof address === "string") throw new Error("no free port");
    return { server, port: address.port };
  };
  const [a, b, c] = await Promise.all([free(), free(), free()]);
  for (const { server } of [a, b, c]) server.close();
  return [a.port, b.port, c.port];
}
