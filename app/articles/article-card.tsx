import { Link } from "react-router";
import type { ArticleSummary } from "#app/content/article.ts";
import { articlePath } from "#app/content/article-path.ts";
import { Badge } from "#app/ui/badge.tsx";
import { DateText } from "#app/ui/date.tsx";
import { ArticleImage } from "./article-image.tsx";

/** `withLead` shows the first article across the full width. */
export function ArticleCards({
  articles,
  withLead = false,
}: {
  articles: readonly ArticleSummary[];
  withLead?: boolean;
}) {
  return (
    <ul className="grid grid-cols-1 gap-x-7 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
      {articles.map((article, position) => {
        const lead = withLead && position === 0;
        return (
          <li key={article.id} className={lead ? "min-w-0 md:col-span-full" : "min-w-0"}>
            <ArticleCard article={article} lead={lead} first={position === 0} />
          </li>
        );
      })}
    </ul>
  );
}

/** The lead card is wide: picture left, text right. */
function ArticleCard({
  article,
  lead,
  first,
}: {
  article: ArticleSummary;
  lead: boolean;
  /** Its picture is in view at once. */
  first: boolean;
}) {
  const { title, description, author, publishedAt, readTime, mark } = article;
  return (
    <article
      className={
        lead
          ? "group relative grid gap-6 border-rule border-y py-7 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] md:items-center md:gap-10"
          : `group relative flex h-full flex-col ${article.imageUrl ? "" : "border-rule border-t"}`
      }
    >
      {article.imageUrl && (
        <ArticleImage
          article={article}
          sizes={lead ? "(min-width: 768px) 620px, 100vw" : "(min-width: 1024px) 375px, 50vw"}
          eager={first}
          decorative
        />
      )}
      <div className={lead ? "" : "flex flex-1 flex-col pt-4"}>
        <p className="flex flex-wrap gap-x-3 text-ink-soft text-small">
          <DateText iso={publishedAt} />
          <span>{`${readTime} min read`}</span>
          {mark && <Badge tone="outline">{mark}</Badge>}
        </p>
        <h2
          dir="auto"
          className={`mt-2 font-display text-balance wrap-anywhere ${lead ? "text-h2" : "text-h3"}`}
        >
          <Link
            to={articlePath(article.slug)}
            className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {title}
          </Link>
        </h2>
        {description && (
          <p dir="auto" className={`wrap-anywhere mt-3 text-ink-soft ${lead ? "text-lead" : ""}`}>
            {description}
          </p>
        )}
        <p
          className={`wrap-anywhere pt-4 text-ink-soft text-small ${article.imageUrl ? "mt-auto" : ""}`}
        >
          By <bdi>{author}</bdi>
        </p>
      </div>
    </article>
  );
}
