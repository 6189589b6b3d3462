import { href } from "react-router";
import * as site from "#app/site.config.ts";

/** On the hub and the home page. */
export type GuideCard = {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** In minutes. */
  readonly readTime: number;
  readonly difficulty: "Beginner" | "Intermediate";
  /** 1 to 5 stars. */
  readonly popularity: number;
  readonly href: string;
  /** The guide's place in the learning path. */
  readonly step: { readonly title: string; readonly description: string };
  readonly completions: number;
};

/** In the order for a newcomer. The operator supplies stars and completions. */
export const guideCards: readonly GuideCard[] = [
  {
    title: "What is red light therapy?",
    description:
      "Which light counts, what it may do in cells, and where the evidence is strong, thin or missing.",
    category: "Basics",
    readTime: 6,
    difficulty: "Beginner",
    href: href("/guide/:slug", { slug: "what-is-red-light-therapy" }),
    step: {
      title: "What it is",
      description:
        "Learn which light counts, how it is thought to work and what it has been shown to do.",
    },
    ...site.guideReaders["what-is-red-light-therapy"],
  },
  {
    title: "Getting started at home",
    description: "A first month in short sessions: what to buy, what to measure, when to stop.",
    category: "Practice",
    readTime: 5,
    difficulty: "Beginner",
    href: href("/guide/:slug", { slug: "getting-started" }),
    step: {
      title: "Getting started",
      description: "Choose one aim, a small device and one number to write down for a month.",
    },
    ...site.guideReaders["getting-started"],
  },
  {
    title: "Safety: who should ask first",
    description:
      "Eyes, skin, medicines, cancer and pregnancy: what studies say, and where we found none.",
    category: "Safety",
    readTime: 20,
    difficulty: "Beginner",
    href: href("/guide/:slug", { slug: "safety" }),
    step: {
      title: "Safety",
      description: "Check your eyes, skin and medicines against the list before the first session.",
    },
    ...site.guideReaders.safety,
  },
  {
    title: "Dose and protocols",
    description: "How to work out your minutes and distance, with settings from studies.",
    category: "Practice",
    readTime: 6,
    difficulty: "Intermediate",
    href: href("/guide/:slug", { slug: "protocols" }),
    step: {
      title: "Protocols",
      description: "Work out minutes and distance for your own device, and change one at a time.",
    },
    ...site.guideReaders.protocols,
  },
  {
    title: "Red vs near-infrared",
    description:
      "Which wavelength for what: what is known of how deep each goes, and what trials that compared two found.",
    category: "Science",
    readTime: 6,
    difficulty: "Intermediate",
    href: href("/guide/:slug", { slug: "wavelengths" }),
    step: {
      title: "Red vs near-infrared",
      description: "See what each wavelength was tested on before you pay for both.",
    },
    ...site.guideReaders.wavelengths,
  },
  {
    title: "Questions readers ask",
    description: "Does it work, how long, how close, is it safe? Short answers with their sources.",
    category: "Basics",
    readTime: 6,
    difficulty: "Beginner",
    href: href("/guide/:slug", { slug: "faq" }),
    step: {
      title: "FAQ",
      description: "Look up what is still open, from clothes to cancer, in a few sentences each.",
    },
    ...site.guideReaders.faq,
  },
];
