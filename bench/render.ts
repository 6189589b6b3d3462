import { setTimeout as wait } from "node:timers/promises";
import { pino } from "pino";
import { parseEnv } from "#app/infra/env.server.ts";
import { createApp } from "#server/app.ts";
import { createServices } from "#server/services.ts";
import type { SiteBuild } from "#server/site-build.ts";
import { percentile, table } from "../scripts/table.ts";

const RENDERS = 200;
const PAGES = ["/", "/blog", "/guide/getting-started", "/benefits/skin-health", "/red-light-101"];

/** Without the page cache, from a warm store. */
export async function measureRendering(): Promise<string> {
  // Otherwise React's development build would be measured.
  process.env.NODE_ENV = "production";
  const build: SiteBuild = await import(new URL("../build/server/index.js", import.meta.url).href);
  const surroundings = { now: () => performance.now(), wait };
  const services = createServices(parseEnv({}), pino({ level: "silent" }), surroundings);
  const app = createApp({ services, build, mode: "production" });
  const rows: string[][] = [];
  for (const page of PAGES) {
    const times: number[] = [];
    for (let turn = 0; turn < RENDERS; turn += 1) {
      const begun = performance.now();
      await (await app.request(page)).arrayBuffer();
      times.push(performance.now() - begun);
    }
    rows.push([page, percentile(times, 0.5).toFixed(1), percentile(times, 0.99).toFixed(1)]);
  }
  return table(["page", "median, ms", "p99, ms"], rows);
}
