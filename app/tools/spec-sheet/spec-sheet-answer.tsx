import { href } from "react-router";
import { keepUnits } from "#app/text/typeset.ts";
import { NewTabLink, TextLink } from "#app/ui/link.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { BEST_RED_LED, type Judgement, LIGHT_SHARE, type Verdict } from "./judge-spec.ts";
import { ANSWER } from "./spec-sheet-form.tsx";

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
          caption="“Possible” doesn’t mean “true”."
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
  if (judgements.length === 0) return "There is too little to judge";
  if (impossible + implausible === 0) return "Nothing printed contradicts itself";
  return [
    impossible > 0 && `${impossible} impossible`,
    implausible > 0 && `${implausible} implausible`,
  ]
    .filter(Boolean)
    .join(", ")
    .concat(` of ${judgements.length} lines`);
}

const MARKS: Record<Verdict, string> = {
  possible: "✓ Possible",
  implausible: "? Implausible",
  impossible: "✗ Impossible",
  words: "– Can’t be judged",
};

const COLUMNS: readonly Column<Judgement>[] = [
  { name: "Printed", cell: ({ line }) => keepUnits(line) },
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
  { name: "The sum", cell: ({ sum }) => <span className="figures">{keepUnits(sum)}</span> },
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
          <li>
            <strong>Registered</strong>: makers and sellers enter their business and their products
            in a list. By <NewTabLink to={CFR}>21 CFR 807.39</NewTabLink> that does not in any way
            denote approval, and to create the impression that it does is misbranding.
          </li>
          <li>
            <strong>Certified</strong>: the <NewTabLink to={CERTIFIED}>FDA says</NewTabLink> that it
            gives out no registration certificates for devices.
          </li>
          <li>
            <strong>Cleared</strong>: by a 510(k) the seller showed that the product is
            “substantially equivalent” to one already sold for the same use, as the{" "}
            <NewTabLink to={CLEARED}>FDA explained</NewTabLink> (in 2012).
          </li>
          <li>
            <strong>Granted</strong>, after a De Novo request: we hold no source that says what it
            takes, so we explain nothing here. Ask for its number, and what it was granted for.
          </li>
          <li>
            <strong>Approved</strong>: by a premarket approval the seller gave reasonable assurance
            that it is safe and effective; the FDA’s page of 2012 says so.
          </li>
          <li>
            Each belongs to one product and names a use. None says how well it works for another.
          </li>
        </ul>
      </section>
      <section aria-labelledby="grounds" className="section-gap max-w-(--measure)">
        <h2 id="grounds" className="text-h2">
          What this rests on
        </h2>
        <ul className="mt-4 list-disc space-y-2 pl-5 text-ink-soft">
          <li>
            No device gives more light over time than the power that it takes; a battery or short
            pulses can give more only while they last. So LEDs that draw more than the wall gives
            are impossible. An irradiance may be that of one bright spot, even where the sheet names
            an area too: more of it than the wall could give over the area is implausible.
          </li>
          <li>
            Of that power, {LIGHT_SHARE.from * 100}% to {LIGHT_SHARE.to * 100}% become light in a
            panel. That is our assumption; what needs more is called implausible. Red LEDs by
            themselves can reach {BEST_RED_LED * 100}%, by{" "}
            <NewTabLink to={EFFICIENCY}>a review of their efficiency</NewTabLink>. A panel loses
            more: in its power supply, by its own warmth and in its lenses.
          </li>
          <li>
            A face that shines evenly lights no place with more than it gives per area. LEDs that
            are tilted towards one spot can, on that spot.
          </li>
          <li>
            <TextLink to={href("/dose")}>Your dose</TextLink> says how we handle distance.
          </li>
        </ul>
      </section>
    </>
  );
}

const CFR = "https://ecfr.okayd.com/browse/21/807/807.39";
const CERTIFIED =
  "https://fda.gov/medical-devices/consumers-medical-devices/are-there-fda-registered-or-fda-certified-medical-devices-how-do-i-know-what-fda-approved";
/** The copy of September 2012 was read. */
const CLEARED = "https://www.fda.gov/AboutFDA/Transparency/Basics/ucm194460.htm";
const EFFICIENCY = "https://works.bepress.com/bruce_bugbee/118/";
