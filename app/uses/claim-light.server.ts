import type { TrialResult } from "#app/dose/dose-trial.ts";
import type { Claim } from "#app/evidence/ledger/claims.server.ts";
import { contradictsItself } from "#app/evidence/ledger/dose-check.ts";
import { isInPeople } from "#app/evidence/ledger/grade.ts";
import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import type { Protocol } from "#app/evidence/ledger/protocols.server.ts";
import type { Study } from "#app/evidence/ledger/studies.server.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { amountEnds, describeTreatment, lightArms } from "#app/evidence/ledger/treatment.ts";
import { wavelengthEnds } from "#app/evidence/ledger/wavelength.ts";
import type { NamedSource } from "#app/evidence/text/reference.ts";
import { figureLegends } from "#app/figures/figures.server.ts";
import { fluence } from "#app/physics/dose.ts";
import { typeset } from "#app/text/typeset.ts";
import { type Found, listSides } from "./claim-sides.server.ts";

/** Light and doses of a claim's studies, as their abstracts print them. JSON. */
export type ClaimLight = {
  /** What the chart is of, for those who don't see it. */
  readonly summary: string;
  /** One for each wavelength and dose of a study. */
  readonly lights: readonly LightMark[];
  /** Every study that gave light. */
  readonly rows: readonly LightRow[];
  /** Studies with neither a wavelength nor a dose in J/cm² in the abstract. */
  readonly neither: number;
  /** In nm. */
  readonly axis: readonly [from: number, to: number];
  /** The site's own protocol in nm and J/cm²; null where it does not suit the use. */
  readonly own: {
    readonly bands: readonly (readonly [from: number, to: number])[];
    readonly dose: readonly [from: number, to: number];
  } | null;
};

export type LightMark = {
  readonly study: NamedSource;
  /** "Hsieh 2012, 890 nm, 41.7 J/cm², found no benefit" */
  readonly words: string;
  readonly result: TrialResult;
  readonly laser: boolean;
  /** In nm, from the shorter end; null when the abstract does not print it. */
  readonly nm: readonly [from: number, to: number] | null;
  /** In J/cm²; null when not printed, or contradicted by the abstract's other figures. */
  readonly dose: readonly [from: number, to: number] | null;
};

type LightRow = {
  readonly study: NamedSource;
  readonly found: string;
  /** Null when not printed. */
  readonly light: string | null;
  readonly dose: string | null;
  readonly schedule: string | null;
};

/** @param protocol null where the page's protocol does not suit the use */
export function chartLight(claim: Claim, protocol: Protocol | null): ClaimLight {
  const studies = Map.groupBy(listSides(claim), ({ study }) => study.id);
  const all = [...studies.values()].flatMap((outcomes) => {
    const [first] = outcomes;
    const treatment = first && describeTreatment(first.study);
    if (!first || !treatment) return [];
    const { study } = first;
    const named = { id: study.id, name: nameStudy(study) };
    const result = resultOf(outcomes.map(({ found }) => found));
    const found = [figureLegends.lightResults[result], isInPeople(first) ? "" : "not in people"];
    return {
      named,
      study,
      treatment,
      result,
      marks: marksOf(study),
      found: found.filter(Boolean).join(", "),
    };
  });
  const lights = all.flatMap(({ named, study, result, found, marks }) =>
    marks.map((mark) => ({
      ...mark,
      study: named,
      result,
      words: inWords(named.name, mark, found, contradictsItself(study)),
    })),
  );
  const nanometres = lights.flatMap(({ nm }) => nm ?? []);
  const axis = [
    Math.floor(Math.min(600, ...nanometres) / 100) * 100,
    Math.ceil(Math.max(1000, ...nanometres) / 100) * 100,
  ] as const;
  const shown = new Set(lights.map(({ study }) => study.id)).size;
  return {
    summary: `Chart of the wavelengths and doses in ${shown} ${shown === 1 ? "study" : "studies"}`,
    lights,
    rows: all.map(({ named, study, found, treatment: { light, dose, schedule } }) => ({
      study: named,
      found,
      light: light && typeset(light),
      dose:
        dose &&
        typeset(contradictsItself(study) ? `${dose} (the report contradicts itself)` : dose),
      schedule: schedule && typeset(schedule),
    })),
    neither: all.filter((each) => each.marks.length === 0).length,
    axis,
    own: protocol && {
      bands: protocol.wavelengths.map(wavelengthEnds),
      dose: [
        fluence(protocol.irradiance, protocol.minutes.from),
        fluence(protocol.irradiance, protocol.minutes.to),
      ],
    },
  };
}

/** Of a study's results on one claim; one without a control group has a result of its own. */
export function resultOf(found: readonly Found[]): TrialResult {
  const improved = found.filter((each) => each === "benefit" || each === "before");
  if (improved.length === 0) return found.includes("worse") ? "worse" : "same";
  if (improved.length < found.length) return "both";
  return improved.includes("benefit") ? "better" : "uncontrolled";
}

type PrintedLight = Pick<LightMark, "laser" | "nm" | "dose">;

function marksOf(study: Study): PrintedLight[] {
  const contradictory = contradictsItself(study);
  const all = lightArms(study).flatMap(({ light }): PrintedLight[] => {
    if (!light) return [];
    const dose = light.fluence === undefined || contradictory ? null : amountEnds(light.fluence);
    const laser = light.source === "laser";
    const bands = light.wavelengths?.map(wavelengthEnds) ?? [];
    if (bands.length > 0) return bands.map((nm) => ({ laser, nm, dose }));
    return dose ? [{ laser, nm: null, dose }] : [];
  });
  // Arms with the same light and dose share a mark.
  return [...new Map(all.map((mark) => [JSON.stringify(mark), mark])).values()];
}

function inWords(
  name: string,
  { nm, dose }: PrintedLight,
  found: string,
  contradictory: boolean,
): string {
  const range = ([from, to]: readonly [number, number]) =>
    from === to ? formatNumber(to) : `${formatNumber(from)}–${formatNumber(to)}`;
  return [
    name,
    nm ? `${range(nm)}\u00a0nm` : "wavelength not reported",
    dose
      ? `${range(dose)}\u00a0J/cm²`
      : contradictory
        ? "the report contradicts itself on the dose"
        : "dose not reported",
    found,
  ].join(", ");
}
