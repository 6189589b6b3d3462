import { Figure } from "#app/evidence/figures/figure.tsx";
import type { ArrayLight, Dose } from "./dose.ts";
import { DoseAnswer } from "./dose-answer.tsx";
import type { DoseReport } from "./dose-calculation.ts";
import { DoseCurve } from "./dose-curve.tsx";
import { DoseRuler } from "./dose-ruler.tsx";
import type { DoseData } from "./dose-trial.ts";

export { calculate } from "./dose-calculation.ts";

/** Drawn by the server, and by the browser from the first input. */
export function DoseResult({
  report,
  data,
  status,
}: {
  report: DoseReport | undefined;
  data: DoseData;
  status: "empty" | "invalid" | "ok";
}) {
  if (!report) {
    return (
      <p className="max-w-(--measure) text-[18px] text-ink-soft">
        {status === "empty"
          ? "Say what your device gives, how far away it is and for how long: the dose and how sure it is come here."
          : "There is no dose yet: see what is missing or wrong in the form."}
      </p>
    );
  }
  const { dose } = report;
  return (
    <div className={status === "ok" ? undefined : "text-ink-soft"}>
      {status !== "ok" && <p className="mb-3">Of what you wrote before:</p>}
      <DoseAnswer report={report} data={data} />
      {hasCurve(dose) && (
        <div className="mt-12">
          <Figure number={1} marks={[]} caption={CURVE_CAPTION}>
            <DoseCurve light={dose.light} distance={dose.distance} />
          </Figure>
        </div>
      )}
    </div>
  );
}

/** Light that falls with the distance, unlike a worn device's. */
function hasCurve(dose: Dose): dose is Dose & { light: ArrayLight; distance: number } {
  return dose.light.kind === "array" && dose.distance !== null;
}

const CURVE_CAPTION =
  "A panel is no point: near it, light falls far more slowly than 1/d². Each LED shines by a power of the cosine that its beam angle gives; their sum is set to the known figure. The grey reaches down to the least that may be true. You face the middle; the room reflects nothing.";

export function DoseAmongTrials({
  report,
  data: { trials, judgedSafe },
}: {
  report: DoseReport | undefined;
  data: DoseData;
}) {
  return (
    <section aria-labelledby="among-trials">
      <h2 id="among-trials" className="text-h2">
        {report ? "Where that is among the trials" : "The doses of the trials"}
      </h2>
      <p className="mt-2 mb-5 max-w-(--measure) text-ink-soft">
        {trials.length} trials in people whose abstracts print J/cm², on a ruler where each step is
        ten times the last. A mark leads to its study.
      </p>
      <Figure
        number={report && hasCurve(report.dose) ? 2 : 1}
        marks={[]}
        caption="Doses as printed. A laser lights spots of millimetres: its dose can’t be compared with a panel’s. Left out: trials whose printed doses contradict each other, animals, and reviews that pool trials. A line joins the doses of one trial."
      >
        <DoseRuler trials={trials} judgedSafe={judgedSafe} own={report?.dose} />
      </Figure>
    </section>
  );
}
