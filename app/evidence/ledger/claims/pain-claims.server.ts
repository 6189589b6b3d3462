import type { ClaimRecord } from "#app/evidence/ledger/claim.ts";

const FIRST = { on: "2026-11-21", what: "First graded." } as const;
const REVIEWED = "2026-11-22";
const TODAY = "2026-11-28";

/**
 * Where only lasers were tested, the statement is about the reader's LED device, because the grade
 * is for that; the figure and `light` are the laser's.
 */
export const painClaims = {
  "neck-pain": {
    topic: "pain",
    condition: "Chronic neck pain",
    alsoCalled: ["neck pain", "stiff neck"],
    bodyParts: ["neck"],
    question: "Does red light help a neck that has ached for months?",
    statement: { subject: "LED light at home", verb: ["ease", "eases"], rest: "chronic neck pain" },
    light: { source: "laser" },
    population: "adults whose neck had hurt for months, in clinics",
    comparator: "sham laser, or another treatment",
    main: "chow-2009/pain",
    supports: [
      "chow-2009/pain",
      "chow-2009/pain-later",
      "chow-2009/improved-chronic",
      "gross-2013/pain-chronic",
      "teixeira-2022/pain",
    ],
    opposes: [
      "gross-2013/pain-myofascial",
      "kadhim-saleh-2013/pain-cervical-myofascial-pain-syndrome",
    ],
    concerns: [
      {
        kind: "risk of bias",
        why: 'In a review of {{gross-2013 trials}} neck trials, {{gross-2013 "10"}} were at high risk of bias. A second review found too much of that, and too much spread, to decide.',
      },
      {
        kind: "indirectness",
        steps: 2,
        why: "Nearly all trials held a laser on the skin. One used lasers, LEDs and a magnet together. We found no trial of a home panel. For a clinic’s laser alone we would say moderate.",
      },
    ],
    reviewed: TODAY,
    history: [
      { ...FIRST, grade: "moderate", effect: "unclear" },
      {
        on: REVIEWED,
        what: "From moderate to low. Three studies joined: two reviews that found many of the trials weak, and a trial with lasers and LEDs that found less pain. The figure now comes with the number of trials behind it. One step and not two for the kind of light, because of that trial.",
        grade: "low",
        effect: "moderate",
      },
      {
        on: TODAY,
        what: "From low to very low, for a home panel. Lasers in place of a home lamp now cost two steps here as they do for knees, backs and tendons. And two results on muscle knots in the neck, one conflicting and one called too small to matter, now count as without effect. For a clinic’s laser we would still say moderate.",
        grade: "very low",
        effect: "moderate",
      },
    ],
  },
  "knee-osteoarthritis": {
    topic: "pain",
    condition: "Knee osteoarthritis",
    alsoCalled: ["knee pain", "knee arthritis", "joint pain", "osteoarthritis"],
    bodyParts: ["knee"],
    question: "Does red light help a knee with arthritis?",
    statement: {
      subject: "LED light at home",
      verb: ["ease", "eases"],
      rest: "the pain of knee osteoarthritis",
    },
    light: { source: "laser" },
    population: "people with knee osteoarthritis, in clinics",
    comparator: "sham laser",
    main: "stausholm-2019/pain",
    supports: [
      "stausholm-2019/pain",
      "stausholm-2019/pain-later",
      "stausholm-2019/pain-recommended-dose",
      "oliveira-2024/pain",
      "fan-2024/pain",
      "youssef-2016/pain",
    ],
    opposes: [
      "huang-2015-knee/pain",
      "huang-2015-knee/pain-later",
      "huang-2015-knee/pain-recommended-dose",
      "hsieh-2012/pain",
    ],
    background: ["hegedus-2009"],
    concerns: [
      {
        kind: "inconsistency",
        why: "Three reviews found less pain than with a sham. One found no difference, not even in the trials that used the recommended doses.",
      },
      {
        kind: "risk of bias",
        why: "The newest of the reviews saw an unclear or high risk of bias in every trial that it pooled.",
      },
      {
        kind: "indirectness",
        steps: 2,
        why: "Nearly all trials with less pain held a laser on the skin. The one that lit the whole knee, about as strongly as a panel does, found no difference from sham light.",
      },
    ],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "low", effect: "unclear" },
      {
        on: REVIEWED,
        what: "From low to very low, which is what the newest review’s own authors say. Joined: a further review and a trial of two doses, both with less pain, and a trial of light over the whole knee without.",
        grade: "very low",
        effect: "moderate",
      },
    ],
  },
  "back-pain": {
    topic: "pain",
    condition: "Chronic low back pain",
    alsoCalled: ["back pain", "lower back pain", "lumbago"],
    bodyParts: ["back"],
    question: "Does red light help a low back that has hurt for months?",
    statement: {
      subject: "LED light at home",
      verb: ["ease", "eases"],
      rest: "chronic low back pain",
    },
    light: { source: "laser" },
    population: "adults with low back pain for months and no known cause, in clinics",
    comparator: "sham laser",
    main: "glazov-2016/pain",
    supports: ["glazov-2016/pain", "glazov-2016/improved", "huang-2015-back/pain"],
    opposes: [
      "guimaraes-2021/pain-intensity",
      "guimaraes-2021/disability",
      "huang-2015-back/function",
    ],
    concerns: [
      {
        kind: "inconsistency",
        why: "The figure holds for one part of the trials only, those with enough energy and pain that had not lasted years. A later trial of {{guimaraes-2021 participants}} people found no difference from placebo.",
      },
      {
        kind: "indirectness",
        steps: 2,
        why: "Both reviews are of lasers held on the skin, and none of these studies tested a home panel. For a clinic’s laser alone we would say moderate.",
      },
    ],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "moderate", effect: "unclear" },
      {
        on: REVIEWED,
        what: "From moderate to very low. Low would do for the reviews alone: the result holds for a part of the trials and soon after treatment. A trial that found nothing has joined, and that takes off one step more.",
        grade: "very low",
        effect: "moderate",
      },
    ],
  },
  tendons: {
    topic: "pain",
    condition: "Tendons and plantar fasciitis",
    alsoCalled: [
      "tendonitis",
      "tendinitis",
      "tendinopathy",
      "Achilles",
      "tennis elbow",
      "heel pain",
      "shoulder pain",
    ],
    bodyParts: ["leg and foot", "arm and hand"],
    question: "Does red light help a sore tendon or heel?",
    statement: {
      subject: "LED light at home",
      verb: ["ease", "eases"],
      rest: "pain in tendons and heels",
    },
    light: { source: "laser" },
    population: "people with pain in a leg tendon, the heel or the outer elbow, in clinics",
    comparator: "sham laser, another treatment, or exercise without light",
    main: "naterstad-2022/pain",
    supports: [
      "naterstad-2022/pain",
      "naterstad-2022/pain-4-12-weeks-later",
      "tripodi-2021/pain-with-exercise",
      "bjordal-2008/pain",
      "ketz-2024/pain",
    ],
    opposes: [
      "tripodi-2021/pain-alone",
      "tripodi-2021/function-alone",
      "tumilty-2012/visa-score",
      "tumilty-2012/all-other-outcomes-including-pain",
      "higgins-2015/pain-function",
      "bjordal-2008/negative-wavelengths",
    ],
    background: ["tumilty-2010", "mamais-2018"],
    concerns: [
      {
        kind: "inconsistency",
        why: 'Of {{tumilty-2010 trials}} trials, {{tumilty-2010 "12"}} were positive and {{tumilty-2010 "13"}} were not. A later one on Achilles tendons found no gain over placebo.',
      },
      {
        kind: "indirectness",
        steps: 2,
        why: "The pooled trials held a laser on the skin. The one small trial of an LED, on sore heels, found no difference from a sham.",
      },
    ],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "low", effect: "unclear" },
      {
        on: REVIEWED,
        what: "From low to very low. Two trials without a gain joined, one of laser on Achilles tendons and one of an LED on heels, and a review of reviews that calls the results for tennis elbow poor. For a clinic’s laser alone we would say moderate at most.",
        grade: "very low",
        effect: "moderate",
      },
    ],
  },
  "jaw-joint": {
    topic: "pain",
    condition: "Jaw-joint disorders",
    alsoCalled: ["TMJ", "TMD", "jaw pain"],
    bodyParts: ["jaw"],
    question: "Does red light help a sore jaw joint?",
    statement: { subject: "Laser or LED light", verb: ["ease", "eases"], rest: "jaw-joint pain" },
    light: { source: "laser and LED" },
    population: "people with a disorder of the jaw joint or its muscles",
    comparator: "sham light, drugs or other care without surgery",
    main: "hanna-2021/pain",
    supports: ["hanna-2021/pain", "hanna-2021/sensitivity-analysis"],
    opposes: [],
    concerns: [
      {
        kind: "risk of bias",
        why: 'Of the {{hanna-2021 trials}} trials, {{hanna-2021 "46%"}} were at high risk of bias.',
      },
      {
        kind: "indirectness",
        why: "The figure mixes comparisons with a sham, with drugs and with other care. Nobody can say how much of it is the light’s.",
      },
    ],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "moderate", effect: "moderate" },
      {
        on: REVIEWED,
        what: "From moderate to low, for the mixed comparisons.",
        grade: "low",
        effect: "moderate",
      },
    ],
  },
  fibromyalgia: {
    topic: "pain",
    condition: "Fibromyalgia",
    alsoCalled: ["widespread pain"],
    bodyParts: ["whole body"],
    question: "Does red light help fibromyalgia?",
    statement: {
      subject: "Laser or whole-body LED light",
      verb: ["ease", "eases"],
      rest: "the symptoms of fibromyalgia",
    },
    light: { source: "laser and LED", wavelengths: [660, 850] },
    population: "people with fibromyalgia",
    comparator: "sham light",
    main: "yeh-2019/fibromyalgia-impact-questionnaire",
    supports: [
      "yeh-2019/fibromyalgia-impact-questionnaire",
      "yeh-2019/pain-severity",
      "navarro-ledesma-2024/pain",
      "son-2025/fatigue-fibromyalgia",
      "fitzmaurice-2023/fibromyalgia-impact-questionnaire",
    ],
    opposes: ["navarro-ledesma-2024/pain-3-months"],
    concerns: [
      {
        kind: "imprecision",
        why: "{{yeh-2019 participants}} people in {{yeh-2019 trials in words}} small trials stand behind a large figure. Figures like that tend to shrink when larger trials come.",
      },
      {
        kind: "indirectness",
        why: "The light was a laser on tender points, or a bed that lights the whole body. We found no trial of a home panel.",
      },
    ],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "moderate", effect: "large" },
      {
        on: REVIEWED,
        what: "From moderate to low: a large effect from few people. A trial of whole-body light with a sham joined; two of its authors work for a maker of such lamps.",
        grade: "low",
        effect: "large",
      },
    ],
  },
  "rheumatoid-arthritis": {
    topic: "pain",
    condition: "Rheumatoid arthritis",
    alsoCalled: ["arthritis of the hands", "joint pain"],
    bodyParts: ["arm and hand"],
    question: "Does red light help rheumatoid arthritis?",
    statement: {
      subject: "LED light at home",
      verb: ["ease", "eases"],
      rest: "the pain of rheumatoid arthritis",
    },
    light: { source: "laser" },
    population: "adults with rheumatoid arthritis",
    comparator: "sham laser",
    main: "lourinho-2023/pain-morning-stiffness-grip-strength",
    supports: ["brosseau-2005/pain", "brosseau-2005/morning-stiffness"],
    opposes: [
      "lourinho-2023/pain-morning-stiffness-grip-strength",
      "brosseau-2005/function-swelling-grip-strength",
      "brosseau-2005/follow-up-at-three-months",
    ],
    concerns: [
      {
        kind: "inconsistency",
        why: "An older review found a little less pain for a short while. The newer one, with more than three times the trials, found that infrared laser may be no better than a sham.",
      },
      {
        kind: "indirectness",
        steps: 2,
        why: "Both reviews are of lasers. We found no trial of a home panel.",
      },
    ],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "low", effect: "unclear" },
      {
        on: REVIEWED,
        what: "From low to very low, because two steps come off for lasers alone. The size of the effect is now the newer and larger review’s: none found.",
        grade: "very low",
        effect: "none found",
      },
    ],
  },
  "chemotherapy-neuropathy": {
    topic: "pain",
    condition: "Nerve pain after chemotherapy",
    alsoCalled: ["neuropathy", "numb feet", "nerve damage"],
    bodyParts: ["leg and foot"],
    question: "Does red light help nerves that chemotherapy has hurt?",
    statement: {
      subject: "Light treatment in a clinic",
      verb: ["ease", "eases"],
      rest: "nerve symptoms after chemotherapy",
    },
    light: { source: "not in the abstract" },
    population: "people with nerve damage from chemotherapy, or in the middle of it",
    comparator: "sham light",
    main: "argenta-2017/neuropathy-score-3",
    supports: [
      "argenta-2017/neuropathy-score-3",
      "argenta-2017/score-16-weeks",
      "lodewijckx-2022/quality-life",
    ],
    opposes: ["lodewijckx-2022/neuropathy-score"],
    background: ["maghfour-2025"],
    concerns: [
      {
        kind: "inconsistency",
        why: "One trial found much lower nerve scores. In the other, which began during chemotherapy, the scores rose with light as they did without.",
      },
      {
        kind: "imprecision",
        why: "The two trials had {{argenta-2017 participants}} and {{lodewijckx-2022 participants}} people.",
      },
    ],
    reviewed: REVIEWED,
    history: [
      { ...FIRST, grade: "low", effect: "unclear" },
      {
        on: REVIEWED,
        what: "Still low, by another way: the trials start high, and their small number is a reason of its own. The panel of experts lifts nothing any more. The claim is about clinics only, since numb skin is no place for a home lamp.",
        grade: "low",
        effect: null,
      },
    ],
  },
  sprains: {
    topic: "pain",
    condition: "Fresh sprains and strains",
    alsoCalled: ["sprained ankle", "ankle sprain", "pulled muscle", "sports injury"],
    bodyParts: ["leg and foot", "muscles"],
    question: "Does red light help a fresh sprain?",
    statement: {
      subject: "Laser or LED light",
      verb: ["ease", "eases"],
      rest: "the pain of a fresh ankle sprain",
    },
    light: { source: "laser and LED", wavelengths: [627, 820, 904] },
    population: "people with a fresh ankle sprain, treated with rest, ice or a brace besides",
    comparator: "sham light",
    main: "alayat-2024/pain",
    supports: [
      "alayat-2024/pain",
      "de-moraes-prianti-2018/pain",
      "de-moraes-prianti-2018/swelling",
      "stergioulas-2004/swelling",
    ],
    opposes: [
      "de-bie-1998/pain",
      "de-bie-1998/function-10-days",
      "de-bie-1998/function-14-days",
      "alayat-2024/swelling",
      "alayat-2024/function",
    ],
    background: ["hamblin-2017"],
    concerns: [
      {
        kind: "inconsistency",
        why: "The trials contradict each other. In the one of {{de-bie-1998 participants}} people pain was the same as with placebo, and function came back sooner without the laser.",
      },
      {
        kind: "imprecision",
        why: "The interval of the pooled figure reaches from a very large effect to none.",
      },
      {
        kind: "indirectness",
        why: "Clinics gave the light, to ankles. One small trial used an LED. We found no trial of a home panel, or of two to three sessions a day.",
      },
    ],
    reviewed: TODAY,
    history: [
      { ...FIRST, grade: "very low", effect: "unclear" },
      {
        on: REVIEWED,
        what: "Still very low, but no longer for want of trials. We had written that there were none in sprains; a review and three trials of ankle sprains joined. The largest trial found no gain.",
        grade: "very low",
        effect: "large",
      },
      {
        on: TODAY,
        what: "The grade stays. This site’s figure of two to three sessions daily stood as advice beside trials that speak against it. We now advise no light at home on a fresh sprain.",
        grade: "very low",
        effect: "large",
      },
    ],
  },
} as const satisfies Record<string, ClaimRecord>;
