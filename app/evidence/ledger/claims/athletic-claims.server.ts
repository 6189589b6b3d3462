import type { ClaimRecord } from "#app/evidence/ledger/claim.ts";

export const athleticClaims = {
  endurance: {
    topic: "athletic",
    condition: "Endurance and time to exhaustion",
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
    main: "vanin-2018/time-until-exhaustion-repetitions-isometric",
    supports: [
      "vanin-2018/time-until-exhaustion-repetitions-isometric",
      "leal-junior-2015/number-repetitions",
      "lanferdini-2018/time-exhaustion-135-j-per",
      "de-marchi-2012/vo2-max",
      "tomazoni-2019/vo2-max-relative",
    ],
    opposes: [],
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
  strength: {
    topic: "athletic",
    condition: "Strength and repetitions",
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
    main: "nampo-2016/number-repetitions",
    supports: [
      "nampo-2016/number-repetitions",
      "vanin-2018/time-until-exhaustion-repetitions-isometric",
      "borsa-2013/data-sets-differing-between-active",
    ],
    opposes: ["wang-2019/blood-lactate", "tsuk-2020/total-work"],
    concerns: [
      {
        kind: "inconsistency",
        why: "TO BE WRITTEN",
      },
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
  "muscle-damage": {
    topic: "athletic",
    condition: "Muscle damage after hard exercise",
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
    main: "nampo-2016-doms/creatine-kinase-laser-before-exercise",
    supports: [
      "nampo-2016-doms/creatine-kinase-laser-before-exercise",
      "de-marchi-2012/vo2-max",
      "tomazoni-2019/vo2-max-relative",
    ],
    opposes: ["wang-2019/blood-lactate", "baroni-2010/muscle-soreness"],
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
  "muscle-soreness": {
    topic: "athletic",
    condition: "Delayed soreness",
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
    main: "tsou-2025/soreness",
    supports: ["tsou-2025/soreness", "nampo-2016-doms/creatine-kinase-laser-before-exercise"],
    opposes: ["baroni-2010/muscle-soreness"],
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
  "training-gains": {
    topic: "athletic",
    condition: "Training gains over weeks",
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
    main: "baroni-2015/sum-muscles-thicknesses",
    supports: ["baroni-2015/sum-muscles-thicknesses"],
    opposes: [],
    background: ["ferraresi-2016"],
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
