import type { ReactNode } from "react";
import type { ArticleSummary } from "./article.ts";
import { ArticleCard } from "./article-card.tsx";

/** All articles, newest first; the newest leads. */
export function BlogList({ articles }: { articles: ArticleSummary[] }) {
  return (
    <BlogFrame>
      <ul className="grid grid-cols-1 gap-x-7 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {articles.map((article, position) => (
          <li key={article.id} className={position === 0 ? "min-w-0 md:col-span-full" : "min-w-0"}>
            <ArticleCard article={article} lead={position === 0} />
          </li>
        ))}
      </ul>
    </BlogFrame>
  );
}

/** The blog's page when there is no list to show. */
export function BlogMessage({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <BlogFrame>
      <div className="border-rule border-t py-12">
        <h2 className="font-display text-h2">{title}</h2>
        <p className="mt-3 max-w-[40em] text-ink-soft text-lead">{text}</p>
        {children}
      </div>
    </BlogFrame>
  );
}

/** Heading and width that the list shares with its skeleton and messages. */
export function BlogFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width pt-10 pb-16 md:pt-16">
      <header className="mb-10 max-w-[46rem] md:mb-14">
        <h1 className="font-display text-h1">Red Light Therapy Blog</h1>
        <p className="mt-5 text-ink-soft text-lead">
          What the studies found, how to dose, how to judge a device, and where the evidence stops.
        </p>
      </header>
      {children}
    </div>
  );
}
