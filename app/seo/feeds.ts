/** Name, path and media type of each feed. */
export const FEEDS = {
  rss: { name: "RSS", path: "/feed.xml", type: "application/rss+xml" },
  atom: { name: "Atom", path: "/atom.xml", type: "application/atom+xml" },
  json: { name: "JSON Feed", path: "/feed.json", type: "application/feed+json" },
} as const;

export type FeedFormat = keyof typeof FEEDS;
