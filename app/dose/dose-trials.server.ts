import { z } from "zod";
import type { Application } from "#app/benefits/content/benefit.server.ts";
import { readContent } from "#app/content/content-files.server.ts";
import { words } from "#app/content/prose-field.ts";
import { findClaim, restsOn } from "#app/evidence/ledger/claims.server.ts";
import { contradictsItself } from "#app/evidence/ledger/dose-check.ts";
import { mayBeChance, UNTESTED } from "#app/evidence/ledger/effect.ts";
import { listStudies, type Study, studyId } from "#app/evidence/ledger/studies.server.ts";
import type { Amount, Outcome } from "#app/evidence/ledger/study.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { amountEnds, lightArms, testedWavelengths } from "#app/evidence/ledger/treatment.ts";
import { lowerFirst } from "#app/text/lower-first.ts";
import type { Trial, TrialDose, TrialResult } from "./dose-trial.ts";

export type NamedUse = Pick<Application, "claim" | "short">;

/** By their least dose, each under the first of the `uses` that cites it. */
export function listTrials(uses: readonly NamedUse[]): Trial[] {
  return listStudies()
    .filter(({ id, design }) => TRIALS.has(design) && !Object.hasOwn(leftOut, id))
    .filter((study) => !contradictsItself(study))
    .flatMap((study) => {
      const doses = dosesOf(study);
      return doses ? [viewTrial(study, doses, uses)] : [];
    })
    .toSorted((a, b) => a.doses[0].to - b.doses[0].to || a.name.localeCompare(b.name));
}

const TRIALS = new Set<Study["design"]>([
  "randomised controlled trial",
  "controlled trial",
  "observational",
]);

const dosesLeftOutSchema = z.record(studyId, words.describe("The reason."));

const leftOut = readContent("doses-left-out.yaml", dosesLeftOutSchema);

function dosesOf(study: Study): Trial["doses"] | undefined {
  const all = Object.entries(study.arms).flatMap(([name, { role, light }]) =>
    role === "light" && light?.fluence !== undefined
      ? [{ ...doseOf(light.fluence), ...resultOf(study, name) }]
      : [],
  );
  // Arms of the same dose share a mark.
  const each = new Map(all.map((dose) => [`${dose.from}-${dose.to}`, dose]));
  const [first, ...others] = [...each.values()].toSorted((a, b) => a.to - b.to);
  return first && [first, ...others];
}

function doseOf(amount: Amount): { from: number; to: number } {
  const [from, to] = amountEnds(amount);
  return { from, to };
}

/** An arm's result by its primary outcomes, else by all; against a sham, else by any comparison. */
export function resultOf(
  { outcomes }: Pick<Study, "outcomes">,
  arm: string,
): Pick<TrialDose, "result" | "remark"> {
  const own = Object.values(outcomes).filter(
    (outcome) => outcome.favours && concerns(outcome, arm),
  );
  const primary = own.filter((outcome) => outcome.primary);
  const counted = primary.length > 0 ? primary : own;
  const againstSham = counted.filter(({ comparison }) => comparison === "sham");
  const decisive = againstSham.length > 0 ? againstSham : counted;
  const differences = decisive.filter(({ favours }) => favours !== "neither");
  const isUntested = differences.length > 0 && differences.every(mayBeChance);
  return { result: sumUp(decisive), ...(isUntested && { remark: UNTESTED }) };
}

function sumUp(outcomes: readonly Outcome[]): TrialResult {
  if (outcomes.length === 0) return "none";
  const better = outcomes.filter(({ favours }) => favours === "light").length;
  if (better === 0)
    return outcomes.some(({ favours }) => favours === "comparator") ? "worse" : "same";
  if (outcomes.every(({ comparison }) => comparison !== "sham")) return "uncontrolled";
  return better === outcomes.length ? "better" : "both";
}

const concerns = (outcome: Outcome, arm: string) => (outcome.arm ?? arm) === arm;

function viewTrial(study: Study, doses: Trial["doses"], uses: readonly NamedUse[]): Trial {
  const arms = lightArms(study);
  const own = uses.filter(({ claim }) => restsOn(findClaim(claim), study.id));
  return {
    id: study.id,
    name: nameStudy(study),
    about: lowerFirst(own[0]?.short ?? study.topics[0] ?? ""),
    doses,
    laser: arms.some(({ light }) => light?.source === "laser"),
    contact: arms.some(({ light }) => light?.contact === true),
    nm: testedWavelengths(study),
    uses: own.map(({ claim }) => claim),
  };
}
