import type { LastChange } from "#app/evidence/ledger/changes.server.ts";
import { LastChanged } from "#app/evidence/words/last-change.tsx";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import type { Reviewer } from "#app/site.config.ts";
import * as site from "#app/site.config.ts";
import { DateText } from "#app/ui/date.tsx";
import { TextLink } from "#app/ui/link.tsx";

/** The physician, or the editorial office. @param lastReviewed YYYY-MM-DD */
export function ReviewedBy({
  reviewer,
  lastReviewed,
  lastChange,
  alerts,
}: {
  reviewer?: Reviewer | undefined;
  lastReviewed: string;
  lastChange: LastChange | null;
  alerts: string;
}) {
  return (
    <div className="text-[15px] leading-[1.4] sm:text-[16px] sm:leading-normal">
      {reviewer ? <Physician reviewer={reviewer} /> : <EditorialOffice />}
      <p className="mt-2 text-ink-soft">
        {reviewer ? "Last reviewed: " : "Last checked: "}
        <DateText iso={lastReviewed} />. <LastChanged change={lastChange} />{" "}
        <TextLink to={alerts}>Tell me of the next</TextLink>
      </p>
    </div>
  );
}

function Physician({
  reviewer: { name, jobTitle, affiliation, credentials },
}: {
  reviewer: Reviewer;
}) {
  return (
    <>
      <p className="text-ink-soft text-small">Medically reviewed by</p>
      <p className="font-semibold">{name}</p>
      <p className="text-ink-soft">{[jobTitle, affiliation].join(", ")}</p>
      <p className="text-ink-soft">{credentials.join(", ")}</p>
    </>
  );
}

function EditorialOffice() {
  return (
    <>
      <p className="text-ink-soft text-small">Fact-checked by</p>
      <p className="font-semibold">{site.defaultAuthor}</p>
      <p className="text-ink-soft">{ownPages["/benefits"].unreviewed}</p>
    </>
  );
}
