import { redirect } from "react-router";
import { USE } from "#app/benefits/chosen-use.ts";
import type { Application } from "#app/benefits/content/benefit.server.ts";
import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import { type BenefitSlug, benefits } from "#app/benefits/content/benefits.ts";
import { claimPage } from "#app/evidence/ledger/claim-address.ts";
import { type ClaimId, findClaim, isClaimId } from "#app/evidence/ledger/claims.server.ts";
import { meaningfulWords } from "#app/search/matching/meanings.ts";
import { typeset } from "#app/text/typeset.ts";

/** A `?use=` that the page does not have. JSON. */
export type UnknownUse = {
  /** As in the address, shortened. */
  readonly asked: string;
  readonly uses: readonly string[];
  /** Where a use of this name is answered. */
  readonly elsewhere: { readonly id: ClaimId; readonly page: BenefitSlug } | null;
};

/**
 * The unknown use in an address; null for one of the page's, or none. Throws a redirect to the use
 * that the address names in other words.
 */
export function checkAskedUse(slug: BenefitSlug, url: URL): UnknownUse | null {
  const asked = url.searchParams.get(USE)?.trim();
  if (!asked) return null;
  const { applications } = loadBenefit(slug);
  if (applications.some(({ claim }) => claim === asked)) return null;
  const name = benefits.find((benefit) => benefit.slug === slug)?.name ?? slug;
  const elsewhere = isClaimId(asked) ? { id: asked, page: claimPage(findClaim(asked)) } : null;
  const meant = elsewhere ? undefined : findUse({ name, applications }, asked);
  if (meant) {
    const parameters = new URLSearchParams(url.searchParams);
    parameters.set(USE, meant.claim);
    throw redirect(`${url.pathname}?${parameters}`, { headers: { "Cache-Control": "no-store" } });
  }
  return {
    asked: asked.length > MOST_SHOWN ? `${asked.slice(0, MOST_SHOWN).toWellFormed()}…` : asked,
    uses: applications.map(({ short }) => typeset(short)),
    elsewhere,
  };
}

/** In characters. */
const MOST_SHOWN = 60;

type PageWithUses = { readonly name: string; readonly applications: readonly Application[] };

/**
 * The one use of the page that these words name: by its id or a name, by the beginnings of a name's words ("neck",
 * "knee osteo"), or among other words ("knee pain dose"). Undefined when they name none, several, or the page itself.
 */
export function findUse({ name, applications }: PageWithUses, words: string) {
  const asked = meaningfulWords(words);
  if (asked.length === 0) return undefined;
  const ofPage = meaningfulWords(name);
  const isPage = asked.every((word) => ofPage.includes(word));
  return findNamed(applications, namesOf, asked, isPage ? [isSame] : undefined);
}

/** The one of the list that the words name, in the first of the ways that finds any. */
export function findNamed<Each>(
  list: readonly Each[],
  namesOf: (each: Each) => readonly string[],
  asked: Words,
  ways: readonly ((asked: Words, own: Words) => boolean)[] = [isSame, begins, isAmong],
): Each | undefined {
  for (const matches of ways) {
    const found = list.filter((each) =>
      namesOf(each).some((own) => matches(asked, meaningfulWords(own))),
    );
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}

function namesOf({ claim: id, condition, short }: Application): string[] {
  const claim = findClaim(id);
  return [id, condition, short, claim.condition, ...claim.alsoCalled];
}

type Words = readonly string[];

const isSame = (asked: Words, own: Words) => asked.join() === own.join();

/** Fewer letters than this begin too many words. */
const LETTERS = 3;

const begins = (asked: Words, own: Words) =>
  asked.every((word) => word.length >= LETTERS && own.some((each) => each.startsWith(word)));

const isAmong = (asked: Words, own: Words) =>
  own.length > 0 && own.every((word) => asked.includes(word));
