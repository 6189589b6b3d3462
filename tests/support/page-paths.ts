import { type Claim, listClaims } from "#app/evidence/ledger/claims.server.ts";

/** The topic's first use whose page shows a figure and a plan. */
function findUse(topic: Claim["topic"]): Claim {
  const use = listClaims().find((use) => use.topic === topic && use.main && !use.page.dose);
  if (!use) throw new Error(`No use of ${topic} has a figure and a plan`);
  return use;
}

export const [PAIN_USE, SKIN_USE, HAIR_USE] = [findUse("pain"), findUse("skin"), findUse("hair")];

export const USE_PAGE = `/evidence/${PAIN_USE.id}`;

/** Of the study whose figure the use shows. */
export const STUDY_PAGE = `/studies/${PAIN_USE.main?.split("/")[0]}`;

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
  `/benefits/pain-inflammation/print?use=${PAIN_USE.id}`,
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
  "/webinars/confirm/no-such-token",
];

/** As the specification names them, each with its address below /benefits. */
export const BENEFIT_PAGES = [
  ["skin-health", "Skin Health & Anti-Aging"],
  ["pain-inflammation", "Pain & Inflammation"],
  ["hair-growth", "Hair Growth & Restoration"],
  ["sleep-energy", "Sleep & Energy"],
  ["mood-mental-health", "Mood & Mental Health"],
  ["athletic-performance", "Athletic Performance & Recovery"],
  ["hormonal-health", "Hormonal Health"],
] as const;
