import { setTimeout as wait } from "node:timers/promises";
import { percentile, table } from "../scripts/table.ts";
import { largeBlog, startStoreDouble, storeArticle } from "../tests/support/store-double.ts";
import { madeUpArticles } from "./made-up-articles.ts";
import { type MeasuredSite, startMeasuredSite } from "./measured-site.ts";
import { SEARCHES } from "./search.ts";

const COUNT = 10_000;
const PAGES = 200;
const SEARCHES_ASKED = 500;

/** A server before a store of 10,000 articles: memory and turns while it reads them, then with pages and searches. */
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
  const site = await startMeasuredSite(store.settings);
  try {
    const reading = await whileItReads(site);
    const memory = [await megabytes(site)];
    const ask = async (what: string, count: number, path: (turn: number) => string) => {
      const times = await timesOf(count, (turn) => fetchWhole(site.origin + path(turn)));
      const figures = [percentile(times, 0.5), percentile(times, 0.99), await longestTurn(site)];
      return [what, ...figures.map((value) => value.toFixed(1))];
    };
    const rows = [
      await ask("pages of the blog", PAGES, (turn) => `/blog?page=${turn + 1}`),
      await ask("articles", PAGES, (turn) => `/blog/article-${turn * 49}`),
      await ask("first searches", SEARCHES.length, searchPath),
      await ask("searches", SEARCHES_ASKED, (turn) => searchPath(turn + SEARCHES.length)),
    ];
    memory.push(await megabytes(site));
    rows.push(await ask("the sitemap", 1, () => "/sitemap.xml"));
    memory.push(await megabytes(site));
    return [
      table(
        [
          "from start to the first page, ms",
          "reading all, s",
          "processor for it, s",
          "longest turn of the first pages, ms",
          "longest turn at most, ms",
          "largest memory, MB",
        ],
        [
          [
            site.startedIn,
            reading.seconds,
            reading.processor,
            reading.first,
            reading.longest,
            reading.largest,
          ].map((value) => value.toFixed(0)),
        ],
      ),
      table(["uncached", "median, ms", "p99, ms", "longest turn at most, ms"], rows),
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

/** Of the event loop, since the last look, in milliseconds. Up to the 10 between two looks longer than it was. */
const longestTurn = async (site: MeasuredSite) =>
  (await site.metric("nodejs_eventloop_lag_max_seconds")) * 1000;

/** Asks for a page and a search all the time, as readers do, until all articles are read. */
async function whileItReads(site: MeasuredSite) {
  const begun = performance.now();
  const processorBefore = await site.metric("process_cpu_seconds_total");
  // A start has long turns of its own: before the server listens, and in the first page of each kind.
  await fetchWhole(`${site.origin}/blog`);
  await fetchWhole(`${site.origin}/api/search/zeberka`);
  const first = await longestTurn(site);
  let [longest, largest, isRead] = [0, 0, false];
  while (!isRead) {
    await fetchWhole(`${site.origin}/blog`);
    const answer = await fetch(`${site.origin}/api/search/zeberka`);
    isRead = !(await answer.json()).isPartial;
    await wait(100);
    longest = Math.max(longest, await longestTurn(site));
    largest = Math.max(largest, await megabytes(site));
  }
  return {
    seconds: (performance.now() - begun) / 1000,
    processor: (await site.metric("process_cpu_seconds_total")) - processorBefore,
    first,
    longest,
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

const searchPath = (turn: number) => `/api/search/${encodeURIComponent(queryAt(turn))}`;

/** Each is another one to the page cache, by the case of its letters, and the same to the search. */
function queryAt(turn: number): string {
  const round = Math.floor(turn / SEARCHES.length);
  const letters = [...(SEARCHES[turn % SEARCHES.length] ?? "")];
  return letters.map((letter, at) => ((round >> at) & 1 ? letter.toUpperCase() : letter)).join("");
}
