import type { ReactElement } from "react";
import type { Article } from "./articles/article.ts";
import { readSources } from "./articles/article-sources.server.ts";
import type { Articles } from "./articles/articles.server.ts";
import { getBenefitPage } from "./benefits/benefit-page.server.ts";
import { benefitParts } from "./benefits/benefit-parts.tsx";
import { benefits } from "./benefits/benefits.ts";
import { type CitingSentence, findCitingSentences } from "./citing-sentences.server.ts";
import { ClaimPage } from "./claims/claim-page.tsx";
import { getClaim } from "./claims/claim-view.server.ts";
import { listClaims } from "./evidence/ledger/claims.server.ts";
import type { StudyId } from "./evidence/ledger/studies.server.ts";
import { type Reference, referenceAnchor } from "./evidence/reference.ts";
import { longGuide } from "./guides/content/red-light-101.server.ts";
import { viewLongGuide } from "./guides/long-guide.server.ts";
import { LongGuideText } from "./guides/long-guide-text.tsx";
import type { CitingPage } from "./studies/study-page.ts";
import { StoreProse } from "./text/store-prose.tsx";
import { staticParts } from "./ui/static-html.server.tsx";

/**
 * The pages that cite a study with their sentences: those of the repository in the order of the header, then the
 * newest articles, as long as the store can be read.
 */
export async function citingPages(
  id: StudyId,
  articles: Pick<Articles, "newest">,
): Promise<CitingPage[]> {
  own ??= readOwnPages();
  const newest = await articles.newest();
  const pages = [...(await own), ...(newest.status === "ok" ? readArticles(newest.articles) : [])];
  return pages.flatMap(({ title, path, references, sentences }) => {
    if (!references.some((reference) => reference.id === id)) return [];
    const cited = sentences
      .filter(({ study }) => study === id)
      .map(({ text, anchor }) => ({ text, href: `${path}#${anchor}` }));
    const each = new Map(cited.toReversed().map((sentence) => [sentence.text, sentence]));
    return [
      { title, href: `${path}#${referenceAnchor(id)}`, sentences: [...each.values()].toReversed() },
    ];
  });
}

type ReadPage = {
  readonly title: string;
  readonly path: string;
  readonly references: readonly Pick<Reference, "id">[];
  readonly sentences: readonly CitingSentence[];
};

/** Their texts change with a new start of the server only. */
let own: Promise<ReadPage[]> | undefined;

/** A page in each turn of the event loop, since it takes as long as showing them all. */
async function readOwnPages(): Promise<ReadPage[]> {
  const guide = viewLongGuide(longGuide);
  const pages: ReadPage[] = [
    {
      title: longGuide.title,
      path: "/red-light-101",
      references: guide.references,
      sentences: sentencesOf({
        text: <LongGuideText sections={guide.sections} references={guide.references} />,
      }),
    },
  ];
  for (const { slug, name } of benefits) {
    await nextTurn();
    const page = await getBenefitPage(slug);
    const sentences = sentencesOf(benefitParts(page, ANY_SITE));
    pages.push({ title: name, path: `/benefits/${slug}`, references: page.references, sentences });
  }
  for (const { id, question } of listClaims()) {
    await nextTurn();
    const claim = await getClaim(id);
    if (!claim) continue;
    const sentences = sentencesOf({ page: <ClaimPage claim={claim} cited={NOT_CITED} /> });
    pages.push({ title: question, path: claim.path, references: claim.references, sentences });
  }
  return pages;
}

const NO_FILE = { text: "", href: "" };
const NOT_CITED = { inWords: "", files: { bibtex: NO_FILE, ris: NO_FILE } };

/** No sentence has the site's address in it. */
const ANY_SITE = "https://site.example";

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

function sentencesOf(parts: Record<string, ReactElement>): CitingSentence[] {
  // As a navigation asks for them: with their HTML.
  const rendered = staticParts(new Request(`${ANY_SITE}/page.data`), parts);
  return findCitingSentences(
    Object.values(rendered)
      .map(({ html = "" }) => html)
      .join("\n"),
  );
}

function readArticles(articles: readonly Article[]): ReadPage[] {
  const known = read.get(articles) ?? articles.map(readArticle);
  read.set(articles, known);
  return known;
}

/** By the list that the store gave, which is kept for a minute. */
const read = new WeakMap<readonly Article[], ReadPage[]>();

function readArticle({ title, slug, content }: Article): ReadPage {
  const { content: text, references } = readSources(content);
  const sentences = sentencesOf({ text: <StoreProse text={text} /> });
  return { title, path: `/blog/${slug}`, references, sentences };
}
