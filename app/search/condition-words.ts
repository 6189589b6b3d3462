/**
 * Whether a search such as "tinnitus" is about health, so that it may be told that no study is here. Words that we
 * don't know ("newsletter") are not: a search that finds nothing is better than a strange answer.
 */
export function namesCondition(name: string): boolean {
  const words = name.toLowerCase().split(/[\s'’-]+/);
  return words.some(
    (word) =>
      WORDS.has(word) ||
      WORDS.has(word.replace(/s$/, "")) ||
      ENDINGS.some((end) => word.endsWith(end)),
  );
}

/** Whether a question such as "does it work with insurance" asks about a purchase or this site, and not about health. */
export function namesPurchase(subject: string): boolean {
  const words = subject.toLowerCase().split(/[^a-z]+/);
  return words.some(
    (word) => PURCHASE_WORDS.has(word) || PURCHASE_WORDS.has(word.replace(/s$/, "")),
  );
}

const PURCHASE_WORDS = new Set([
  ...["account", "business", "cookie", "coupon", "delivery", "discount", "gift", "insurance"],
  ...[
    "login",
    "medicaid",
    "medicare",
    "money",
    "newsletter",
    "order",
    "policy",
    "price",
    "privacy",
  ],
  ...["refund", "resale", "shipping", "shop", "subscribe", "subscription", "unsubscribe"],
  ...["unsubscribing", "voucher", "warranty"],
]);

/** Of medical names: bursitis, neuroma, neuralgia, tinnitus. */
const ENDINGS = [
  ...["itis", "itus", "osis", "iasis", "emia", "aemia", "oma", "omas", "algia", "pathy", "plegia"],
  ...["rrhea", "rrhoea", "uria", "phobia", "lepsy", "sclerosis", "burn"],
];

const WORDS = new Set([
  ...[
    "pain",
    "injury",
    "injuries",
    "wound",
    "ulcer",
    "disease",
    "syndrome",
    "disorder",
    "infection",
  ],
  ...[
    "inflammation",
    "fungus",
    "virus",
    "cancer",
    "tumor",
    "fracture",
    "cramp",
    "spasm",
    "allergy",
  ],
  ...[
    "allergies",
    "rash",
    "rashes",
    "itch",
    "itching",
    "swelling",
    "bleeding",
    "deficiency",
    "loss",
  ],
  ...["asthma", "adhd", "als", "alzheimer", "anemia", "anorexia", "autism", "blindness", "bruise"],
  ...["bunion", "cataract", "cellulite", "cold", "colic", "concussion", "copd", "covid"],
  ...["deafness", "dementia", "diabetes", "dizziness", "edema", "epilepsy", "fatigue"],
  ...["fever", "flu", "gout", "glaucoma", "hangover", "hemorrhoid", "hernia", "herpes"],
  ...["hives", "hiv", "hypertension", "ibs", "incontinence", "infertility", "insomnia", "keloid"],
  ...["lupus", "lyme", "lymphedema", "malaria", "measles", "melasma", "menopause", "migraine"],
  ...["mole", "nausea", "numbness", "obesity", "paralysis", "parkinson", "piles", "pneumonia"],
  ...["ptsd", "raynaud", "rosacea", "scabies", "sciatica", "seizure", "sepsis", "shingles"],
  ...[
    "snoring",
    "stroke",
    "stutter",
    "tattoo",
    "tremor",
    "vertigo",
    "vitiligo",
    "wart",
    "whiplash",
  ],
]);
