import { measureLighthouse, sitemapPaths } from "./lighthouse.ts";
import { measureMemory } from "./memory.ts";
import { measurePageBytes } from "./page-bytes.ts";
import { measureRendering } from "./render.ts";
import { measureSearch } from "./search.ts";
import { type ServedSite, serveSite } from "./served-site.ts";
import { measureStoreCalls } from "./store-calls.ts";
import { median, table } from "./table.ts";
import { measureThroughput } from "./throughput.ts";

/** `npm run bench [-- NAME …]`: all measurements, or those named, as tables on standard output. */
const MEASUREMENTS: Record<string, () => string | Promise<string>> = {
  search: measureSearch,
  rendering: measureRendering,
  "start-up": measureStartUp,
  throughput: () => onSite(measureThroughput),
  bytes: () => onSite(async ({ origin }) => measurePageBytes(origin, await sitemapPaths(origin))),
  memory: () => onSite(async (site) => measureMemory(site, await sitemapPaths(site.origin))),
  "store-calls": measureStoreCalls,
  lighthouse: () => onSite(({ origin }) => measureLighthouse(origin)),
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in MEASUREMENTS));
if (unknown.length > 0) {
  console.error(
    `There is no measurement ${unknown.join(", ")}. There are: ${Object.keys(MEASUREMENTS).join(", ")}.`,
  );
  process.exit(1);
}
for (const [name, measure] of Object.entries(MEASUREMENTS)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`## ${name}\n\n${await measure()}\n`);
}

async function onSite(measure: (site: ServedSite) => Promise<string>): Promise<string> {
  const site = await serveSite();
  try {
    return await measure(site);
  } finally {
    await site.stop();
  }
}

async function measureStartUp(): Promise<string> {
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    times.push(await onSite(async ({ startedIn }) => String(startedIn)).then(Number));
  }
  return table(["from start to the first page, ms (median of 5)"], [[median(times).toFixed(0)]]);
}
