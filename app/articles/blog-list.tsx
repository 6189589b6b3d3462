import type { ReactNode } from "react";
import type { ArticleSummary } from "#app/content/article.ts";
import { LoadFailure } from "#app/frame/load-failure.tsx";
import { ArticleCards } from "./article-card.tsx";
import { addressOf, type BlogFilter, BlogFilters } from "./blog-filters.tsx";
import { BLOG_TITLE } from "./blog-title.ts";
import { type ListPage, pageAddress } from "./list-page.ts";
import { ListPages } from "./list-pages.tsx";

/** The newest article leads the first page. */
export function BlogList({ filter, ...list }: ListPage<ArticleSummary> & { filter: BlogFilter }) {
  return (
    <BlogFrame filters={<BlogFilters {...filter} />}>
      <ArticleCards articles={list.shown} withLead={list.page === 1} />
      <ListPages {...list} address={(page) => pageAddress(addressOf(filter), page)} />
    </BlogFrame>
  );
}

export function BlogMessage({
  title,
  text,
  filters,
  children,
}: {
  title: string;
  text: string;
  filters?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <BlogFrame filters={filters}>
      <div className="border-rule border-t py-12">
        <h2 className="font-display text-h2">{title}</h2>
        <p className="mt-3 max-w-[40em] text-ink-soft text-lead">{text}</p>
        {children}
      </div>
    </BlogFrame>
  );
}

export function BlogFailed({ error }: { error?: unknown }) {
  return (
    <BlogMessage
      title="Unable to Load Blog Posts"
      text="We're having trouble loading the blog posts. Please try again later."
    >
      <LoadFailure error={error} />
    </BlogMessage>
  );
}

/** Without filters when nothing could be loaded. */
export function BlogFrame({ filters, children }: { filters?: ReactNode; children: ReactNode }) {
  return (
    <div className="page-width pt-10 pb-16 md:pt-16">
      <header className="mb-10 max-w-[46rem] md:mb-14">
        <h1 className="font-display text-h1">{BLOG_TITLE}</h1>
        <p className="mt-5 text-ink-soft text-lead">
          What the studies found, how to dose, how to judge a device, and where the evidence stops.
        </p>
      </header>
      {filters}
      {children}
    </div>
  );
}
