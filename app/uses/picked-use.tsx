import { href, Link } from "react-router";
import { grading } from "#app/evidence/ledger/grading.server.ts";
import {
  afterFigure,
  beforeGain,
  detailsInWords,
  dissentInWords,
} from "#app/evidence/ledger/headline-in-words.ts";
import { EffectAxis, EffectMark, Ticks } from "#app/figures/effects-figure.tsx";
import { BothGrades } from "#app/figures/evidence-grade.tsx";
import { joinWithAnd } from "#app/text/join-with-and.ts";
import type { PickedClaim } from "./evidence-view.server.ts";

/** The picked use and its neighbours on the same scale. */
export function PickedUse({ use }: { use: PickedClaim }) {
  const { id, name, path, question, benefit, grade, graded, headline, light, claim } = use;
  const { strip, hasPlan } = use;
  const dissent = dissentInWords(headline);
  const reasons = [
    ...claim.concerns.map(({ kind }) => grading.steps.concerns[kind]),
    ...(graded.light.steps > 0 ? ["other light than at home"] : []),
  ];
  return (
    <aside id="use" tabIndex={-1} aria-label={name} className={`picked hue-${benefit.colour}`}>
      <p className="text-ink-soft text-small">{benefit.name}</p>
      <p className="mt-1 font-display text-[23px] leading-[1.1]">{name}</p>
      <p className="mt-2 text-small">
        {grade ? <BothGrades {...graded} /> : "We found no study in people"}
      </p>
      <p className="figures mt-2 leading-snug">
        <strong className="mr-1 font-[480] font-display text-[30px] leading-none">
          {beforeGain(headline)}
        </strong>{" "}
        {afterFigure(headline)}
      </p>
      <p className="figures mt-1 text-ink-soft text-small">{detailsInWords(headline)}</p>
      {strip && (
        <div className="mt-2 px-3">
          <EffectAxis strip={strip} />
        </div>
      )}
      <dl className="mt-3 space-y-2 text-small">
        {dissent && <Row label="Do they agree?" words={dissent} />}
        {reasons.length > 0 && <Row label="Why not higher" words={`${joinWithAnd(reasons)}.`} />}
        <Row label="Light in the studies" words={`${light}.`} />
      </dl>
      <p className="mt-3 flex gap-6 border-rule border-t pt-2 text-[15px]">
        <Link to={path} className="text-link py-1" aria-label={`Open the answer: ${question}`}>
          Open the answer
        </Link>
        {hasPlan && (
          <Link to={`${href("/dose")}?use=${id}`} className="text-link py-1">
            Dose
          </Link>
        )}
      </p>
      <Neighbours use={use} />
    </aside>
  );
}

function Row({ label, words }: { label: string; words: string }) {
  return (
    <div>
      <dt className="font-semibold">{label}</dt>
      <dd className="text-ink-soft first-letter:uppercase">{words}</dd>
    </div>
  );
}

function Neighbours({ use: { neighbours } }: { use: PickedClaim }) {
  if (!neighbours) return null;
  const { title, rows, ...axis } = neighbours;
  return (
    <div className="mt-4 text-small">
      <p className="font-semibold">Beside its neighbors</p>
      <p className="text-ink-soft">{title.replace(/ \(.*/, "")}, with 95% intervals</p>
      <ul className="mt-2">
        {rows.map((row) => (
          <li key={row.name} className="grid grid-cols-2 items-center gap-2.5">
            <span className={row.isPicked ? "font-semibold" : undefined}>
              {row.name}
              <span className="sr-only">
                : {row.value} ({row.interval})
              </span>
            </span>
            <EffectMark strip={{ ...axis, row }} />
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-2.5">
        <span />
        <Ticks {...axis} />
      </div>
    </div>
  );
}
