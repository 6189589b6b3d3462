import { matchPath } from "react-router";
import { expect, test } from "vitest";
import { build, openSite, SITE } from "../tests/support/built-app.ts";
import { splitDesk } from "./desk.ts";
import { routePaths } from "./route-paths.ts";

const ask = openSite();
const sitemap = await (await ask("/sitemap.xml")).text();
const listed = Array.from(
  sitemap.matchAll(new RegExp(`<loc>${SITE}(.*?)</loc>`, "g")),
  ([, path]) => path || "/",
);

/** A page of each route with a parameter that the sitemap leaves out. */
const EXAMPLES: Record<string, string> = {
  "/guide/:slug": "/guide/safety",
  "/article/:slug": "/article/safety",
  "/articles/:slug": "/articles/safety",
  "/benefits/:slug/own-dose": "/benefits/skin-health/own-dose",
  "/blog/tagged/:tag": "/blog/tagged/science",
  "/blog/by/:author": "/blog/by/evidence-desk",
  "/reviews/:slug": "/reviews/a-panel",
  "/community/stories/:slug": "/community/stories/a-story",
  "/shop/:category?": "/shop/panels",
  "/alerts/confirm/:token": "/alerts/confirm/a-token",
  "/webinars/confirm/:token": "/webinars/confirm/a-token",
  "/newsletter/confirm/:token": "/newsletter/confirm/a-token",
  "/unsubscribe/:token": "/unsubscribe/a-token",
  "/*": "/no-such-page",
};

const pages = [
  ...new Set(
    routePaths(splitDesk(build).site).flatMap(({ pattern, module }) =>
      module.default && pattern !== "" ? [pattern] : [],
    ),
  ),
];

test("each page is in the sitemap, names one that is as its own, or keeps search engines away", async () => {
  expect(pages.length).toBeGreaterThan(50);
  for (const pattern of pages) {
    if (listed.some((path) => matchPath(pattern, path))) continue;
    const path = /[:*]/.test(pattern) ? EXAMPLES[pattern] : pattern;
    if (!path) throw new Error(`The sitemap has no page of ${pattern}: name one in EXAMPLES.`);
    const response = await ask(path);
    if (response.status >= 300 && response.status < 400) continue;
    const html = await response.text();
    const canonical = /<link rel="canonical" href="https:\/\/site\.example([^"]*)"/.exec(html)?.[1];
    const isKnown = canonical !== undefined && listed.includes(canonical);
    const isKept = /<meta name="robots" content="[^"]*noindex/.test(html);
    expect(isKnown || isKept, `${path} is neither listed nor noindex`).toBe(true);
  }
});
