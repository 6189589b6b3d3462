import type { ReactNode } from "react";
import { LoadFailure } from "#app/layout/load-failure.tsx";
import { ChoiceLinks } from "#app/ui/choice-links.tsx";
import { type ArticleSummary, SUBCATEGORIES, type Subcategory } from "./article.ts";
import { ArticleCards } from "./article-card.tsx";
import { type ListPage, pageAddress } from "./list-page.ts";
import { ListPages } from "./list-pages.tsx";

/** The value of `?topic=`; "unknown" for a topic that does not exist. */
export type BlogTopic = Subcategory | "all" | "unknown";

/** The newest article leads the first page. */
export function BlogList({
  topic,
  ...list
}: ListPage<ArticleSummary> & { topic: Exclude<BlogTopic, "unknown"> }) {
  return (
    <BlogFrame topic={topic}>
      <ArticleCards articles={list.shown} withLead={list.page === 1} />
      <ListPages {...list} address={(page) => pageAddress(hrefOf(topic), page)} />
    </BlogFrame>
  );
}

export function BlogMessage({
  title,
  text,
  topic,
  children,
}: {
  title: string;
  text: string;
  topic?: BlogTopic;
  children?: ReactNode;
}) {
  return (
    <BlogFrame topic={topic}>
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

/** Without topics when nothing could be loaded. */
export function BlogFrame({
  topic,
  children,
}: {
  topic?: BlogTopic | undefined;
  children: ReactNode;
}) {
  return (
    <div className="page-width pt-10 pb-16 md:pt-16">
      <header className="mb-10 max-w-[46rem] md:mb-14">
        <h1 className="font-display text-h1">Red Light Therapy Blog</h1>
        <p className="mt-5 text-ink-soft text-lead">
          What the studies found, how to dose, how to judge a device, and where the evidence stops.
        </p>
      </header>
      {topic && (
        <div className="mb-8">
          <ChoiceLinks label="Topics" choices={TOPICS} chosen={hrefOf(topic)} />
        </div>
      )}
      {children}
    </div>
  );
}

const hrefOf = (topic: BlogTopic) => (topic === "all" ? "/blog" : `/blog?topic=${topic}`);

const TOPICS = [
  { name: "All", href: hrefOf("all") },
  ...SUBCATEGORIES.map((topic) => ({
    name: topic.charAt(0).toUpperCase() + topic.slice(1),
    href: hrefOf(topic),
  })),
];
