import { setImmediate as nextTurn } from "node:timers/promises";
import type { ReactElement } from "react";
import { href, RouterContextProvider } from "react-router";
import type { Article } from "#app/articles/article.ts";
import { articlePath } from "#app/articles/article-path.ts";
import { readSources } from "#app/articles/article-sources.server.ts";
import { getBenefitPage } from "#app/benefits/benefit-page.server.ts";
import { benefitParts } from "#app/benefits/benefit-parts.tsx";
import { benefits } from "#app/benefits/content/benefits.ts";
import { loader as benefitsIndex } from "#app/benefits/index/benefits-index.route.tsx";
import { ClaimPage } from "#app/claims/claim-page.tsx";
import { getClaim } from "#app/claims/claim-view.server.ts";
import type { CitingPages } from "#app/evidence/citations/citing-pages.ts";
import {
  type ClaimId,
  findClaim,
  isClaimId,
  listClaims,
} from "#app/evidence/ledger/claims.server.ts";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import { gradeEvidence } from "#app/evidence/ledger/grade.ts";
import { verdict } from "#app/evidence/ledger/verdict.ts";
import { longGuide } from "#app/guides/content/red-light-101.server.ts";
import { viewLongGuide } from "#app/guides/long-guide.server.ts";
import { LongGuideText } from "#app/guides/long-guide-text.tsx";
import { loader as home } from "#app/home/home.route.tsx";
import { type Services, servicesContext } from "#app/services.ts";
import { StoreProse } from "#app/text/store-prose.tsx";
import { loadDeviceChoices } from "#app/tools/devices/device-types.server.ts";
import { loader as devices } from "#app/tools/devices/devices.route.tsx";
import { loader as dose } from "#app/tools/dose/dose.route.tsx";
import { loader as lightInSkin } from "#app/tools/light-in-skin/light-in-skin.route.tsx";
import { toolLinks } from "#app/tools/tools.ts";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { loader as webinar } from "#app/webinar/webinar.route.tsx";
import { type CitingSentence, findCitingSentences } from "./citing-sentences.server.ts";

type Reading = Pick<Services, "articles" | "env" | "outbox" | "clock">;

/** Reads each page at the first question about it, and again after a change of it. */
export function createCitingPages(reading: Reading): CitingPages {
  const readAll = () => readSite(reading);
  return {
    async ofStudy(id) {
      return (await readAll()).flatMap(({ title, path, studies, sentences }) => {
        if (!studies.has(id)) return [];
        const cited = sentences
          .filter(({ study }) => study === id)
          .map(({ text, anchor }) => ({ text, href: `${path}#${anchor}` }));
        const each = new Map(cited.toReversed().map((sentence) => [sentence.text, sentence]));
        return [{ title, href: `${path}#ref-${id}`, sentences: [...each.values()].toReversed() }];
      });
    },
    async ofClaim(id) {
      const [main] = findClaim(id).main?.split("/") ?? [];
      return (await readAll())
        .filter(
          ({ path, claims, studies }) =>
            !path.startsWith("/evidence/") && (claims.has(id) || (main && studies.has(main))),
        )
        .map(({ title, path }) => ({ title, path }));
    },
    async at(path) {
      const pages = (await readAll()).filter((page) => page.path.split("?")[0] === path);
      const [first] = pages;
      return (
        first && {
          title: first.title,
          studies: new Set(pages.flatMap((page) => [...page.studies])),
        }
      );
    },
  };
}

type ReadPage = {
  readonly title: string;
  readonly path: string;
  /** In its list of references. */
  readonly studies: ReadonlySet<string>;
  readonly sentences: readonly CitingSentence[];
  /** Linked, or with its verdict printed. */
  readonly claims: ReadonlySet<ClaimId>;
};

async function readSite(reading: Reading): Promise<ReadPage[]> {
  own ??= readOwnPages(reading).catch((error) => {
    own = undefined;
    throw error;
  });
  return [...(await own), ...(await readArticles(reading.articles))];
}

/** Our own texts change only with a new start of the server. */
let own: Promise<ReadPage[]> | undefined;

/** One page in each turn of the event loop, because all together take long. */
async function readOwnPages(reading: Reading): Promise<ReadPage[]> {
  const context = new RouterContextProvider();
  context.set(servicesContext, reading as Services);
  const pages: ReadPage[] = [];
  for (const [title, path, loader] of await listLoaders()) {
    await nextTurn();
    const url = new URL(path, ANY_SITE);
    // A navigation's answer includes the HTML.
    const request = new Request(`${url.origin}${url.pathname}.data${url.search}`);
    const answer = await loader({ context, request, url, params: {}, pattern: path } as never);
    pages.push(readPage(title, path, htmlIn(answer).join("\n")));
  }
  const guide = viewLongGuide(longGuide);
  const { sections, references } = guide;
  pages.push({
    ...readPage(
      longGuide.title,
      "/red-light-101",
      render({ text: <LongGuideText sections={sections} /> }),
    ),
    studies: new Set(references.map(({ id }) => id)),
  });
  for (const { slug, name } of benefits) {
    await nextTurn();
    const page = getBenefitPage(slug);
    pages.push(
      readPage(name, href("/benefits/:slug", { slug }), render(benefitParts(page, ANY_SITE))),
    );
  }
  for (const { id, question } of listClaims()) {
    await nextTurn();
    const claim = getClaim(id);
    if (!claim) continue;
    const page = <ClaimPage claim={claim} cited={NOT_CITED} usedOn={[]} />;
    pages.push(readPage(question, claim.path, render({ page })));
  }
  return pages;
}

type Loader = (args: never) => unknown;

/** Pages whose loaders are called; one device of each type. */
async function listLoaders(): Promise<[title: string, path: string, loader: Loader][]> {
  const nameOf = (path: string) => toolLinks.find(({ href }) => href === path)?.name ?? path;
  const { types } = await loadDeviceChoices();
  const pairs = types.flatMap(({ id }, index) => {
    const next = types[(index + 1) % types.length];
    return index % 2 === 0 && next ? [`${href("/devices")}?a=${id}&b=${next.id}`] : [];
  });
  return [
    ["Home", "/", home],
    ["Benefits of red light therapy", "/benefits", benefitsIndex],
    [nameOf("/dose"), "/dose", dose],
    [nameOf("/light-in-skin"), "/light-in-skin", lightInSkin],
    ...pairs.map((path): [string, string, Loader] => [nameOf("/devices"), path, devices]),
    ["PerfectIO X", "/webinars/perfectio-x", webinar],
  ];
}

function htmlIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("html" in value && typeof value.html === "string") return [value.html];
  return Object.values(value).flatMap(htmlIn);
}

function render(parts: Record<string, ReactElement>): string {
  const rendered = staticParts(new Request(`${ANY_SITE}/page.data`), parts);
  return htmlIn(rendered).join("\n");
}

function readPage(title: string, path: string, html: string): ReadPage {
  const listed = html.matchAll(/ id="ref-(?!source-)([^"]+)"/g);
  return {
    ...{ title, path },
    studies: new Set(Array.from(listed, ([, id = ""]) => id)),
    sentences: findCitingSentences(html),
    claims: claimsIn(html),
  };
}

function claimsIn(html: string): ReadonlySet<ClaimId> {
  const links = html.matchAll(/href="(?:\/evidence\/|\/benefits\/[\w-]+#|[^"]*[?&;]use=)([\w-]+)/g);
  const words = lettersOf(html.replace(/<[^>]*>/g, ""));
  return new Set([
    ...Array.from(links, ([, id = ""]) => id).filter(isClaimId),
    ...verdicts().flatMap((each) => (words.includes(each.words) ? [each.id] : [])),
  ]);
}

/** Typesetting makes no difference. */
const lettersOf = (text: string) => text.replace(/&[#\w]+;|[^\p{L}\d]+/gu, "").toLowerCase();

let known: readonly { id: ClaimId; words: string }[] | undefined;

function verdicts() {
  known ??= listClaims().map((claim) => ({
    id: claim.id,
    words: lettersOf(fillNumbers(verdict(claim, gradeEvidence(claim).grade))),
  }));
  return known;
}

const NO_FILE = { text: "", href: "" };
const NOT_CITED = { inWords: "", files: { bibtex: NO_FILE, ris: NO_FILE } };

const ANY_SITE = "https://site.example";

async function readArticles(articles: Reading["articles"]): Promise<ReadPage[]> {
  const listed = await articles.addresses();
  if (listed.status !== "ok" || !listed.isDated) return [];
  const pages: Promise<ReadPage | undefined>[] = [];
  for (const { slug } of listed.articles.slice(0, MOST_ARTICLES)) {
    pages.push(readSlug(slug, articles));
    if (pages.length % AT_ONCE === 0) await Promise.all(pages);
  }
  return (await Promise.all(pages)).filter((page) => page !== undefined);
}

const MOST_ARTICLES = 250;
/** Parallel calls to the store. */
const AT_ONCE = 8;

async function readSlug(
  slug: string,
  articles: Reading["articles"],
): Promise<ReadPage | undefined> {
  const answer = await articles.get(slug);
  if (answer.status !== "ok") return undefined;
  const { article } = answer;
  const page = read.get(article) ?? readArticle(article);
  read.set(article, page);
  return page;
}

/** By the article that the store's cache holds until it asks for it again: reading takes much longer than asking. */
const read = new WeakMap<Article, ReadPage>();

function readArticle({ title, slug, content }: Article): ReadPage {
  const { content: text, references } = readSources(content, []);
  return {
    ...readPage(title, articlePath(slug), render({ text: <StoreProse text={text} /> })),
    studies: new Set(references.map(({ id }) => id)),
  };
}
