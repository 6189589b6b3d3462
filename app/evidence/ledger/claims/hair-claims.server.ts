import type { ClaimRecord } from "#app/evidence/ledger/claim.ts";

export const hairClaims = {
  "hair-loss-men": {
    topic: "hair",
    condition: "Pattern hair loss in men",
    alsoCalled: ["male pattern baldness", "androgenetic alopecia", "thinning hair", "hair growth"],
    bodyParts: ["scalp"],
    question: "Does red light regrow hair in men?",
    statement: {
      subject: "Red light on the scalp",
      verb: ["raise", "raises"],
      rest: "the number of hairs that can be counted in men with pattern hair loss",
    },
    light: {
      source: "laser and LED",
      wavelengths: [655],
    },
    population: "Adults with pattern hair loss; men alone in two trials",
    comparator: "A sham device",
    main: "meng-2020/hair-density",
    supports: [
      "meng-2020/hair-density",
      "meng-2020/improved-hair-regrowth",
      "liu-2019/hair-density",
      "perez-2025/hair-density-androgenetic-alopecia-over",
      "son-2025/hair-density-androgenetic-alopecia",
      "jimenez-2014/terminal-hair-density-mean-gain",
      "leavitt-2009/terminal-hair-density",
      "lanzafame-2013/hair-count",
      "yoon-2020/hair-density",
    ],
    opposes: [
      "sondagar-2023/hair-density",
      "sondagar-2023/physician-global-assessment-patient-satisfaction",
    ],
    background: ["avci-2014", "cohen-2022", "maghfour-2025"],
    concerns: [
      {
        kind: "inconsistency",
        why: "The trials agree that hair counts rise and differ widely in how much. Most were made with devices on sale, and makers paid for some.",
      },
    ],
    reviewed: "2026-11-22",
    history: [
      {
        on: "2026-11-21",
        what: "First graded: moderate, large effect.",
        grade: "moderate",
        effect: "large",
      },
      {
        on: "2026-11-22",
        what: "Stays moderate, for hairs that are counted after four to six months. The size is now given in hairs per square centimetre and not as a statistical “large”. A trial that added light to minoxidil without a gain came in. Whether anybody sees the difference in a mirror would be graded lower.",
        grade: "moderate",
        effect: null,
      },
    ],
  },
  "hair-loss-women": {
    topic: "hair",
    condition: "Pattern hair loss in women",
    alsoCalled: [
      "female pattern hair loss",
      "androgenetic alopecia",
      "thinning hair",
      "hair growth",
    ],
    bodyParts: ["scalp"],
    question: "Does red light regrow hair in women?",
    statement: {
      subject: "Red light on the scalp",
      verb: ["raise", "raises"],
      rest: "the number of hairs that can be counted in women with pattern hair loss",
    },
    light: {
      source: "laser and LED",
      wavelengths: [650, 655],
    },
    population: "Adults with pattern hair loss; women alone in two trials",
    comparator: "A sham device",
    main: "meng-2020/hair-density",
    supports: [
      "meng-2020/hair-density",
      "meng-2020/improved-hair-regrowth",
      "liu-2019/hair-density",
      "perez-2025/hair-density-androgenetic-alopecia-over",
      "son-2025/hair-density-androgenetic-alopecia",
      "jimenez-2014/terminal-hair-density-mean-gain",
      "lanzafame-2014/increase",
      "friedman-2017/hair-count",
      "yoon-2020/hair-density",
    ],
    opposes: [
      "lanzafame-2014/count",
      "sondagar-2023/hair-density",
      "sondagar-2023/physician-global-assessment-patient-satisfaction",
    ],
    background: ["avci-2014", "cohen-2022", "maghfour-2025"],
    concerns: [
      {
        kind: "inconsistency",
        why: "The trials agree that hair counts rise and differ widely in how much. In one, the counts at the end did not differ, only the change since the start. A maker paid for another.",
      },
    ],
    reviewed: "2026-11-22",
    history: [
      {
        on: "2026-11-21",
        what: "First graded: moderate, large effect.",
        grade: "moderate",
        effect: "large",
      },
      {
        on: "2026-11-22",
        what: "Stays moderate, for hairs that are counted after four to six months. The size is now given in hairs per square centimetre. Final counts that did not differ and a trial that added light to minoxidil without a gain came in. Whether anybody sees the difference in a mirror would be graded lower.",
        grade: "moderate",
        effect: null,
      },
    ],
  },
  "hair-diameter": {
    topic: "hair",
    condition: "Thin hairs: diameter",
    alsoCalled: ["hair thickness", "thin hair"],
    bodyParts: ["scalp"],
    question: "Does red light make thin hairs thicker?",
    statement: {
      subject: "Red light on the scalp",
      verb: ["make", "makes"],
      rest: "single hairs thicker",
    },
    light: {
      source: "laser and LED",
      wavelengths: [630, 650, 655, 660],
    },
    population: "Men and women with pattern hair loss",
    comparator: "A sham helmet; in one trial, minoxidil alone",
    main: "yoon-2020/hair-thickness",
    supports: [
      "yoon-2020/hair-thickness",
      "kim-2013/hair-density-hair-diameter",
      "suchonwanit-2019/hair-diameter",
      "yang-2024/mean-hair-diameter",
    ],
    opposes: [],
    concerns: [
      {
        kind: "imprecision",
        why: "The sham-controlled trials had {{kim-2013 participants}} to {{yoon-2020 participants}} people each. In the largest, much of the gap is hair that grew thinner under the sham.",
      },
      {
        kind: "risk of bias",
        why: "One group of authors calls its own sham unsuitable, and the trial against minoxidil had no sham.",
      },
    ],
    reviewed: "2026-11-22",
    history: [
      { on: "2026-11-21", what: "First graded: low.", grade: "low", effect: "unclear" },
      {
        on: "2026-11-22",
        what: "Stays low. Two trials came in, one with a figure; the reasons are now written out.",
        grade: "low",
        effect: null,
      },
    ],
  },
  "alopecia-areata": {
    topic: "hair",
    condition: "Alopecia areata and other hair loss",
    alsoCalled: ["patchy hair loss", "hair loss after chemotherapy", "scarring alopecia"],
    bodyParts: ["scalp"],
    question: "Does red light help alopecia areata?",
    statement: {
      subject: "Red light",
      verb: ["regrow", "regrows"],
      rest: "hair in alopecia areata",
    },
    light: {
      source: "laser",
    },
    population: "People with alopecia areata",
    comparator: "Not in the abstract",
    supports: ["darwin-2018/regrowth-low-level-laser"],
    opposes: [],
    background: ["perez-2025"],
    concerns: [
      {
        kind: "risk of bias",
        steps: 2,
        why: "The support is one trial and two case reports, and patches of this kind often fill in by themselves.",
      },
      {
        kind: "imprecision",
        why: "A review of {{perez-2025 trials}} studies found too few people with it to pool their results.",
      },
    ],
    reviewed: "2026-11-22",
    history: [
      { on: "2026-11-21", what: "First graded: very low.", grade: "very low", effect: "unclear" },
      {
        on: "2026-11-22",
        what: "Stays very low. The reasons are now written out: case reports, and too few people to pool.",
        grade: "very low",
        effect: null,
      },
    ],
  },
} as const satisfies Record<string, ClaimRecord>;
