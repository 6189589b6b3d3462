import type { ReactNode } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { DateText } from "#app/ui/date.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { TableOfContents } from "#app/ui/table-of-contents.tsx";
import type { Article } from "./article.ts";
import { ArticleAuthor } from "./article-author.tsx";
import { ArticleHeader } from "./article-header.tsx";
import { ArticleImage } from "./article-image.tsx";

/** Articles with fewer sections are read, not navigated. */
const FEWEST_FOR_CONTENTS = 3;

/**
 * An article, whole. `siteUrl` is the origin that shared addresses begin with; `children` is a figure of the
 * site's own over the text.
 */
export function ArticlePage({
  article,
  siteUrl,
  children,
}: {
  article: Article;
  siteUrl: string;
  children?: ReactNode;
}) {
  const sections = article.headings.filter(({ level }) => level === 2);
  const withContents = sections.length >= FEWEST_FOR_CONTENTS;
  return (
    <article className="page-width pt-8 pb-16">
      <ArticleHeader article={article} siteUrl={siteUrl} />
      <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
        <div className="max-lg:order-2 max-lg:mt-10">
          {withContents && <TableOfContents entries={sections} />}
        </div>
        <div className="max-lg:contents">
          <ArticleImage article={article} sizes="(min-width: 1024px) 836px, 100vw" eager />
          {children && <div className="mt-10 max-lg:order-3 lg:mt-12">{children}</div>}
          <div className="max-w-(--article-width) max-lg:order-3 lg:mt-12">
            <RichText html={article.content} />
            <ArticleFooter article={article} />
          </div>
        </div>
      </div>
    </article>
  );
}

function ArticleFooter({ article }: { article: Article }) {
  return (
    <footer className="mt-14 border-rule border-t pt-6">
      {article.keywords.length > 0 && (
        <ul aria-label="Keywords" className="flex flex-wrap gap-2 print:hidden">
          {[...new Set(article.keywords)].map((keyword) => (
            <li key={keyword} className="min-w-0">
              <Badge>{keyword}</Badge>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-6 text-ink-soft text-small">
        Last updated: <DateText iso={article.updatedAt} />
      </p>
      <ArticleAuthor author={article.author} />
    </footer>
  );
}
