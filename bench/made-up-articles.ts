import type { Searchable } from "#app/search/matching/matching.ts";
import { loadContent } from "#embedded-store/content.ts";

/** 1,500 words, the same each time: the sample articles' words, as frequent as there, and rare ones. */
type MadeUpArticle = {
  title: string;
  handle: string;
  excerpt: string;
  text: string;
  tags: string[];
  author: string;
  publishedAt: string;
};

const WORDS_PER_ARTICLE = 1_500;
/** 10,000 articles then have 300,000 different words, as many as English texts. */
const RARE = 20;
const RARE_WORDS = 500_000;

/** Newest first. */
export function madeUpArticles(count: number): MadeUpArticle[] {
  const words = loadContent().articles.flatMap(({ text }) => text.split(/\s+/));
  return Array.from({ length: count }, (_, number) => {
    const pick = randomNumbers(number + 1);
    const some = (length: number) =>
      Array.from({ length }, () =>
        pick(RARE) === 0 ? rareWord(pick(RARE_WORDS)) : words[pick(words.length)],
      ).join(" ");
    return {
      title: `${number}: ${some(7)}`,
      handle: `article-${number}`,
      excerpt: some(20),
      text: some(WORDS_PER_ARTICLE),
      tags: [TOPICS[number % TOPICS.length] ?? "", `tag ${pick(200)}`, `tag ${pick(200)}`],
      author: `Author ${pick(40)}`,
      publishedAt: new Date(Date.UTC(2026, 0, 1) - number * 3_600_000).toISOString(),
    };
  });
}

export function searchable({ title, handle, excerpt, ...article }: MadeUpArticle): Searchable {
  const { text, tags, author, publishedAt } = article;
  return {
    card: {
      id: handle,
      title,
      description: excerpt,
      category: "blog",
      slug: handle,
      path: `/blog/${handle}`,
      featured: false,
      readTime: 7,
      author,
    },
    keywords: tags,
    text,
    publishedAt,
  };
}

const TOPICS = ["science", "guides", "reviews", "devices", "benefits"];

const SYLLABLES = "ba ke li mo nu ra se ti vo zu ber cal den fin gor".split(" ");

function rareWord(number: number): string {
  let word = "";
  for (let rest = number + 1; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    word += SYLLABLES[rest % SYLLABLES.length];
  }
  return word;
}

/** A linear congruential generator. */
function randomNumbers(seed: number): (limit: number) => number {
  let state = Math.imul(seed, 2_654_435_761);
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return Math.floor(((state >>> 0) / 2 ** 32) * limit);
  };
}
