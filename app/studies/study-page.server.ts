import { listFacts } from "#app/evidence/citations/study-summary.server.ts";
import { lastChange, listChanges } from "#app/evidence/ledger/changes.server.ts";
import { checkDose, type DoseCheck } from "#app/evidence/ledger/dose-check.ts";
import {
  findStudy,
  isRetracted,
  isStudyId,
  type Study,
} from "#app/evidence/ledger/studies.server.ts";
import type { Arm, Outcome } from "#app/evidence/ledger/study.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { formatAmount, lightArms, testedWavelengths } from "#app/evidence/ledger/treatment.ts";
import { journalLine, studyPath } from "#app/evidence/text/reference.ts";
import { outcomeInWords } from "#app/evidence/words/outcome-in-words.server.ts";
import { shortDesignName } from "#app/evidence/words/study-design.ts";
import { capitalise } from "#app/text/capitalise.ts";
import { formatDate } from "#app/text/format-date.ts";
import { typeset } from "#app/text/typeset.ts";
import type { StudyOutcome, StudyPage } from "./study-page.ts";
import { NOT_PRINTED } from "./study-words.ts";

/** Undefined for an unknown id. */
export function getStudyPage(id: string): StudyPage | undefined {
  if (!isStudyId(id)) return undefined;
  const study = findStudy(id);
  const { authors, pmid, doi, url, year } = study;
  const finding = typeset(study.finding);
  const name = nameStudy(study);
  return {
    id,
    name,
    finding,
    year,
    authors,
    pmid,
    doi,
    url,
    path: studyPath(id),
    title: typeset(study.title),
    isRetracted: isRetracted(study),
    design: shortDesignName(study.design),
    facts: [...listFacts(study), ...moreFacts(study)],
    journal: study.journal,
    printedIn: journalLine(study),
    lastChange: lastChange({ about: id }),
    wavelengths: testedWavelengths(study),
    outcomes: Object.values(study.outcomes).map((outcome) => viewOutcome(study, outcome)),
    lacking: TESTS.has(study.design) ? lackingFor(study) : null,
    doses: dosesOf(study),
    corrections: listChanges().filter(
      ({ kind, about }) => kind === "correction" && about.id === id,
    ),
  };
}

function viewOutcome(study: Study, outcome: Outcome): StudyOutcome {
  const { measure, detail, at, primary = false } = outcome;
  return {
    measure: typeset([measure, detail, at].filter(Boolean).join(", ")),
    found: outcomeInWords({ study, outcome }),
    isMain: primary,
  };
}

/** Designs that can be repeated; reviews look at others' results. */
const TESTS = new Set<Study["design"]>([
  ...(["randomised controlled trial", "controlled trial", "observational", "laboratory"] as const),
]);

/** Values that no arm's record has; null without an arm with light. */
function lackingFor(study: Study): string[] | null {
  const arms = lightArms(study);
  if (arms.length === 0) return null;
  return NEEDED.flatMap(([name, isKnown]) => (arms.some(isKnown) ? [] : [name]));
}

const NEEDED: readonly (readonly [name: string, isKnown: (arm: Arm) => boolean])[] = [
  ["laser or LED", ({ light }) => light?.source !== undefined],
  ["the wavelength", ({ light }) => light?.wavelengths !== undefined],
  ["the irradiance in mW/cm²", ({ light }) => light?.irradiance !== undefined],
  [
    "the dose in J/cm², or in J for each point",
    ({ light }) => (light?.fluence ?? light?.energyPerPoint) !== undefined,
  ],
  ["the minutes of a session", ({ schedule }) => schedule?.minutes !== undefined],
  [
    "how many sessions",
    ({ schedule }) =>
      schedule?.sessions !== undefined || (schedule?.perWeek && schedule.weeks) !== undefined,
  ],
];

function dosesOf(study: Study): DoseCheck[] {
  const checks = lightArms(study).flatMap((arm) => checkDose(arm) ?? []);
  return [...new Map(checks.map((check) => [JSON.stringify(check), check])).values()];
}

/** Known facts that are not in the summary. */
function moreFacts(study: Study): [string, string][] {
  const { comparator, blinding, followUp, adverseEvents, certainty, status } = study;
  const until = followUp && formatAmount(followUp.weeks, followUp.weeks === 1 ? "week" : "weeks");
  const facts: [string, string | undefined][] = [
    ["Compared with", comparator],
    ["Blinding", blinding],
    ["Followed up", until && [until, followUp?.from].filter(Boolean).join(" ")],
    ["Side effects", adverseEvents],
    ["How sure the authors are", certainty?.asWritten],
    // The summary has a known funder.
    ["Funding", study.funding ? undefined : NOT_PRINTED],
    ["Conflicts of interest", study.conflicts ?? NOT_PRINTED],
    ["On PubMed", status && statusInWords(status)],
    ["Registered as", study.registration ?? (TESTS.has(study.design) ? NOT_PRINTED : undefined)],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, typeset(value)]] : []));
}

/** "No retraction, but correction (J Pain. 2026;1:2), as of December 1, 2026" */
function statusInWords(status: NonNullable<Study["status"]>): string {
  const { checked, notices } = status;
  const found = notices.map(({ kind, in: place }) => (place ? `${kind} (${place})` : kind));
  const said = [!isRetracted({ status }) && "no retraction", found.join(", ")]
    .filter(Boolean)
    .join(", but ");
  return `${capitalise(said)}, as of ${formatDate(checked)}`;
}
