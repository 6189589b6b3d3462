import type { ClaimRecord } from "#app/evidence/ledger/claim.ts";

export const hormonalClaims = {
  hashimoto: {
    topic: "hormonal",
    condition: "Hashimoto and autoimmune hypothyroidism",
    question: "TO BE WRITTEN?",
    statement: {
      subject: "Light",
      verb: ["TO BE WRITTEN", "TO BE WRITTEN"],
      rest: "TO BE WRITTEN",
    },
    light: {
      source: "not in the abstract",
    },
    population: "TO BE WRITTEN",
    comparator: "TO BE WRITTEN",
    main: "hofling-2013/levothyroxine-dose-needed",
    supports: [
      "hofling-2013/levothyroxine-dose-needed",
      "berisha-muharremi-2023/tsh-antitpo-antitg-levothyroxine-dose",
      "ercetin-2020/t3-level-t3-t4-ratio",
      "hofling-2010/levothyroxine-dose",
    ],
    opposes: ["hofling-2018/thyroid-nodules"],
    concerns: [
      {
        kind: "risk of bias",
        why: "TO BE WRITTEN",
      },
      {
        kind: "indirectness",
        why: "TO BE WRITTEN",
      },
    ],
    reviewed: "2026-11-22",
    history: [
      {
        on: "2026-11-21",
        what: "First graded.",
      },
    ],
  },
  testosterone: {
    topic: "hormonal",
    condition: "Testosterone and sexual desire",
    question: "TO BE WRITTEN?",
    statement: {
      subject: "Light",
      verb: ["TO BE WRITTEN", "TO BE WRITTEN"],
      rest: "TO BE WRITTEN",
    },
    light: {
      source: "not in the abstract",
    },
    population: "TO BE WRITTEN",
    comparator: "TO BE WRITTEN",
    supports: [],
    opposes: ["ahn-2013/serum-testosterone", "alves-2016/testosterone-concentration"],
    concerns: [
      {
        kind: "indirectness",
        why: "TO BE WRITTEN",
      },
    ],
    reviewed: "2026-11-22",
    history: [
      {
        on: "2026-11-21",
        what: "First graded.",
      },
    ],
  },
  "male-fertility": {
    topic: "hormonal",
    condition: "Male fertility",
    question: "TO BE WRITTEN?",
    statement: {
      subject: "Light",
      verb: ["TO BE WRITTEN", "TO BE WRITTEN"],
      rest: "TO BE WRITTEN",
    },
    light: {
      source: "not in the abstract",
    },
    population: "TO BE WRITTEN",
    comparator: "TO BE WRITTEN",
    supports: [],
    opposes: ["alves-2016/testosterone-concentration"],
    background: ["zupin-2020"],
    concerns: [
      {
        kind: "inconsistency",
        why: "TO BE WRITTEN",
      },
      {
        kind: "indirectness",
        why: "TO BE WRITTEN",
      },
    ],
    reviewed: "2026-11-22",
    history: [
      {
        on: "2026-11-21",
        what: "First graded.",
      },
    ],
  },
  pcos: {
    topic: "hormonal",
    condition: "Polycystic ovary syndrome",
    question: "TO BE WRITTEN?",
    statement: {
      subject: "Light",
      verb: ["TO BE WRITTEN", "TO BE WRITTEN"],
      rest: "TO BE WRITTEN",
    },
    light: {
      source: "not in the abstract",
    },
    population: "TO BE WRITTEN",
    comparator: "TO BE WRITTEN",
    main: "polat-2023/lh-fsh-progesterone-2-j",
    supports: ["polat-2023/lh-fsh-progesterone-2-j"],
    opposes: [],
    concerns: [
      {
        kind: "indirectness",
        why: "TO BE WRITTEN",
      },
    ],
    reviewed: "2026-11-22",
    history: [
      {
        on: "2026-11-21",
        what: "First graded.",
      },
    ],
  },
  "blood-sugar": {
    topic: "hormonal",
    condition: "Blood sugar and insulin",
    question: "TO BE WRITTEN?",
    statement: {
      subject: "Light",
      verb: ["TO BE WRITTEN", "TO BE WRITTEN"],
      rest: "TO BE WRITTEN",
    },
    light: {
      source: "not in the abstract",
    },
    population: "TO BE WRITTEN",
    comparator: "TO BE WRITTEN",
    main: "scontri-2023/capillary-glycemia-without-medication",
    supports: [
      "scontri-2023/capillary-glycemia-without-medication",
      "powner-2024/blood-glucose-elevation-after-glucose",
    ],
    opposes: [],
    concerns: [
      {
        kind: "indirectness",
        why: "TO BE WRITTEN",
      },
    ],
    reviewed: "2026-11-22",
    history: [
      {
        on: "2026-11-21",
        what: "First graded.",
      },
    ],
  },
} as const satisfies Record<string, ClaimRecord>;
