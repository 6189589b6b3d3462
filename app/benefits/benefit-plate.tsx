import type { BenefitSlug } from "./content/benefits.ts";
import athletic from "./plates/athletic-performance.svg";
import hair from "./plates/hair-growth.svg";
import hormonal from "./plates/hormonal-health.svg";
import mood from "./plates/mood-mental-health.svg";
import pain from "./plates/pain-inflammation.svg";
import skin from "./plates/skin-health.svg";
import sleep from "./plates/sleep-energy.svg";

/** A drawing in the page's hue. */
export function BenefitPlate({ slug }: { slug: BenefitSlug }) {
  const { src, shows } = plates[slug];
  return (
    <div className="plate max-[374px]:hidden print:hidden">
      <img src={src} alt="" />
      <small className="mt-1.5 text-ink-soft text-small max-lg:hidden">Drawing: {shows}</small>
    </div>
  );
}

/** On a dark stage in both themes. */
const plates: Record<BenefitSlug, { src: string; shows: string }> = {
  "skin-health": { src: skin, shows: "layers of skin" },
  "pain-inflammation": { src: pain, shows: "two ends of bone in a joint" },
  "hair-growth": { src: hair, shows: "hairs in their follicles" },
  "sleep-energy": { src: sleep, shows: "a day and a night" },
  "mood-mental-health": { src: mood, shows: "folds of the brain’s surface" },
  "athletic-performance": { src: athletic, shows: "fibers of a muscle" },
  "hormonal-health": { src: hormonal, shows: "the rings of a steroid hormone" },
};
