import { contentFolder } from "#app/content/content-folder.server.ts";
import { type OwnArticle, type OwnTexts, readOwnTexts } from "#app/own-texts/own-texts.server.ts";
import { loadRedirects, type StoreRedirect } from "./redirects.ts";

export type StoreContent = Pick<OwnTexts, "articles" | "pages"> & { redirects: StoreRedirect[] };

/** What the store serves, and the problems of files and rows that were left out. */
export function loadContent(directory: URL = contentFolder): OwnTexts & StoreContent {
  const texts = readOwnTexts(directory);
  const problems = [...texts.problems];
  const redirects = loadRedirects(directory, problems);
  return { ...texts, redirects, problems };
}

export function publishedArticles({ articles }: StoreContent, now: Date): OwnArticle[] {
  return articles.filter(({ draft, publishedAt }) => !draft && publishedAt <= now);
}
