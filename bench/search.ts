import { type Database, DatabaseUnavailable } from "#app/infra/database.server.ts";
import { indexOf, prepareEntry, type Searchable, search } from "#app/search/matching.ts";
import { createSearchCounts } from "#app/search/search-counts.server.ts";
import { POPULAR_SEARCHES } from "#app/search/search-result.ts";
import { percentile, table } from "./table.ts";

const WORDS_PER_ARTICLE = 1500;
const QUERIES = 2000;

/** Median and 99th percentile of a search over 250 and 10,000 articles, as a Markdown table. */
export function measureSearch(): string {
  const rows = [250, 10_000].map((count) => {
    const articles = Array.from({ length: count }, (_, number) => article(number));
    const prepared = timed(() => indexOf(articles.map(prepareEntry)));
    const index = prepared.result;
    const queries = count > 1000 ? QUERIES / 20 : QUERIES;
    const times = Array.from({ length: queries }, (_, turn) => {
      const query = SEARCHES[turn % SEARCHES.length] ?? "";
      return timed(() => search(index, query)).milliseconds;
    });
    return [
      count.toLocaleString("en-US"),
      prepared.milliseconds.toFixed(0),
      percentile(times, 0.5).toFixed(2),
      percentile(times, 0.99).toFixed(2),
    ];
  });
  const searches = table(
    ["articles of 1,500 words", "prepare once, ms", "search median, ms", "search p99, ms"],
    rows,
  );
  return `${searches}\n\n${measureCounting()}`;
}

/** What counting adds to each search, beside the writing, which happens once a minute. */
function measureCounting(): string {
  let time = 0;
  const counts = createSearchCounts({
    database: NO_DATABASE,
    log: { debug() {} },
    clock: () => 0,
    now: () => time,
  });
  const count = (turn: number) => {
    const query = SEARCHES[turn % SEARCHES.length] ?? "";
    time += 3_000;
    counts.answered(query, { status: "ok", results: [], total: 1 });
    counts.note(query, `192.0.2.${turn % 250}`);
  };
  for (let turn = 0; turn < QUERIES; turn += 1) count(turn);
  const { milliseconds } = timed(() => {
    for (let turn = 0; turn < COUNTED; turn += 1) count(turn);
  });
  return table(["counting a search, µs"], [[((milliseconds * 1000) / COUNTED).toFixed(1)]]);
}

const COUNTED = 100_000;

const unavailable = () => Promise.reject(new DatabaseUnavailable("Nothing is written here"));
const NO_DATABASE: Database = {
  ...{ engine: "sqlite", pool: undefined, query: unavailable, transaction: unavailable },
  ...{ async open() {}, async close() {} },
};

/** Words that most articles have, that some have, and that none has. */
const SEARCHES = [...POPULAR_SEARCHES, "light", "the", "word42 word43", "nowhere to be found", "ß"];

function article(number: number): Searchable {
  const words = Array.from(
    { length: WORDS_PER_ARTICLE },
    (_, place) => VOCABULARY[(place * 7 + number * 13 + place * place) % VOCABULARY.length],
  );
  return {
    card: {
      id: String(number),
      title: `Article ${number}`,
      description: "What the trials found.",
      category: "blog",
      slug: `article-${number}`,
      path: `/blog/article-${number}`,
      featured: false,
      readTime: 7,
      author: "Desk",
    },
    keywords: ["science", `keyword${number % 50}`],
    text: words.join(" "),
    publishedAt: new Date(Date.UTC(2020, 0, 1 + (number % 2000))).toISOString(),
  };
}

const VOCABULARY = [
  ..."the light red near-infrared J/cm² skin dose trial sham of in and ½ … ﬁbroblast".split(" "),
  ...Array.from({ length: 400 }, (_, number) => `word${number}`),
];

function timed<T>(work: () => T): { result: T; milliseconds: number } {
  const start = performance.now();
  const result = work();
  return { result, milliseconds: performance.now() - start };
}
