import { setImmediate as nextTurn } from "node:timers/promises";
import { createContext } from "react-router";
import type { Articles, GroupPage } from "#app/articles/articles.server.ts";
import type { ListedArticle } from "#app/content/article.ts";
import * as site from "#app/site.config.ts";
import { type Answer, createAnswering, nothingNamed } from "./answering.ts";
import type { EvidenceSummary } from "./evidence-summary.server.ts";
import {
  indexOf,
  prepareEntry,
  type Searchable,
  type SearchEntry,
  type SearchIndex,
  search,
} from "./matching/matching.ts";
import { foldFields } from "./matching/page-words.server.ts";
import { MAX_QUERY, MAX_RESULTS, type SearchAnswer } from "./matching/search-result.ts";
import { askedAbout } from "./question.ts";
import { createSpelling } from "./spelling.server.ts";

/** Never throws. */
export type Search = {
  /** A blank query finds nothing. */
  find(query: string): Promise<SearchOutcome>;
};

export const searchContext = createContext<Search>();

export type SearchOutcome = ({ status: "ok" } & SearchAnswer) | { status: "too long" };

/** Pages of the repository, made ready to be searched. */
export type OwnPages = {
  entries: readonly SearchEntry[];
  answer(query: string): Answer | undefined;
  spell(query: string): string | undefined;
};

export function prepareOwnPages(pages: readonly Searchable[], evidence: EvidenceSummary): OwnPages {
  return {
    entries: pages.map(prepareEntry),
    answer: createAnswering(pages, evidence),
    spell: createSpelling(pages),
  };
}

/** Our own articles and pages alone while the store fails, or takes longer than a second for its first list. */
export function createSearch({
  wait,
  articles,
  ownArticles,
  ownPages,
  storePages,
  evidence,
}: {
  wait: (milliseconds: number) => Promise<void>;
  articles: Pick<Articles, "list" | "groupPages">;
  /** Each is found only where the store has no article with its slug. */
  ownArticles: Pick<Articles, "list">;
  ownPages(): Promise<OwnPages>;
  /** Such as the privacy notice. Never throws. */
  storePages(): Promise<readonly Searchable[]>;
  evidence: EvidenceSummary;
}): Search {
  const indexes = new WeakMap<object, Promise<SearchIndex>>();
  /** Made once for each list, in turns of the event loop: of 10,000 articles it takes some 50 ms. */
  const indexAll = async (listed: readonly ListedArticle[]) => {
    await nextTurn();
    // Without a list its groups would be waited for in vain.
    const pages = listed === NONE ? [] : await articles.groupPages();
    const groups = pages.slice(0, MOST_GROUPS);
    const [ours, own, published] = await Promise.all([
      ownArticles.list(),
      ownPages(),
      listed === NONE ? [] : storePages(),
    ]);
    await nextTurn();
    const groupEntries = groups.map(groupEntry);
    await nextTurn();
    const taken = new Set(listed.map(({ slug }) => slug));
    const others = ours.status === "ok" ? ours.articles.filter(({ slug }) => !taken.has(slug)) : [];
    const entries = [...listed, ...others].map(({ entry }) => entry);
    return indexOf([...entries, ...groupEntries, ...own.entries, ...published.map(prepareEntry)]);
  };
  return {
    async find(query) {
      if ([...query].length > MAX_QUERY) return { status: "too long" };
      if (!query.trim()) return { status: "ok", results: [], total: 0 };
      const [list, { answer, spell }] = await Promise.all([
        Promise.race([articles.list(), wait(PATIENCE_MS)]),
        ownPages(),
      ]);
      const listed = list?.status === "ok" ? list.articles : NONE;
      const made = indexes.get(listed) ?? indexAll(listed);
      indexes.set(listed, made);
      const index = await made;
      const lookFor = async (text: string) =>
        withAnswer(await searchQuestion(index, text), answer(text));
      const found = await lookFor(query);
      return {
        status: "ok",
        ...found,
        ...(found.total === 0 && (await insteadOf(query, spell, lookFor, evidence))),
        ...(listed === NONE && { withoutArticles: true }),
        ...(list?.status === "ok" && !list.isRead && { isPartial: true }),
      };
    },
  };
}

/** A question whose words no page has is searched by its subject. */
async function searchQuestion(index: SearchIndex, query: string): Promise<SearchAnswer> {
  const found = await search(index, query);
  const subject = found.total === 0 ? askedAbout(query) : undefined;
  if (!subject) return found;
  const named = await search(index, subject);
  return named.total > 0 ? { ...named, by: "subject" } : found;
}

/** For a query without results: a better spelling, or a note that the ledger has no study. */
async function insteadOf(
  query: string,
  spell: (query: string) => string | undefined,
  lookFor: (query: string) => Promise<SearchAnswer>,
  evidence: EvidenceSummary,
): Promise<Pick<SearchAnswer, "meant" | "noStudy"> | undefined> {
  const meant = spell(query);
  if (meant && (await lookFor(meant)).total > 0) return { meant };
  const answer = nothingNamed(query, evidence);
  return answer && "noStudy" in answer ? answer : undefined;
}

const NOTHING: SearchAnswer = { results: [], total: 0 };

function withAnswer(found: SearchAnswer, answer: Answer | undefined): SearchAnswer {
  if (!answer) return found;
  // Pages that only mention the subject would be misleading.
  if ("noStudy" in answer) return { ...(found.by === "subject" ? NOTHING : found), ...answer };
  const { answers } = answer;
  const others = found.results.filter(({ id }) => answers.every((each) => each.id !== id));
  return {
    ...found,
    results: [...answers, ...others].slice(0, MAX_RESULTS),
    total: found.total + answers.length - (found.results.length - others.length),
    answers: answers.length,
  };
}

/** A large blog has thousands of lists, and each of their articles is found anyway. */
const MOST_GROUPS = 200;

/** A list is found below the pages that have the words in a title or a keyword: its title is only a tag or a name. */
function groupEntry({ path, title, description }: GroupPage): SearchEntry {
  return {
    card: {
      id: path,
      title,
      description,
      category: "blog",
      slug: "",
      path,
      featured: false,
      readTime: 1,
      author: site.defaultAuthor,
    },
    words: foldFields({
      title: "",
      keywords: [],
      description: `${title} ${description}`,
      text: "",
    }),
  };
}

const NONE: readonly ListedArticle[] = [];
const PATIENCE_MS = 1_000;
