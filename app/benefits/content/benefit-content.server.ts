import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import type { Benefit } from "./benefit.ts";
import type { BenefitSlug } from "./benefits.ts";

const loaded = new Map<BenefitSlug, Promise<Benefit>>();

/** The page's file beside this one, with its numbers filled in: once, because it takes as long as a page's rendering. */
export function loadBenefit(slug: BenefitSlug): Promise<Benefit> {
  const benefit = loaded.get(slug) ?? readBenefit(slug);
  loaded.set(slug, benefit);
  return benefit;
}

async function readBenefit(slug: BenefitSlug): Promise<Benefit> {
  const { benefit }: { benefit: Benefit } = await import(`./${slug}.server.ts`);
  return fillNumbers(benefit);
}
