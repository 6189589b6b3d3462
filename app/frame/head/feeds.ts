/** One list in three formats: RSS, Atom and JSON Feed. */
export type Channel = {
  readonly name: string;
  readonly description: string;
  /** A permanent URI, for Atom. */
  readonly id: string;
  readonly path: string;
  readonly feeds: Readonly<Record<FeedFormat, Feed>>;
};

export type FeedFormat = "rss" | "atom" | "json";

type Feed = { readonly name: string; readonly path: string; readonly type: string };

export const FEEDS = feedsAt({ rss: "/feed.xml", atom: "/atom.xml", json: "/feed.json" });

export const CHANGE_FEEDS = feedsAt({
  rss: "/changes/feed.xml",
  atom: "/changes/atom.xml",
  json: "/changes/feed.json",
});

/** RSS for an unknown path. */
export function formatAt(feeds: Channel["feeds"], path: string): FeedFormat {
  if (path === feeds.atom.path) return "atom";
  return path === feeds.json.path ? "json" : "rss";
}

function feedsAt(paths: Record<FeedFormat, string>) {
  return {
    rss: { name: "RSS", path: paths.rss, type: "application/rss+xml" },
    atom: { name: "Atom", path: paths.atom, type: "application/atom+xml" },
    json: { name: "JSON Feed", path: paths.json, type: "application/feed+json" },
  } as const;
}
