import { href } from "react-router";
import { type LastChange, lastChangeOn, listChanges } from "#app/evidence/ledger/changes.server.ts";
import { EVIDENCE, type ToolPath, toolLinks } from "./tools.ts";

/** For /evidence, search, sitemap, llms.txt and social images. */
export type Tool = {
  readonly path: ToolPath;
  readonly title: string;
} & ToolTexts;

type ToolTexts = {
  /** One sentence, plain text. */
  readonly description: string;
  /** Further words for the search. */
  readonly keywords: readonly string[];
  /** YYYY-MM-DD. */
  readonly updated: string;
};

/** Apart from tools.ts, which every page loads in the browser. */
const texts: Record<ToolPath, ToolTexts> = {
  "/dose": {
    description: "Works out your dose and compares it with doses used in studies.",
    keywords: [
      "dose calculator",
      "dosage",
      "irradiance calculator",
      "how long",
      "how many minutes a day",
      "how far",
      "how close",
      "minutes",
      "distance from the panel",
      "joules",
    ],
    updated: "2026-11-22",
  },
  "/ask-first": {
    description:
      "Check your medicines and conditions. See who to ask and what to say. Nothing is stored or sent.",
    keywords: [
      "contraindications",
      "who should not use red light therapy",
      "who should not use it",
      "who can't use it",
      "who cannot use it",
      "who can't use red light therapy",
      "is it safe for me",
      "medicines",
      "photosensitivity",
      "pharmacist",
      "photosensitive medication",
      "pregnancy",
      "eye safety",
    ],
    updated: "2026-11-22",
  },
  "/plan": {
    description:
      "Turns your goal, device, and start date into a calendar, with one number to track and a day to decide.",
    keywords: [
      "calendar",
      "schedule",
      "how often",
      "every day",
      "when to stop",
      "diary",
      "treatment plan",
    ],
    updated: "2026-11-22",
  },
  "/devices": {
    description:
      "Compares two kinds of device, or one with yours: light, strength, minutes, coverage, price, and studies.",
    keywords: [
      "compare devices",
      "device comparison",
      "panel vs mask",
      "panel or mask",
      "mask or panel",
      "which device",
      "best red light devices",
      "belt or pad",
      "handheld",
      "cap or comb",
    ],
    updated: "2026-11-22",
  },
  "/light-in-skin": {
    description: "Shows how deep each wavelength reaches in skin, and how uncertain that is.",
    keywords: [
      "penetration depth",
      "how deep does red light go",
      "reaches deeper",
      "near-infrared or red",
      "absorption",
      "scattering",
      "melanin",
      "skin tone",
      "darker skin",
      "haemoglobin",
    ],
    updated: "2026-11-22",
  },
  "/spec-sheet": {
    description:
      "Checks whether a seller’s numbers are possible: watts, LEDs, light strength, coverage, and FDA claims.",
    keywords: [
      "spec sheet",
      "specifications",
      "fake watts",
      "1000W panel",
      "irradiance claim",
      "medical grade",
      "FDA registered",
      "FDA cleared",
      "FDA approved",
      "questions for the seller",
    ],
    updated: "2026-11-22",
  },
  "/studies": {
    description:
      "Every paper that we cite. Filter, sort, and download by design, people, wavelength, dose, sessions, result, and funder.",
    keywords: [
      "papers",
      "research",
      "clinical trials",
      "randomized trials",
      "list of studies",
      "bibliography",
      "placebo",
      "download",
      "BibTeX",
    ],
    updated: listChanges()[0]?.on ?? "2026-11-22",
  },
  "/changes": {
    description: "Everything we’ve corrected, changed, or added, and why.",
    keywords: ["corrections", "errata", "change log", "changelog", "updates", "what is new"],
    updated: listChanges()[0]?.on ?? "2026-11-22",
  },
};

/** In the order of the menu. */
export const tools: readonly Tool[] = toolLinks.map(({ href, name }) => ({
  path: href,
  title: name,
  ...texts[href],
}));

/** @throws for an unknown path */
export function findTool(path: ToolPath): Tool {
  const tool = tools.find((each) => each.path === path);
  if (!tool) throw new Error(`No tool has the path "${path}"`);
  return tool;
}

/** Of what the page cites, or else of its own list; leads to the changes. @throws for an unknown path */
export function lastToolChange(path: ToolPath, cited: readonly string[] = []): LastChange {
  return lastChangeOn(path, cited) ?? { on: findTool(path).updated, href: href("/changes") };
}

/** For the sitemap and search. */
export const evidencePage: Pick<Tool, "title" | "description" | "keywords"> & { path: string } = {
  path: EVIDENCE.href,
  title: EVIDENCE.name,
  description:
    "Every use of red and near-infrared light on one map: how strong the evidence is, how much it helped, and in how many people. With tools to check it yourself.",
  keywords: [
    "evidence map",
    "evidence",
    "does it work for",
    "is it proven",
    "tools",
    "calculators",
  ],
};
