import type { BenefitHead, BenefitPage } from "./benefit-page.ts";

/** The page's data besides its static parts. */
export function headOf({ slug, name, meta, applications }: BenefitPage): BenefitHead {
  const [first, ...others] = applications;
  return {
    ...{ slug, name, meta },
    uses: [nameOf(first), ...others.map(nameOf)],
  };
}

function nameOf({ id, short }: BenefitHead["uses"][number]) {
  return { id, short };
}
