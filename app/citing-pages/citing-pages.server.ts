import { setImmediate as nextTurn } from "node:timers/promises";
import { href } from "react-router";
import { readSources } from "#app/articles/article-sources.server.ts";
import type { Articles } from "#app/articles/articles.server.ts";
import { getBenefitPage } from "#app/benefits/benefit-page.server.ts";
import { benefits } from "#app/benefits/content/benefits.ts";
import type { Article } from "#app/content/article.ts";
import { articlePath } from "#app/content/article-path.ts";
import { type PageCitations, startCitations } from "#app/evidence/citations/citations.server.ts";
import type { CitingPages } from "#app/evidence/citations/citing-pages.ts";
import { claimPath } from "#app/evidence/ledger/claim-address.ts";
import {
  type ClaimId,
  findClaim,
  isClaimId,
  listClaims,
} from "#app/evidence/ledger/claims.server.ts";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import { gradeEvidence } from "#app/evidence/ledger/grade.ts";
import { listLookedFor } from "#app/evidence/ledger/looked-for.server.ts";
import { listOwnFigures } from "#app/evidence/ledger/own-figures.server.ts";
import type { StudyId } from "#app/evidence/ledger/studies.server.ts";
import { verdict } from "#app/evidence/ledger/verdict.ts";
import { mapCertainty } from "#app/figures/certainty-map.server.ts";
import { depthSources } from "#app/figures/figures.server.ts";
import { loadLongGuide } from "#app/guides/content/red-light-101.server.ts";
import { viewLongGuide } from "#app/guides/long-guide.server.ts";
import { loadDeviceChoices } from "#app/tools/devices/device-types.server.ts";
import { citeWords } from "#app/tools/light-in-skin/around-the-picture.server.tsx";
import { toolLinks } from "#app/tools/tools.ts";
import { getClaim } from "#app/uses/claim-view.server.ts";
import { webinarContent } from "#app/webinar/webinar-content.server.ts";
import { type CitingSentence, citingSentences, readView } from "./read-view.server.ts";

/** Reads what our own pages are made from at the first question about it, and articles again when the store has them anew. */
export function createCitingPages(articles: Pick<Articles, "addresses" | "get">): CitingPages {
  const readAll = async () => [...(await readOwnPages()), ...(await readArticles(articles))];
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

/** Our own texts change only with a new start of the server. */
let own: Promise<ReadPage[]> | undefined;

function readOwnPages(): Promise<ReadPage[]> {
  own ??= readInTurns().catch((error) => {
    own = undefined;
    throw error;
  });
  return own;
}

/** One page in each turn of the event loop, because all together take long. */
async function readInTurns(): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  for (const [title, path, view] of await listOwnPages()) {
    await nextTurn();
    pages.push(readPage(title, path, view()));
  }
  return pages;
}

type OwnPage = [title: string, path: string, view: () => unknown];

/** Pages that cite studies, with what they say. */
async function listOwnPages(): Promise<OwnPage[]> {
  const nameOf = (path: string) => toolLinks.find(({ href }) => href === path)?.name ?? path;
  const { types, dose } = await loadDeviceChoices();
  // A comparison has two types.
  const comparisons = types.flatMap((type, index): OwnPage[] => {
    const next = types[(index + 1) % types.length];
    if (index % 2 === 1 || !next) return [];
    const path = `${href("/devices")}?a=${type.id}&b=${next.id}`;
    const view = citing(({ name }) => [...type.studies, ...next.studies].map(name));
    return [[nameOf("/devices"), path, view]];
  });
  return [
    ["Home", "/", overview("/", depthSources)],
    ["Benefits of red light therapy", "/benefits", overview("/benefits")],
    [nameOf("/dose"), "/dose", citing(({ name }) => dose.trials.map(({ id }) => name(id)))],
    [nameOf("/light-in-skin"), "/light-in-skin", citing(citeWords)],
    ...comparisons,
    [
      nameOf("/evidence"),
      "/evidence",
      citing(({ inline }) => listLookedFor().map(({ found }) => inline(found))),
    ],
    ["PerfectIO X", "/webinars/perfectio-x", webinarContent],
    [loadLongGuide().title, "/red-light-101", () => viewLongGuide(loadLongGuide())],
    ...benefits.map(
      ({ slug, name }): OwnPage => [
        ...([name, href("/benefits/:slug", { slug })] as const),
        () => getBenefitPage(slug),
      ],
    ),
    ...listClaims().map(
      ({ id, question }): OwnPage => [question, claimPath(id), () => getClaim(id)],
    ),
  ];
}

/** A page with the map of all uses, and figures of the site's own. */
const overview = (path: string, sources: readonly StudyId[] = []) =>
  citing(({ cite, check }) => [
    cite(sources),
    listOwnFigures(path).map(({ id }) => check(id)),
    mapCertainty(benefits),
  ]);

function citing(cite: (citations: PageCitations) => unknown) {
  return () => {
    const citations = startCitations();
    return [cite(citations), citations.references()];
  };
}

function readPage(title: string, path: string, view: unknown): ReadPage {
  const { blocks, links, studies } = readView(view);
  const words = blocks.map(({ words }) => words);
  return {
    title,
    path,
    studies,
    sentences: citingSentences(blocks),
    // Other addresses than a text's are words of the view.
    claims: claimsIn([...links, ...words], words.join(" ")),
  };
}

function claimsIn(links: readonly string[], words: string): ReadonlySet<ClaimId> {
  const linked = links.map(
    (link) => /^(?:\/evidence\/|\/benefits\/[\w-]+#|\/\S*[?&]use=)([\w-]+)/.exec(link)?.[1] ?? "",
  );
  const letters = lettersOf(words);
  return new Set([
    ...linked.filter(isClaimId),
    ...verdicts().flatMap((each) => (letters.includes(each.letters) ? [each.id] : [])),
  ]);
}

/** Typesetting makes no difference. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\d]+/gu, "").toLowerCase();

let known: readonly { id: ClaimId; letters: string }[] | undefined;

function verdicts() {
  known ??= listClaims().map((claim) => ({
    id: claim.id,
    letters: lettersOf(fillNumbers(verdict(claim, gradeEvidence(claim).grade))),
  }));
  return known;
}

async function readArticles(articles: Pick<Articles, "addresses" | "get">): Promise<ReadPage[]> {
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
  articles: Pick<Articles, "get">,
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
  return readPage(title, articlePath(slug), readSources(content, []));
}
