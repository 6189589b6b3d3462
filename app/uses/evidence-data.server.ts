import { z } from "zod";
import { proseInWords } from "#app/evidence/citations/prose-in-words.server.ts";
import { mostPeople } from "#app/evidence/ledger/best-supported.server.ts";
import { claimChange, claimSchema } from "#app/evidence/ledger/claim.ts";
import { claimPage, claimPath } from "#app/evidence/ledger/claim-address.ts";
import { type Claim, listClaims } from "#app/evidence/ledger/claims.server.ts";
import { versionOf } from "#app/evidence/ledger/data-version.server.ts";
import { sizeOfEffect } from "#app/evidence/ledger/effect.ts";
import { effectOfUse, fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import { gradeEvidence } from "#app/evidence/ledger/grade.ts";
import { type Grade, grades } from "#app/evidence/ledger/grades.ts";
import { openDataTexts } from "#app/evidence/ledger/open-data-texts.server.ts";
import { studySchema } from "#app/evidence/ledger/study.ts";
import { testedVerdict, verdict } from "#app/evidence/ledger/verdict.ts";
import * as site from "#app/site.config.ts";
import { fillIn } from "#app/text/fill-in.ts";
import { listSides } from "./claim-sides.server.ts";
import { SCHEMA_PATH } from "./open-data.ts";

/** Raise it when a field changes its name or meaning. */
const SCHEMA_VERSION = 3;

const { licence, evidence: means } = openDataTexts;

/** The terms of /evidence.json, also on /open-data. */
export const CLAIM_LICENCE = {
  name: licence.name,
  terms: fillIn(licence.terms, { site: site.name }),
} as const;

const { shape } = claimSchema;

/** A grade, or the filters' word for none. */
const certainty = z.enum([...grades, "none found"]);
const certaintyOf = (grade: Grade | null) => grade ?? "none found";

const openOutcome = z.strictObject({
  study: z.string().describe(means.outcomes.study),
  name: z.string().describe(means.outcomes.name),
  side: z.enum(["for", "against", "without"]).describe(means.outcomes.side),
  main: z.boolean().describe(means.outcomes.main),
  result: studySchema.shape.outcomes.valueType,
});

const openClaim = z.strictObject({
  id: z.string().describe(means.claims.id),
  page: z.url().describe(means.claims.page),
  area: z.string().describe(means.claims.area),
  condition: shape.condition.describe(means.claims.condition),
  question: shape.question.describe(means.claims.question),
  alsoCalled: shape.alsoCalled,
  bodyParts: shape.bodyParts,
  verdict: z.string().describe(means.claims.verdict),
  certainty: certainty.describe(means.claims.certainty),
  testedVerdict: z.string().nullable().describe(means.claims.testedVerdict),
  testedCertainty: certainty.describe(means.claims.testedCertainty),
  testedLight: z.strictObject({
    kind: z.string().describe(means.testedLight.kind),
    steps: z.int().describe(means.testedLight.steps),
    why: z.string().nullable(),
  }),
  startedAt: z.enum(grades).nullable().describe(means.claims.startedAt),
  concerns: z
    .array(
      z.strictObject({
        kind: z.string(),
        steps: z.int().describe(means.claims.concern),
        why: z.string(),
      }),
    )
    .describe(means.claims.concerns),
  cappedByAuthors: z.boolean().describe(means.claims.cappedByAuthors),
  couldHaveMissed: z.boolean().describe(means.claims.couldHaveMissed),
  basis: z.string().describe(means.claims.basis),
  effect: z.strictObject({
    size: z.string().nullable().describe(means.claims.effect),
    words: z.string(),
  }),
  people: z.int().nullable().describe(means.claims.people),
  light: shape.light.describe(means.claims.light),
  population: shape.population,
  comparator: shape.comparator,
  outcomes: z.array(openOutcome),
  background: z.array(z.string()).describe(means.claims.background),
  searched: z
    .strictObject({
      words: shape.search,
      on: z.iso.date().nullable(),
      since: z.iso.date().nullable(),
    })
    .describe(means.claims.searched),
  reviewed: shape.reviewed.describe(means.claims.reviewed),
  history: z.array(claimChange.extend({ grade: certainty })).describe(means.claims.history),
});

const openEvidence = z
  .strictObject({
    $schema: z.url(),
    schemaVersion: z.literal(SCHEMA_VERSION),
    version: z.string().describe(means.version),
    source: z.url(),
    publisher: z.string(),
    licence: z.strictObject({ name: z.string(), terms: z.string() }),
    claims: z.array(openClaim),
  })
  .meta({ title: means.title, description: means.description });

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
    effect: { size: sizeOfEffect(claim), words: effectOfUse(claim) },
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
