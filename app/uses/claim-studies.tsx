import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import { type NamedSource, referenceAnchor } from "#app/evidence/text/reference.ts";
import type { StudyOnSide } from "./claim-sides.server.ts";
import type { ClaimView } from "./claim-view.ts";
import { texts } from "./evidence-texts.server.ts";

const SIDES = ["benefit", "before", "none", "worse"] as const;

const { sides } = texts.use;

/** The studies on each side, with what they found. */
export function Sides({
  claim: { studies, statement, lightTested, population, comparator },
}: {
  claim: ClaimView;
}) {
  return (
    <>
      <p className="max-w-(--measure)">The studies tested this: “{statement}”</p>
      <p className="mt-1 mb-5 max-w-(--measure) text-ink-soft">
        Light tested: {lightTested}. {population}. Compared with:{" "}
        {comparator.charAt(0).toLowerCase() + comparator.slice(1)}.
      </p>
      <div className="grid gap-x-8 gap-y-8 md:grid-cols-3">
        {SIDES.filter((side) => side !== "before" || studies.before.count > 0).map((side) => (
          <section key={side} aria-labelledby={`side-${side}`}>
            <h3
              id={`side-${side}`}
              className="flex items-baseline justify-between gap-3 border-ink border-b pb-2 font-sans font-semibold text-[16px] tracking-normal"
            >
              {sides[side]}
              <span className="figures font-[480] font-display text-[21px]">
                {studies[side].count === 0 ? "none" : formatNumber(studies[side].count)}
              </span>
            </h3>
            {studies[side].notInPeople > 0 && (
              <p className="pt-2 text-ink-soft text-small">
                {studies[side].notInPeople === studies[side].count
                  ? "Not in people"
                  : `${studies[side].notInPeople} of ${studies[side].count} studies not in people`}
              </p>
            )}
            <ul>
              {studies[side].shown.map((each) => (
                <SideStudy key={each.study.id} {...each} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function SideStudy({ study, what, results }: StudyOnSide) {
  return (
    <li className="border-rule border-b py-2.5 text-[15px] leading-snug">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <StudyLink study={study} />
        <span className="figures text-ink-soft text-small">{what}</span>
      </p>
      <ul className="figures mt-1 space-y-1">
        {results.map(({ measure, found }) => (
          <li key={`${measure} ${found}`} className="first-letter:uppercase">
            {measure}: <span className="text-ink-soft">{found}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

export function StudyLink({ study: { id, name } }: { study: NamedSource }) {
  return (
    <a
      href={`#${referenceAnchor(id)}`}
      className="inline-block py-0.5 font-semibold underline decoration-rule-strong underline-offset-4 hover:decoration-current"
    >
      {name}
    </a>
  );
}
