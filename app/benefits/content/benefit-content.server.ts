import { readRecords } from "#app/content/content-files.server.ts";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import { TOPICS } from "#app/evidence/ledger/topics.ts";
import { type Application, type Benefit, benefitSchema } from "./benefit.server.ts";
import type { BenefitSlug } from "./benefits.ts";

const records = readRecords("benefits", benefitSchema);
const filled = new Map<BenefitSlug, Benefit>();

/**
 * The page of content/benefits with its uses, and their numbers filled in: once, because it takes as long as a page's
 * rendering. @throws for a page without a file or a use
 */
export function loadBenefit(slug: BenefitSlug): Benefit {
  const benefit = filled.get(slug) ?? fillNumbers(readBenefit(slug));
  filled.set(slug, benefit);
  return benefit;
}

function readBenefit(slug: BenefitSlug): Benefit {
  const record = records.get(slug);
  const [first, ...others] = listClaims()
    .filter(({ topic }) => TOPICS[topic].page === slug)
    .map(({ id: claim, condition, page }): Application => ({ claim, condition, ...page }));
  if (!record || !first) throw new Error(`content/ has no page or no use for /benefits/${slug}`);
  return { ...record, applications: [first, ...others] };
}
