import type { ClaimRecord } from "#app/evidence/ledger/claim.ts";

const FIRST = { on: "2026-11-21", what: "First graded." } as const;
const REVIEWED = "2026-11-22";
const LASERS =
  "Nearly all trials used lasers on points of one muscle. Hardly any used LEDs over a whole limb.";

export const athleticClaims = {
  endurance: {
    topic: "athletic",
    condition: "Endurance and time to exhaustion",
    alsoCalled: ["running", "cycling", "stamina", "time to exhaustion"],
    bodyParts: ["muscles"],
    question: "Does light before exercise help me to keep going?",
    statement: {
      subject: "Light before exercise",
      verb: ["lengthen", "lengthens"],
      rest: "a test to exhaustion a little",
    },
    light: { source: "laser and LED", wavelengths: [[655, 950]] },
    population: "healthy young adults, most of them men",
    comparator: "sham light",
    main: "dutra-2022/cycling-time-exhaustion",
    supports: [
      "dutra-2022/cycling-time-exhaustion",
      "vanin-2018/time-until-exhaustion-repetitions-isometric",
      "leal-junior-2015/time-until-exhaustion",
      "lanferdini-2018/time-exhaustion-135-j-per",
      "de-marchi-2012/time-exhaustion",
      "tomazoni-2019/time-until-exhaustion",
    ],
    opposes: [
      "do-nascimento-2024/running-performance",
      "dutra-2022/running-time-exhaustion",
      "dutra-2022/running-time-trial",
    ],
    concerns: [
      {
        kind: "inconsistency",
        why: "Reviews see a gain on a bicycle and none in running.",
      },
      { kind: "indirectness", why: LASERS },
    ],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "low", effect: "unclear" },
      {
        on: REVIEWED,
        what: "Two reviews of running and cycling joined; the reviews’ disagreement now counts.",
        grade: "low",
        effect: "small",
      },
    ],
  },
  strength: {
    topic: "athletic",
    condition: "Strength and repetitions",
    alsoCalled: ["lifting", "weight training", "muscle strength"],
    bodyParts: ["muscles"],
    question: "Does light before training let me lift more?",
    statement: {
      subject: "Light before training",
      verb: ["add", "adds"],
      rest: "strength or repetitions",
    },
    light: { source: "laser and LED" },
    population: "healthy young adults, most of them men",
    comparator: "sham light",
    main: "wang-2019/repetitions",
    supports: [
      "nampo-2016/number-repetitions",
      "dutra-2022/single-joint-muscle-endurance",
      "li-2024/muscle-endurance",
      "leal-junior-2015/number-repetitions",
      "vanin-2018/time-until-exhaustion-repetitions-isometric",
      "de-almeida-2012/mean-peak-force-red-660",
      "de-almeida-2012/mean-peak-force-infrared-830",
    ],
    opposes: [
      "wang-2019/repetitions",
      "dutra-2022/single-joint-muscle-strength",
      "tsuk-2020/total-work",
      "tsuk-2020/peak-torque",
      "azuma-2021/repetitions-failure",
      "dos-santos-2020/countermovement-jump-agility-yo-yo",
    ],
    background: ["borsa-2013"],
    concerns: [
      {
        kind: "inconsistency",
        why: "Some reviews count a few repetitions more; in another, chance could explain them. On strength itself one sees some advantage, on weak evidence, and two see none.",
      },
      { kind: "risk of bias", why: "Many trials are small and come from a few groups." },
      { kind: "indirectness", why: LASERS },
    ],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "very low", effect: "unclear" },
      {
        on: REVIEWED,
        what: "Four newer studies joined, three of them without effect.",
        grade: "very low",
        effect: "none found",
      },
    ],
  },
  "muscle-damage": {
    topic: "athletic",
    condition: "Muscle damage after hard exercise",
    alsoCalled: ["creatine kinase", "muscle recovery", "recovery after exercise"],
    bodyParts: ["muscles"],
    question: "Does light protect my muscles from hard training?",
    statement: {
      subject: "Laser light before hard exercise",
      verb: ["lower", "lowers"],
      rest: "a blood marker of muscle damage",
    },
    light: { source: "laser" },
    population: "healthy people, most of them men",
    comparator: "sham light",
    main: "nampo-2016-doms/creatine-kinase-laser-before-exercise",
    supports: [
      "nampo-2016-doms/creatine-kinase-laser-before-exercise",
      "li-2024/creatine-kinase",
      "li-2024/recovery-muscle-strength",
      "baroni-2010/creatine-kinase",
      "baroni-2010/maximal-voluntary-contraction",
      "de-marchi-2012/creatine-kinase-activity",
      "tomazoni-2019/creatine-kinase-activity",
    ],
    opposes: [
      "wang-2019/creatine-kinase",
      "nampo-2016-doms/edema-range-movement-strength",
      "ghigiarelli-2020/creatine-kinase",
    ],
    concerns: [
      {
        kind: "inconsistency",
        why: "Two reviews see the marker fall, one does not, and swelling and movement did not differ.",
      },
      {
        kind: "indirectness",
        why: "A blood marker is not how you feel, and the light was a laser on points.",
      },
    ],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "low", effect: "moderate" },
      {
        on: REVIEWED,
        what: "The size is that of the marker and is now said to be; a newer review and a null trial joined.",
        grade: "low",
        effect: "moderate",
      },
    ],
  },
  "muscle-soreness": {
    topic: "athletic",
    condition: "Delayed soreness",
    alsoCalled: ["DOMS", "sore muscles", "muscle soreness", "muscle recovery"],
    bodyParts: ["muscles"],
    question: "Does light after training make me less sore?",
    statement: {
      subject: "Light after exercise",
      verb: ["lessen", "lessens"],
      rest: "soreness on the third and fourth day",
    },
    light: { source: "laser and LED", wavelengths: [[660, 950]] },
    population: "healthy people made sore by exercise",
    comparator: "sham light",
    main: "tsou-2025/soreness",
    supports: [
      "tsou-2025/soreness",
      "tsou-2025/soreness-96-h",
      "chen-2025-doms/soreness-network-estimate-versus-placebo-48-h",
      "damico-2022/calf-soreness",
    ],
    opposes: [
      "wang-2019/soreness",
      "baroni-2010/muscle-soreness",
      "azuma-2021/delayed-onset-muscle-soreness",
      "damico-2022/vertical-jump-agility-quadriceps-hamstring",
    ],
    background: ["nampo-2016-doms"],
    concerns: [
      {
        kind: "inconsistency",
        why: "Two newer reviews see less soreness, two older ones little or none.",
      },
      {
        kind: "imprecision",
        why: "The figure comes from {{tsou-2025/soreness trials in words}} small studies, printed without an interval.",
      },
      { kind: "indirectness", why: LASERS },
    ],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "low", effect: "moderate" },
      {
        on: REVIEWED,
        what: "Imprecision joined: the figure rests on few small studies.",
        grade: "very low",
        effect: "moderate",
      },
    ],
  },
  "training-gains": {
    topic: "athletic",
    condition: "Training gains over weeks",
    alsoCalled: ["muscle growth", "building muscle"],
    bodyParts: ["muscles"],
    question: "Do I gain more from training with light?",
    statement: {
      subject: "Laser light before each session",
      verb: ["increase", "increases"],
      rest: "the gains of a training programme",
    },
    light: { source: "laser", wavelengths: [810] },
    population: "{{baroni-2015 participants}} healthy men",
    comparator: "the same training without light and without a sham",
    main: "baroni-2015/sum-muscles-thicknesses",
    supports: [
      "baroni-2015/sum-muscles-thicknesses",
      "baroni-2015/isometric-peak-torque",
      "baroni-2015/eccentric-peak-torque",
    ],
    opposes: ["do-nascimento-2024/training"],
    background: ["ferraresi-2016"],
    concerns: [
      { kind: "risk of bias", why: "The men knew who got light: there was no sham." },
      {
        kind: "imprecision",
        why: "One trial, {{baroni-2015 participants}} men in three groups.",
      },
      { kind: "indirectness", why: "The light was a laser, on one muscle of men." },
    ],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "very low", effect: "unclear" },
      {
        on: REVIEWED,
        what: "The missing sham counts; a review of runners saw no gain from training.",
        grade: "very low",
        effect: null,
      },
    ],
  },
} as const satisfies Record<string, ClaimRecord>;
