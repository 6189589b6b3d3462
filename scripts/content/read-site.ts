import { loadContent } from "#embedded-store/content.ts";
import { type ArticleFile, placeArticle } from "./articles/article-file.ts";
import { pathsIn, readTextFiles, type TextFile } from "./files.ts";
import { type SitePages, sitePages } from "./site-pages.ts";

/** What the rules look at. */
export type Content = {
  readonly folder: URL;
  readonly now: Date;
  /** Paths of all files, without hidden ones. */
  readonly paths: readonly string[];
  /** Those with texts. */
  readonly files: readonly TextFile[];
  /** Paths of those that the app's lists are read from. */
  readonly read: ReadonlySet<string>;
  /** As the site has it. */
  readonly loaded: ReturnType<typeof loadContent>;
  readonly articles: readonly ArticleFile[];
  readonly pages: SitePages;
};

/** @param read paths of the records that the app read */
export function readSite(folder: URL, now: Date, read: ReadonlySet<string> = new Set()): Content {
  const loaded = loadContent(folder);
  const articles = loaded.files.articles.map(placeArticle);
  const pages = sitePages(loaded.files);
  return {
    folder,
    now,
    read,
    loaded,
    articles,
    pages,
    paths: pathsIn(folder),
    files: readTextFiles(folder),
  };
}
