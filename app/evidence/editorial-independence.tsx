import type { Reviewer } from "#app/site.config.ts";
import { DateText } from "#app/ui/date.tsx";
import { Notice } from "#app/ui/notice.tsx";

/**
 * The card on independence, review and what the page is not. The statements are the operator's to
 * substantiate: they come from the site's configuration.
 */
export function EditorialIndependence({
  statements,
  reviewer,
  lastReviewed,
  disclaimer,
}: {
  statements: readonly string[];
  reviewer: Reviewer;
  /** YYYY-MM-DD */
  lastReviewed: string;
  disclaimer: string;
}) {
  const { name, jobTitle, affiliation, credentials } = reviewer;
  return (
    <section className="rounded-card border border-rule bg-card p-6 sm:p-8">
      <h2 className="text-h3">Independence and disclaimer</h2>
      <div className="mt-4 grid gap-x-12 gap-y-5 md:grid-cols-[2fr_1fr]">
        <ul className="space-y-2 text-[16px]">
          {statements.map((statement) => (
            <li key={statement} className="border-rule border-l-2 pl-4">
              {statement}
            </li>
          ))}
        </ul>
        <div className="text-[16px]">
          <p className="text-ink-soft text-small">Medically reviewed by</p>
          <p className="font-semibold">{name}</p>
          <p className="text-ink-soft">{[jobTitle, affiliation].join(", ")}</p>
          <p className="text-ink-soft">{credentials.join(", ")}</p>
          <p className="mt-2 text-ink-soft">
            Last reviewed: <DateText iso={lastReviewed} />
          </p>
        </div>
      </div>
      <div className="mt-6 text-[16px]">
        <Notice title="Not medical advice.">{disclaimer}</Notice>
      </div>
    </section>
  );
}
