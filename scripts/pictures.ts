import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { HYDRATED } from "#app/hydration-on-intent.ts";
import { sitemapPaths, UNLISTED_PATHS } from "../tests/support/page-paths.ts";
import { startServer } from "../tests/support/running-server.ts";
import { CHROMIUM_FLAGS, ensureChromium } from "./chromium.js";
import { namedPaths } from "./named-paths.ts";
import { PROJECT } from "./project.js";
import { buildWhenStale } from "./site-build.js";

/** `npx node scripts/pictures.ts [/path …]` writes whole pages in three widths and both themes. */
const WIDTHS = [390, 820, 1280];
const THEMES = ["light", "dark"] as const;
const FOLDER = join(PROJECT, "pictures");

const named = namedPaths(process.argv.slice(2), "npx node scripts/pictures.ts");
const executablePath = await ensureChromium(PROJECT);
await buildWhenStale(PROJECT);
const site = await startServer();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
const paths = named.length > 0 ? named : [...(await sitemapPaths(site.url)), ...UNLISTED_PATHS];
if (named.length === 0) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
try {
  for (const path of paths) {
    for (const width of WIDTHS) await takePictures(browser, path, width);
    console.log(path);
  }
} finally {
  await browser.close();
  await site.end();
}
writeFileSync(join(FOLDER, "index.html"), contactSheet(paths));
console.log(`\nThe pictures are in ${FOLDER}; index.html shows them all.`);

async function takePictures(browser: Browser, path: string, width: number): Promise<void> {
  const page = await browser.newPage({
    baseURL: site.url,
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
  });
  await page.goto(path);
  await page.evaluate(showAll, HYDRATED);
  for (const theme of THEMES) {
    await page.evaluate(
      (dark) => document.documentElement.classList.toggle("dark", dark),
      theme === "dark",
    );
    await page.screenshot({ path: join(FOLDER, fileName(path, width, theme)), fullPage: true });
  }
  await page.close();
}

/** Hydrates the page as an acting reader does, and loads everything further down. */
async function showAll(hydrated: string): Promise<void> {
  await new Promise((resolve) => {
    document.addEventListener(hydrated, resolve, { once: true });
    document.dispatchEvent(new Event("pointermove"));
  });
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}

function fileName(path: string, width: number, theme: string): string {
  const name = path === "/" ? "home" : path.slice(1).replace(/[^a-z0-9]+/gi, "-");
  return `${name}-${width}-${theme}.png`;
}

function contactSheet(paths: readonly string[]): string {
  const rows = paths.map((path) => {
    const pictures = WIDTHS.flatMap((width) =>
      THEMES.map((theme) => {
        const file = fileName(path, width, theme);
        const alt = `${width} px, ${theme}`;
        return `<a href="${file}"><img src="${file}" alt="${alt}" loading="lazy"></a>`;
      }),
    );
    return `<h2>${path.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</h2><p>${pictures.join("")}</p>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Pictures of every page</title>
<style>
  body { font-family: sans-serif; background: #ddd }
  img { width: 220px; height: 400px; object-fit: cover; object-position: top; margin-right: 8px }
</style>
${rows.join("\n")}
`;
}
