import { countWords, readTime } from "#app/content/article.ts";
import type { Searchable } from "#app/search/matching/matching.ts";
import * as site from "#app/site.config.ts";
import { plainText } from "#app/text/text.ts";
import type { Pages } from "./pages.server.ts";

/** The store's published pages for the search. None while the store fails. */
export async function searchedPages(pages: Pages): Promise<Searchable[]> {
  const published = await pages.addresses();
  if (published.status !== "ok") return [];
  const found = await Promise.all(
    published.pages.map(async ({ handle }) => ({ handle, answer: await pages.get(handle) })),
  );
  return found.flatMap(({ handle, answer }) => {
    if (answer.status !== "ok") return [];
    const { title, description, content } = answer.page;
    const text = content.map((block) => plainText([block])).join("\n");
    const card = {
      id: `pages/${handle}`,
      title,
      description,
      category: "pages",
      slug: handle,
      path: `/${handle}`,
      featured: false,
      readTime: readTime(countWords(text)),
      author: site.name,
    };
    // "affiliate disclosure" finds the page whatever its title is.
    const keywords = [handle.replaceAll("-", " "), ...(alsoCalled.get(handle) ?? [])];
    return [{ card, keywords, text }];
  });
}

/** What readers call the pages that the footer links to. */
const alsoCalled: ReadonlyMap<string, readonly string[]> = new Map([
  ["privacy", ["privacy policy", "privacy notice", "cookie policy", "data protection", "GDPR"]],
  ["terms", ["terms of use", "terms of service", "terms and conditions"]],
  ["affiliate-disclosure", ["how you make money", "conflict of interest", "sponsored"]],
  ["editorial-process", ["fact checking", "corrections", "who writes this"]],
  ["partnerships", ["advertise with us", "partner program"]],
  ["careers", ["jobs", "job openings", "hiring", "work for you"]],
]);
