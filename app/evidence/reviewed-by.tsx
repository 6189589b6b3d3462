import type { Reviewer } from "#app/site.config.ts";
import { DateText } from "#app/ui/date.tsx";

/**
 * Who reviewed a page, and when.
 * @param lastReviewed YYYY-MM-DD
 */
export function ReviewedBy({
  reviewer: { name, jobTitle, affiliation, credentials },
  lastReviewed,
}: {
  reviewer: Reviewer;
  lastReviewed: string;
}) {
  return (
    <div className="text-[16px]">
      <p className="text-ink-soft text-small">Medically reviewed by</p>
      <p className="font-semibold">{name}</p>
      <p className="text-ink-soft">{[jobTitle, affiliation].join(", ")}</p>
      <p className="text-ink-soft">{credentials.join(", ")}</p>
      <p className="mt-2 text-ink-soft">
        Last reviewed: <DateText iso={lastReviewed} />
      </p>
    </div>
  );
}
