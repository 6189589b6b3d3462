import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { type LoadResult, load, loadTool } from "./load.ts";
import { freePort, type ServedSite } from "./served-site.ts";
import { median, table } from "./table.ts";

const ROUNDS = 5;
const SECONDS = 4;
const PAGES = ["/blog", "/guide/getting-started", "/benefits/skin-health"];

/**
 * Cached pages against nginx (one worker, as the server is one process) that serves the same brotli
 * bytes as a file. The two take turns, and the middle of the rounds counts.
 */
export async function measureThroughput(site: ServedSite): Promise<string> {
  const nginx = await startNginx(site.origin);
  const rows: string[][] = [];
  for (const page of PAGES) {
    const own: LoadResult[] = [];
    const theirs: LoadResult[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      if (nginx) theirs.push(await load(nginx.origin + page, SECONDS));
      own.push(await load(site.origin + page, SECONDS));
    }
    const ratio = median(
      own.map((result, round) => {
        return result.requestsPerSecond / (theirs[round]?.requestsPerSecond ?? Number.NaN);
      }),
    );
    rows.push([
      page,
      middle(own, "requestsPerSecond", 0),
      nginx ? middle(theirs, "requestsPerSecond", 0) : "nginx is not installed",
      nginx ? ratio.toFixed(2) : "–",
      middle(own, "p50", 2),
      middle(own, "p99", 2),
      nginx ? middle(theirs, "p99", 2) : "–",
      String(own.reduce((sum, { failures }) => sum + failures, 0)),
    ]);
  }
  nginx?.stop();
  return `Load by ${loadTool}, 64 connections, ${ROUNDS} rounds of ${SECONDS} s in turns.\n\n${table(
    [
      "cached page",
      "site, requests/s",
      "nginx, requests/s",
      "ratio",
      "site p50, ms",
      "site p99, ms",
      "nginx p99, ms",
      "failures",
    ],
    rows,
  )}`;
}

const middle = (results: LoadResult[], figure: keyof LoadResult, digits: number) =>
  median(results.map((result) => result[figure])).toFixed(digits);

/** nginx with the pages as files, as they come compressed from the site. */
async function startNginx(origin: string) {
  if (spawnSync("nginx", ["-v"]).error) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  for (const page of PAGES) {
    const bytes = await compressedPage(origin + page);
    const file = join(folder, "pages", page);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(`${file}.file`, bytes);
  }
  const port = await freePort();
  writeFileSync(join(folder, "nginx.conf"), configuration(folder, port));
  const { status, stderr } = spawnSync("nginx", ["-c", join(folder, "nginx.conf")], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`nginx did not start:\n${stderr}`);
  return {
    origin: `http://127.0.0.1:${port}`,
    stop() {
      spawnSync("nginx", ["-c", join(folder, "nginx.conf"), "-s", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The bytes as they go over the wire, which fetch would unpack. */
async function compressedPage(url: string): Promise<Buffer> {
  const request = get(url, { headers: { "Accept-Encoding": "br" } });
  const [response] = await once(request, "response");
  return buffer(response);
}

const configuration = (folder: string, port: number) => `
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log ${folder}/access.log;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  default_type "text/html; charset=utf-8";
  server {
    listen 127.0.0.1:${port} backlog=1024;
    root ${folder}/pages;
    add_header Content-Encoding br;
    location / { try_files $uri.file =404; }
  }
}
`;
