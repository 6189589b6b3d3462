import { href, Link } from "react-router";
import { type BenefitEntry, benefits } from "#app/benefits/content/benefits.ts";
import type { ArticleSummary } from "#app/content/article.ts";
import { ArticleLines } from "./article-lines.tsx";

export function ReadNext({
  evidencePage,
  related,
}: {
  /** Undefined for an article about all benefits or none. */
  evidencePage: BenefitEntry | undefined;
  related: readonly ArticleSummary[];
}) {
  return (
    <section aria-labelledby="read-next" className="mt-12 print:hidden">
      <h2 id="read-next" className="sr-only">
        Read next
      </h2>
      <p className="border-t border-t-ink border-b border-b-rule py-4 text-lead">
        {evidencePage ? (
          <>
            The evidence page for this:{" "}
            <Link to={href("/benefits/:slug", { slug: evidencePage.slug })} className="text-link">
              {evidencePage.name}
            </Link>
          </>
        ) : (
          <>
            The evidence, use by use:{" "}
            <Link to={href("/benefits")} className="text-link">
              {`all ${benefits.length} benefits`}
            </Link>
          </>
        )}
      </p>
      {related.length > 0 && <ArticleLines articles={related} />}
    </section>
  );
}
