import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ArticleHead, ArticleSummary } from "#app/content/article.ts";
import { articlePath } from "#app/content/article-path.ts";
import { lastChangeOn } from "#app/evidence/ledger/changes.server.ts";
import { LastChanged } from "#app/evidence/words/last-change.tsx";
import { StoreProse } from "#app/text/store-prose.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { DateText } from "#app/ui/date.tsx";
import { ArticleAuthor } from "./article-author.tsx";
import type { GroupKind } from "./article-groups.server.ts";
import type { ArticleSources } from "./article-sources.server.ts";
import { Sources } from "./article-sources.tsx";
import { benefitOf } from "./benefit-of-article.ts";
import { ReadNext } from "./read-next.tsx";

/** @param children a figure of our own above the text */
export function ArticleText({
  article,
  sources: { content, ...sources },
  related,
  others,
  children,
}: {
  article: ArticleHead;
  sources: ArticleSources;
  related: readonly ArticleSummary[];
  /** The path to the other articles of a tag or author, if there are any. */
  others: (kind: GroupKind, name: string) => string | undefined;
  children?: ReactNode;
}) {
  const cited = sources.references.map(({ id }) => id);
  const change = lastChangeOn(articlePath(article.slug), cited);
  return (
    <>
      {children && <div className="mb-8 max-lg:mt-10 lg:mb-12">{children}</div>}
      <div className="max-w-(--article-width)">
        <StoreProse text={content} />
        <Sources {...sources} />
        <ReadNext evidencePage={benefitOf(article)} related={related} />
        <footer className="mt-8">
          {article.keywords.length > 0 && (
            <ul aria-label="Keywords" className="flex flex-wrap gap-2 print:hidden">
              {[...new Set(article.keywords)].map((keyword) => (
                <li key={keyword} className="min-w-0">
                  <Keyword name={keyword} path={others("tag", keyword)} />
                </li>
              ))}
            </ul>
          )}
          <p className="mt-6 text-ink-soft text-small">
            Last updated: <DateText iso={article.updatedAt} />
            {change && ". "}
            <LastChanged change={change} of="Last change of a paper that it cites" />
          </p>
          <ArticleAuthor author={article.author} path={others("author", article.author)} />
        </footer>
      </div>
    </>
  );
}

function Keyword({ name, path }: { name: string; path: string | undefined }) {
  if (!path) return <Badge>{name}</Badge>;
  return (
    <Link to={path} className="inline-flex min-h-6 items-center underline-offset-4 hover:underline">
      <Badge>{name}</Badge>
    </Link>
  );
}
