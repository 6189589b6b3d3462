import { z } from "zod";
import { proseInWords } from "#app/evidence/citations/prose-in-words.server.ts";
import { mostPeople } from "#app/evidence/ledger/best-supported.server.ts";
import { claimChange, claimSchema } from "#app/evidence/ledger/claim.ts";
import { claimPage, claimPath } from "#app/evidence/ledger/claim-address.ts";
import { type Claim, listClaims } from "#app/evidence/ledger/claims.server.ts";
import { versionOf } from "#app/evidence/ledger/data-version.server.ts";
import { effectInWords, measureEffect } from "#app/evidence/ledger/effect.ts";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import { gradeEvidence } from "#app/evidence/ledger/grade.ts";
import { type Grade, grades } from "#app/evidence/ledger/grades.ts";
import { studySchema } from "#app/evidence/ledger/study.ts";
import { testedVerdict, verdict } from "#app/evidence/ledger/verdict.ts";
import * as site from "#app/site.config.ts";
import { listSides } from "./claim-sides.server.ts";
import { SCHEMA_PATH } from "./open-data.ts";

/** Raise it when a field changes its name or meaning. */
const SCHEMA_VERSION = 3;

/** The terms of /evidence.json, also on /open-data. */
export const CLAIM_LICENCE = {
  name: "Free to use with attribution",
  terms: `Our verdicts, grades and reasons are free to use, including commercially, as long as you name ${site.name} and say which version you used.`,
} as const;

const { shape } = claimSchema;

/** A grade, or the filters' word for none. */
const certainty = z.enum([...grades, "none found"]);
const certaintyOf = (grade: Grade | null) => grade ?? "none found";

const openOutcome = z.strictObject({
  study: z.string().meta({ description: "The id of the paper in studies.json." }),
  name: z.string().meta({ description: "The name of the outcome in that paper’s entry." }),
  side: z
    .enum(["for", "against", "without"])
    .meta({ description: "What it means for the claim; “without” is without an effect." }),
  main: z.boolean().meta({ description: "Whether its figure is the size of the effect." }),
  result: studySchema.shape.outcomes.valueType,
});

const openClaim = z.strictObject({
  id: z.string().meta({ description: "Stays the same for ever." }),
  page: z.url().meta({ description: "All that the verdict rests on." }),
  area: z
    .string()
    .meta({ description: "The benefit page that shows it, by the end of its address." }),
  condition: shape.condition.meta({ description: "The use of light." }),
  question: shape.question.meta({ description: "The same as a reader would ask." }),
  alsoCalled: shape.alsoCalled,
  bodyParts: shape.bodyParts,
  verdict: z
    .string()
    .meta({ description: "The claim as a sentence whose verb follows the certainty." }),
  certainty: certainty.meta({
    description:
      "For a lamp that a reader can buy, by one rule for all; “none found” where we found no study in people.",
  }),
  testedVerdict: z
    .string()
    .nullable()
    .meta({ description: "The same of the light that was tested; null where it adds nothing." }),
  testedCertainty: certainty.meta({
    description: "For the light that was tested, before the steps for other light than at home.",
  }),
  testedLight: z.strictObject({
    kind: z.string().meta({ description: "What gave the light of the main result." }),
    steps: z
      .int()
      .meta({ description: "Levels from it to a lamp at home: none, 1, or 2 for lasers alone." }),
    why: z.string().nullable(),
  }),
  startedAt: z
    .enum(grades)
    .nullable()
    .meta({ description: "Where the design of the studies starts it, before the concerns." }),
  concerns: z
    .array(
      z.strictObject({
        kind: z.string(),
        steps: z.int().meta({ description: "Levels that it takes off." }),
        why: z.string(),
      }),
    )
    .meta({
      description:
        "What speaks against the studies, in GRADE’s terms, whatever light a reader has.",
    }),
  cappedByAuthors: z.boolean().meta({
    description:
      "Whether the authors of its surest review are less sure than the concerns have it.",
  }),
  couldHaveMissed: z.boolean().meta({
    description:
      "Whether it is very low because trials found no difference that they could have missed.",
  }),
  basis: z.string().meta({ description: "The designs that it rests on, counted." }),
  effect: z.strictObject({
    size: z.string().nullable().meta({ description: "Null where no rule says how much is much." }),
    words: z.string(),
  }),
  people: z.int().nullable().meta({
    description:
      "In the largest study or review; reviews share trials, so they are never added up. Null where the abstracts give no number.",
  }),
  light: shape.light.meta({ description: "The light that was tested, as far as known; nm." }),
  population: shape.population,
  comparator: shape.comparator,
  outcomes: z.array(openOutcome),
  background: z
    .array(z.string())
    .meta({ description: "Papers that it draws on and that lift no grade." }),
  searched: z
    .strictObject({
      words: shape.search,
      on: z.iso.date().nullable(),
      since: z.iso.date().nullable(),
    })
    .meta({
      description:
        "The last search of PubMed: its phrases, its day, and the day from which papers were new. The days are null until we ask.",
    }),
  reviewed: shape.reviewed.meta({ description: "Day on which it was last checked." }),
  history: z
    .array(claimChange.extend({ grade: certainty }))
    .meta({ description: "Each change with the certainty and effect from then on." }),
});

const openEvidence = z
  .strictObject({
    $schema: z.url(),
    schemaVersion: z.literal(SCHEMA_VERSION),
    version: z
      .string()
      .meta({ description: "The day of the last change, and a hash of all claims." }),
    source: z.url(),
    publisher: z.string(),
    licence: z.strictObject({ name: z.string(), terms: z.string() }),
    claims: z.array(openClaim),
  })
  .meta({
    title: "What red and near-infrared light does, and how sure that is",
    description:
      "One entry for each use of the light that was graded. Most papers were read in their abstracts: a field of a result that is absent was not seen there.",
  });

type OpenEvidence = z.input<typeof openEvidence>;

/** For `/evidence.json`. */
export function evidenceSchema(siteUrl: string): object {
  return { $id: siteUrl + SCHEMA_PATH, ...z.toJSONSchema(openEvidence) };
}

/** Throws when a claim does not match the schema. */
export function openEvidenceData(siteUrl: string): OpenEvidence {
  return openEvidence.parse({
    $schema: siteUrl + SCHEMA_PATH,
    schemaVersion: SCHEMA_VERSION,
    version: evidenceVersion(),
    source: `${siteUrl}/evidence`,
    publisher: site.name,
    licence: CLAIM_LICENCE,
    claims: listClaims().map((claim) => openClaimOf(claim, siteUrl)),
  });
}

/** The fields of an entry with their meanings. */
export const claimFields: readonly { readonly name: string; readonly meaning: string }[] =
  Object.entries(openClaim.shape).flatMap(([name, field]) => {
    const { description } = field.meta() ?? {};
    return description ? [{ name, meaning: String(description) }] : [];
  });

function openClaimOf(claim: Claim, siteUrl: string): OpenEvidence["claims"][number] {
  const { id, condition, question, alsoCalled, bodyParts, light, main, reviewed } = claim;
  const { words = claim.search, on = null, since = null } = claim.searched ?? {};
  const graded = gradeEvidence(claim);
  const { grade, tested, start, cappedByAuthors, couldHaveMissed, basis } = graded;
  const effect = measureEffect(claim);
  return {
    id,
    condition,
    question,
    alsoCalled,
    bodyParts,
    light,
    reviewed,
    basis,
    cappedByAuthors,
    couldHaveMissed,
    page: siteUrl + claimPath(id),
    area: claimPage(claim),
    verdict: verdict(claim, grade),
    certainty: certaintyOf(grade),
    testedVerdict: testedVerdict(claim, graded),
    testedCertainty: certaintyOf(tested),
    testedLight: { ...graded.light, why: claim.otherLight ? proseInWords(claim.otherLight) : null },
    startedAt: start,
    concerns: claim.concerns.map(({ kind, steps, why }) => ({
      kind,
      steps: steps ?? 1,
      why: proseInWords(why),
    })),
    effect: { size: effect.size, words: effectInWords(effect) },
    people: mostPeople(claim),
    population: fillNumbers(claim.population),
    comparator: fillNumbers(claim.comparator),
    outcomes: listSides(claim).map(({ ref, study, outcome, side }) => ({
      study: study.id,
      name: ref.split("/")[1] ?? "",
      side,
      main: ref === main,
      result: outcome,
    })),
    background: [...claim.background],
    searched: { words: [...words], on, since },
    history: claim.history.map((change) => ({
      ...change,
      what: fillNumbers(change.what),
      grade: certaintyOf(change.grade),
    })),
  };
}

/** Worked out once. */
export function evidenceVersion(): string {
  version ??= versionOf(listClaims().map((claim) => openClaimOf(claim, "")));
  return version;
}

let version: string | undefined;
