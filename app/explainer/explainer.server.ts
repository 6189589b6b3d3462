import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import { findStudy, type StudyId } from "#app/evidence/ledger/studies.server.ts";
import type { ExplainerScene, SceneSource } from "./explainer-scene.ts";

/** 44 seconds in all. A caption says no more than its papers found. */
export function explainerScenes(): ExplainerScene[] {
  return fillNumbers(script).map(({ studies, ...scene }) => ({
    ...scene,
    sources: studies.map(source),
  }));
}

interface Scene extends Omit<ExplainerScene, "sources"> {
  readonly studies: readonly StudyId[];
}

const script: readonly Scene[] = [
  {
    id: "light",
    title: "The light",
    caption:
      "Red light therapy uses red and near-infrared light, about {{kim-2014 wavelengths}}. Beyond roughly 700\u00a0nm you can hardly see it.",
    picture:
      "A spectrum of {{kim-2014 wavelengths}}, red on the left and darkening to the right, with a wave above it that grows longer.",
    seconds: 7,
    studies: ["kim-2014"],
  },
  {
    id: "depth",
    title: "How deep it goes",
    caption:
      "In our model half of either light is left at {{skin 660 half}}. In another, longer waves go deeper. It is not settled.",
    picture:
      "Two beams enter the skin, 660 and 850 nm, and fade alike. A bracket marks where half of each is left, {{skin 660 half}}.",
    number: "{{skin 660 half}}",
    seconds: 6,
    studies: ["setchfield-2023", "ash-2017"],
  },
  {
    id: "cell",
    title: "What it may do there",
    caption:
      "The leading hypothesis: light frees nitric oxide from cytochrome c oxidase, and the cell makes more ATP. It is not settled: cells without the assembled enzyme responded to red light too.",
    picture:
      "In a mitochondrion, light meets the enzyme cytochrome c oxidase. Nitric oxide, NO, drifts off and ATP appears.",
    seconds: 9,
    studies: ["de-freitas-2016", "lima-2019"],
  },
  {
    id: "dose",
    title: "The dose",
    caption:
      "The dose is irradiance times time. A lamp with {{panel 18}}, as we assume, takes five minutes to give {{dose panel-18 5}}.",
    picture: "A timer runs to five minutes while a bar fills to {{dose panel-18 5}}.",
    number: "{{sum panel-18 5}}",
    seconds: 7,
    studies: [],
  },
  {
    id: "curve",
    title: "Why more is not better",
    caption:
      "Low doses often stimulate repair better than higher ones. Where the best dose lies is not agreed.",
    picture: "A curve of effect against dose rises to a window and falls again.",
    seconds: 6,
    studies: ["huang-2009", "zein-2018"],
  },
  {
    id: "limits",
    title: "What it is not",
    caption:
      "It is not ultraviolet: experts state that red light does not induce DNA damage. In rheumatoid arthritis infrared laser may be no better than sham. And it does not replace a doctor.",
    picture: "Three lines: not ultraviolet, not for everything, not a substitute for a doctor.",
    seconds: 9,
    studies: ["maghfour-2025", "lourinho-2023"],
  },
];

function source(id: StudyId): SceneSource {
  const { authors, year, url } = findStudy(id);
  const [first = "", ...others] = authors;
  // Printed as "de Freitas LF": the initials come last.
  const family = first.replace(/ \S+$/, "");
  return { name: `${family}${others.length > 0 ? " et al." : ""} ${year}`, url };
}
