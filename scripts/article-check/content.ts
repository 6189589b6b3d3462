import { type LoadedContent, loadContent } from "#embedded-store/content.ts";
import { type ArticleFile, readArticleFiles } from "./article-file.ts";
import { pathsIn, readTextFiles, type TextFile } from "./files.ts";
import { type SitePages, sitePages } from "./site-pages.ts";
import { readSources, type Source } from "./sources.ts";

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
  readonly loaded: LoadedContent;
  readonly sources: readonly Source[];
  readonly articles: readonly ArticleFile[];
  readonly pages: SitePages;
};

/** @param read paths of the records that the app read */
export function readSite(folder: URL, now: Date, read: ReadonlySet<string> = new Set()): Content {
  const paths = pathsIn(folder);
  const files = readTextFiles(folder);
  const loaded = loadContent(folder);
  const sources = readSources(folder);
  const articles = readArticleFiles(sources, loaded.articles);
  const pages = sitePages(articles, sources);
  return { folder, now, paths, files, read, loaded, sources, articles, pages };
}
