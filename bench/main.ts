import { median, table } from "../scripts/table.ts";
import { sitemapPaths } from "../tests/support/page-paths.ts";
import { measureLargeBlog } from "./large-blog.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { type MeasuredSite, startMeasuredSite } from "./measured-site.ts";
import { measureMemory } from "./memory.ts";
import { measurePageBytes } from "./page-bytes.ts";
import { measurePeople } from "./people.ts";
import { measureRendering } from "./render.ts";
import { measureSearch } from "./search.ts";
import { measureStoreCalls } from "./store-calls.ts";
import { measureStudies } from "./studies.ts";
import { measureThroughput } from "./throughput.ts";

/** `npm run bench [-- NAME …]` prints the named measurements, or all. */
const MEASUREMENTS: Record<string, () => string | Promise<string>> = {
  search: measureSearch,
  "large-blog": measureLargeBlog,
  studies: measureStudies,
  people: measurePeople,
  rendering: measureRendering,
  "start-up": measureStartUp,
  throughput: () => onSite(measureThroughput),
  bytes: () => onPages(({ origin }, paths) => measurePageBytes(origin, paths)),
  memory: () => onPages(measureMemory),
  "store-calls": measureStoreCalls,
  lighthouse: () => onPages(({ origin }, paths) => measureLighthouse(origin, paths)),
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

function onPages<T>(measure: (site: MeasuredSite, paths: string[]) => Promise<T>): Promise<T> {
  return onSite(async (site) => measure(site, await sitemapPaths(site.origin)));
}

async function onSite<T>(measure: (site: MeasuredSite) => T | Promise<T>): Promise<T> {
  const site = await startMeasuredSite();
  try {
    return await measure(site);
  } finally {
    await site.stop();
  }
}

async function measureStartUp(): Promise<string> {
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    times.push(await onSite(({ startedIn }) => startedIn));
  }
  return table(["from start to the first page, ms (median of 5)"], [[median(times).toFixed(0)]]);
}
