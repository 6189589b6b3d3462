import type { ReactNode } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { DateText } from "#app/ui/date.tsx";
import { StoreHtml } from "#app/ui/store-html.tsx";
import type { ArticleHead } from "./article.ts";
import { ArticleAuthor } from "./article-author.tsx";

/** An article's body, keywords and author; `children` is a figure of the site's own over the text. */
export function ArticleText({
  article,
  content,
  children,
}: {
  article: ArticleHead;
  content: string;
  children?: ReactNode;
}) {
  return (
    <>
      {children && <div className="max-lg:mt-10 lg:mb-12">{children}</div>}
      <div className="max-w-(--article-width)">
        <StoreHtml html={content} />
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
      </div>
    </>
  );
}
