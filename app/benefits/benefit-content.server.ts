import type { Benefit } from "./benefit.ts";
import type { BenefitSlug } from "./benefits.ts";

/** The content of a benefit page: the file in content/ that has its name. */
export async function loadBenefit(slug: BenefitSlug): Promise<Benefit> {
  const { benefit }: { benefit: Benefit } = await import(`./content/${slug}.server.ts`);
  return benefit;
}
