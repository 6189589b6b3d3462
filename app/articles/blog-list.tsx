import type { ReactNode } from "react";
import { ChoiceLinks } from "#app/ui/choice-links.tsx";
import { type ArticleSummary, SUBCATEGORIES, type Subcategory } from "./article.ts";
import { ArticleCard } from "./article-card.tsx";

/** What `?topic=` asks for: one topic, all of them, or one that there is not. */
export type BlogTopic = Subcategory | "all" | "unknown";

/** The articles of a topic, newest first; the newest leads. */
export function BlogList({ articles, topic }: { articles: ArticleSummary[]; topic: BlogTopic }) {
  return (
    <BlogFrame topic={topic}>
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

/** Heading, topics and width that the list shares with its messages; no topics where nothing could be loaded. */
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
