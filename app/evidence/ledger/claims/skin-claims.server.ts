import type { ClaimRecord } from "#app/evidence/ledger/claim.ts";

export const skinClaims = {
  "facial-wrinkles": {
    topic: "skin",
    condition: "Crow's feet and facial wrinkles",
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
    main: "park-2025/improved",
    supports: ["park-2025/improved", "lee-2007/wrinkles"],
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
  "skin-firmness": {
    topic: "skin",
    condition: "Firmness, roughness and collagen density",
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
    main: "mota-2023/periocular-wrinkle-volume-red",
    supports: [
      "mota-2023/periocular-wrinkle-volume-red",
      "wunsch-2014/skin-complexion-skin-feeling",
      "couturaud-2023/crows-feet-depth",
    ],
    opposes: [],
    concerns: [
      {
        kind: "risk of bias",
        why: "TO BE WRITTEN",
      },
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
  acne: {
    topic: "skin",
    condition: "Inflammatory acne, with blue and red light",
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
    main: "kwon-2013/inflammatory-lesions",
    supports: [
      "kwon-2013/inflammatory-lesions",
      "papageorgiou-2000/inflammatory-lesions-blue-red-light",
    ],
    opposes: [],
    background: ["barbaric-2016"],
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
  "surgical-scars": {
    topic: "skin",
    condition: "Scars after surgery",
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
    opposes: ["kurtti-2021/scar-pliability"],
    background: ["avci-2013"],
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
  psoriasis: {
    topic: "skin",
    condition: "Plaque psoriasis",
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
    main: "ablon-2010/clearance",
    supports: ["ablon-2010/clearance"],
    opposes: [],
    background: ["zhang-2018"],
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
  "slow-healing-ulcers": {
    topic: "skin",
    condition: "Slow-healing ulcers, in a clinic",
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
    main: "huang-2021/complete-healing",
    supports: ["huang-2021/complete-healing"],
    opposes: [],
    background: ["maghfour-2025"],
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
} as const satisfies Record<string, ClaimRecord>;
