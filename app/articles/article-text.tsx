import type { ReactNode } from "react";
import { StoreProse } from "#app/text/store-prose.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { DateText } from "#app/ui/date.tsx";
import type { ArticleHead, ArticleSummary } from "./article.ts";
import { ArticleAuthor } from "./article-author.tsx";
import type { ArticleSources } from "./article-sources.server.ts";
import { Sources } from "./article-sources.tsx";
import { evidencePageOf } from "./evidence-page.ts";
import { ReadNext } from "./read-next.tsx";

/**
 * An article's body, its sources, where to read on, keywords and author; `children` is a figure of the site's
 * own over the text.
 */
export function ArticleText({
  article,
  sources: { content, ...sources },
  related,
  children,
}: {
  article: ArticleHead;
  sources: ArticleSources;
  related: readonly ArticleSummary[];
  children?: ReactNode;
}) {
  return (
    <>
      {children && <div className="max-lg:mt-10 lg:mb-12">{children}</div>}
      <div className="max-w-(--article-width)">
        <StoreProse text={content} />
        <Sources {...sources} />
        <ReadNext evidencePage={evidencePageOf(article)} related={related} />
        <footer className="mt-12 border-rule border-t pt-6">
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
