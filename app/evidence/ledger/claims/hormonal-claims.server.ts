import type { ClaimRecord } from "#app/evidence/ledger/claim.ts";

const FIRST = { on: "2026-11-21", what: "First graded." } as const;
const REVIEWED = "2026-11-22";
const TODAY = "2026-11-28";

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
        why: "All used a laser on the neck in a clinic. We found no study of an LED panel.",
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
      subject: "Red or near-infrared light",
      verb: ["raise", "raises"],
      rest: "testosterone in men",
    },
    light: { source: "laser", wavelengths: [670, 808] },
    population:
      "infertile men in a clinic; healthy rats, and rams whose testes were damaged by heat",
    comparator: "the men before the light, without a control group; in animals no light",
    supports: ["potapova-2019/testosterone", "ahn-2013/serum-testosterone-670-nm-group"],
    opposes: ["ahn-2013/serum-testosterone", "alves-2016/testosterone-concentration"],
    concerns: [
      {
        kind: "risk of bias",
        why: "The one study of men had no control group, and its abstract prints no figure for testosterone.",
      },
      {
        kind: "indirectness",
        why: "The men were infertile and had a laser on both testicles in a clinic. We found no study of a home panel.",
      },
      { kind: "imprecision", why: "It had {{potapova-2019 participants}} men." },
    ],
    reviewed: TODAY,
    history: [
      { ...FIRST, grade: "very low", effect: "none found" },
      {
        on: REVIEWED,
        what: "The grade was taken away: the studies are of animals, and the trial in people used bright white light.",
        grade: null,
        effect: null,
      },
      {
        on: TODAY,
        what: "We wrote that nobody had tested it in men. That was false: a study of {{potapova-2019 participants}} infertile men joined. It had no control group.",
        grade: "very low",
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
      subject: "Red or near-infrared light",
      verb: ["help", "helps"],
      rest: "a man to become a father",
    },
    light: { source: "laser", wavelengths: [808] },
    population:
      "infertile men in a clinic; rams whose testes were damaged by heat; sperm in the laboratory",
    comparator: "the men before the light, without a control group; in animals no light",
    supports: ["potapova-2019/sperm-concentration"],
    opposes: [
      "alves-2016/total-progressive-sperm-motility",
      "alves-2016/integrity-sperm-membranes",
    ],
    background: ["zupin-2020"],
    concerns: [
      {
        kind: "risk of bias",
        why: "The one study of men that we have read had no control group.",
      },
      {
        kind: "indirectness",
        why: "It counted sperm after a laser on both testicles in a clinic. It can’t say how many couples would have conceived without the light.",
      },
      { kind: "imprecision", why: "It had {{potapova-2019 participants}} men." },
    ],
    reviewed: TODAY,
    history: [
      { ...FIRST, grade: "very low", effect: "unclear" },
      {
        on: REVIEWED,
        what: "The grade was taken away: nobody tested it in men.",
        grade: null,
        effect: null,
      },
      {
        on: TODAY,
        what: "That nobody had tested it in men was false: a study of {{potapova-2019 participants}} infertile men joined. It had no control group. We know of two more studies from the same hospital, one with a fake laser, and have not added them yet.",
        grade: "very low",
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
      subject: "Red or near-infrared light",
      verb: ["bring", "brings"],
      rest: "hormones back into balance in polycystic ovary syndrome",
    },
    light: { source: "laser" },
    population: "women with the syndrome; female rats with the syndrome induced by a drug",
    comparator: "a control group that the abstract does not describe; in rats no light",
    supports: ["el-shamy-2018/hormones-insulin-resistance", "polat-2023/lh-fsh-progesterone-2-j"],
    opposes: ["el-shamy-2018/fsh-bmi"],
    concerns: [
      {
        kind: "risk of bias",
        why: "The abstract of the one trial in women does not say what the control group got, or that anybody was blinded. Both groups improved.",
      },
      {
        kind: "indirectness",
        steps: 2,
        why: "It was a laser on acupuncture points. We found no study of a home panel.",
      },
      { kind: "imprecision", why: "It had {{el-shamy-2018 participants}} women." },
    ],
    reviewed: TODAY,
    history: [
      { ...FIRST, grade: "very low", effect: "unclear" },
      {
        on: REVIEWED,
        what: "The grade was taken away: the one study is of rats.",
        grade: null,
        effect: null,
      },
      {
        on: TODAY,
        what: "We wrote that no woman took part in a study. That was false: a trial of a laser on acupuncture points in {{el-shamy-2018 participants}} women joined.",
        grade: "very low",
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
    comparator:
      "not named in the abstract for people without diabetes; in those with diabetes, before the light",
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
    reviewed: TODAY,
    history: [
      { ...FIRST, grade: "very low", effect: "unclear" },
      {
        on: REVIEWED,
        what: "Imprecision counts two steps: the studies are very small.",
        grade: "very low",
        effect: null,
      },
      {
        on: TODAY,
        what: "The grade stays. The study of people with diabetes no longer counts as a comparison with a sham: its abstract gives none.",
        grade: "very low",
        effect: null,
      },
    ],
  },
} as const satisfies Record<string, ClaimRecord>;
