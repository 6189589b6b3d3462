import type { ClaimRecord } from "#app/evidence/ledger/claim.ts";

const FIRST = { on: "2026-11-21", what: "First graded." } as const;
const REVIEWED = "2026-11-22";

export const hormonalClaims = {
  hashimoto: {
    topic: "hormonal",
    condition: "Hashimoto and autoimmune hypothyroidism",
    alsoCalled: ["thyroid", "underactive thyroid", "hypothyroidism"],
    bodyParts: ["glands"],
    question: "Does red light help an underactive thyroid?",
    statement: {
      subject: "Laser light over the thyroid",
      verb: ["lower", "lowers"],
      rest: "the dose of levothyroxine that people with Hashimoto’s disease need",
    },
    light: { source: "laser", wavelengths: [820, 830] },
    population: "adults with hypothyroidism from autoimmune thyroiditis, in clinics",
    comparator: "sham laser, or the same supplements without light",
    main: "hofling-2013/levothyroxine-dose-needed",
    supports: [
      "hofling-2013/levothyroxine-dose-needed",
      "hofling-2013/thyroid-peroxidase-antibodies",
      "hofling-2018/levothyroxine-dose-needed",
      "berisha-muharremi-2023/tsh-antitpo-antitg-levothyroxine-dose",
      "berisha-muharremi-2025/thyroid-volume-normalisation-tsh-anti",
      "ercetin-2020/hormone-replacement-need",
      "hofling-2010/levothyroxine-dose",
    ],
    opposes: ["hofling-2013/thyroglobulin-antibodies", "hofling-2018/anti-tpo-anti-tg-antibodies"],
    concerns: [
      {
        kind: "risk of bias",
        why: "Only one study had a sham; the others compared people who knew what they got.",
      },
      {
        kind: "indirectness",
        steps: 2,
        why: "All used a laser on the neck in a clinic. Nobody tested an LED panel.",
      },
      {
        kind: "imprecision",
        why: "The one study with a sham had {{hofling-2013 participants}} patients.",
      },
    ],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "very low", effect: "unclear" },
      {
        on: REVIEWED,
        what: "A second supplement study joined. Still very low for a home panel; for the clinic laser alone it would be low.",
        grade: "very low",
        effect: null,
      },
    ],
  },
  testosterone: {
    topic: "hormonal",
    condition: "Testosterone and sexual desire",
    alsoCalled: ["libido", "low testosterone", "sex drive"],
    bodyParts: ["glands"],
    question: "Does red light raise testosterone?",
    statement: {
      subject: "Red light",
      verb: ["raise", "raises"],
      rest: "testosterone in men",
    },
    light: { source: "laser", wavelengths: [670, 808] },
    population: "healthy rats, and rams whose testes were damaged by heat",
    comparator: "no light",
    supports: ["ahn-2013/serum-testosterone-670-nm-group"],
    opposes: ["ahn-2013/serum-testosterone", "alves-2016/testosterone-concentration"],
    concerns: [],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "very low", effect: "none found" },
      {
        on: REVIEWED,
        what: "The grade was taken away: the studies are of animals, and the trial in people used bright white light.",
        grade: null,
        effect: null,
      },
    ],
  },
  "male-fertility": {
    topic: "hormonal",
    condition: "Male fertility",
    alsoCalled: ["sperm", "infertility"],
    bodyParts: ["glands"],
    question: "Does red light help a man to become a father?",
    statement: {
      subject: "Red light",
      verb: ["help", "helps"],
      rest: "a man to become a father",
    },
    light: { source: "laser", wavelengths: [808] },
    population: "rams whose testes were damaged by heat; sperm in the laboratory",
    comparator: "no light",
    supports: [],
    opposes: [
      "alves-2016/total-progressive-sperm-motility",
      "alves-2016/integrity-sperm-membranes",
    ],
    background: ["zupin-2020"],
    concerns: [],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "very low", effect: "unclear" },
      {
        on: REVIEWED,
        what: "The grade was taken away: nobody tested it in men.",
        grade: null,
        effect: null,
      },
    ],
  },
  pcos: {
    topic: "hormonal",
    condition: "Polycystic ovary syndrome",
    alsoCalled: ["PCOS", "polycystic ovaries"],
    bodyParts: ["glands"],
    question: "Does red light help polycystic ovary syndrome?",
    statement: {
      subject: "Red light",
      verb: ["bring", "brings"],
      rest: "hormones back into balance in polycystic ovary syndrome",
    },
    light: { source: "laser" },
    population: "female rats with the syndrome induced by a drug",
    comparator: "no light",
    supports: ["polat-2023/lh-fsh-progesterone-2-j"],
    opposes: [],
    concerns: [],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "very low", effect: "unclear" },
      {
        on: REVIEWED,
        what: "The grade was taken away: the one study is of rats.",
        grade: null,
        effect: null,
      },
    ],
  },
  "blood-sugar": {
    topic: "hormonal",
    condition: "Blood sugar and insulin",
    alsoCalled: ["diabetes", "glucose", "insulin resistance"],
    bodyParts: ["whole body"],
    question: "Does red light lower blood sugar?",
    statement: {
      subject: "Red or near-infrared light",
      verb: ["lower", "lowers"],
      rest: "blood sugar for longer than a few hours",
    },
    light: { source: "LED", wavelengths: [670, 830] },
    population: "ten people with type 2 diabetes, and healthy people",
    comparator: "sham light in those with diabetes",
    main: "powner-2024/blood-glucose-elevation-after-glucose",
    supports: [
      "powner-2024/blood-glucose-elevation-after-glucose",
      "scontri-2023/capillary-glycemia-without-medication",
    ],
    opposes: ["scontri-2023/capillary-glycemia-medication"],
    background: ["perrier-2024"],
    concerns: [
      {
        kind: "indirectness",
        why: "Both studies measured sugar for hours after one session. Nobody followed it for months.",
      },
      {
        kind: "imprecision",
        steps: 2,
        why: "Together they had {{scontri-2023 participants}} and {{powner-2024 participants}} people.",
      },
    ],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "very low", effect: "unclear" },
      {
        on: REVIEWED,
        what: "Imprecision counts two steps: the studies are very small.",
        grade: "very low",
        effect: null,
      },
    ],
  },
} as const satisfies Record<string, ClaimRecord>;
