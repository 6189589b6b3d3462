import type { ApplicationView, BenefitHead, BenefitPage, UseInShort } from "./benefit-page.ts";

/** What of a page travels as data besides its static parts. */
export function headOf({
  slug,
  name,
  meta,
  hero,
  applications,
  devices,
}: BenefitPage): BenefitHead {
  const [first, ...others] = applications;
  return {
    ...{ slug, name, meta },
    action: hero.action,
    uses: [inShort(first), ...others.map(inShort)],
    devices: devices.comparison?.devices ?? null,
  };
}

function inShort(use: ApplicationView): UseInShort {
  const { id, condition, short, answer, strip, assessment } = use;
  const { grade, verdict } = assessment;
  return { id, condition, short, answer, strip, assessment: { grade, verdict } };
}
