import type { ResultsInstead, UseAnswer, UseInShort } from "#app/benefits/benefit-page.ts";
import type { Application } from "#app/benefits/content/benefit.server.ts";
import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import type { BenefitSlug } from "#app/benefits/content/benefits.ts";
import {
  assessInShort,
  type PageCitations,
  startCitations,
} from "#app/evidence/citations/citations.server.ts";
import { proseInWords } from "#app/evidence/citations/prose-in-words.server.ts";
import { type Claim, findClaim } from "#app/evidence/ledger/claims.server.ts";
import { gradeEvidence, isInPeople } from "#app/evidence/ledger/grade.ts";
import { headline, NO_DIFFERENCE } from "#app/evidence/ledger/headline.ts";
import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import { type Protocol, protocols } from "#app/evidence/ledger/protocols.server.ts";
import { findOutcome, isStudyId } from "#app/evidence/ledger/studies.server.ts";
import { formatLight } from "#app/evidence/ledger/wavelength.ts";
import { resultsOf } from "#app/evidence/words/outcome-result.ts";
import { drawMainEffect } from "#app/figures/main-effect.server.ts";
import { formatMinutes } from "#app/physics/dose.ts";
import { typeset } from "#app/text/typeset.ts";

/** For the use of this id; an unknown id gives the page's first. */
export function getAnswer(slug: BenefitSlug, useId: string | null): UseInShort {
  const { applications, hero } = loadBenefit(slug);
  const use = applications.find(({ claim }) => claim === useId) ?? applications[0];
  // These numbers are never shown: the answer names its studies.
  const citations = startCitations();
  const { grade, tested, light, verdict, testedVerdict } = assessInShort(use.claim);
  const { otherLight } = findClaim(use.claim);
  return {
    slug,
    id: use.claim,
    condition: typeset(use.condition),
    short: typeset(use.short),
    ...answerOnTop(use, applications, protocols[slug], citations),
    assessment: { grade, tested, light, verdict, testedVerdict },
    otherLight: otherLight ? typeset(proseInWords(otherLight)) : null,
    action: hero.action,
  };
}

/** The answer with its drawing among the page's uses, or with each study's results instead. */
export function answerOnTop(
  use: Application,
  uses: readonly Application[],
  protocol: Protocol,
  citations: PageCitations,
) {
  const claim = findClaim(use.claim);
  const strip = drawMainEffect(
    use.claim,
    uses.filter((other) => other !== use).map((other) => other.claim),
  );
  const others = (strip?.others ?? []).map(({ id, at }) => ({
    name: typeset(uses.find(({ claim }) => claim === id)?.short ?? ""),
    at,
  }));
  // In the order of the panel, which numbers the references.
  nameMainStudy(claim, citations);
  const instead = strip ? null : listResults(claim, citations);
  return { strip, others, instead, answer: answerUse(use, protocol, citations) };
}

function nameMainStudy({ main }: Claim, citations: PageCitations) {
  return main ? citations.name(findOutcome(main).study.id) : null;
}

/** The answer for one use: how much, from which study, what was tried, and what to do at home. */
export function answerUse(
  { claim: id, gain, tried, dose }: Application,
  protocol: Protocol,
  citations: PageCitations,
): UseAnswer {
  const claim = findClaim(id);
  const { figure, ...rest } = headline(claim);
  const source = nameMainStudy(claim, citations);
  const isForHome = !dose?.startsWith(NO_PLAN);
  const { grade } = gradeEvidence(claim);
  const mayHelp = grade !== null && grade !== "very low" && figure !== NO_DIFFERENCE;
  return {
    headline: { ...rest, figure: typeset(figure), gain: gain ? typeset(gain) : "" },
    source,
    tried: readTried(tried, source, citations),
    dose: typeset(
      (dose ?? protocolInShort(protocol)).replace(NO_PLAN, "We don’t have a home plan"),
    ),
    doseLabel: isForHome ? planLabel(mayHelp) : "At home",
    isProtocol: dose === undefined,
    isForHome,
    mayHelp,
  };
}

/** How the words instead of a protocol begin where there is none: "None: our light has no blue in it". */
const NO_PLAN = "None";

/** Where we don't know, or light didn't help, a plan reads as advice without the "anyway". */
function planLabel(mayHelp: boolean): string {
  return `If you try it${mayHelp ? "" : " anyway"} (our plan, not tested in a trial)`;
}

function readTried(
  tried: Application["tried"],
  source: UseAnswer["source"],
  citations: PageCitations,
): UseAnswer["tried"] {
  if (!tried) return { label: "Settings", settings: "not reported", study: null };
  const [, settings = "", id = ""] = /^(.+) \[\[(.+)\]\]$/.exec(tried) ?? [];
  if (!isStudyId(id)) throw new Error(`No study of the ledger at the end of "${tried}"`);
  return {
    label: source && source.id !== id ? "One study used" : "The study used",
    settings: typeset(settings),
    study: citations.name(id),
  };
}

/** The results that a claim rests on, by study; null when we found no study in people. */
function listResults(claim: Claim, citations: PageCitations): ResultsInstead | null {
  const found = [...claim.supports, ...claim.opposes].map(findOutcome).filter(isInPeople);
  if (found.length === 0) return null;
  return {
    studies: [...Map.groupBy(found, ({ study }) => study)].map(([study, own]) => ({
      source: citations.name(study.id),
      people: study.participants === null ? "" : `${formatNumber(study.participants)} people`,
      ...resultsOf(own.map(({ outcome }) => outcome)),
    })),
  };
}

/** "810–850 nm, 15–20 min, 3–4 times a week" */
function protocolInShort(protocol: Protocol): string {
  const { frequency } = protocol;
  const often = frequency.charAt(0).toLowerCase() + frequency.slice(1);
  return [formatLight(protocol.wavelengths), formatMinutes(protocol.minutes), often].join(", ");
}
