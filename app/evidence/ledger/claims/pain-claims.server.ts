import type { ClaimRecord } from "#app/evidence/ledger/claim.ts";

export const painClaims = {
  "neck-pain": {
    topic: "pain",
    condition: "Chronic neck pain",
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
    main: "chow-2009/pain",
    supports: ["chow-2009/pain"],
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
  "knee-osteoarthritis": {
    topic: "pain",
    condition: "Knee osteoarthritis",
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
    main: "stausholm-2019/pain",
    supports: [
      "stausholm-2019/pain",
      "oliveira-2024/pain",
      "hegedus-2009/pain-laser-group-before-after",
    ],
    opposes: ["huang-2015-knee/pain"],
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
  "back-pain": {
    topic: "pain",
    condition: "Chronic low back pain",
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
    main: "glazov-2016/pain",
    supports: ["glazov-2016/pain", "huang-2015-back/pain"],
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
  tendons: {
    topic: "pain",
    condition: "Tendons and plantar fasciitis",
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
    main: "naterstad-2022/pain",
    supports: [
      "naterstad-2022/pain",
      "tripodi-2021/pain-with-exercise",
      "bjordal-2008/pain",
      "tumilty-2010/grip-strength-lateral-epicondylitis",
    ],
    opposes: [],
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
  "jaw-joint": {
    topic: "pain",
    condition: "Jaw-joint disorders",
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
    main: "hanna-2021/pain",
    supports: ["hanna-2021/pain"],
    opposes: [],
    concerns: [
      {
        kind: "risk of bias",
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
  fibromyalgia: {
    topic: "pain",
    condition: "Fibromyalgia",
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
    main: "yeh-2019/fibromyalgia-impact-questionnaire",
    supports: [
      "yeh-2019/fibromyalgia-impact-questionnaire",
      "fitzmaurice-2023/fibromyalgia-impact-questionnaire",
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
  "rheumatoid-arthritis": {
    topic: "pain",
    condition: "Rheumatoid arthritis",
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
    main: "brosseau-2005/pain",
    supports: ["brosseau-2005/pain"],
    opposes: ["lourinho-2023/pain-morning-stiffness-grip-strength"],
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
  "chemotherapy-neuropathy": {
    topic: "pain",
    condition: "Nerve pain after chemotherapy",
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
    main: "argenta-2017/score-4-weeks",
    supports: ["argenta-2017/score-4-weeks"],
    opposes: ["lodewijckx-2022/neuropathy-score"],
    background: ["maghfour-2025"],
    concerns: [
      {
        kind: "inconsistency",
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
  sprains: {
    topic: "pain",
    condition: "Fresh sprains and strains",
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
    opposes: [],
    background: ["hamblin-2017"],
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
