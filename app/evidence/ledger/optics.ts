/** With remarks on the coefficients. */
export type OpticsSource = {
  /** "Moaveni 1970, compiled by Prahl". */
  readonly name: string;
  readonly url: string;
  readonly caveat?: string;
};

/** Light in skin by wavelength, as printed. Nothing is fitted or extrapolated. Data only, shared with the browser. */
export const optics = {
  /** Molar extinction, per cm and mole per litre: [nm, with oxygen, without]. */
  haemoglobin: {
    rows: [
      [630, 680, 4280],
      [640, 440, 3640],
      [650, 380, 3420],
      [660, 320, 3200],
      [670, 320, 3080],
      [680, 320, 2960],
      [690, 280, 2560],
      [700, 320, 2160],
      [710, 340, 1840],
      [720, 360, 1520],
      [730, 400, 1500],
      [740, 440, 1520],
      [750, 520, 1620],
      [760, 600, 1720],
      [770, 660, 1420],
      [780, 720, 1120],
      [790, 760, 1020],
      [800, 800, 920],
      [810, 860, 880],
      [820, 920, 840],
      [830, 980, 840],
      [840, 1040, 840],
      [850, 1060, 800],
      [860, 1080, 840],
      [870, 1120, 840],
      [880, 1160, 840],
      [890, 1180, 860],
      [900, 1200, 880],
      [910, 1220, 920],
      [920, 1240, 880],
      [930, 1240, 800],
      [940, 1200, 800],
      [950, 1200, 720],
    ],
    /** Of whole blood, as the source takes it. */
    gramsPerLitre: 150,
    gramsPerMole: 66_500,
    source: {
      name: "Moaveni 1970, compiled by Prahl",
      url: "http://omlc.org/spectra/hemoglobin/moaveni.html",
    },
  },
  /** Extinction k of liquid water at 25 °C, without unit: [nm, k]. */
  water: {
    rows: [
      [600, 1.09e-8],
      [625, 1.39e-8],
      [650, 1.64e-8],
      [675, 2.23e-8],
      [700, 3.35e-8],
      [725, 9.15e-8],
      [750, 1.56e-7],
      [775, 1.48e-7],
      [800, 1.25e-7],
      [825, 1.82e-7],
      [850, 2.93e-7],
      [875, 3.91e-7],
      [900, 4.86e-7],
      [925, 1.06e-6],
      [950, 2.93e-6],
      [975, 3.48e-6],
      [1000, 2.89e-6],
    ],
    source: {
      name: "Hale and Querry 1973, as in the refractiveindex.info database",
      url: "https://doi.org/10.1364/AO.12.000555",
      caveat:
        "17 points, 25 nm apart, so that no narrow peak between them can be seen. The file names later values of the same group, by Segelstein 1981, which we have not read.",
    },
  },
  /** Absorption inside a melanosome: factor × nm to the power, per cm. */
  melanosome: {
    factor: 1.7e12,
    power: -3.48,
    /** The largest expected value over the smallest. */
    fold: 10,
    source: {
      name: "Jacques 1998, Melanosome absorption coefficient",
      url: "http://omlc.ogi.edu/spectra/melanin/mua.html",
      caveat: "Ten-fold variation between melanosomes is to be expected.",
    },
  },
  /** Typical skin: volume fractions, the share of oxygenated blood, and the two terms of reduced scattering. */
  skin: {
    blood: 0.002,
    oxygenated: 0.6,
    melanin: 0.1,
    epidermisInCm: 0.006,
    /** Per cm at 1000 nm, each with the power of nm ÷ 1000. */
    scattering: [
      { factor: 8.3, power: -1 },
      { factor: 1.7, power: -4 },
    ],
    source: {
      name: "Jacques 2008, Optical penetration depth of light into skin tissue",
      url: "https://omlc.org/news/jun08/penetration/index.html",
      caveat:
        "The page says of itself that it is not yet finished: an estimate, not a measurement.",
    },
  },
  /** Absorption of skin without blood, per cm: least + factor × e^(−(nm − from) ÷ fall). */
  bloodless: {
    ...{ least: 0.244, factor: 85.3, from: 154, fall: 66.2 },
    source: {
      name: "Jacques 1998, Skin Optics",
      url: "https://omlc.org/news/jan98/skinoptics.html",
      caveat: "Fitted to unpublished measurements of rat skin. The page calls it an approximation.",
    },
  },
  /** Volume fraction: our own assumption. */
  waterInSkin: 0.65,
  /** Volume fraction of melanosomes in the epidermis, by skin tone. */
  melanin: {
    groups: [
      { name: "light", from: 0.013, to: 0.063 },
      { name: "medium", from: 0.11, to: 0.16 },
      { name: "dark", from: 0.18, to: 0.43 },
    ],
    source: {
      name: "Jacques 1998, Skin Optics",
      url: "https://omlc.org/news/jan98/skinoptics.html",
      caveat:
        "Read as another text quotes it; of the page itself we have seen the beginning. It has a slightly different formula for melanosomes.",
    },
  },
  /** Medians in living skin, per cm: for comparison only. */
  measured: {
    nanometres: 850,
    people: 3809,
    /** In the upper and in the lower dermis. */
    absorption: [0.048, 0.035],
    scattering: 12,
    source: {
      name: "A Swedish cohort, Journal of Biomedical Optics 2023",
      url: "https://doi.org/10.1117/1.JBO.28.11.115001",
      caveat:
        "Worked out from reflected light by another model, and seen in the abstract, which prints them per mm.",
    },
  },
} as const satisfies Record<string, unknown>;
