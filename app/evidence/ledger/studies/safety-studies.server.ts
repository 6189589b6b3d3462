import type { StudyRecord } from "#app/evidence/ledger/study.ts";

export const safetyStudies = {
  "bensadoun-2020": {
    authors: [
      "Bensadoun RJ",
      "Epstein JB",
      "Nair RG",
      "Barasch A",
      "Raber-Durlacher JE",
      "Migliorati C",
      "et al",
    ],
    title: "Safety and efficacy of photobiomodulation therapy in oncology: A systematic review",
    journal: "Cancer Medicine",
    year: 2020,
    volume: "9",
    issue: "22",
    pages: "8279-8300",
    pmid: "33107198",
    doi: "10.1002/cam4.3582",
    url: "https://pubmed.ncbi.nlm.nih.gov/33107198/",
    topics: ["safety"],
    design: "systematic review",
    participants: null,
    finding:
      "Across 67 studies (43 in vitro, 15 in vivo, 9 clinical), cell results were conflicting, but most animal studies and the clinical studies with follow-up supported safety with regard to tumour growth at recommended settings.",
    checked: ["title", "pmid", "doi"],
    population: "67 studies: 43 in vitro, 15 in vivo, 9 clinical",
    trials: 67,
    arms: {},
    outcomes: {},
    note: "Several authors represent the World Association for Laser Therapy (listed as author).",
    seen: [
      {
        fields: "population",
        url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC7666741",
      },
    ],
  },
  "cohen-2022": {
    authors: ["Cohen M", "Austin E", "Masub N", "Kurtti A", "George C", "Jagdeo J"],
    title: "Home-based devices in dermatology: a systematic review of safety and efficacy",
    journal: "Archives of Dermatological Research",
    year: 2022,
    volume: "314",
    issue: "3",
    pages: "239-246",
    pmid: "33938981",
    doi: "10.1007/s00403-021-02231-0",
    url: "https://pubmed.ncbi.nlm.nih.gov/33938981/",
    topics: ["safety", "skin", "hair"],
    design: "systematic review",
    participants: null,
    finding:
      "Review of 37 trials (19 randomised) found favourable safety for home devices and supported home laser diodes for pattern hair loss and LEDs for acne, while noting few randomised trials and little long-term data.",
    checked: ["title", "pmid", "doi"],
    population:
      "37 trials of home devices in dermatology (19 randomised, 16 case series, 2 non-randomised)",
    trials: 37,
    arms: {},
    outcomes: {},
    certainty: {
      asWritten: "Limitations: few randomised trials, no long-term data",
    },
    adverseEvents: "favorable safety profiles with few significant adverse events",
    seen: [
      {
        fields: "all",
        url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8918178",
      },
    ],
  },
  "glass-2023": {
    authors: ["Glass GE"],
    title:
      "Photobiomodulation: A Systematic Review of the Oncologic Safety of Low-Level Light Therapy for Aesthetic Skin Rejuvenation",
    journal: "Aesthetic Surgery Journal",
    year: 2023,
    volume: null,
    issue: "5",
    pages: "NP357-NP371",
    pmid: null,
    doi: "10.1093/asj/sjad018",
    url: "https://doi.org/10.1093/asj/sjad018",
    topics: ["safety", "skin"],
    design: "systematic review",
    participants: null,
    finding:
      "Focused systematic review finding no clinical trial data linking light for skin rejuvenation with new or recurrent cancer, with varied results in animal tumour models.",
    checked: ["title", "doi"],
    added: "2026-11-22",
    population: "clinical trials of light for skin rejuvenation, cell and animal tumour studies",
    arms: {},
    outcomes: {},
    certainty: {
      asWritten: "Level of Evidence: 4",
    },
    adverseEvents: "no trial data linking it with significant adverse events",
    seen: [
      {
        fields: "adverse_events, certainty",
        url: "https://ouci.dntb.gov.ua/en/?backlinks_to=10.1007%2Fs10103-012-1192-2",
      },
    ],
  },
  "jagdeo-2020": {
    authors: ["Jagdeo J", "Nguyen JK", "Ho D", "Wang EB", "Austin E", "Mamalis A", "et al"],
    title:
      "Safety of light emitting diode-red light on human skin: two randomized controlled trials",
    journal: "Journal of Biophotonics",
    year: 2020,
    volume: "13",
    issue: "3",
    pages: "e201960014",
    pmid: "31483941",
    doi: "10.1002/jbio.201960014",
    url: "https://pubmed.ncbi.nlm.nih.gov/31483941/",
    topics: ["safety", "skin"],
    design: "randomised controlled trial",
    participants: 115,
    finding:
      "In two dose-escalation trials (n = 60 and n = 55), LED red light three times a week for 3 weeks was judged safe up to 320 J/cm² for skin of colour and 480 J/cm² for non-Hispanic Caucasian skin, with blistering or prolonged redness as the limiting effects above that.",
    checked: ["title", "pmid", "doi"],
    population: "healthy adults; STARS 1 all skin types (60), STARS 2 non-Hispanic Caucasian (55)",
    randomised: 115,
    comparator: "sham",
    blinding: "single",
    arms: {
      light: {
        role: "light",
        name: "LED red light, escalating fluence",
        light: {
          source: "LED",
          fluence: {
            from: 160,
            to: 640,
          },
        },
        schedule: {
          perWeek: 3,
          weeks: 3,
          asWritten: "three times a week for 3 weeks",
        },
      },
      sham: {
        role: "sham",
        name: "mock irradiation",
      },
    },
    outcomes: {
      "maximum-tolerated-fluence-skin-colour": {
        measure: "Maximum tolerated fluence, skin of colour",
        detail: "highest fluence without predefined adverse events",
        comparison: "sham",
        primary: true,
        effect: {
          kind: "means",
          value: 320,
          unit: "J/cm²",
        },
      },
      "maximum-tolerated-fluence-non-hispanic": {
        measure: "Maximum tolerated fluence, non-Hispanic Caucasian",
        detail: "highest fluence without predefined adverse events",
        comparison: "sham",
        primary: true,
        effect: {
          kind: "means",
          value: 480,
          unit: "J/cm²",
        },
      },
    },
    adverseEvents:
      "Dose-limiting (blistering, prolonged erythema): 1 at 480 J/cm2 in STARS 1, 2 at 640 J/cm2 in STARS 2; mild transient erythema and hyperpigmentation; no serious events",
    registration: "NCT02630303; NCT03433222",
    note: "A citing paper gives 633 nm for this device but not seen in the abstract. Sessions left null: not printed (9 by arithmetic).",
    seen: [
      {
        fields: "light, schedule, randomised",
        url: "https://ucdavis.pure.elsevier.com/en/publications/safety-of-light-emitting-diode-red-light-on-human-skin-two-random",
      },
      {
        fields: "adverse_events, outcomes",
        url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8887049",
      },
      {
        fields: "registration",
        url: "https://searchworks.jioinstitute.edu.in/articles/edsair__edsair.doi.dedup.....2f4350d5734b158d0cc00f5622bbe49d",
      },
    ],
  },
  "kowalska-2021": {
    authors: ["Kowalska J", "Rok J", "Rzepka Z", "Wrześniok D"],
    title:
      "Drug-Induced Photosensitivity—From Light and Chemistry to Biological Reactions and Clinical Symptoms",
    journal: "Pharmaceuticals",
    year: 2021,
    volume: "14",
    issue: "8",
    pages: "723",
    pmid: null,
    doi: "10.3390/ph14080723",
    url: "https://doi.org/10.3390/ph14080723",
    topics: ["safety"],
    design: "review",
    participants: null,
    finding:
      "Review listing several hundred drugs, including some anti-inflammatory, heart, psychiatric, antimicrobial and cancer medicines, that can make skin react to light; it covers light sensitivity in general rather than red light devices.",
    checked: ["title", "doi"],
    population: "drugs that make skin sensitive to light",
    arms: {},
    outcomes: {},
    note: "Searched once, together with another title; abstract not shown; review, not about red light devices.",
    seen: [],
  },
  "liu-2023": {
    authors: ["Liu H", "Yang Y", "Guo J", "Peng J", "Zhao P"],
    title: "Retinal Damage After Repeated Low-level Red-Light Laser Exposure",
    journal: "JAMA Ophthalmology",
    year: 2023,
    volume: "141",
    issue: "7",
    pages: "693-695",
    pmid: "37227712",
    doi: "10.1001/jamaophthalmol.2023.1548",
    url: "https://pubmed.ncbi.nlm.nih.gov/37227712/",
    topics: ["safety"],
    design: "case report",
    participants: 1,
    finding:
      "Single case report of retinal damage in a 12-year-old after repeated low-level red laser treatment aimed into the eyes for myopia; it concerns direct eye exposure, not skin panels.",
    checked: ["title", "pmid"],
    history: [
      {
        on: "2026-11-24",
        part: "record",
        was: "Design: observational study.",
        is: "Design: case report.",
        why: "It reports one child. Our list of designs had no name for that.",
      },
    ],
    population: "one 12-year-old treated with repeated low-level red light for myopia",
    analysed: 1,
    arms: {
      light: {
        role: "light",
      },
    },
    outcomes: {},
    note: "Abstract not found. Other case reports of a 12-year-old girl turned up (Tian 2023, Hunan) which recovered; not the same text.",
    seen: [],
  },
  "maghfour-2025": {
    authors: ["Maghfour J", "Mineroff J", "Ozog DM", "Jagdeo J", "Lim HW", "Kohli I", "et al"],
    title: "Evidence-based consensus on the clinical application of photobiomodulation",
    journal: "Journal of the American Academy of Dermatology",
    year: 2025,
    volume: null,
    issue: null,
    pages: null,
    pmid: "40253006",
    doi: null,
    url: "https://pubmed.ncbi.nlm.nih.gov/40253006/",
    topics: ["safety", "skin", "hair", "pain"],
    design: "guideline",
    participants: null,
    finding:
      "A 21-expert Delphi consensus judged photobiomodulation safe in adults, stated that red light does not induce DNA damage, and supported its use for pattern hair loss, ulcers of several causes, peripheral neuropathy and acute radiation dermatitis.",
    checked: ["title", "pmid"],
    population: "adults; consensus of 21 experts",
    arms: {},
    outcomes: {},
    certainty: {
      asWritten: "two rounds of Delphi survey to unanimous consensus",
    },
    adverseEvents:
      "judged safe in adults; red light does not induce DNA damage (consensus statement)",
    seen: [
      {
        fields: "kind, adverse events, certainty",
        url: "https://scholarlycommons.henryford.com/dermatology_articles/1019/",
      },
    ],
  },
  "ostrin-2024": {
    authors: ["Ostrin LA", "Schill AW"],
    title: "Red light instruments for myopia exceed safety limits",
    journal: "Ophthalmic & Physiological Optics",
    year: 2024,
    volume: "44",
    issue: "2",
    pages: "241-248",
    pmid: null,
    doi: "10.1111/opo.13272",
    url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC10922340/",
    topics: ["safety"],
    design: "laboratory",
    participants: null,
    finding:
      "Bench measurement of two red-laser instruments for childhood myopia (652-654 nm) found that three minutes of continuous viewing reached or exceeded retinal exposure limits, although both are Class 1 laser products.",
    checked: ["title"],
    population:
      "two red-laser instruments for childhood myopia (Sky-n1201a, Future Vision), bench measurement",
    arms: {
      light: {
        role: "light",
        light: {
          source: "laser",
          wavelengths: [652, 654],
          irradiance: {
            from: 0.624,
            to: 1.17,
          },
        },
      },
    },
    outcomes: {
      "power-sky-n1201a": {
        measure: "Power, Sky-n1201a (654 nm)",
        detail: "measured",
        effect: {
          kind: "means",
          value: 0.2,
          unit: "mW",
        },
      },
      "corneal-irradiance-sky-n1201a": {
        measure: "Corneal irradiance, Sky-n1201a",
        detail: "measured",
        effect: {
          kind: "means",
          value: 1.17,
          unit: "mW/cm²",
        },
      },
      "retinal-irradiance-sky-n1201a": {
        measure: "Retinal irradiance, Sky-n1201a",
        detail: "measured",
        effect: {
          kind: "means",
          value: 7.2,
          unit: "W/cm²",
        },
      },
      "photochemical-limit-reached-sky-n1201a": {
        measure: "Photochemical limit reached, Sky-n1201a (lowest)",
        detail: "seconds of viewing, 2-7 mm pupil (range, not an interval)",
        effect: {
          kind: "means",
          value: 0.55,
          unit: "s",
        },
      },
      "photochemical-limit-reached-sky-n1201a-2": {
        measure: "Photochemical limit reached, Sky-n1201a (highest)",
        detail: "seconds of viewing, 2-7 mm pupil (range, not an interval)",
        effect: {
          kind: "means",
          value: 7,
          unit: "s",
        },
      },
      "thermal-limit-reached-sky-n1201a": {
        measure: "Thermal limit reached, Sky-n1201a (lowest)",
        detail: "seconds of viewing, 4.25-7 mm pupil (range)",
        effect: {
          kind: "means",
          value: 0.41,
          unit: "s",
        },
      },
      "thermal-limit-reached-sky-n1201a-2": {
        measure: "Thermal limit reached, Sky-n1201a (highest)",
        detail: "seconds of viewing, 4.25-7 mm pupil (range)",
        effect: {
          kind: "means",
          value: 10,
          unit: "s",
        },
      },
      "power-future-vision": {
        measure: "Power, Future Vision (652 nm)",
        detail: "measured",
        effect: {
          kind: "means",
          value: 0.06,
          unit: "mW",
        },
      },
      "corneal-irradiance-future-vision": {
        measure: "Corneal irradiance, Future Vision",
        detail: "measured",
        effect: {
          kind: "means",
          value: 0.624,
          unit: "mW/cm²",
        },
      },
      "retinal-irradiance-future-vision": {
        measure: "Retinal irradiance, Future Vision",
        detail: "measured",
        effect: {
          kind: "means",
          value: 0.08,
          unit: "W/cm²",
        },
      },
      "photochemical-limit-reached-future-vision": {
        measure: "Photochemical limit reached, Future Vision (lowest)",
        detail: "seconds of viewing, 2-7 mm pupil (range)",
        effect: {
          kind: "means",
          value: 50,
          unit: "s",
        },
      },
      "photochemical-limit-reached-future-vision-2": {
        measure: "Photochemical limit reached, Future Vision (highest)",
        detail: "seconds of viewing, 2-7 mm pupil (range)",
        effect: {
          kind: "means",
          value: 625,
          unit: "s",
        },
      },
    },
    note: "Page is a summary of the paper. irradiance range = the two instruments at the cornea. Lowest and highest are across pupil sizes.",
    seen: [
      {
        fields: "light, outcomes",
        url: "https://study.space/p/Red_light_instruments_for_myopia_exceed_safety_limits",
      },
    ],
  },
} as const satisfies Record<string, StudyRecord>;
