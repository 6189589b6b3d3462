import { Link } from "react-router";
import { type BenefitEntry, benefits } from "#app/benefits/benefits.ts";
import type { ArticleSummary } from "./article.ts";

/** Where an article leads: to the benefit page that weighs the evidence, and to those nearest to it. */
export function ReadNext({
  evidencePage,
  related,
}: {
  /** None for an article about all benefits or about no single one. */
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
            <Link to={`/benefits/${evidencePage.slug}`} className="text-link">
              {evidencePage.name}
            </Link>
          </>
        ) : (
          <>
            The evidence, use by use:{" "}
            <Link to="/benefits" className="text-link">
              {`all ${benefits.length} benefits`}
            </Link>
          </>
        )}
      </p>
      {related.length > 0 && (
        <ul>
          {related.map(({ slug, title, readTime }) => (
            <li key={slug} className="group relative border-rule border-b py-4">
              <h3 dir="auto" className="wrap-anywhere text-[21px] leading-[1.2]">
                <Link
                  to={`/blog/${slug}`}
                  className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                >
                  {title}
                </Link>
              </h3>
              <p className="text-ink-soft text-small">{`${readTime} min read`}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
