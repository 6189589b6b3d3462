import { stringify } from "csv-stringify/sync";
import { imagePrefix } from "#app/own-texts/body.server.ts";
import type { StoreContent } from "#embedded-store/content.ts";
import { BLOG_HANDLE } from "#embedded-store/graph.ts";

type File = { name: string; content: string };

/** Without drafts. For Matrixify and Altera: the file names matter. @param siteUrl from which the importer fetches pictures */
export function importableFiles(
  { articles, pages, redirects }: StoreContent,
  siteUrl: string,
): File[] {
  const withPictures = (html: string) =>
    html.replaceAll(`="${imagePrefix}`, `="${siteUrl}${imagePrefix}`);
  const finished = articles.filter(({ draft }) => !draft);
  const posts = finished.map((article) => ({
    Handle: article.handle,
    Command: "MERGE",
    Title: article.title,
    Author: article.author ?? "",
    "Body HTML": withPictures(article.html),
    "Summary HTML": article.excerpt ? `<p>${escaped(article.excerpt)}</p>` : "",
    Tags: article.tags.join(", "),
    "Published At": article.publishedAt.toISOString(),
    "Image Src": article.image ? siteUrl + imagePrefix + article.image.file : "",
    "Image Alt Text": article.image?.alt ?? "",
    "Blog: Handle": BLOG_HANDLE,
    "Blog: Title": "Red Light Therapy Blog",
  }));
  const ownPages = pages.map((page) => ({
    Handle: page.handle,
    Command: "MERGE",
    Title: page.title,
    "Body HTML": withPictures(page.html),
    "Published At": page.publishedAt.toISOString(),
  }));
  const moved = redirects.map(({ path, target }) => ({
    "Redirect from": path,
    "Redirect to": target,
  }));
  return [
    { name: "blog-posts.csv", rows: posts },
    { name: "pages.csv", rows: ownPages },
    { name: "redirects.csv", rows: moved },
  ].flatMap(({ name, rows }) =>
    rows.length > 0 ? [{ name, content: stringify(rows, { header: true, bom: true }) }] : [],
  );
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
