import type { ClaimRecord } from "#app/evidence/ledger/claim.ts";

export const skinClaims = {
  "facial-wrinkles": {
    topic: "skin",
    condition: "Crow's feet and facial wrinkles",
    alsoCalled: ["wrinkles", "fine lines", "anti-aging", "anti-ageing", "crow’s feet"],
    bodyParts: ["skin"],
    question: "Does an LED mask soften the lines around my eyes?",
    statement: {
      subject: "An LED mask",
      verb: ["soften", "softens"],
      rest: "the lines around the eyes",
    },
    light: {
      source: "LED",
      wavelengths: [630, 633, 660, 830, 850],
    },
    population:
      'Adults of Asian descent aged {{park-2025 "30 to 65"}} with crow\'s feet, women aged {{bragato-2025 "45 to 60"}}, and people with facial wrinkles',
    comparator: "A sham mask, or sham light on half of the face",
    main: "park-2025/difference",
    supports: ["park-2025/difference", "park-2025/improved"],
    opposes: ["bragato-2025/wrinkles-graded-three-blinded-specialists"],
    background: ["mota-2023", "couturaud-2023"],
    concerns: [
      {
        kind: "inconsistency",
        why: "One trial saw a gain over a sham mask. In another, with {{bragato-2025 participants}} women, a red mask did no better than a sham when blinded specialists graded the wrinkles.",
      },
      {
        kind: "imprecision",
        why: "The figure comes from one trial of {{park-2025 participants}} adults of Asian descent, and it counts who improved, not by how much.",
      },
    ],
    reviewed: "2026-11-22",
    history: [
      { on: "2026-11-21", what: "First graded: low.", grade: "low", effect: "unclear" },
      {
        on: "2026-11-22",
        what: "Stays low, for other reasons. The trials tested masks and lamps like those on sale, so they are no longer marked down for being indirect. A sham-controlled trial without a difference came in, and the small numbers now count. The size is given as the difference from the sham.",
        grade: "low",
        effect: null,
      },
    ],
  },
  "skin-firmness": {
    topic: "skin",
    condition: "Firmness, roughness and collagen density",
    alsoCalled: ["collagen", "sagging skin", "rejuvenation"],
    bodyParts: ["skin"],
    question: "Does red light make skin firmer or smoother?",
    statement: {
      subject: "Red light",
      verb: ["make", "makes"],
      rest: "skin firmer or smoother",
    },
    light: {
      source: "not in the abstract",
      wavelengths: [630, 660, [570, 850], [611, 650]],
    },
    population: 'Volunteers aged {{wunsch-2014 "27 to 79"}}, and women',
    comparator: "No treatment, or before the course",
    main: "wunsch-2014/collagen-density",
    supports: [
      "wunsch-2014/collagen-density",
      "wunsch-2014/skin-roughness",
      "couturaud-2023/firmness-elasticity-dermal-density",
    ],
    opposes: ["mota-2023/skin-viscoelasticity", "mota-2023/skin-hydration"],
    background: ["barolet-2009"],
    concerns: [
      {
        kind: "risk of bias",
        why: "No trial had a sham. In one, the untreated group knew that it got nothing; the others had no untreated group at all.",
      },
      {
        kind: "inconsistency",
        why: "In {{couturaud-2023 participants}} women the skin became more elastic, in {{mota-2023 participants}} it did not.",
      },
    ],
    reviewed: "2026-11-22",
    history: [
      { on: "2026-11-21", what: "First graded: very low.", grade: "very low", effect: "unclear" },
      {
        on: "2026-11-22",
        what: "Stays very low. The figure shown was one of wrinkles and has gone; the trial in which elasticity and moisture did not change now counts against the claim.",
        grade: "very low",
        effect: null,
      },
    ],
  },
  acne: {
    topic: "skin",
    condition: "Inflammatory acne, with blue and red light",
    alsoCalled: ["pimples", "breakouts"],
    bodyParts: ["skin"],
    question: "Does blue and red light clear acne?",
    statement: {
      subject: "Blue and red light together",
      verb: ["reduce", "reduce"],
      rest: "the number of inflamed spots",
    },
    light: {
      source: "LED",
      wavelengths: [415, 420, 660],
    },
    population: "People with mild to moderate acne",
    comparator: "A sham, white light or benzoyl peroxide",
    main: "papageorgiou-2000/clear-marked-improvement-blue-red",
    supports: [
      "kwon-2013/inflammatory-lesions",
      "papageorgiou-2000/inflammatory-lesions-blue-red-light",
      "papageorgiou-2000/clear-marked-improvement-blue-red",
      "scott-2019/improvement-by-investigators",
    ],
    opposes: ["scott-2019/inflammatory-lesions", "scott-2019/non-inflammatory-lesions"],
    background: ["barbaric-2016", "cohen-2022", "reynolds-2024"],
    concerns: [
      {
        kind: "inconsistency",
        why: "Two trials saw clearly fewer spots. A review of {{scott-2019 trials}} trials, mainly of blue light, saw no difference in the number of spots, although investigators judged the skin better in three of five. A review of six trials of home devices saw clearly fewer spots. It is not counted, because we have read only what others report of it.",
      },
      {
        kind: "risk of bias",
        why: "Most of the trials in the review were small and short, and its authors put them at high risk of bias. The comparison with benzoyl peroxide was not blinded.",
      },
    ],
    reviewed: "2026-11-22",
    history: [
      { on: "2026-11-21", what: "First graded: low.", grade: "low", effect: "unclear" },
      {
        on: "2026-11-22",
        what: "Stays low. A review without effect came in. A newer one that saw an effect has no abstract, and we read only what others report of it, so it does not count here. The claim is about blue and red light together, which is what was tested, so it is no longer marked down for being indirect. Red light alone has no grade here.",
        grade: "low",
        effect: null,
      },
    ],
  },
  "surgical-scars": {
    topic: "skin",
    condition: "Scars after surgery",
    alsoCalled: ["scar", "surgery scar"],
    bodyParts: ["skin"],
    question: "Does red light soften a new scar?",
    statement: {
      subject: "Red LED light",
      verb: ["make", "makes"],
      rest: "little or no difference to how pliable a scar after surgery is",
    },
    light: {
      source: "LED",
    },
    population: "People with incisions after a mini-facelift",
    comparator: "A mock treatment on the other side of the face",
    main: "kurtti-2021/scar-pliability",
    supports: ["kurtti-2021/scar-pliability"],
    opposes: [],
    background: ["avci-2013"],
    concerns: [
      {
        kind: "imprecision",
        why: "This is one trial, and its abstract gives neither the number of people nor the range of the result.",
      },
      {
        kind: "indirectness",
        why: "It tested facelift scars with far more light than a home lamp gives; other scars and doses may answer otherwise.",
      },
    ],
    reviewed: "2026-11-22",
    history: [
      {
        on: "2026-11-21",
        what: "First graded: very low, no effect found.",
        grade: "very low",
        effect: "none found",
      },
      {
        on: "2026-11-22",
        what: "Up to low. The evidence is one blinded trial in which chance decided, so it starts high. A narrative review that speaks well of light no longer counts as a contradiction. The statement now says that light makes little or no difference.",
        grade: "low",
        effect: "none found",
      },
    ],
  },
  psoriasis: {
    topic: "skin",
    condition: "Plaque psoriasis",
    alsoCalled: ["plaques"],
    bodyParts: ["skin"],
    question: "Does red light clear psoriasis?",
    statement: {
      subject: "Red and near-infrared light",
      verb: ["clear", "clears"],
      rest: "plaque psoriasis",
    },
    light: {
      source: "LED",
      wavelengths: [633, 830],
    },
    population: "People whose psoriasis had resisted treatment",
    comparator: "Before the course; there was no control group",
    main: "ablon-2010/clearance",
    supports: ["ablon-2010/clearance", "ablon-2010/clearance-2"],
    opposes: [],
    background: ["zhang-2018"],
    concerns: [
      {
        kind: "risk of bias",
        why: "There was no control group, and psoriasis comes and goes by itself.",
      },
      {
        kind: "imprecision",
        why: "Only {{ablon-2010 participants in words}} people were treated.",
      },
    ],
    reviewed: "2026-11-22",
    history: [
      { on: "2026-11-21", what: "First graded: very low.", grade: "very low", effect: "unclear" },
      {
        on: "2026-11-22",
        what: "Stays very low. The few people now count as well; the range of their results is shown.",
        grade: "very low",
        effect: null,
      },
    ],
  },
  "slow-healing-ulcers": {
    topic: "skin",
    condition: "Slow-healing ulcers, in a clinic",
    alsoCalled: ["wound healing", "diabetic foot"],
    bodyParts: ["skin", "leg and foot"],
    question: "Does light help a diabetic foot ulcer to heal?",
    statement: {
      subject: "Laser treatment in a clinic",
      verb: ["help", "helps"],
      rest: "diabetic foot ulcers to close",
    },
    light: {
      source: "laser",
    },
    population: "People with diabetic foot ulcers",
    comparator: "Care without the laser",
    main: "huang-2021/complete-healing",
    supports: ["huang-2021/complete-healing", "chen-2025/complete-healing"],
    opposes: [],
    background: ["maghfour-2025"],
    concerns: [
      {
        kind: "indirectness",
        steps: 2,
        why: "All trials used lasers on diabetic feet. None of them tested a home lamp, or other ulcers.",
      },
      {
        kind: "inconsistency",
        why: "Two reviews agree that more ulcers closed and differ widely in how many: {{huang-2021/complete-healing}} times as many in one, {{chen-2025/complete-healing}} times in the other.",
      },
    ],
    reviewed: "2026-11-22",
    history: [
      {
        on: "2026-11-21",
        what: "First graded: very low, effect unclear.",
        grade: "very low",
        effect: "unclear",
      },
      {
        on: "2026-11-22",
        what: "Stays very low, which is also what the authors of the first review wrote. The effect is now given as a number. A second, larger meta-analysis came in. Experts' opinion no longer lifts the grade.",
        grade: "very low",
        effect: "large",
      },
    ],
  },
} as const satisfies Record<string, ClaimRecord>;
