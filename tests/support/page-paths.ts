/** Of the sitemap, but only the first study and claim, because all are made alike. */
export async function sitemapPaths(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/sitemap.xml`);
  const addresses = (await response.text()).matchAll(/<loc>(.*?)<\/loc>/g);
  const paths = [...addresses].map(([, address = ""]) => new URL(address).pathname);
  const alike = ["/studies/", "/evidence/", "/blog/tagged/", "/blog/by/"].map((folder) =>
    paths.filter((path) => path.startsWith(folder)),
  );
  const others = new Set(alike.flatMap(([, ...others]) => others));
  return paths.filter((path) => !others.has(path));
}

/** With and without content. */
export const UNLISTED_PATHS = [
  "/search",
  "/search?q=sleep",
  "/search?q=zzzz",
  "/benefits/pain-inflammation/print?use=neck-pain",
  "/reviews",
  "/guide",
  "/no-such-page",
  "/newsletter/subscribe",
  "/newsletter/thank-you",
  "/newsletter/confirm/no-such-token",
  "/unsubscribe/no-such-token",
  "/alerts/subscribe",
  "/alerts/thank-you",
  "/alerts/confirm/no-such-token",
];
