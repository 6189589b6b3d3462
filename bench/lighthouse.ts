import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { CHROMIUM_FLAGS, installedChromium } from "../scripts/chromium.js";
import { table } from "../scripts/table.ts";
import { freePort } from "../tests/support/free-port.ts";

/** In the order of the tables. */
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof CATEGORIES)[number];

/** Scores from 0 to 100, and the audits with less than 90 points. */
export type PageScores = {
  path: string;
  scores: Partial<Record<Category, number>>;
  faults: string[];
  /** Cumulative, from the page's load. */
  layoutShift: number | undefined;
};

/** Mobile, Lighthouse's usual throttling, 15 seconds a page. @returns a Markdown table */
export async function measureLighthouse(origin: string, paths: readonly string[]): Promise<string> {
  const pages = await scorePages(origin, paths);
  const rows = pages.map(({ path, scores, faults }) => [
    path,
    ...CATEGORIES.map((category) => String(scores[category] ?? "failed")),
    faults.join(", "),
  ]);
  return table(["page", ...CATEGORIES, "what costs points"], rows);
}

/** One page after the other: they would disturb each other's times. */
export async function scorePages(origin: string, paths: readonly string[]): Promise<PageScores[]> {
  const port = await freePort();
  const executablePath = installedChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...CHROMIUM_FLAGS, "--no-sandbox", `--remote-debugging-port=${port}`],
  });
  try {
    const pages: PageScores[] = [];
    for (const path of paths) pages.push(await scorePage(origin, path, port));
    return pages;
  } finally {
    await browser.close();
  }
}

async function scorePage(origin: string, path: string, port: number): Promise<PageScores> {
  const result = await lighthouse(origin + path, {
    port,
    logLevel: "error",
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
  const { lhr } = result;
  const scores: PageScores["scores"] = {};
  const faults = new Set<string>(lhr.runtimeError ? [lhr.runtimeError.code] : []);
  for (const category of CATEGORIES) {
    const { score, auditRefs = [] } = lhr.categories[category] ?? {};
    if (typeof score === "number") scores[category] = Math.round(score * 100);
    for (const { id, weight } of auditRefs) {
      const passed = lhr.audits[id]?.score ?? 1;
      if (weight > 0 && passed < 0.9) faults.add(id);
    }
  }
  const layoutShift = lhr.audits["cumulative-layout-shift"]?.numericValue;
  return { path, scores, faults: [...faults], layoutShift };
}
