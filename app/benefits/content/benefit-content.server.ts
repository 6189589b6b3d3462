import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import type { Benefit } from "./benefit.ts";
import type { BenefitSlug } from "./benefits.ts";

/** The page's file beside this one, with its numbers filled in. */
export async function loadBenefit(slug: BenefitSlug): Promise<Benefit> {
  const { benefit }: { benefit: Benefit } = await import(`./${slug}.server.ts`);
  return fillNumbers(benefit);
}
