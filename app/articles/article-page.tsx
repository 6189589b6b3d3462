import type { ArticleHead } from "#app/content/article.ts";
import { StaticHtml, type StaticPart } from "#app/ui/static-html.tsx";
import { TableOfContents } from "#app/ui/table-of-contents.tsx";
import { ArticleHeader } from "./article-header.tsx";

/** @param plate, text static parts @param siteUrl the origin of shared addresses */
export function ArticlePage({
  article,
  plate,
  text,
  siteUrl,
}: {
  article: ArticleHead;
  plate: StaticPart;
  text: StaticPart;
  siteUrl: string;
}) {
  const sections = article.headings.filter(({ level }) => level === 2);
  return (
    <article className="page-width pt-8 pb-16">
      <ArticleHeader article={article} siteUrl={siteUrl} />
      <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] print:block">
        <div className="max-lg:order-2 max-lg:mt-10">
          <TableOfContents entries={sections} />
        </div>
        <div className="max-lg:contents">
          <StaticHtml part={plate} />
          <StaticHtml part={text} className="max-lg:order-3 lg:mt-12" />
        </div>
      </div>
    </article>
  );
}
