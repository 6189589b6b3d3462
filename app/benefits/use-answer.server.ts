import {
  type PageCitations,
  startTypesetCitations,
} from "#app/evidence/citations/citations.server.ts";
import { drawMainEffect } from "#app/evidence/figures/effects.server.ts";
import { findClaim } from "#app/evidence/ledger/claims.server.ts";
import { formatMinutes } from "#app/evidence/ledger/dose.ts";
import { headline } from "#app/evidence/ledger/headline.ts";
import { type Protocol, protocols } from "#app/evidence/ledger/protocols.ts";
import { findOutcome, isStudyId } from "#app/evidence/ledger/studies.server.ts";
import { formatLight } from "#app/evidence/ledger/wavelength.ts";
import { typeset } from "#app/text/typeset.ts";
import type { UseAnswer, UseInShort } from "./benefit-page.ts";
import type { Application } from "./content/benefit.ts";
import { loadBenefit } from "./content/benefit-content.server.ts";
import type { BenefitSlug } from "./content/benefits.ts";

/** What a benefit page answers for the use of this id; an unknown one gives the page's first. */
export async function getAnswer(slug: BenefitSlug, useId: string | null): Promise<UseInShort> {
  const { applications, hero } = await loadBenefit(slug);
  const use = applications.find(({ claim }) => claim === useId) ?? applications[0];
  // A numbering of its own, of which nothing is shown: the answer names its studies.
  const citations = startTypesetCitations();
  const { grade, verdict } = citations.assessInShort(use.claim);
  return {
    slug,
    id: use.claim,
    condition: typeset(use.condition),
    short: typeset(use.short),
    answer: answerUse(use, protocols[slug], citations),
    assessment: { grade, verdict },
    strip: drawMainEffect(use.claim),
    action: hero.action,
  };
}

/** The answer for one use: how much, from which study, what was tried, and what to do at home. */
export function answerUse(
  { claim: id, gain, tried, dose }: Application,
  protocol: Protocol,
  citations: PageCitations,
): UseAnswer {
  const claim = findClaim(id);
  const { figure, ...rest } = headline(claim);
  return {
    headline: { ...rest, figure: typeset(figure), gain: gain ? typeset(gain) : "" },
    source: claim.main ? citations.name(findOutcome(claim.main).study.id) : null,
    tried: tried ? readTried(tried, citations) : null,
    dose: typeset(dose ?? protocolInShort(protocol)),
    isProtocol: dose === undefined,
  };
}

function readTried(tried: string, citations: PageCitations): UseAnswer["tried"] {
  const [, settings = "", id = ""] = /^(.+) \[\[(.+)\]\]$/.exec(tried) ?? [];
  if (!isStudyId(id)) throw new Error(`No study of the ledger at the end of "${tried}"`);
  return { settings: typeset(settings), study: citations.name(id) };
}

/** "810–850 nm, 15–20 min, 3–4 times a week" */
function protocolInShort(protocol: Protocol): string {
  const [rhythm = ""] = protocol.frequency.split("; ");
  const often = rhythm.charAt(0).toLowerCase() + rhythm.slice(1);
  return [formatLight(protocol.wavelengths), formatMinutes(protocol.minutes), often].join(", ");
}
