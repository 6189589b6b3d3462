import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type ListedArticle, newestFirst } from "#app/content/article.ts";
import { slugOf } from "#app/storefront/handle.ts";
import { handleOf } from "./parse-article.server.ts";

/** Held articles, each with the latest round of reading that met it. */
type ArticleSet = {
  /** Newest first; the same array until an article changes, or joins. */
  articles(): readonly ListedArticle[];
  /**
   * Takes a page of nodes, over several turns. Unchanged articles stay the same objects.
   * @param inSteps new articles join when they are a quarter of all, or with `join`
   */
  take(nodes: readonly unknown[], round: number, inSteps?: boolean): Promise<Taken>;
  join(): void;
  mark(slugs: Iterable<string>, round: number): void;
  /** Articles that were last met before this round. */
  unmet(round: number): string[];
  get(slug: string): ListedArticle | undefined;
  /** True also for an article that is unreadable. */
  has(slug: string): boolean;
  drop(slug: string): void;
};

/** A page's articles, the number of changes, and the unreadable ones. */
type Taken = { slugs: ReadonlySet<string>; changed: number; problems: Error[] };

type Held = { article: ListedArticle; version: string; round: number };

/** @param parse throws for an unreadable node */
export function createArticleSet(parse: (node: unknown) => ListedArticle): ArticleSet {
  const bySlug = new Map<string, Held>();
  const byVersion = new Map<string, Held>();
  const unreadable = new Set<string>();
  let sorted: readonly ListedArticle[] | undefined;

  const drop = (slug: string) => {
    unreadable.delete(slug);
    const held = bySlug.get(slug);
    if (!held) return;
    bySlug.delete(slug);
    byVersion.delete(held.version);
    sorted = undefined;
  };
  const takeOne = (node: unknown, version: string, round: number, inSteps: boolean) => {
    const known = byVersion.get(version);
    if (known) {
      known.round = round;
      return { slug: known.article.slug, isNew: false };
    }
    const article = parse(node);
    drop(article.slug);
    const held = { article, version, round };
    bySlug.set(article.slug, held);
    byVersion.set(version, held);
    if (!inSteps || bySlug.size >= (sorted?.length ?? 0) * STEP) sorted = undefined;
    return { slug: article.slug, isNew: true };
  };

  return {
    articles() {
      sorted ??= Array.from(bySlug.values(), ({ article }) => article).sort(newestFirst);
      return sorted;
    },
    async take(nodes, round, inSteps = false) {
      const slugs = new Set<string>();
      const problems: Error[] = [];
      let changed = 0;
      let characters = 0;
      for (const node of nodes) {
        const json = JSON.stringify(node) ?? "";
        characters += json.length;
        try {
          const { slug, isNew } = takeOne(node, versionOf(json), round, inSteps);
          slugs.add(slug);
          changed += Number(isNew);
        } catch (error) {
          problems.push(error instanceof Error ? error : new Error(String(error)));
          const slug = slugOf(handleOf(node) ?? "");
          if (slug && !bySlug.has(slug)) unreadable.add(slug);
        }
        if (characters >= CHARACTERS_A_TURN) {
          characters = 0;
          await nextTurn();
        }
      }
      return { slugs, changed, problems };
    },
    join() {
      if (sorted?.length !== bySlug.size) sorted = undefined;
    },
    mark(slugs, round) {
      for (const slug of slugs) {
        const held = bySlug.get(slug);
        if (held) held.round = round;
      }
    },
    unmet: (round) => [...bySlug].flatMap(([slug, held]) => (held.round < round ? [slug] : [])),
    get: (slug) => bySlug.get(slug)?.article,
    has: (slug) => bySlug.has(slug) || unreadable.has(slug),
    drop,
  };
}

/** Groups and the search's index are made anew for each list. */
const STEP = 1.25;

/** Some five articles of 1,500 words, which take 5 ms. */
const CHARACTERS_A_TURN = 50_000;

const versionOf = (json: string) => createHash("sha256").update(json).digest("base64");
