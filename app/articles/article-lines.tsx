import { Link } from "react-router";
import type { ArticleSummary } from "#app/content/article.ts";
import { articlePath } from "#app/content/article-path.ts";

/** One line an article, with headings of the third level. */
export function ArticleLines({
  articles,
}: {
  articles: readonly Pick<ArticleSummary, "slug" | "title" | "readTime" | "mark">[];
}) {
  return (
    <ul>
      {articles.map(({ slug, title, readTime, mark }) => (
        <li key={slug} className="group relative border-rule border-b py-4">
          <h3 dir="auto" className="wrap-anywhere text-[21px] leading-[1.2]">
            <Link
              to={articlePath(slug)}
              className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
            >
              {title}
            </Link>
          </h3>
          <p className="text-ink-soft text-small">
            {[`${readTime} min read`, mark].filter(Boolean).join(" · ")}
          </p>
        </li>
      ))}
    </ul>
  );
}
