import type { ClaimRecord } from "#app/evidence/ledger/claim.ts";

const FIRST = { on: "2026-11-21", what: "First graded." } as const;
const REVIEWED = "2026-11-22";

export const sleepClaims = {
  "poor-sleep": {
    topic: "sleep",
    condition: "Poor sleep without a diagnosis",
    alsoCalled: ["sleep quality", "bad sleep"],
    bodyParts: ["brain"],
    question: "Does red or near-infrared light improve sleep?",
    statement: {
      subject: "Red and near-infrared light",
      verb: ["make", "makes"],
      rest: "little or no difference to the sleep of people who sleep poorly",
    },
    light: { source: "not in the abstract", wavelengths: [660, 740, 810, 850, 870] },
    population: "adults with sleep complaints and no sleep disorder",
    comparator: "sham or placebo light",
    main: "gimenez-2023/sleep-circadian-rhythm",
    supports: [
      "gimenez-2023/sleep-circadian-rhythm",
      "kennedy-2023/sleep-actigraphy",
      "kennedy-2023/insomnia-severity-index",
    ],
    opposes: ["kennedy-2023/self-reported-sleep-relaxation-mood"],
    background: ["ji-2024"],
    concerns: [
      {
        kind: "imprecision",
        why: "The two trials had {{gimenez-2023 participants}} and {{kennedy-2023 participants}} people: a small gain could have been missed.",
      },
      {
        kind: "indirectness",
        why: "One used small doses in the morning, the other a collar. No trial tested a panel in the evening.",
      },
    ],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "low", effect: "unclear" },
      {
        on: REVIEWED,
        what: "Turned round: both trials with a sham found no effect on sleep, so the claim now says so. The effect was “unclear” and is “none found”; the grade stays low.",
        grade: "low",
        effect: "none found",
      },
    ],
  },
  insomnia: {
    topic: "sleep",
    condition: "Chronic insomnia",
    alsoCalled: ["cannot sleep", "sleeplessness", "trouble falling asleep"],
    bodyParts: ["brain"],
    question: "Does near-infrared light help against chronic insomnia?",
    statement: {
      subject: "Near-infrared light on the forehead",
      verb: ["improve", "improves"],
      rest: "sleep in chronic insomnia",
    },
    light: { source: "not in the abstract", wavelengths: [810] },
    population: "adults with chronic insomnia",
    comparator: "sham light",
    main: "mehdizadeh-2025/pittsburgh-sleep-quality-index",
    supports: ["mehdizadeh-2025/pittsburgh-sleep-quality-index"],
    opposes: [],
    concerns: [
      {
        kind: "imprecision",
        why: "One trial, with {{mehdizadeh-2025 participants}} people, asked once, a week after the last session.",
      },
      {
        kind: "risk of bias",
        why: "The dose that it prints does not add up, and the abstract does not say who was blinded.",
      },
      {
        kind: "indirectness",
        why: "It lit the forehead from close by. We found no trial of a home panel against insomnia.",
      },
    ],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "very low", effect: "unclear" },
      {
        on: REVIEWED,
        what: "Stays very low. The dose that does not add up is now a reason.",
        grade: "very low",
        effect: null,
      },
    ],
  },
  "athletes-sleep": {
    topic: "sleep",
    condition: "Sleep of athletes in hard training",
    alsoCalled: ["recovery sleep"],
    bodyParts: ["brain"],
    question: "Does red light at night help athletes to sleep?",
    statement: {
      subject: "Whole-body red light at night",
      verb: ["improve", "improves"],
      rest: "the sleep of athletes",
    },
    light: { source: "not in the abstract" },
    population: "elite female basketball players",
    comparator: "placebo without light",
    main: "zhao-2012/sleep-quality",
    supports: ["zhao-2012/sleep-quality", "zhao-2012/serum-melatonin"],
    opposes: [],
    concerns: [
      {
        kind: "imprecision",
        steps: 2,
        why: "{{zhao-2012 participants}} athletes took part, and half of them had the light.",
      },
      {
        kind: "risk of bias",
        why: "The placebo was no light at all, so the players may have known who was treated.",
      },
    ],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "very low", effect: "unclear" },
      {
        on: REVIEWED,
        what: "Stays very low. The comparison without light is now a reason.",
        grade: "very low",
        effect: null,
      },
    ],
  },
  "daytime-energy": {
    topic: "sleep",
    condition: "Daytime energy and drowsiness",
    alsoCalled: ["fatigue", "tiredness", "tired"],
    bodyParts: ["brain"],
    question: "Does red or near-infrared light give energy for the day?",
    statement: {
      subject: "Red or near-infrared light",
      verb: ["make", "makes"],
      rest: "people less tired by day",
    },
    light: { source: "not in the abstract", wavelengths: [630, 810, 850] },
    population: "adults with mild sleep complaints, insomnia or fibromyalgia; healthy men",
    comparator: "sham or placebo light; in two studies only the state before the light",
    main: "gimenez-2023/mood-drowsiness-ifn-gamma-resting",
    supports: [
      "gimenez-2023/mood-drowsiness-ifn-gamma-resting",
      "mehdizadeh-2025/epworth-sleepiness-scale",
      "zhang-2025/sleepiness-anxiety-stress-depression-scores",
      "fitzmaurice-2023/sleep-disturbance-anxiety-depression-fatigue",
    ],
    opposes: ["gimenez-2023/mood-drowsiness-other", "zhang-2025/scores-continuous-light"],
    concerns: [
      {
        kind: "inconsistency",
        why: "In the largest trial only the highest dose helped, and only in winter.",
      },
      {
        kind: "indirectness",
        why: "Two of the other studies were of people with insomnia and with fibromyalgia, and one lit healthy men once.",
      },
      {
        kind: "imprecision",
        why: "No study had more than {{gimenez-2023 participants}} people.",
      },
    ],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "very low", effect: "unclear" },
      {
        on: REVIEWED,
        what: "Sleepiness in the insomnia trial and in healthy men joined; the doses and seasons without effect count against the claim. The grade stays very low.",
        grade: "very low",
        effect: null,
      },
    ],
  },
  "evening-light": {
    topic: "sleep",
    condition: "Evening light and the body clock",
    alsoCalled: ["melatonin", "circadian rhythm", "light at night"],
    bodyParts: ["brain"],
    question: "Is a red lamp kinder to the body clock than a white or blue one?",
    statement: {
      subject: "Red light at night",
      verb: ["disturb", "disturbs"],
      rest: "melatonin less than blue or white light",
    },
    light: { source: "lamp", wavelengths: [625, 630] },
    population: "healthy people awake at night in a laboratory",
    comparator: "blue light of as many photons; white light and dim light",
    main: "sunde-2020/melatonin-rhythm-phase-delay",
    supports: [
      "sunde-2020/melatonin-rhythm-phase-delay",
      "figueiro-2016/melatonin-red-light",
      "figueiro-2016/melatonin-white-light",
    ],
    opposes: [],
    background: ["gooley-2011", "chang-2015", "brown-2022"],
    concerns: [],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "low", effect: "unclear" },
      {
        on: REVIEWED,
        what: "The claim is now about melatonin alone, on which both studies agree, and not about sleep, which neither measured. The grade stays low. A second reader would say moderate; the abstracts do not say that chance set the order of the lights, so our rule starts at low.",
        grade: "low",
        effect: null,
      },
    ],
  },
} as const satisfies Record<string, ClaimRecord>;
