import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

type StoreCall = {
  headers: IncomingMessage["headers"];
  url: string | undefined;
  query: string;
  variables: Record<string, unknown>;
};

/** A real HTTP server that plays the Shopify store. */
export type StoreDouble = {
  origin: string;
  /** What a site needs to ask this store. */
  settings: { PUBLIC_STORE_DOMAIN: string; PUBLIC_STOREFRONT_API_TOKEN: string };
  calls: StoreCall[];
  /** Replaces the store's behaviour from now on. */
  answer(play: Play): void;
  close(): Promise<void>;
};

/** `count` is 1 for the first call since `answer`. */
export type Play = (call: StoreCall, response: ServerResponse, count: number) => void;

export async function startStoreDouble(play: Play): Promise<StoreDouble> {
  const calls: StoreCall[] = [];
  let current = play;
  let count = 0;
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const { query, variables } = JSON.parse(body);
    const call = { headers: request.headers, url: request.url, query, variables };
    calls.push(call);
    count += 1;
    current(call, response, count);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    settings: { PUBLIC_STORE_DOMAIN: origin, PUBLIC_STOREFRONT_API_TOKEN: "a-token" },
    calls,
    answer(next) {
      current = next;
      count = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function status(code: number, body: unknown = {}): Play {
  return (_call, response) => {
    response.writeHead(code, { "Content-Type": "application/json" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
}

export const hang: Play = () => {};

/** Without pages; `null` for a store without such a blog. */
export function blog(articles: StoreNode[] | null): Play {
  return (call, response) => {
    const { articleHandle } = call.variables;
    const answer =
      articles === null
        ? null
        : typeof articleHandle === "string"
          ? { articleByHandle: articles.find(({ handle }) => handle === articleHandle) ?? null }
          : {
              articles: {
                edges: articles.map((node) => ({ node })),
                pageInfo: { hasNextPage: false, endCursor: null },
              },
            };
    const sitemap = { resources: { hasNextPage: false, items: [] } };
    const urlRedirects = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };
    const data = { blog: answer, page: null, sitemap, urlRedirects };
    status(200, { data })(call, response, 0);
  };
}

/** A store that has published these pages, by handle, and nothing else. */
export function storePages(published: Record<string, { title: string; body: string }>): Play {
  return (call, response, count) => {
    const page = published[String(call.variables.handle)];
    const data = page && { ...page, bodySummary: "In short.", updatedAt: "2026-02-01T00:00:00Z" };
    status(200, { data: { page: data ?? null } })(call, response, count);
  };
}

/** The redirects come in pages. */
export function redirecting(
  play: Play,
  redirects: readonly { path: string; target: string }[],
): Play {
  return (call, response, count) => {
    if (!asksForRedirects(call)) return play(call, response, count);
    const { first, after } = call.variables;
    const start = Number(after ?? 0);
    const end = start + Number(first);
    const pageInfo = { hasNextPage: end < redirects.length, endCursor: String(end) };
    const urlRedirects = { nodes: redirects.slice(start, end), pageInfo };
    status(200, { data: { urlRedirects } })(call, response, count);
  };
}

export const asksForRedirects = ({ query }: StoreCall) => query.includes("query UrlRedirects");

/** Pages through the articles as Shopify does: by date, and by time of change. */
export function largeBlog(articles: readonly StoreNode[]): Play {
  const newest = articles.toSorted(newestFirst);
  return (call, response) => {
    const { first, after, articleHandle } = call.variables;
    if (typeof articleHandle === "string") return blog([...articles])(call, response, 0);
    if (call.query.includes("sitemap(")) return sitemapPage(newest)(call, response, 0);
    const list = call.query.includes("UPDATED_AT")
      ? articles.toSorted((a, b) => changeOf(b) - changeOf(a))
      : newest;
    const last = typeof after === "string" ? cursorOf.get(after) : undefined;
    const start = last ? list.findIndex((node) => newestFirst(last, node) < 0) : 0;
    const nodes = start === -1 ? [] : list.slice(start, start + Number(first));
    const endCursor = nodes.at(-1)?.id ?? null;
    for (const node of nodes) cursorOf.set(node.id, node);
    const hasNextPage = start !== -1 && start + nodes.length < list.length;
    const edges = nodes.map(({ changed, updatedAt, ...node }) => ({ node }));
    const page = { articles: { edges, pageInfo: { hasNextPage, endCursor } } };
    status(200, { data: { blog: page } })(call, response, 0);
  };
}

/** With the dates of the articles' `updatedAt`. */
function sitemapPage(articles: readonly StoreNode[]): Play {
  return (call, response) => {
    const end = Number(call.variables.page) * 250;
    const own = call.variables.type === "ARTICLE" ? articles : [];
    const items = own
      .slice(end - 250, end)
      .map(({ handle, publishedAt, updatedAt = publishedAt }) => ({ handle, updatedAt }));
    const resources = { hasNextPage: end < own.length, items };
    status(200, { data: { sitemap: { resources } } })(call, response, 0);
  };
}

/** A place in the order, which stays when its entry is gone. */
const cursorOf = new Map<string, StoreNode>();

const changeOf = ({ changed }: StoreNode) => Number(changed ?? 0);

function newestFirst(a: StoreNode, b: StoreNode): number {
  return b.publishedAt.localeCompare(a.publishedAt) || b.id.localeCompare(a.id);
}

/** Short articles, newest first, each of its own hour. */
export function storeArticles(count: number, changes: Partial<StoreNode> = {}): StoreNode[] {
  return Array.from({ length: count }, (_, number) =>
    storeArticle({
      id: `gid://shopify/Article/${number}`,
      title: `Article ${number}`,
      handle: `article-${number}`,
      publishedAt: new Date(Date.UTC(2026, 0, 1) - number * 3_600_000).toISOString(),
      ...changes,
    }),
  );
}

export type StoreNode = {
  id: string;
  title: string;
  handle: string;
  publishedAt: string;
} & Record<string, unknown>;

export function storeArticle(changes: Partial<StoreNode> = {}): StoreNode {
  return {
    id: "gid://shopify/Article/1",
    title: "Red light and sleep",
    handle: "red-light-and-sleep",
    content: "Light before bed.",
    contentHtml: "<h2>Evening</h2><p>Light before bed.</p>",
    excerpt: "What three small trials found.",
    publishedAt: "2026-03-14T09:00:00Z",
    image: {
      id: "gid://shopify/ArticleImage/1",
      altText: "A lamp",
      url: "https://cdn.shopify.com/a.jpg",
      width: 1600,
      height: 900,
    },
    blog: { id: "gid://shopify/Blog/1", handle: "red-light-therapy-blog", title: "Blog" },
    authorV2: { name: "Evidence Desk" },
    tags: ["science", "sleep"],
    ...changes,
  };
}
