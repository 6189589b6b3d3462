import type { StudyRecord } from "#app/evidence/ledger/study.ts";

export const sleepStudies = {
  "brown-2022": {
    authors: [
      "Brown TM",
      "Brainard GC",
      "Cajochen C",
      "Czeisler CA",
      "Hanifin JP",
      "Lockley SW",
      "et al",
    ],
    title:
      "Recommendations for daytime, evening, and nighttime indoor light exposure to best support physiology, sleep, and wakefulness in healthy adults",
    journal: "PLoS Biology",
    year: 2022,
    volume: "20",
    issue: "3",
    pages: "e3001571",
    pmid: "35298459",
    doi: "10.1371/journal.pbio.3001571",
    url: "https://pubmed.ncbi.nlm.nih.gov/35298459/",
    topics: ["sleep"],
    design: "guideline",
    participants: null,
    finding:
      "Expert consensus recommendations for healthy adults, expressed as melanopic equivalent daylight illuminance (melanopic EDI), call for bright light by day, dim light in the evening and near-darkness during sleep.",
    checked: ["title", "pmid", "doi"],
    population: "healthy adults; indoor light recommendations (not red light)",
    arms: {},
    outcomes: {
      "recommended-light-day": {
        measure: "Recommended light by day",
        detail: "at least, melanopic EDI",
        effect: {
          kind: "means",
          value: 250,
          unit: "lux (melanopic EDI)",
        },
      },
      "recommended-light-3-hours-before": {
        measure: "Recommended light in the 3 hours before bed",
        detail: "at most, melanopic EDI",
        effect: {
          kind: "means",
          value: 10,
          unit: "lux (melanopic EDI)",
        },
      },
      "recommended-light-at-night": {
        measure: "Recommended light at night",
        detail: "at most, melanopic EDI",
        effect: {
          kind: "means",
          value: 1,
          unit: "lux (melanopic EDI)",
        },
      },
    },
    conflicts: "Several authors disclosed funding, consulting fees or patents related to lighting",
    note: "The three figures are from a third-party summary of the paper, not from the abstract (DOAJ), which gives none.",
    seen: [
      {
        fields: "outcomes, conflicts",
        url: "https://paperzilla.ai/paper/e4ac1fd9/recommendations-for-daytime-evening-and-nighttime-indoor-light-exposure-to-best-support-physiology-sleep-and-wakefulness-in-healthy-adults",
      },
      {
        fields: "population",
        url: "https://doaj.org/article/d0bcc6f82fcb489ead3445e29aef6251",
      },
    ],
  },
  "chang-2015": {
    authors: ["Chang AM", "Aeschbach D", "Duffy JF", "Czeisler CA"],
    title:
      "Evening use of light-emitting eReaders negatively affects sleep, circadian timing, and next-morning alertness",
    journal: "Proceedings of the National Academy of Sciences of the USA",
    year: 2015,
    volume: "112",
    issue: "4",
    pages: "1232-1237",
    pmid: "25535358",
    doi: "10.1073/pnas.1418490112",
    url: "https://pubmed.ncbi.nlm.nih.gov/25535358/",
    topics: ["sleep"],
    design: "randomised controlled trial",
    participants: 12,
    finding:
      "In a randomised crossover of 12 young adults, reading a light-emitting e-book for about 4 hours before bed on five evenings delayed sleep onset, suppressed melatonin, shifted the body clock later and reduced next-morning alertness compared with a printed book.",
    checked: ["title", "pmid", "doi"],
    population: "healthy young adults (evening screens, not red light)",
    randomised: 12,
    analysed: 12,
    comparator: "active",
    arms: {
      light: {
        role: "light",
        name: "light-emitting e-book",
        schedule: {
          minutes: 240,
          sessions: 5,
        },
      },
      control: {
        role: "no light",
        name: "printed book (crossover)",
      },
    },
    outcomes: {
      "sleep-onset-melatonin-clock-timing": {
        measure: "Sleep onset, melatonin, clock timing, next-morning alertness",
        detail: "e-book worse than printed book",
        comparison: "other treatment",
        favours: "comparator",
        significant: true,
      },
    },
    note: 'minutes 240 stands for "about 4 h".',
    seen: [
      {
        fields: "population, schedule",
        url: "https://scribd.com/document/474334543/Use-of-light-emitting-eReaders-negatively-affects-sleep-Chang-Anne-Marie-et-al",
      },
      {
        fields: "outcomes",
        url: "https://pennstate.pure.elsevier.com/en/publications/evening-use-of-light-emitting-ereaders-negatively-affects-sleep-c",
      },
    ],
  },
  "figueiro-2016": {
    authors: ["Figueiro MG", "Sahin L", "Wood B", "Plitnick B"],
    title:
      "Light at Night and Measures of Alertness and Performance: Implications for Shift Workers",
    journal: "Biological Research for Nursing",
    year: 2016,
    volume: "18",
    issue: "1",
    pages: "90-100",
    pmid: null,
    doi: "10.1177/1099800415572873",
    url: "https://doi.org/10.1177/1099800415572873",
    topics: ["sleep"],
    design: "controlled trial",
    participants: 17,
    finding:
      "In a within-subject night-time study of 17 people, both red (630 nm) and white (2568 K) light sped up reaction times compared with dim light, but only the white light suppressed melatonin.",
    checked: ["title"],
    population: "people at night in a laboratory",
    analysed: 17,
    comparator: "active",
    arms: {
      red: {
        role: "light",
        name: "630 nm red light",
        light: {
          wavelengths: [630],
        },
      },
      white: {
        role: "light",
        name: "white light, 2568 K",
        light: {
          source: "lamp",
        },
      },
      control: {
        role: "no light",
        name: "dim light",
      },
    },
    outcomes: {
      "reaction-time": {
        measure: "Reaction time (GO/NOGO)",
        detail: "red and white against dim light",
        comparison: "other treatment",
        favours: "light",
        significant: true,
      },
      "melatonin-red-light": {
        measure: "Melatonin",
        detail: "red light against dim light: not suppressed",
        arm: "red",
        comparison: "other treatment",
        favours: "neither",
        significant: false,
      },
      "melatonin-white-light": {
        measure: "Melatonin",
        detail: "white light against dim light: suppressed",
        arm: "white",
        comparison: "other treatment",
        favours: "comparator",
        significant: true,
      },
    },
    seen: [
      {
        fields: "outcomes, analysed, light",
        url: "https://scholars.mssm.edu/en/publications/light-at-night-and-measures-of-alertness-and-performance-implicat-2",
      },
    ],
  },
  "fitzmaurice-2023": {
    authors: ["Fitzmaurice BC", "Heneghan NR", "Rayen ATA", "Grenfell RL", "Soundy AA"],
    title: "Whole-Body Photobiomodulation Therapy for Fibromyalgia: A Feasibility Trial",
    journal: "Behavioral Sciences (Basel)",
    year: 2023,
    volume: "13",
    issue: "9",
    pages: "717",
    pmid: null,
    doi: "10.3390/bs13090717",
    url: "https://doi.org/10.3390/bs13090717",
    topics: ["sleep", "mood"],
    design: "observational",
    participants: 21,
    finding:
      "In a single-arm feasibility study, 19 of 21 people with fibromyalgia completed about six weeks of whole-body treatment (18 sessions) and reported improved fatigue, sleep disturbance, pain, anxiety and depression, but with no control group these changes cannot be attributed to the light.",
    checked: ["title", "doi"],
    population: "people with fibromyalgia",
    analysed: 19,
    arms: {
      light: {
        role: "light",
        name: "whole-body light",
        schedule: {
          sessions: 18,
          weeks: 6,
          asWritten: "about six weeks",
        },
      },
    },
    outcomes: {
      "fibromyalgia-impact-questionnaire": {
        measure: "Fibromyalgia Impact Questionnaire (revised)",
        detail: "before and after, no control",
        at: "6 and 24 weeks",
        comparison: "before",
        favours: "light",
        primary: true,
      },
      "sleep-disturbance-anxiety-depression-fatigue": {
        measure: "Sleep disturbance, anxiety, depression, fatigue, pain",
        detail: "positive change, no control",
        at: "6 weeks",
        comparison: "before",
        favours: "light",
      },
    },
    note: "21 entered, 19 completed. No wavelength or dose in the text found.",
    followUp: {
      weeks: 24,
    },
    seen: [
      {
        fields: "analysed, schedule, outcomes",
        url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC10525895",
      },
    ],
  },
  "gimenez-2023": {
    authors: [
      "Giménez MC",
      "Luxwolda M",
      "Van Stipriaan EG",
      "Bollen PP",
      "Hoekman RL",
      "Koopmans MA",
      "et al",
    ],
    title:
      "Effects of Near-Infrared Light on Well-Being and Health in Human Subjects with Mild Sleep-Related Complaints: A Double-Blind, Randomized, Placebo-Controlled Study",
    journal: "Biology (Basel)",
    year: 2023,
    volume: "12",
    issue: "1",
    pages: "60",
    pmid: "36671752",
    doi: "10.3390/biology12010060",
    url: "https://pubmed.ncbi.nlm.nih.gov/36671752/",
    topics: ["sleep", "mood"],
    design: "randomised controlled trial",
    participants: 56,
    finding:
      "In 56 healthy people with mild sleep complaints, 850 nm light at 1, 4 or 6.5 J/cm² on five mornings a week for four weeks had no significant effect on sleep or circadian rhythm against placebo; only 6.5 J/cm², and only in winter, improved mood and drowsiness and lowered resting heart rate and IFN-gamma. The maker of the light paid for the trial.",
    checked: ["title", "pmid", "doi"],
    corrected: "2026-11",
    history: [
      {
        on: "2026-11-22",
        part: "finding",
        was: "Four weeks of morning 850 nm light at 1, 4 or 6.5 J/cm2 had no significant effect on sleep or circadian rhythm versus placebo in 56 people; only the 6.5 J/cm2 dose, and only in winter, improved mood and drowsiness and lowered resting heart rate and IFN-gamma.",
        why: "It left out who took part, that the light was given on five mornings a week, and that its maker paid.",
      },
    ],
    population: "healthy adults with mild sleep complaints",
    analysed: 56,
    comparator: "sham",
    blinding: "double",
    arms: {
      "1-j": {
        role: "light",
        name: "850 nm, 1 J/cm²",
        light: {
          wavelengths: [850],
          fluence: 1,
        },
        schedule: {
          perWeek: 5,
          weeks: 4,
          asWritten: "five mornings a week for four weeks",
        },
      },
      "4-j": {
        role: "light",
        name: "850 nm, 4 J/cm²",
        light: {
          wavelengths: [850],
          fluence: 4,
        },
        schedule: {
          perWeek: 5,
          weeks: 4,
          asWritten: "five mornings a week for four weeks",
        },
      },
      "6-5-j": {
        role: "light",
        name: "850 nm, 6.5 J/cm²",
        light: {
          wavelengths: [850],
          fluence: 6.5,
        },
        schedule: {
          perWeek: 5,
          weeks: 4,
          asWritten: "five mornings a week for four weeks",
        },
      },
      sham: {
        role: "sham",
        name: "placebo",
      },
    },
    outcomes: {
      "sleep-circadian-rhythm": {
        measure: "Sleep and circadian rhythm",
        detail: "against placebo",
        at: "4 weeks",
        comparison: "sham",
        favours: "neither",
        significant: false,
      },
      "mood-drowsiness-ifn-gamma-resting": {
        measure: "Mood, drowsiness, IFN-gamma, resting heart rate at 6.5 J/cm2, winter only",
        detail: "against placebo",
        at: "4 weeks",
        comparison: "sham",
        arm: "6-5-j",
        favours: "light",
        significant: true,
      },
      "mood-drowsiness-other": {
        measure: "Mood and drowsiness at the lower doses, and outside winter",
        detail: "against placebo",
        at: "4 weeks",
        comparison: "sham",
        favours: "neither",
        significant: false,
      },
    },
    funding: "Seaborough Life Science B.V. Agreement 25092020",
    note: "Two authors work for the funder (affiliations on the MDPI page). Sessions: not printed (20 by arithmetic).",
    followUp: {
      weeks: 4,
    },
    seen: [
      {
        fields: "light, schedule, outcomes, funding",
        url: "https://research.rug.nl/en/publications/effects-of-near-infrared-light-on-well-being-and-health-in-human-",
      },
      {
        fields: "analysed",
        url: "https://peeref.com/zh/works/26931535",
      },
    ],
  },
  "gooley-2011": {
    authors: [
      "Gooley JJ",
      "Chamberlain K",
      "Smith KA",
      "Khalsa SBS",
      "Rajaratnam SMW",
      "Van Reen E",
      "et al",
    ],
    title:
      "Exposure to room light before bedtime suppresses melatonin onset and shortens melatonin duration in humans",
    journal: "Journal of Clinical Endocrinology & Metabolism",
    year: 2011,
    volume: "96",
    issue: "3",
    pages: "E463-E472",
    pmid: "21193540",
    doi: "10.1210/jc.2010-2098",
    url: "https://pubmed.ncbi.nlm.nih.gov/21193540/",
    topics: ["sleep", "hormonal"],
    design: "observational",
    participants: 116,
    finding:
      "Among 116 healthy volunteers studied in the laboratory, ordinary room light (<200 lux) before bed compared with dim light (<3 lux) delayed melatonin onset in 99.0% of people and shortened melatonin duration by about 90 minutes.",
    checked: ["title", "pmid", "doi"],
    population:
      "healthy volunteers aged 18-30 in a laboratory, retrospective analysis (room light, not red light therapy)",
    analysed: 116,
    comparator: "dim light",
    arms: {
      light: {
        role: "light",
        name: "room light (<200 lux) before bed",
        schedule: {
          minutes: 480,
        },
      },
      control: {
        role: "no light",
        name: "dim light (<3 lux)",
      },
    },
    outcomes: {
      "later-melatonin-onset-room-light": {
        measure: "later melatonin onset in room light",
        detail: "share of people (not an effect estimate)",
        comparison: "other treatment",
        favours: "comparator",
        effect: {
          value: 99,
          unit: "% of individuals",
        },
      },
      "melatonin-duration": {
        measure: "melatonin duration",
        detail: "shortened by about 90 min in room light",
        comparison: "other treatment",
        favours: "comparator",
        effect: {
          kind: "MD",
          value: -90,
          unit: "min",
        },
      },
      "melatonin-suppression-during-sleep-hours": {
        measure: "melatonin suppression during sleep hours",
        detail: "greater than 50% in 85% of trials",
        comparison: "other treatment",
        favours: "comparator",
      },
    },
    seen: [
      {
        fields: "population, schedule, outcomes",
        url: "https://surrey.eprints-hosting.org/857913/",
      },
    ],
  },
  "kennedy-2023": {
    authors: ["Kennedy KER", "Wills CCA", "Holt C", "Grandner MA"],
    title:
      "A randomized, sham-controlled trial of a novel near-infrared phototherapy device on sleep and daytime function",
    journal: "Journal of Clinical Sleep Medicine",
    year: 2023,
    volume: "19",
    issue: "9",
    pages: "1669-1675",
    pmid: null,
    doi: null,
    url: "https://experts.arizona.edu/en/publications/a-randomized-sham-controlled-trial-of-a-novel-near-infrared-photo",
    topics: ["sleep"],
    design: "randomised controlled trial",
    participants: 30,
    finding:
      "A red/near-infrared neck collar (660, 740, 810 and 870 nm) worn every other night for 3 weeks by 30 adults with sleep complaints did not change actigraphy-measured sleep versus sham, although self-reported sleep, relaxation and mood improved with the active device; insomnia scores improved in both groups.",
    checked: ["title"],
    population: "adults 30 to 60 with a sleep complaint but no sleep disorder",
    randomised: 30,
    comparator: "sham",
    arms: {
      light: {
        role: "light",
        name: "neck collar 660, 740, 810, 870 nm",
        light: {
          wavelengths: [660, 740, 810, 870],
        },
        schedule: {
          weeks: 3,
          asWritten: "every other night for 3 weeks",
        },
      },
      sham: {
        role: "sham",
        name: "sham collar",
      },
    },
    outcomes: {
      "sleep-actigraphy": {
        measure: "Sleep by actigraphy",
        detail: "objective sleep parameters",
        at: "3 weeks",
        comparison: "sham",
        favours: "neither",
        significant: false,
      },
      "insomnia-severity-index": {
        measure: "Insomnia Severity Index",
        detail: "both groups improved",
        at: "3 weeks",
        comparison: "sham",
        favours: "neither",
        significant: false,
      },
      "self-reported-sleep-relaxation-mood": {
        measure: "Self-reported sleep, relaxation, mood",
        detail: "improved with active but not sham (within-group)",
        at: "3 weeks",
        comparison: "before",
        favours: "light",
      },
    },
    registration: "NCT05116358",
    note: "Registration matched by centre, device and size, not stated in the abstract. The conference abstract (Sleep 2023) says sleep-diary data did not differ between groups. per_week left null: the text says every other day (or night).",
    followUp: {
      weeks: 3,
    },
    seen: [
      {
        fields: "light, schedule, outcomes",
        url: "https://experts.arizona.edu/en/publications/a-randomized-sham-controlled-trial-of-a-novel-near-infrared-photo",
      },
      {
        fields: "outcomes",
        url: "https://academic.oup.com/sleep/article/46/Supplement_1/A168/7181589?login=false",
      },
      {
        fields: "registration",
        url: "https://ctv.veeva.com/study/phase-ii-study-trial-of-a-phototherapy-light-device-to-improve-sleep-health",
      },
    ],
  },
  "mehdizadeh-2025": {
    authors: ["Mehdizadeh M", "et al"],
    title:
      "Transcranial photobiomodulation improves sleep quality, reduces daytime sleepiness, and modulates delta power in chronic insomnia: a randomized controlled trial",
    journal: "Lasers in Medical Science",
    year: 2025,
    volume: "40",
    issue: "1",
    pages: "451",
    pmid: "41125953",
    doi: "10.1007/s10103-025-04699-y",
    url: "https://pubmed.ncbi.nlm.nih.gov/41125953/",
    topics: ["sleep"],
    design: "randomised controlled trial",
    participants: 30,
    finding:
      "In 30 adults with chronic insomnia, one 10-minute session a day of frontal 810 nm light on three days in a row lowered the Pittsburgh Sleep Quality Index by 4.6 points more than sham (95% CI -7.2 to -2.0) a week later; the trial was small, and its printed dose does not add up (250 mW/cm² for 10 minutes is 150 J/cm², not the 60 J/cm² given).",
    checked: ["title", "pmid", "doi"],
    corrected: "2026-11",
    history: [
      {
        on: "2026-11-22",
        part: "finding",
        was: "In 30 adults with chronic insomnia, three daily 10-minute sessions of frontal 810 nm light (250 mW/cm2, 60 J/cm2) lowered the Pittsburgh Sleep Quality Index by 4.6 points more than sham (95% CI -7.2 to -2.0) one week later; the trial was small with short follow-up.",
        why: "“Three daily sessions” read like three a day. The printed dose does not add up, and we did not say so.",
      },
    ],
    population: "adults with chronic insomnia (DSM-5)",
    randomised: 30,
    comparator: "sham",
    arms: {
      light: {
        role: "light",
        name: "810 nm transcranial light",
        light: {
          wavelengths: [810],
          irradiance: 250,
          fluence: 60,
        },
        schedule: {
          minutes: 10,
          sessions: 3,
          asWritten: "one 10-minute session a day on three days in a row",
        },
        people: 15,
      },
      sham: {
        role: "sham",
        name: "sham",
        people: 15,
      },
    },
    outcomes: {
      "pittsburgh-sleep-quality-index": {
        measure: "Pittsburgh Sleep Quality Index",
        detail: "global score against sham",
        at: "1 week after",
        comparison: "sham",
        favours: "light",
        significant: true,
        p: "0.004",
        primary: true,
        effect: {
          kind: "MD",
          value: -4.6,
          ci: [-7.2, -2],
          unit: "points",
        },
      },
      "epworth-sleepiness-scale": {
        measure: "Epworth Sleepiness Scale",
        detail: "total score against sham",
        at: "1 week after",
        comparison: "sham",
        favours: "light",
        significant: true,
        p: "0.015",
        primary: true,
        effect: {
          kind: "MD",
          value: -4.1,
          ci: [-6.8, -1.4],
          unit: "points",
        },
      },
      "absolute-delta-power-fz": {
        measure: "Absolute delta power, Fz",
        detail: "EEG",
        at: "1 week after",
        comparison: "sham",
        favours: "light",
        significant: true,
        p: "<0.001",
        primary: true,
      },
    },
    adverseEvents: "No serious adverse events occurred.",
    note: "DOSE DOES NOT ADD UP: 250 mW/cm2 for 10 min is 150 J/cm2, not 60; 60 J/cm2 at 250 mW/cm2 takes 4 min. The abstract offers no duty cycle or split between sites that would explain it. Print the three figures as reported and say so, or leave the fluence out.",
    followUp: {
      weeks: 1,
    },
    seen: [
      {
        fields: "light, schedule, outcomes",
        url: "http://47.251.13.51:8081/41125953",
      },
    ],
  },
  "sunde-2020": {
    authors: ["Sunde E", "Pedersen T", "Mrdalj J", "Thun E", "Grønli J", "Harris A", "et al"],
    title:
      "Alerting and Circadian Effects of Short-Wavelength vs. Long-Wavelength Narrow-Bandwidth Light during a Simulated Night Shift",
    journal: "Clocks & Sleep",
    year: 2020,
    volume: "2",
    issue: "4",
    pages: "502-522",
    pmid: "33255613",
    doi: "10.3390/clockssleep2040037",
    url: "https://pubmed.ncbi.nlm.nih.gov/33255613/",
    topics: ["sleep"],
    design: "controlled trial",
    participants: 34,
    finding:
      "Across a simulated night shift in 34 young adults, blue light (455 nm) reduced sleepiness and delayed the melatonin rhythm more than red light (625 nm) of the same photon density, so red light disturbed the body clock less.",
    checked: ["title", "pmid", "doi"],
    population: "healthy young adults, simulated night shift",
    analysed: 34,
    comparator: "active",
    arms: {
      blue: {
        role: "light",
        name: "455 nm",
        light: {
          source: "LED",
          wavelengths: [455],
        },
      },
      red: {
        role: "light",
        name: "625 nm",
        light: {
          source: "LED",
          wavelengths: [625],
        },
      },
    },
    outcomes: {
      "sleepiness-task-performance-night": {
        measure: "Sleepiness and task performance in the night",
        detail: "625 nm against 455 nm: people were sleepier and slower",
        arm: "red",
        comparison: "other treatment",
        favours: "comparator",
        significant: true,
      },
      "melatonin-rhythm-phase-delay": {
        measure: "Melatonin rhythm phase delay",
        detail: "smaller with 625 nm than with 455 nm",
        arm: "red",
        comparison: "other treatment",
        favours: "light",
      },
    },
    registration: "NCT03203538",
    note: "Room lighting, not treatment. Both outcomes are about the red light: it kept people less awake, and shifted melatonin less. Photon density about 2.8 × 10^14 photons/cm2/s in both.",
    seen: [
      {
        fields: "light, outcomes, registration",
        url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC7712639",
      },
    ],
  },
  "van-maanen-2016": {
    authors: ["van Maanen A", "Meijer AM", "van der Heijden KB", "Oort FJ"],
    title: "The effects of light therapy on sleep problems: A systematic review and meta-analysis",
    journal: "Sleep Medicine Reviews",
    year: 2016,
    volume: "29",
    issue: null,
    pages: "52-62",
    pmid: "26606319",
    doi: "10.1016/j.smrv.2015.08.009",
    url: "https://pubmed.ncbi.nlm.nih.gov/26606319/",
    topics: ["sleep"],
    design: "meta-analysis",
    participants: 1154,
    finding:
      "Pooling 53 studies (1154 participants), bright-light therapy had a small-to-medium benefit for sleep problems overall (g = 0.39), for insomnia (g = 0.47) and for circadian rhythm disorders (g = 0.41), with signs of publication bias.",
    checked: ["title", "pmid"],
    population: "people with sleep problems (bright light, not red light)",
    trials: 53,
    analysed: 1154,
    arms: {
      light: {
        role: "light",
      },
    },
    outcomes: {
      "sleep-problems-overall": {
        measure: "Sleep problems overall",
        detail: "Hedges' g",
        favours: "light",
        significant: true,
        effect: {
          kind: "SMD",
          value: 0.39,
        },
      },
      "circadian-rhythm-sleep-disorders": {
        measure: "Circadian rhythm sleep disorders",
        detail: "Hedges' g",
        favours: "light",
        significant: true,
        effect: {
          kind: "SMD",
          value: 0.41,
        },
      },
      insomnia: {
        measure: "Insomnia",
        detail: "Hedges' g",
        favours: "light",
        significant: true,
        effect: {
          kind: "SMD",
          value: 0.47,
        },
      },
      "sleep-problems-alzheimers-disease-dementia": {
        measure: "Sleep problems with Alzheimer's disease or dementia",
        detail: "Hedges' g",
        favours: "light",
        significant: true,
        effect: {
          kind: "SMD",
          value: 0.3,
        },
      },
    },
    certainty: {
      asWritten: "There was indication of publication bias.",
    },
    note: "53 studies and 1154 people are the whole review.",
    seen: [
      {
        fields: "outcomes, analysed",
        url: "https://pubmed.ncbi.nlm.nih.gov/26606319/?dopt=Abstract",
      },
    ],
  },
  "zhang-2025": {
    authors: ["Zhang X", "Miao X", "Jiang H", "Ren Y", "Huo L", "Liu M", "et al"],
    title:
      "Advanced Intervention Effects of Pulsed and Steady Transcranial Photobiomodulation on Sleep, Mood, and EEG Signal Regulation",
    journal: "Journal of Biophotonics",
    year: 2025,
    volume: null,
    issue: null,
    pages: null,
    pmid: null,
    doi: "10.1002/jbio.70004",
    url: "https://doi.org/10.1002/jbio.70004",
    topics: ["sleep", "mood"],
    design: "controlled trial",
    participants: 24,
    finding:
      "In 24 healthy men given 10 minutes of 630 nm light at 95 mW/cm² (sham, continuous or pulsed at 500 Hz), sleepiness and mood scores improved from before to after only with pulsed light; the abstract reports no comparison with sham.",
    checked: ["title", "doi"],
    added: "2026-11-22",
    population: "healthy males",
    analysed: 24,
    comparator: "sham",
    arms: {
      continuous: {
        role: "light",
        name: "continuous wave",
        light: {
          wavelengths: [630],
          irradiance: 95,
          pulsed: false,
        },
        schedule: {
          minutes: 10,
          sessions: 1,
        },
      },
      pulsed: {
        role: "light",
        name: "pulsed at 500 Hz",
        light: {
          wavelengths: [630],
          irradiance: 95,
          pulsed: true,
        },
        schedule: {
          minutes: 10,
          sessions: 1,
        },
      },
      sham: {
        role: "sham",
        name: "sham",
      },
    },
    outcomes: {
      "sleepiness-anxiety-stress-depression-scores": {
        measure: "Sleepiness, anxiety, stress, depression scores, pulsed light",
        detail: "before to after (paired t-tests)",
        at: "after one session",
        comparison: "before",
        arm: "pulsed",
        favours: "light",
        p: "<0.05",
      },
      "scores-continuous-light": {
        measure: "Sleepiness, anxiety, stress, depression scores, steady light",
        detail: "before to after (paired t-tests)",
        at: "after one session",
        comparison: "before",
        arm: "continuous",
        favours: "neither",
        significant: false,
      },
    },
    note: "Tests within each group; the abstract has no result between groups.",
    seen: [
      {
        fields: "light, arms, outcomes",
        url: "https://ouci.dntb.gov.ua/?backlinks_to=10.1007%2Fs40501-024-00321-0",
      },
    ],
  },
  "zhao-2012": {
    authors: ["Zhao J", "Tian Y", "Nie J", "Xu J", "Liu D"],
    title:
      "Red light and the sleep quality and endurance performance of Chinese female basketball players",
    journal: "Journal of Athletic Training",
    year: 2012,
    volume: "47",
    issue: "6",
    pages: "673-678",
    pmid: "23182016",
    doi: "10.4085/1062-6050-47.6.08",
    url: "https://pubmed.ncbi.nlm.nih.gov/23182016/",
    topics: ["sleep", "athletic"],
    design: "controlled trial",
    participants: 20,
    finding:
      "In 20 elite female athletes (10 red light, 10 no light), 30 minutes of whole-body red light each night for 14 days improved sleep-quality scores, serum melatonin and a 12-minute run (P < .05); the group was small, the comparison group got no light, and the abstract gives no wavelength.",
    checked: ["title", "pmid", "doi"],
    corrected: "2026-11",
    history: [
      {
        on: "2026-11-22",
        part: "finding",
        was: "In 20 elite female athletes (10 red light, 10 placebo), 30 minutes of whole-body red light each night for 14 days improved sleep-quality scores, serum melatonin and a 12-minute run (P < .05), with sleep change correlating with melatonin (r = -0.695); the group was small and the abstract gives no wavelength.",
        why: "We called the comparison a placebo. The comparison group got no light.",
      },
    ],
    population: "elite female basketball players (age 18.60 ± 3.60 years)",
    analysed: 20,
    comparator: "placebo group without light",
    arms: {
      light: {
        role: "light",
        name: "whole-body red light",
        schedule: {
          minutes: 30,
          sessions: 14,
          perWeek: 7,
          weeks: 2,
          asWritten: "30 minutes, each night for 14 days",
        },
        people: 10,
      },
      sham: {
        role: "sham",
        name: "placebo, no light",
        people: 10,
      },
    },
    outcomes: {
      "sleep-quality": {
        measure: "sleep quality",
        detail: "Pittsburgh Sleep Quality Index",
        at: "14 days",
        comparison: "sham",
        favours: "light",
        significant: true,
        p: "<.05",
      },
      "serum-melatonin": {
        measure: "serum melatonin",
        at: "14 days",
        comparison: "sham",
        favours: "light",
        significant: true,
        p: "<.05",
      },
      "12-minute-run": {
        measure: "12-minute run",
        at: "14 days",
        comparison: "sham",
        favours: "light",
        significant: true,
        p: "<.05",
      },
    },
    seen: [
      {
        fields: "analysed, arms, schedule, outcomes",
        url: "https://research.mpu.edu.mo/en/publications/red-light-and-the-sleep-quality-and-endurance-performance-of-chin",
      },
    ],
  },
} as const satisfies Record<string, StudyRecord>;
