import { href } from "react-router";
import { changeAddress } from "#app/evidence/ledger/change-address.ts";
import { type Change, listChanges } from "#app/evidence/ledger/changes.server.ts";
import { TOPICS } from "#app/evidence/ledger/topics.ts";
import { type FeedEntry, permanentId, renderFeed } from "#app/frame/head/feed.server.tsx";
import { CHANGE_FEEDS, type Channel, formatAt } from "#app/frame/head/feeds.ts";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { clockContext } from "#app/infra/clock.ts";
import { envContext } from "#app/infra/env.server.ts";
import * as site from "#app/site.config.ts";
import { typeset } from "#app/text/typeset.ts";
import type { Route } from "./+types/change-feed.api.ts";
import { KIND_NAMES } from "./changes-filter.ts";

/** `GET /changes/feed.xml` (RSS), `/changes/atom.xml` and `/changes/feed.json`. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { siteUrl } = context.get(envContext);
  const clock = context.get(clockContext);
  const format = formatAt(CHANGE_FEEDS, url.pathname);
  const entries = listChanges().slice(0, IN_FEEDS).map(toEntry);
  return new Response(
    await renderFeed(format, CHANNEL, entries, {
      siteUrl,
      now: clock(),
    }),
    {
      headers: {
        "Content-Type": `${CHANGE_FEEDS[format].type}; charset=utf-8`,
        "Cache-Control": CACHE_POLICY.page,
      },
    },
  );
}

const CHANNEL: Channel = {
  name: "Updates and corrections",
  description: ownPages["/changes"].lead,
  id: permanentId("changes"),
  path: href("/changes"),
  feeds: CHANGE_FEEDS,
};

/** Room for all corrections of the beginning. */
const IN_FEEDS = 100;

function toEntry(change: Change): FeedEntry {
  const { id, on, kind, topics, about, was, is, why } = change;
  const paragraphs = [
    was && `We wrote: ${was}`,
    was ? `We write now: ${is ?? "nothing, because we cite it no more."}` : is,
    why,
  ];
  const lines = paragraphs.flatMap((paragraph) => (paragraph ? [typeset(paragraph)] : []));
  const day = `${on}T00:00:00.000Z`;
  return {
    id: permanentId(`change ${id}`),
    title: typeset(`${about.name}: ${kind}`),
    path: changeAddress(change),
    description: lines[0] ?? `${typeset(about.name)} came in.`,
    content: lines.map((line) => ({ tag: "p", children: [line] })),
    author: site.defaultAuthor,
    keywords: [KIND_NAMES[kind], ...topics.map((topic) => TOPICS[topic].short)],
    publishedAt: day,
    updatedAt: day,
    imageAlt: "",
  };
}
