import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import { fillIn } from "#app/text/fill-in.ts";
import { CLAIM_ROW } from "./claim-row.ts";
import { StudyLink } from "./claim-studies.tsx";
import type { ClaimView } from "./claim-view.ts";
import { texts } from "./evidence-texts.server.ts";

/** Of so many studies. */
export function fundingInWords(seen: number, studies: number): string {
  const { unknown, one, all, some } = texts.use.funding;
  if (seen === 0) return unknown;
  if (seen === studies) return studies === 1 ? one : all;
  return fillIn(some, { seen: formatNumber(seen), studies: formatNumber(studies) });
}

export function Funding({ claim: { funding } }: { claim: ClaimView }) {
  const { seen, studies, shown } = funding;
  return (
    <>
      <p className="max-w-(--measure)">{fundingInWords(seen, studies)}</p>
      {shown.length > 0 && (
        <ul className="mt-3 border-ink border-t">
          {shown.map(({ study, funding, conflicts }) => (
            <li key={study.id} className={CLAIM_ROW}>
              <p>
                <StudyLink study={study} />
              </p>
              <p>
                {funding && <span className="block">Paid by: {funding}</span>}
                {conflicts && <span className="block">Ties: {conflicts}</span>}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
