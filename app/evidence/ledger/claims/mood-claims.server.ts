import type { ClaimRecord } from "#app/evidence/ledger/claim.ts";

const FIRST = { on: "2026-11-21", what: "First graded." } as const;
const REVIEWED = "2026-11-22";

export const moodClaims = {
  depression: {
    topic: "mood",
    condition: "Depression",
    alsoCalled: ["low mood", "depressed", "transcranial light"],
    bodyParts: ["brain"],
    question: "Does near-infrared light help against depression?",
    statement: {
      subject: "Near-infrared light to the head or the body",
      verb: ["ease", "eases"],
      rest: "depression",
    },
    light: { source: "not in the abstract", wavelengths: [823, 830] },
    population: "people with major depression, or with symptoms of depression",
    comparator: "sham light, or other controls that the abstracts do not name",
    main: "ji-2024/depression-symptoms",
    supports: [
      "ji-2024/depression-symptoms",
      "cho-2023/depressive-symptom-severity-any-diagnosis",
      "cassano-2018/ham-d17-baseline-carried-forward",
    ],
    opposes: [
      "cho-2023/depression-severity-mdd-double-blind",
      "iosifescu-2022/hdrs-17",
      "iosifescu-2022/qids-c",
    ],
    background: ["disner-2016"],
    concerns: [
      {
        kind: "inconsistency",
        why: "One review of randomised trials found a moderate fall in symptoms. A larger one in another review mixes in studies without a control group. The double-blind trials in major depression, pooled by another, showed no clear gain over sham, and a double-blind trial with {{iosifescu-2022 analysed}} people showed none.",
      },
      {
        kind: "risk of bias",
        why: "The effect shrinks as the blinding gets stricter, and several of the trials were small pilots.",
      },
    ],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "low", effect: "unclear" },
      {
        on: REVIEWED,
        what: "A double-blind trial without effect joined, and the double-blind part of a review now counts against the claim. The grade stays low.",
        grade: "low",
        effect: "moderate",
      },
    ],
  },
  anxiety: {
    topic: "mood",
    condition: "Generalised anxiety",
    alsoCalled: ["worry", "generalised anxiety disorder", "generalized anxiety disorder"],
    bodyParts: ["brain"],
    question: "Does near-infrared light calm anxiety?",
    statement: {
      subject: "Near-infrared light on the forehead",
      verb: ["calm", "calms"],
      rest: "generalised anxiety",
    },
    light: { source: "not in the abstract", wavelengths: [820, 830] },
    population: "people with generalised anxiety disorder; depressed people, most of them anxious",
    comparator: "sham light in one trial, nothing in the others",
    main: "wang-2023-anxiety/hamilton-anxiety-scale",
    supports: [
      "wang-2023-anxiety/hamilton-anxiety-scale",
      "maiello-2019/hamilton-anxiety-scale",
      "schiffer-2009/remission-ham",
    ],
    opposes: [],
    concerns: [
      {
        kind: "imprecision",
        steps: 2,
        why: "Only one trial had a sham. It had {{wang-2023-anxiety participants}} people, and the abstract does not say by how much the light did better.",
      },
      {
        kind: "risk of bias",
        why: "In the two other studies everyone got the light. Of the trial with a sham we saw a summary, not the paper.",
      },
    ],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "very low", effect: "unclear" },
      {
        on: REVIEWED,
        what: "The first trial with a sham joined. It is small, and the grade stays very low.",
        grade: "very low",
        effect: null,
      },
    ],
  },
  "winter-mood": {
    topic: "mood",
    condition: "Winter mood and everyday well-being",
    alsoCalled: ["winter blues", "well-being"],
    bodyParts: ["brain"],
    question: "Does red or near-infrared light lift a healthy person’s mood?",
    statement: {
      subject: "Red or near-infrared light",
      verb: ["lift", "lifts"],
      rest: "the mood of people who are not depressed",
    },
    light: { source: "not in the abstract", wavelengths: [630, 660, 740, 810, 850, 870] },
    population: "healthy volunteers, and adults with mild sleep complaints",
    comparator: "sham or placebo light; in two studies only the mood before the light",
    main: "gimenez-2023/mood-drowsiness-ifn-gamma-resting",
    supports: [
      "gimenez-2023/mood-drowsiness-ifn-gamma-resting",
      "barrett-2013/positive-negative-affect-schedule",
      "kennedy-2023/self-reported-sleep-relaxation-mood",
      "zhang-2025/sleepiness-anxiety-stress-depression-scores",
    ],
    opposes: ["gimenez-2023/mood-drowsiness-other", "zhang-2025/scores-continuous-light"],
    concerns: [
      {
        kind: "inconsistency",
        why: "In the largest trial only the highest dose helped, and only in winter. In another study only pulsed light helped, not steady light.",
      },
      {
        kind: "imprecision",
        why: "The largest trial split {{gimenez-2023 participants}} people over three doses and a placebo, and again by season.",
      },
      {
        kind: "risk of bias",
        why: "The maker of the light paid for the largest trial, and two studies did not compare the change with the sham.",
      },
    ],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "very low", effect: "unclear" },
      {
        on: REVIEWED,
        what: "The doses and seasons without effect now count against the claim, and a study of healthy men joined. Results about sleep went. The grade stays very low.",
        grade: "very low",
        effect: null,
      },
    ],
  },
  "seasonal-depression": {
    topic: "mood",
    condition: "Seasonal affective disorder: bright light, not red light",
    alsoCalled: ["seasonal depression", "winter depression", "SAD lamp", "light box"],
    bodyParts: ["brain"],
    question: "Does a light box help against winter depression?",
    statement: { subject: "Bright light", verb: ["ease", "eases"], rest: "winter depression" },
    light: { source: "lamp" },
    population: "adults with seasonal affective disorder",
    comparator: "dim light or sham",
    main: "pjrek-2020/depression-rating-after-treatment",
    supports: [
      "pjrek-2020/depression-rating-after-treatment",
      "pjrek-2020/response",
      "golden-2005/depression-severity-bright-light-seasonal",
    ],
    opposes: [],
    background: ["nussbaumer-streit-2019"],
    concerns: [
      {
        kind: "risk of bias",
        why: 'The newer review calls the risk of bias moderate to high. Only {{golden-2005 "13%"}} of the studies met the older one’s standard.',
      },
      {
        kind: "inconsistency",
        why: "The reviews agree that light helps and not on how much: the older effect is more than twice the newer one.",
      },
    ],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "moderate", effect: "small" },
      {
        on: REVIEWED,
        what: "From moderate to low: the reviews differ on the size, and that had not been counted.",
        grade: "low",
        effect: "small",
      },
    ],
  },
  "brain-injury-depression": {
    topic: "mood",
    condition: "Depression after brain injury",
    alsoCalled: ["concussion", "traumatic brain injury", "TBI"],
    bodyParts: ["brain"],
    question: "Does strong laser light help against depression after a brain injury?",
    statement: {
      subject: "Strong near-infrared laser light",
      verb: ["ease", "eases"],
      rest: "depression after a brain injury",
    },
    light: { source: "laser", wavelengths: [810, 980] },
    population: "people treated for a brain injury",
    comparator: "the same people before",
    main: "henderson-2017/quick-inventory-depressive-symptomatology-self",
    supports: [
      "henderson-2017/quick-inventory-depressive-symptomatology-self",
      "henderson-2017/response",
      "henderson-2017/remission",
    ],
    opposes: [],
    concerns: [
      {
        kind: "risk of bias",
        steps: 2,
        why: "Everyone got the light and knew it, and scored their own mood. The authors belong to a company and a foundation for such lasers.",
      },
      {
        kind: "indirectness",
        steps: 2,
        why: "These lasers are for clinics. No home device comes near them.",
      },
    ],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "very low", effect: "unclear" },
      {
        on: REVIEWED,
        what: "Stays very low. The reasons are written out.",
        grade: "very low",
        effect: null,
      },
    ],
  },
  "attention-memory": {
    topic: "mood",
    condition: "Attention and memory",
    alsoCalled: ["cognition", "focus", "concentration", "brain fog"],
    bodyParts: ["brain"],
    question: "Does light on the forehead sharpen attention and memory?",
    statement: {
      subject: "Light on the forehead",
      verb: ["sharpen", "sharpens"],
      rest: "attention and memory",
    },
    light: { source: "not in the abstract" },
    population: "young healthy adults, and people whom the largest review’s abstract does not name",
    comparator: "sham light where the abstract says so",
    main: "son-2025/cognitive-function",
    supports: [
      "son-2025/cognitive-function",
      "salehpour-2019/cognition-related-outcomes",
      "barrett-2013/sustained-attention-reaction-time",
      "barrett-2013/delayed-match-sample-memory",
    ],
    opposes: [],
    concerns: [
      {
        kind: "publication bias",
        why: "The pooled results are lopsided, as if weak ones had never been published.",
      },
      {
        kind: "indirectness",
        steps: 2,
        why: 'The pooled studies were of healthy people from {{salehpour-2019 "17 to 35"}}, and the one trial whose light we know used a laser. We found no test of an LED panel, of older people or of people in low mood.',
      },
    ],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "low", effect: "large" },
      {
        on: REVIEWED,
        what: "From low to very low. The signs of missing studies count as what they are, and indirectness counts two steps. An umbrella review joined, whose authors are moderately sure; its abstract names neither the people nor the light.",
        grade: "very low",
        effect: "small",
      },
    ],
  },
} as const satisfies Record<string, ClaimRecord>;
