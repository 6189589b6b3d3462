import { createHash } from "node:crypto";
import pLimit from "p-limit";
import type { Logger } from "pino";
import { createContext } from "react-router";
import { type ArticleFinding, findingsIn } from "#app/articles/article-findings.server.ts";
import type { Articles } from "#app/articles/articles.server.ts";
import type { WallClock } from "#app/infra/clock.ts";
import type { Database } from "#app/infra/database.server.ts";
import { LINKS, writeNote } from "#app/infra/operator-notes.server.ts";
import { linksIn } from "#app/text/text.ts";
import {
  type CheckedLink,
  forgetLinks,
  listRecentlyFine,
  writeFindings,
  writeLink,
} from "./link-rows.server.ts";
import type { LinkState } from "./outside-link.server.ts";

/** Reads all articles and follows their links; the database keeps the results. */
export type LinkCheck = {
  /** In the background; does nothing during a check. Never throws. */
  start(): void;
  /** Waits for the end. @throws {DatabaseUnavailable} */
  run(): Promise<"done" | "store unavailable">;
  /** Undefined when no check is running. */
  progress(): { checked: number; links: number } | undefined;
  /** Ends after the current link. */
  stop(): void;
};

export const linkCheckContext = createContext<LinkCheck>();

type LinkCheckParts = {
  database: Database;
  articles: Pick<Articles, "list" | "get">;
  /** The site's status for a path; undefined when it can't be asked. */
  askInside: (path: string) => Promise<number | undefined>;
  /** Undefined when the server may not ask other hosts. */
  checkOutside: ((href: string) => Promise<LinkState>) | undefined;
  clock: WallClock;
  wait: (milliseconds: number) => Promise<void>;
  log: Pick<Logger, "info" | "warn">;
};

export function createLinkCheck(parts: LinkCheckParts): LinkCheck {
  const { database, articles, clock, wait, log } = parts;
  let progress: { checked: number; links: number } | undefined;
  let isStopped = false;

  const run = async () => {
    const begunAt = new Date(clock()).toISOString();
    progress = { checked: 0, links: 0 };
    try {
      const read = await readArticles(articles, wait, () => isStopped);
      if (!read) return "store unavailable";
      await writeFindings(database, read.findings);
      const fine = await listRecentlyFine(database, new Date(clock() - TRUSTED).toISOString());
      const links = [...read.links].slice(0, MOST_LINKS);
      const own = progress;
      own.links = links.length;
      const follow = async (link: FoundLink) => {
        const known = fine.get(idOf(link.href));
        const result = link.isInside || !known ? await followLink(link, parts) : undefined;
        own.checked += 1;
        const at = result ? new Date(clock()).toISOString() : known;
        if (at) await writeLink(database, toRow(link, result ?? { state: "ok" }, at, begunAt));
        return result !== undefined;
      };
      const inside = links.filter(({ isInside }) => isInside);
      const outside = parts.checkOutside ? links.filter(({ isInside }) => !isInside) : [];
      const byHost = Map.groupBy(outside, ({ href }) => new URL(href).host);
      const atOnce = pLimit(HOSTS_AT_ONCE);
      await Promise.all([
        inOrder(inside, follow, () => wait(INSIDE_PAUSE_MS)),
        ...[...byHost.values()].map((own) =>
          atOnce(() => inOrder(own, follow, () => wait(HOST_PAUSE))),
        ),
      ]);
      if (isStopped) return "done";
      await forgetLinks(database, begunAt);
      await writeNote(database, LINKS, new Date(clock()).toISOString());
      log.info({ links: links.length }, "The links of the articles are checked");
      return "done";
    } finally {
      progress = undefined;
    }
  };

  /** One link after another, with a pause after each request. */
  const inOrder = async <T>(
    items: readonly T[],
    work: (item: T) => Promise<boolean>,
    pause: () => Promise<void>,
  ) => {
    for (const item of items) {
      if (isStopped) return;
      if (await work(item)) await pause();
    }
  };

  return {
    start() {
      if (progress) return;
      run().catch((error) => log.warn({ err: error }, "The links could not be checked"));
    },
    run,
    progress: () => progress && { ...progress },
    stop() {
      isStopped = true;
    },
  };
}

const INSIDE_PAUSE_MS = 20;
const HOST_PAUSE = 1_000;
const ARTICLE_PAUSE = 20;
/** A working outside link is trusted for a week. */
const TRUSTED = 7 * 86_400_000;

const HOSTS_AT_ONCE = 4;
const MOST_ARTICLES = 5_000;
const MOST_LINKS = 10_000;
const LONGEST_LINK = 2_000;

type FoundLink = { href: string; isInside: boolean; articles: Set<string> };

async function readArticles(
  articles: LinkCheckParts["articles"],
  wait: LinkCheckParts["wait"],
  isStopped: () => boolean,
): Promise<{ findings: ArticleFinding[]; links: Iterable<FoundLink> } | undefined> {
  const list = await articles.list();
  if (list.status !== "ok") return undefined;
  const findings: ArticleFinding[] = [];
  const links = new Map<string, FoundLink>();
  for (const { slug } of list.articles.slice(0, MOST_ARTICLES)) {
    if (isStopped()) break;
    const answer = await articles.get(slug);
    if (answer.status === "unavailable") return undefined;
    if (answer.status !== "ok") continue;
    findings.push(...findingsIn(answer.article));
    for (const link of linksIn(answer.article.content)) {
      const href = link.split("#")[0] ?? "";
      if (!/^(\/(?!\/)|https?:)/.test(href) || href.length > LONGEST_LINK) continue;
      const found = links.get(href) ?? {
        href,
        isInside: href.startsWith("/"),
        articles: new Set<string>(),
      };
      found.articles.add(slug);
      links.set(href, found);
    }
    await wait(ARTICLE_PAUSE);
  }
  return { findings, links: links.values() };
}

async function followLink(
  { href, isInside }: FoundLink,
  { askInside, checkOutside }: LinkCheckParts,
): Promise<LinkState | undefined> {
  if (!isInside) return checkOutside?.(href);
  const status = await askInside(href);
  if (status === undefined) return undefined;
  if (status < 400) return { state: "ok" };
  if (status === 404 || status === 410) {
    return { state: "dead", problem: "The site has no such page" };
  }
  return { state: "unsure", problem: `The site answered ${status}` };
}

function toRow(link: FoundLink, result: LinkState, at: string, seenAt: string): CheckedLink {
  return {
    id: idOf(link.href),
    href: link.href,
    state: result.state,
    problem: result.state === "ok" ? null : result.problem,
    articles: [...link.articles].slice(0, MOST_NAMED).join(" "),
    checked_at: at,
    seen_at: seenAt,
  };
}

const MOST_NAMED = 10;

const idOf = (href: string) => createHash("sha256").update(href).digest("base64url");
