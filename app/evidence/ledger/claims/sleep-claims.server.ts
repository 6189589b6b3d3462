import type { ClaimRecord } from "#app/evidence/ledger/claim.ts";

export const sleepClaims = {
  "poor-sleep": {
    topic: "sleep",
    condition: "Poor sleep without a diagnosis",
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
    main: "ji-2024/depression-symptoms",
    supports: ["ji-2024/depression-symptoms"],
    opposes: ["gimenez-2023/sleep-circadian-rhythm", "kennedy-2023/sleep-actigraphy"],
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
  insomnia: {
    topic: "sleep",
    condition: "Chronic insomnia",
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
    main: "mehdizadeh-2025/pittsburgh-sleep-quality-index",
    supports: ["mehdizadeh-2025/pittsburgh-sleep-quality-index"],
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
  "athletes-sleep": {
    topic: "sleep",
    condition: "Sleep of athletes in hard training",
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
    main: "zhao-2012/sleep-quality",
    supports: ["zhao-2012/sleep-quality"],
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
  "daytime-energy": {
    topic: "sleep",
    condition: "Daytime energy and drowsiness",
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
    main: "fitzmaurice-2023/fibromyalgia-impact-questionnaire",
    supports: ["fitzmaurice-2023/fibromyalgia-impact-questionnaire"],
    opposes: ["gimenez-2023/sleep-circadian-rhythm"],
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
  "evening-light": {
    topic: "sleep",
    condition: "Evening light and the body clock",
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
    main: "figueiro-2016/reaction-time",
    supports: ["figueiro-2016/reaction-time"],
    opposes: [
      "brown-2022/recommended-light-day",
      "gooley-2011/later-melatonin-onset-room-light",
      "chang-2015/sleep-onset-melatonin-clock-timing",
      "sunde-2020/sleepiness-task-performance-night",
    ],
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
