import type { StudyRecord } from "#app/evidence/ledger/study.ts";

/** Studies of how the light is thought to act. */
export const mechanismStudies = {
  "de-freitas-2016": {
    authors: ["de Freitas LF", "Hamblin MR"],
    title: "Proposed Mechanisms of Photobiomodulation or Low-Level Light Therapy",
    journal: "IEEE Journal of Selected Topics in Quantum Electronics",
    year: 2016,
    volume: "22",
    issue: "3",
    pages: "7000417",
    pmid: "28070154",
    doi: "10.1109/JSTQE.2016.2561201",
    url: "https://pubmed.ncbi.nlm.nih.gov/28070154/",
    topics: ["mechanism"],
    design: "review",
    participants: null,
    finding:
      "Review setting out the leading hypothesis that near-infrared photons free inhibitory nitric oxide from cytochrome c oxidase and raise ATP output, with light-gated ion channels as an alternative route.",
    checked: ["title", "pmid", "doi"],
    population: "mechanisms",
    arms: {},
    outcomes: {},
    seen: [
      {
        fields: "all",
        url: "https://docslib.org/doc/3550961/proposed-mechanisms-of-photobiomodulation-or-low-level-light-therapy",
      },
    ],
  },
  "hamblin-2017": {
    authors: ["Hamblin MR"],
    title: "Mechanisms and applications of the anti-inflammatory effects of photobiomodulation",
    journal: "AIMS Biophysics",
    year: 2017,
    volume: "4",
    issue: "3",
    pages: "337-361",
    pmid: "28748217",
    doi: "10.3934/biophy.2017.3.337",
    url: "https://pubmed.ncbi.nlm.nih.gov/28748217/",
    topics: ["mechanism"],
    design: "review",
    participants: null,
    finding:
      "Review naming cytochrome c oxidase and light-sensitive calcium channels as the likely first absorbers, and describing a biphasic dose response and an overall fall in inflammatory markers in stressed cells and animal models.",
    checked: ["title", "pmid", "doi"],
    population: "anti-inflammatory effects",
    arms: {},
    outcomes: {},
    seen: [
      {
        fields: "all",
        url: "https://www.aimspress.com/article/10.3934/biophy.2017.3.337/pdf",
      },
    ],
  },
  "hamblin-2018": {
    authors: ["Hamblin MR"],
    title: "Mechanisms and Mitochondrial Redox Signaling in Photobiomodulation",
    journal: "Photochemistry and Photobiology",
    year: 2018,
    volume: "94",
    issue: "2",
    pages: "199-212",
    pmid: "29164625",
    doi: "10.1111/php.12864",
    url: "https://pubmed.ncbi.nlm.nih.gov/29164625/",
    topics: ["mechanism"],
    design: "review",
    participants: null,
    finding:
      "Review of redox signalling after red and near-infrared light, noting that healthy and stressed cells can respond in apparently opposite directions.",
    checked: ["title", "pmid", "doi"],
    population: "red and near-infrared light, redox signalling",
    arms: {},
    outcomes: {},
    seen: [
      {
        fields: "all",
        url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC5844808",
      },
    ],
  },
  "heiskanen-2018": {
    authors: ["Heiskanen V", "Hamblin MR"],
    title: "Photobiomodulation: lasers vs. light emitting diodes?",
    journal: "Photochemical & Photobiological Sciences",
    year: 2018,
    volume: "17",
    issue: "8",
    pages: "1003-1017",
    pmid: null,
    doi: "10.1039/c8pp00176f",
    url: "https://doi.org/10.1039/c8pp00176f",
    topics: ["mechanism", "dosimetry"],
    design: "review",
    participants: null,
    finding:
      "Review arguing that coherent laser light is not essential, and that LEDs can deliver photobiomodulation with easier home use, larger treated areas and lower cost per milliwatt.",
    checked: ["title", "doi"],
    population: "lasers and LEDs for photobiomodulation",
    arms: {},
    outcomes: {},
    seen: [
      {
        fields: "all",
        url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6091542",
      },
    ],
  },
  "kim-2014": {
    authors: ["Kim HP"],
    title:
      "Lightening up Light Therapy: Activation of Retrograde Signaling Pathway by Photobiomodulation",
    journal: "Biomolecules & Therapeutics",
    year: 2014,
    volume: "22",
    issue: "6",
    pages: "491-496",
    pmid: "25489415",
    doi: "10.4062/biomolther.2014.083",
    url: "https://pubmed.ncbi.nlm.nih.gov/25489415/",
    topics: ["mechanism"],
    design: "review",
    participants: null,
    finding:
      "Review of 600-1000 nm light acting on cytochrome c oxidase and triggering mitochondria-to-nucleus (retrograde) signalling, with water proposed as a possible further light absorber.",
    checked: ["title", "pmid", "doi"],
    population: "mechanisms",
    arms: {
      light: {
        role: "light",
        light: {
          wavelengths: [[600, 1000]],
        },
      },
    },
    outcomes: {},
    note: "wavelengths_nm gives the ends of the range the review speaks of.",
    seen: [
      {
        fields: "light",
        url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC4256027/?term=%22Biomol+Ther+%28Seoul%29%22%5Bjour%5D",
      },
    ],
  },
  "lima-2019": {
    authors: [
      "Lima PLV",
      "Pereira CV",
      "Nissanka N",
      "Arguello T",
      "Gavini G",
      "Maranduba CMDC",
      "et al",
    ],
    title:
      "Photobiomodulation enhancement of cell proliferation at 660 nm does not require cytochrome c oxidase",
    journal: "Journal of Photochemistry and Photobiology B: Biology",
    year: 2019,
    volume: "194",
    issue: null,
    pages: "71-75",
    pmid: null,
    doi: "10.1016/j.jphotobiol.2019.03.015",
    url: "https://doi.org/10.1016/j.jphotobiol.2019.03.015",
    topics: ["mechanism"],
    design: "laboratory",
    participants: null,
    finding:
      "In mouse and human cell lines lacking assembled cytochrome c oxidase, 660 nm light still increased proliferation under most settings tested, which challenges the idea that this enzyme is required for the effect.",
    checked: ["title"],
    population:
      "mouse Cox10-knockout and human tRNA-Lys mutant cell lines without assembled cytochrome c oxidase",
    arms: {
      light: {
        role: "light",
        light: {
          wavelengths: [660],
        },
      },
    },
    outcomes: {
      "cell-proliferation": {
        measure: "Cell proliferation",
        detail: "light against none, cells without the enzyme",
        favours: "light",
      },
    },
    seen: [
      {
        fields: "outcomes",
        url: "https://arunalight.com/photobiomodulation-enhancement-of-cell-proliferation-at-660-nm-does-not-require-cytochrome-c-oxidase",
      },
    ],
  },
  "passarella-2014": {
    authors: ["Passarella S", "Karu T"],
    title:
      "Absorption of monochromatic and narrow band radiation in the visible and near IR by both mitochondrial and non-mitochondrial photoacceptors results in photobiomodulation",
    journal: "Journal of Photochemistry and Photobiology B: Biology",
    year: 2014,
    volume: "140",
    issue: null,
    pages: "344-358",
    pmid: null,
    doi: "10.1016/j.jphotobiol.2014.07.021",
    url: "https://doi.org/10.1016/j.jphotobiol.2014.07.021",
    topics: ["mechanism"],
    design: "review",
    participants: null,
    finding:
      "Review concluding that many molecules inside and outside mitochondria respond to red and near-infrared light, and that the mechanism is still not fully explained.",
    checked: ["title"],
    population: "photoacceptors inside and outside mitochondria",
    arms: {},
    outcomes: {},
    note: "Searched once, together with another title; abstract not shown; narrative review.",
    seen: [],
  },
} as const satisfies Record<string, StudyRecord>;
