import type { ClaimRecord } from "#app/evidence/ledger/claim.ts";

export const hairClaims = {
  "hair-loss-men": {
    topic: "hair",
    condition: "Pattern hair loss in men",
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
    main: "liu-2019/hair-density",
    supports: [
      "liu-2019/hair-density",
      "perez-2025/hair-density-androgenetic-alopecia-under",
      "jimenez-2014/terminal-hair-density-mean-gain",
      "leavitt-2009/terminal-hair-density",
      "lanzafame-2013/hair-count",
    ],
    opposes: [],
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
  "hair-loss-women": {
    topic: "hair",
    condition: "Pattern hair loss in women",
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
    main: "liu-2019/hair-density",
    supports: [
      "liu-2019/hair-density",
      "perez-2025/hair-density-androgenetic-alopecia-under",
      "jimenez-2014/terminal-hair-density-mean-gain",
      "lanzafame-2014/increase",
      "friedman-2017/hair-count",
    ],
    opposes: [],
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
  "hair-diameter": {
    topic: "hair",
    condition: "Thin hairs: diameter",
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
    main: "kim-2013/hair-density-hair-diameter",
    supports: ["kim-2013/hair-density-hair-diameter", "suchonwanit-2019/hair-density"],
    opposes: [],
    concerns: [],
    reviewed: "2026-11-22",
    history: [
      {
        on: "2026-11-21",
        what: "First graded.",
      },
    ],
  },
  "alopecia-areata": {
    topic: "hair",
    condition: "Alopecia areata and other hair loss",
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
    background: ["darwin-2018"],
    concerns: [],
    reviewed: "2026-11-22",
    history: [
      {
        on: "2026-11-21",
        what: "First graded.",
      },
    ],
  },
} as const satisfies Record<string, ClaimRecord>;
