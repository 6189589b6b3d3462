import { percent } from "#app/dose/rounding.ts";
import { PlainProse } from "#app/evidence/citations/plain-prose.tsx";
import { fillIn } from "#app/text/fill-in.ts";
import { joinWithAnd } from "#app/text/join-with-and.ts";
import { keepUnits } from "#app/text/typeset.ts";
import { type Column, Table } from "#app/ui/table.tsx";
import { BEST_RED_LED, type Judgement, LIGHT_SHARE, type Verdict } from "./judgement.ts";
import { ANSWER } from "./spec-sheet-form.tsx";
import { answer, fdaTerms, grounds } from "./spec-sheet-texts.server.ts";

export function SpecSheetAnswer({
  judgements,
  questions,
}: {
  judgements: readonly Judgement[];
  questions: readonly string[];
}) {
  return (
    <div id={ANSWER}>
      <h2 className="mb-5 text-h2">{headline(judgements)}</h2>
      {judgements.length > 0 && (
        <Table
          caption={answer.possible}
          columns={COLUMNS}
          rows={judgements}
          rowKey={({ line }) => line}
        />
      )}
      <h3 className="mt-10 text-h3">Questions to send the seller</h3>
      <p className="mt-1 mb-3 text-ink-soft text-small">Tap to select and copy.</p>
      <p className="select-all whitespace-pre-line rounded-card bg-sunk p-5">
        {questions.map((question, index) => `${index + 1}. ${question}`).join("\n")}
      </p>
    </div>
  );
}

function headline(judgements: readonly Judgement[]): string {
  const count = (verdict: Verdict) =>
    judgements.filter((judgement) => judgement.verdict === verdict).length;
  const [impossible, implausible] = [count("impossible"), count("implausible")];
  if (judgements.length === 0) return answer.nothing;
  if (impossible + implausible === 0) return answer.noContradiction;
  const found = [
    ...(impossible > 0 ? [`${impossible} ${isOrAre(impossible)} impossible`] : []),
    ...(implausible > 0 ? [`${implausible} ${isOrAre(implausible)} implausible`] : []),
  ];
  const { length } = judgements;
  return `Of ${length} ${length === 1 ? "line" : "lines"}, ${joinWithAnd(found)}`;
}

const isOrAre = (count: number) => (count === 1 ? "is" : "are");

const MARKS: Record<Verdict, string> = {
  possible: "✓ Possible",
  implausible: "? Implausible",
  impossible: "✗ Impossible",
  words: "– Can’t be judged",
};

const COLUMNS: readonly Column<Judgement>[] = [
  { name: "The seller says", cell: ({ line }) => keepUnits(line) },
  {
    name: "Verdict",
    cell: ({ verdict }) => (
      <span
        className={`whitespace-nowrap ${verdict.startsWith("imp") ? "font-semibold" : "text-ink-soft"}`}
      >
        {MARKS[verdict]}
      </span>
    ),
  },
  { name: "The math", cell: ({ sum }) => <span className="figures">{keepUnits(sum)}</span> },
];

/** The assumptions of the sums, and the FDA's terms. */
export function SpecSheetGrounds() {
  return (
    <>
      <section aria-labelledby="fda" className="section-gap max-w-(--measure)">
        <h2 id="fda" className="text-h2">
          Registered, cleared, granted, approved
        </h2>
        <ul className="mt-4 list-disc space-y-2 pl-5">
          {fdaTerms.map((text) => (
            <li key={text}>
              <PlainProse text={text} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="grounds" className="section-gap max-w-(--measure)">
        <h2 id="grounds" className="text-h2">
          What this rests on
        </h2>
        <ul className="mt-4 list-disc space-y-2 pl-5 text-ink-soft">
          {grounds.map((text) => (
            <li key={text}>
              <PlainProse
                text={fillIn(text, {
                  from: percent(LIGHT_SHARE.from),
                  to: percent(LIGHT_SHARE.to),
                  best: percent(BEST_RED_LED),
                })}
              />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
