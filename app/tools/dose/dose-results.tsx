import type { ArrayLight, Dose } from "#app/dose/dose.ts";
import type { DoseReport } from "#app/dose/dose-calculation.ts";
import type { DoseTexts } from "#app/dose/dose-texts.server.ts";
import type { DoseData } from "#app/dose/dose-trial.ts";
import { Figure } from "#app/figures/figure.tsx";
import { fillIn } from "#app/text/fill-in.ts";
import { DoseAnswer } from "./dose-answer.tsx";
import { DoseCurve } from "./dose-curve.tsx";
import { DoseRuler } from "./dose-ruler.tsx";

export { calculate } from "#app/dose/dose-calculation.ts";

/** Drawn by the server, and by the browser from the first input. */
export function DoseResult({
  report,
  status,
  texts,
}: {
  report: DoseReport | undefined;
  status: "empty" | "invalid" | "ok";
  texts: DoseTexts;
}) {
  if (!report) {
    return (
      <p className="max-w-(--measure) text-[18px] text-ink-soft">
        {status === "empty" ? texts.empty : "Please fix the highlighted fields."}
      </p>
    );
  }
  const { dose } = report;
  return (
    <div className={status === "ok" ? undefined : "text-ink-soft"}>
      {status !== "ok" && <p className="mb-3">From your last entry:</p>}
      <DoseAnswer report={report} />
      {hasCurve(dose) && (
        <div className="mt-12">
          <Figure number={1} marks={[]} caption={curveCaption(dose.light, texts)}>
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

function curveCaption({ claim }: ArrayLight, { curve, curveRange }: DoseTexts): string {
  return claim ? `${curve} ${curveRange}` : curve;
}

export function DoseAmongTrials({
  report,
  data: { trials, judgedSafe, texts },
}: {
  report: DoseReport | undefined;
  data: DoseData;
}) {
  return (
    <section aria-labelledby="among-trials">
      <h2 id="among-trials" className="text-h2">
        {report ? "How your dose compares" : "Doses in studies"}
      </h2>
      <p className="mt-2 mb-5 max-w-(--measure) text-ink-soft">
        {fillIn(texts.ruler, { studies: trials.length })}
      </p>
      <Figure
        number={report && hasCurve(report.dose) ? 2 : 1}
        marks={[]}
        caption={texts.rulerMarks}
      >
        <DoseRuler trials={trials} judgedSafe={judgedSafe} own={report?.dose} />
      </Figure>
    </section>
  );
}
