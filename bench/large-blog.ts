import { setTimeout as wait } from "node:timers/promises";
import { largeBlog, startStoreDouble, storeArticle } from "../tests/support/store-double.ts";
import { madeUpArticles } from "./made-up-articles.ts";
import { type MeasuredSite, startMeasuredSite } from "./measured-site.ts";
import { SEARCHES } from "./search.ts";
import { percentile, table } from "./table.ts";

const COUNT = 10_000;
const PAGES = 200;
const SEARCHES_ASKED = 500;

/** A server before a store of 10,000 articles: memory and event loop while it reads them, then pages and searches. */
export async function measureLargeBlog(): Promise<string> {
  const nodes = madeUpArticles(COUNT).map(({ text, author, ...article }, number) =>
    storeArticle({
      ...article,
      id: `gid://shopify/Article/${number}`,
      content: text,
      contentHtml: `<p>${text}</p>`,
      authorV2: { name: author },
    }),
  );
  const store = await startStoreDouble(largeBlog(nodes));
  const site = await startMeasuredSite({
    PUBLIC_STORE_DOMAIN: store.origin,
    PUBLIC_STOREFRONT_API_TOKEN: "a-token",
  });
  try {
    const reading = await whileItReads(site);
    const memory = [await megabytes(site)];
    const first = await timesOf(PAGES, (turn) =>
      fetchWhole(`${site.origin}/blog?page=${turn + 1}`),
    );
    const article = await timesOf(PAGES, (turn) =>
      fetchWhole(`${site.origin}/blog/article-${turn * 49}`),
    );
    const search = await timesOf(SEARCHES_ASKED, (turn) =>
      fetchWhole(`${site.origin}/api/search/${encodeURIComponent(queryAt(turn))}`),
    );
    memory.push(await megabytes(site));
    const sitemap = await timesOf(1, () => fetchWhole(`${site.origin}/sitemap.xml`));
    memory.push(await megabytes(site));
    const times = (of: readonly number[]) => [percentile(of, 0.5), percentile(of, 0.99)];
    return [
      table(
        [
          "from start to the first page, ms",
          "reading all, s",
          "processor for it, s",
          "event loop late at most, ms",
          "largest memory, MB",
        ],
        [
          [site.startedIn, reading.seconds, reading.processor, reading.late, reading.largest].map(
            (value) => value.toFixed(0),
          ),
        ],
      ),
      table(
        ["uncached", "median, ms", "p99, ms"],
        [
          ["pages of the blog", ...times(first).map((value) => value.toFixed(1))],
          ["articles", ...times(article).map((value) => value.toFixed(1))],
          ["searches", ...times(search).map((value) => value.toFixed(1))],
          ["the sitemap", ...times(sitemap).map((value) => value.toFixed(1))],
        ],
      ),
      table(
        ["memory after reading, MB", "after pages and searches", "after the sitemap"],
        [memory.map((value) => value.toFixed(0))],
      ),
    ].join("\n\n");
  } finally {
    await site.stop();
    await store.close();
  }
}

const megabytes = async (site: MeasuredSite) =>
  (await site.metric("process_resident_memory_bytes")) / 1024 ** 2;

/** Asks for a page and a search all the time, as readers do, until all articles are read. */
async function whileItReads(site: MeasuredSite) {
  const begun = performance.now();
  const processorBefore = await site.metric("process_cpu_seconds_total");
  let [late, largest, isRead] = [0, 0, false];
  while (!isRead) {
    const answer = await fetch(`${site.origin}/api/search/zeberka`);
    isRead = !(await answer.json()).isPartial;
    await wait(100);
    late = Math.max(late, await site.metric("nodejs_eventloop_lag_max_seconds"));
    largest = Math.max(largest, await megabytes(site));
  }
  return {
    seconds: (performance.now() - begun) / 1000,
    processor: (await site.metric("process_cpu_seconds_total")) - processorBefore,
    late: late * 1000,
    largest,
  };
}

async function timesOf(count: number, ask: (turn: number) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const begun = performance.now();
    await ask(turn);
    times.push(performance.now() - begun);
  }
  return times;
}

async function fetchWhole(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  await response.arrayBuffer();
}

/** Each is another one to the page cache, by the case of its letters, and the same to the search. */
function queryAt(turn: number): string {
  const round = Math.floor(turn / SEARCHES.length);
  const letters = [...(SEARCHES[turn % SEARCHES.length] ?? "")];
  return letters.map((letter, at) => ((round >> at) & 1 ? letter.toUpperCase() : letter)).join("");
}
