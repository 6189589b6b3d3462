import { matchRoutes, type RouteMatch, type RouteObject } from "react-router";
import { claimAt, studyAt } from "#app/articles/article-sources.server.ts";
import { paperAt } from "#app/articles/paper-addresses.server.ts";
import { contents } from "#app/benefits/benefit-contents.ts";
import { listAskFirst } from "#app/evidence/ledger/ask-first.server.ts";
import { claimPage } from "#app/evidence/ledger/claim-address.ts";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { listLookedFor } from "#app/evidence/ledger/looked-for.server.ts";
import { sectionIds } from "#app/guides/content/red-light-101.server.ts";
import type { OwnTexts } from "#app/own-texts/own-texts.server.ts";
import routes from "#app/routes.ts";
import { NAME_PREFIX } from "#app/storefront/store-anchors.ts";
import { readStoreHtml } from "#app/storefront/store-html.server.ts";
import type { StoreText } from "#app/text/store-text.ts";

/** `linkProblem` is undefined for a link that works, and for those to other sites but papers of the ledger. */
export type SitePages = {
  /** @param here the path of the page that has the link */
  linkProblem(href: string, here: string): string | undefined;
};

/** A file with a mistake counts as a page with all sections. */
export function sitePages({ articles, pages }: OwnTexts["files"]): SitePages {
  const anchors = new Map(
    articles.map(({ handle, page }) => [handle, page ? anchorsIn(page.html) : UNREAD]),
  );
  const storePages = new Set(pages.map(({ handle }) => handle));

  function anchorsAt(path: string): ReadonlySet<string> | undefined {
    const match = routeAt(path);
    const file = match?.route.file;
    if (!match || !file?.endsWith(".route.tsx") || NOT_PUBLISHED.includes(file)) return undefined;
    if (file === ARTICLE) return anchors.get(match.params.slug ?? "");
    if (file === STORE_PAGE) return storePages.has(path.slice(1)) ? NONE : undefined;
    if (file === BENEFIT || file === ANSWER) return benefitAnchors(path);
    if (file === EVIDENCE) return evidenceAnchors;
    if (file === ASK_FIRST) return askFirstAnchors;
    return file === LONG_GUIDE ? guideAnchors : NONE;
  }

  return {
    linkProblem(href, here) {
      if (href === NEWSLETTER) return undefined;
      if (/^(?:[a-z]+:|\/\/)/i.test(href)) return typedPaper(href);
      const [path = "", anchor] = href.split("#");
      const { pathname } = new URL(path || here, "https://site.example");
      const ledger = ledgerProblem(pathname);
      if (ledger) return `the link ${href} ${ledger}`;
      const known = anchorsAt(pathname);
      if (!known) return `the link ${href} leads to no page of the site: mend or remove it`;
      // The site prefixes the anchors of articles, and links within one.
      const prefix = path === "" && anchors.has(here.replace(/^.*\//, "")) ? NAME_PREFIX : "";
      if (!anchor || known === UNREAD || known.has(prefix + anchor)) return undefined;
      const names = [...known].map((id) => `#${id.slice(prefix.length)}`);
      const advice =
        names.length > 0 ? `that page has ${names.join(", ")}` : "link to the page without #";
      return `the link ${href} leads to no section: ${advice}`;
    },
  };
}

/** A citation follows its study, and a typed address doesn't. */
function typedPaper(href: string): string | undefined {
  const paper = /^https:/.test(href) ? paperAt(href) : undefined;
  return paper && `the link ${href} is typed: write [words][[${paper}]]`;
}

/** About a link to a study or claim that the ledger lacks, which would not be a citation. */
function ledgerProblem(path: string): string | undefined {
  const [, kind, id] = /^\/(studies|evidence)\/([^/]+)\/?$/.exec(path) ?? [];
  if (kind === "studies" && !studyAt(path)) {
    return `leads to no study: "${id}" is no id of content/studies/`;
  }
  if (kind === "evidence" && !claimAt(path)) {
    return `leads to no claim: "${id}" is no id of content/uses/`;
  }
  return undefined;
}

const ARTICLE = "articles/article.route.tsx";
const STORE_PAGE = "pages/page.route.tsx";
const BENEFIT = "benefits/benefit.route.tsx";
/** The part of a benefit page that its route has for its own address. */
const ANSWER = "benefits/answer/answer.route.tsx";
const LONG_GUIDE = "guides/red-light-101.route.tsx";
/** The form at the foot of every page. */
const NEWSLETTER = "#newsletter";
const EVIDENCE = "uses/evidence.route.tsx";
const evidenceAnchors: ReadonlySet<string> = new Set([
  "how-we-grade",
  "side-effects",
  "looked-for",
  ...listLookedFor().map(({ id }) => `looked-for-${id}`),
]);
const ASK_FIRST = "tools/ask-first/ask-first.route.tsx";
const askFirstAnchors: ReadonlySet<string> = new Set([
  "emergency",
  ...listAskFirst().flatMap(({ id, kind }) => (kind === "emergency sign" ? [] : [`has-${id}`])),
]);
/** The operator may have no shop. */
const NOT_PUBLISHED = [
  "frame/not-found.route.tsx",
  "frame/shop.route.tsx",
  "tools/devices/reviews.route.tsx",
  "guides/all-guides.route.tsx",
];

type Page = RouteObject & { file?: string };
const ROUTES = routes as Page[];
const matches = new Map<string, RouteMatch<string, Page> | undefined>();

/** Matching ranks all routes anew, and links come again. */
function routeAt(path: string) {
  if (!matches.has(path)) matches.set(path, matchRoutes(ROUTES, path)?.at(-1));
  return matches.get(path);
}

const NONE: ReadonlySet<string> = new Set();
const UNREAD: ReadonlySet<string> = new Set();
const guideAnchors: ReadonlySet<string> = new Set(sectionIds);

/** Of the sections, and of the uses, which are claims. */
function benefitAnchors(path: string): ReadonlySet<string> {
  const uses = listClaims().filter((claim) => path === `/benefits/${claimPage(claim)}`);
  return new Set([...contents, ...uses].map(({ id }) => id));
}

/** Rules for links change no ids. */
function anchorsIn(html: string): ReadonlySet<string> {
  const rules = { siteUrl: "https://site.example", affiliateHosts: [] };
  return new Set(idsIn(readStoreHtml(html, rules).text));
}

function idsIn(text: StoreText): string[] {
  return text.flatMap((node) => {
    if (typeof node === "string" || "chart" in node || "place" in node) return [];
    return [...(node.id ? [node.id] : []), ...("tag" in node ? idsIn(node.children) : [])];
  });
}
