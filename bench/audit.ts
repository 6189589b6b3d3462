import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, ensureChromium } from "../scripts/chromium.js";
import { namedPaths } from "../scripts/named-paths.ts";
import { PROJECT } from "../scripts/project.js";
import { buildWhenStale } from "../scripts/site-build.js";
import { table } from "../scripts/table.ts";
import { SERVER_COMMAND } from "../server/node-command.js";
import { sitemapPaths } from "../tests/support/page-paths.ts";
import { startServer } from "../tests/support/running-server.ts";
import { axeViolations } from "./axe.ts";
import { CATEGORIES, type PageScores, scorePages } from "./lighthouse.ts";
import { kilobytes, pageBytes } from "./page-bytes.ts";

/**
 * `npx node bench/audit.ts` measures every page of the sitemap, half a minute each, on an idle machine; `-- /path …` some of them.
 * - axe: violations of all of its rules, summed over 390 and 1280 px and both themes.
 * - performance to seo: Lighthouse's scores, mobile. A page short of 100 gets two more runs, and the middle one counts.
 * - CLS: the greater of Lighthouse's and of a visit at 390 px.
 * - KB: everything that the page loads before its reader acts, compressed, with nothing cached.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const named = namedPaths(positionals, "npx node bench/audit.ts");
const executablePath = await ensureChromium(PROJECT);
await buildWhenStale(PROJECT);

const site = await startServer({}, SERVER_COMMAND);
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
const paths = named.length > 0 ? named : await sitemapPaths(site.url);
const rows: string[][] = [];
try {
  for (const path of paths) {
    const row = await auditPage(browser, path);
    rows.push(row);
    console.error(row.join("  "));
  }
} finally {
  await browser.close();
  await site.end();
}

console.log(
  table(
    ["page", "axe", ...CATEGORIES, "CLS", "KB", "JavaScript KB before intent", "short of the bar"],
    rows,
  ),
);

async function auditPage(browser: Browser, path: string): Promise<string[]> {
  try {
    const address = site.url + path;
    const violations = await axeViolations(browser, address);
    const { before, scripts, layoutShift } = await pageBytes(browser, address);
    const page = await score(path);
    if (!page) throw new Error("Lighthouse gave no scores, three times.");
    const scores = CATEGORIES.map((category) => page.scores[category]);
    const shift = Math.max(layoutShift, page.layoutShift ?? 0);
    const bytes = [...before.values()].reduce((sum, kind) => sum + kind, 0);
    const faults = [...violations, ...(scores.every((score) => score === 100) ? [] : page.faults)];
    return [
      path,
      String(violations.length),
      ...scores.map(String),
      shift.toFixed(3),
      kilobytes(bytes),
      kilobytes(scripts.before),
      faults.join(", "),
    ];
  } catch (error) {
    process.exitCode = 1;
    const reason = String(error).split("\n")[0]?.replaceAll("|", "/") ?? "";
    return [path, "-", ...CATEGORIES.map(() => "-"), "-", "-", "-", `not measured: ${reason}`];
  }
}

/**
 * Lighthouse loses a page now and then on a busy machine, and its times vary by chance. A page that is short of 100
 * gets two more runs, and the middle one counts.
 */
async function score(path: string): Promise<PageScores | undefined> {
  const first = await scoreOnce(path);
  if (first && CATEGORIES.every((category) => first.scores[category] === 100)) return first;
  const runs = [first, await scoreOnce(path), await scoreOnce(path)]
    .filter((run) => run !== undefined)
    .toSorted((one, other) => (one.scores.performance ?? 0) - (other.scores.performance ?? 0));
  return runs[Math.floor((runs.length - 1) / 2)];
}

async function scoreOnce(path: string): Promise<PageScores | undefined> {
  const [page] = await scorePages(site.url, [path]);
  return page && CATEGORIES.every((category) => category in page.scores) ? page : undefined;
}
