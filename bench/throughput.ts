import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { median, table } from "../scripts/table.ts";
import { freePort } from "../tests/support/free-port.ts";
import { writeNginxConfiguration } from "../tests/support/nginx-configuration.ts";
import { type LoadResult, load, loadTool } from "./load.ts";
import type { MeasuredSite } from "./measured-site.ts";

const ROUNDS = 5;
const SECONDS = 4;
const PAGES = ["/blog", "/guide/getting-started", "/benefits/skin-health"];

/** Each sends the same brotli bytes. */
type Subject = { name: string; origin: string };

/**
 * The process alone and behind `deploy/nginx.conf`, against nginx with one worker and the same
 * bytes in a file. They take turns, and the median of the rounds counts.
 */
export async function measureThroughput(site: MeasuredSite): Promise<string> {
  const nginx = await startNginx(site.origin);
  const subjects: Subject[] = [...nginx.subjects, { name: "the site", origin: site.origin }];
  const rows: string[][] = [];
  for (const page of PAGES) {
    const results = new Map(subjects.map(({ name }): [string, LoadResult[]] => [name, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { name, origin } of subjects) {
        results.get(name)?.push(await load(origin + page, SECONDS));
      }
    }
    const files = results.get(FILES);
    for (const [name, own] of results) {
      const ratios = own.map(
        ({ requestsPerSecond }, round) =>
          requestsPerSecond / (files?.[round]?.requestsPerSecond ?? Number.NaN),
      );
      rows.push([
        page,
        name,
        middle(own, "requestsPerSecond", 0),
        files ? median(ratios).toFixed(2) : "–",
        middle(own, "p50", 2),
        middle(own, "p99", 2),
        String(own.reduce((sum, { failures }) => sum + failures, 0)),
      ]);
    }
  }
  nginx.stop();
  const how = `Load by ${loadTool}, 64 connections, ${ROUNDS} rounds of ${SECONDS} s in turns.`;
  const without = nginx.subjects.length > 0 ? "" : " nginx is not installed: no comparison.";
  const columns = ["cached page", "from", "requests/s", "ratio", "p50, ms", "p99, ms", "failures"];
  return `${how}${without}\n\n${table(columns, rows)}`;
}

const FILES = "nginx, a file";
const FRONT = "the site behind nginx";

const middle = (results: LoadResult[], figure: keyof LoadResult, digits: number) =>
  median(results.map((result) => result[figure])).toFixed(digits);

/** One has the pages as compressed files, one is in front of the site. */
async function startNginx(origin: string): Promise<{ subjects: Subject[]; stop(): void }> {
  if (spawnSync("nginx", ["-v"]).error) return { subjects: [], stop() {} };
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  const [files, front] = [await freePort(), await freePort()];
  const locations: string[] = [];
  for (const page of PAGES) {
    const { body, headers } = await compressedPage(origin + page);
    const file = join(folder, "files", "pages", page);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(`${file}.file`, body);
    locations.push(location(page, headers));
  }
  const filesConfiguration = join(folder, "files", "nginx.conf");
  writeFileSync(filesConfiguration, configuration(join(folder, "files"), files, locations));
  mkdirSync(join(folder, "front"));
  const port = Number(new URL(origin).port);
  const frontConfiguration = writeNginxConfiguration(join(folder, "front"), front, [port, port]);
  const running = [filesConfiguration, frontConfiguration].map((file) =>
    spawn("nginx", ["-c", file], { stdio: "inherit" }),
  );
  const subjects = [
    { name: FILES, origin: `http://127.0.0.1:${files}` },
    { name: FRONT, origin: `http://127.0.0.1:${front}` },
  ];
  for (const subject of subjects) await answers(`${subject.origin}${PAGES[0]}`);
  return {
    subjects,
    stop() {
      for (const nginx of running) nginx.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {}
    await wait(10);
  }
  throw new Error(`nginx does not answer ${url}.`);
}

/** fetch would unpack it. */
async function compressedPage(
  url: string,
): Promise<{ body: Buffer; headers: IncomingHttpHeaders }> {
  const request = get(url, { headers: { "Accept-Encoding": "br" } });
  const [response] = await once(request, "response");
  return { body: await buffer(response), headers: response.headers };
}

/** nginx writes the other headers itself. */
function location(page: string, headers: IncomingHttpHeaders): string {
  const own = Object.entries(headers).filter(([name]) => !WRITTEN_BY_NGINX.includes(name));
  const added = own.map(
    ([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`,
  );
  return `location = ${page} { try_files $uri.file =404; ${added.join(" ")} }`;
}

const WRITTEN_BY_NGINX = [
  "connection",
  "content-length",
  "content-type",
  "date",
  "etag",
  "keep-alive",
];

const configuration = (folder: string, port: number, locations: readonly string[]) => `
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
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
    ${locations.join("\n    ")}
  }
}
`;
