import { type BenefitEntry, type BenefitSlug, benefits } from "#app/benefits/content/benefits.ts";
import type { ArticleSummary } from "#app/content/article.ts";

/** The benefit page of an article's tags; undefined for several benefits or none. */
export function benefitOf({
  keywords,
}: Pick<ArticleSummary, "keywords">): BenefitEntry | undefined {
  const tags = keywords.map((tag) => tag.toLowerCase());
  const hits = benefits.map((benefit) => ({
    benefit,
    count: tags.filter((tag) => subjects[benefit.slug].some((subject) => tag.includes(subject)))
      .length,
  }));
  const [best] = hits.toSorted((a, b) => b.count - a.count);
  return best && best.count > 0 ? best.benefit : undefined;
}

/** In lower case. */
const subjects: Record<BenefitSlug, readonly string[]> = {
  "skin-health": ["skin", "acne", "wrinkle", "scar", "psoriasis", "ageing", "aging", "collagen"],
  "pain-inflammation": [
    "pain",
    "arthritis",
    "joint",
    "tendon",
    "fasciitis",
    "neuropathy",
    "fibromyalgia",
    "inflammation",
  ],
  "hair-growth": ["hair", "alopecia", "bald"],
  "sleep-energy": ["sleep", "insomnia", "melatonin", "circadian", "bedtime"],
  "mood-mental-health": ["mood", "depress", "anxiety", "mental", "seasonal affective", "brain"],
  "athletic-performance": ["athletic", "recovery", "training", "muscle", "sport", "endurance"],
  "hormonal-health": ["hormon", "thyroid", "testosterone", "fertility", "blood sugar", "glucose"],
};
