import type { ClaimRecord } from "#app/evidence/ledger/claim.ts";

export const moodClaims = {
  depression: {
    topic: "mood",
    condition: "Major depression",
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
    main: "cho-2023/depressive-symptom-severity-any-diagnosis",
    supports: [
      "cho-2023/depressive-symptom-severity-any-diagnosis",
      "ji-2024/depression-symptoms",
      "cassano-2018/ham-d17-baseline-carried-forward",
    ],
    opposes: [],
    concerns: [
      {
        kind: "inconsistency",
        why: "TO BE WRITTEN",
      },
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
  anxiety: {
    topic: "mood",
    condition: "Generalised anxiety",
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
    main: "maiello-2019/hamilton-anxiety-scale",
    supports: ["maiello-2019/hamilton-anxiety-scale", "schiffer-2009/remission-ham-d"],
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
  "winter-mood": {
    topic: "mood",
    condition: "Winter mood and everyday well-being",
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
    main: "barrett-2013/sustained-attention-reaction-time",
    supports: ["barrett-2013/sustained-attention-reaction-time"],
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
  "seasonal-depression": {
    topic: "mood",
    condition: "Seasonal affective disorder: bright light, not red light",
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
    main: "pjrek-2020/depression-rating-after-treatment",
    supports: [
      "pjrek-2020/depression-rating-after-treatment",
      "golden-2005/depression-severity-bright-light-seasonal",
    ],
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
  "brain-injury-depression": {
    topic: "mood",
    condition: "Depression after brain injury",
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
    main: "henderson-2017/quick-inventory-depressive-symptomatology-self",
    supports: ["henderson-2017/quick-inventory-depressive-symptomatology-self"],
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
  "attention-memory": {
    topic: "mood",
    condition: "Attention and memory",
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
    main: "salehpour-2019/cognition-related-outcomes",
    supports: [
      "salehpour-2019/cognition-related-outcomes",
      "barrett-2013/sustained-attention-reaction-time",
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
} as const satisfies Record<string, ClaimRecord>;
