import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import type { Benefit } from "./benefit.ts";
import type { BenefitSlug } from "./benefits.ts";

/** The content of a benefit page, its numbers filled in: the file in content/ that has its name. */
export async function loadBenefit(slug: BenefitSlug): Promise<Benefit> {
  const { benefit }: { benefit: Benefit } = await import(`./content/${slug}.server.ts`);
  return fillNumbers(benefit);
}
