import type { BenefitHead, BenefitPage } from "./benefit-page.ts";

/** What of a page travels as data besides its static parts. */
export function headOf({ slug, name, meta, applications, devices }: BenefitPage): BenefitHead {
  const [first, ...others] = applications;
  return {
    ...{ slug, name, meta },
    uses: [nameOf(first), ...others.map(nameOf)],
    devices: devices.comparison?.devices ?? null,
  };
}

function nameOf({ id, short }: BenefitHead["uses"][number]) {
  return { id, short };
}
