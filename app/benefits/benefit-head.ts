import type { BenefitHead, BenefitPage } from "./benefit-page.ts";

/** What of a page travels as data besides its static parts. */
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
