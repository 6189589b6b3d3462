/**
 * Light in skin by wavelength, as printed by the sources of content/light-in-skin-sources.yaml. Nothing is fitted or
 * extrapolated. Data only, shared with the browser.
 */
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
  },
  /** Absorption inside a melanosome: factor × nm to the power, per cm. */
  melanosome: {
    factor: 1.7e12,
    power: -3.48,
    /** The largest expected value over the smallest. */
    fold: 10,
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
  },
  /** Absorption of skin without blood, per cm: least + factor × e^(−(nm − from) ÷ fall). */
  bloodless: {
    least: 0.244,
    factor: 85.3,
    from: 154,
    fall: 66.2,
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
  },
  /** Medians in living skin, per cm: for comparison only. */
  measured: {
    nanometres: 850,
    people: 3809,
    /** In the upper and in the lower dermis. */
    absorption: [0.048, 0.035],
    scattering: 12,
  },
} as const satisfies Record<string, unknown>;
