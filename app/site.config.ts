/**
 * The publisher's own data. `sample()` marks samples: replace the value and remove the call, and `npm run preflight`
 * stops naming it. Each is an export, so that the browser gets only what its page uses.
 */

/** The proof that a real value of this kind needs. */
export type Duty = "claim" | "testimonial" | "independence" | "reviewer" | "promise";

/** A stand-in that the operator has not replaced. */
export type Sample = { what: string; duty?: Duty };

const samplesInPlace: Sample[] = [];

export const samples: readonly Sample[] = samplesInPlace;

/* @__NO_SIDE_EFFECTS__ */
export function sample<const T>(what: string, value: T, duty?: Duty): T {
  samplesInPlace.push(duty ? { what, duty } : { what });
  return value;
}

export type Reviewer = {
  name: string;
  jobTitle: string;
  affiliation: string;
  credentials: readonly string[];
};

/** In the reader's own words. `rating` is of five stars, `avatar` the initials. */
export type Testimonial = {
  name: string;
  role: string;
  location: string;
  avatar: string;
  content: string;
  rating: number;
  verified: boolean;
};

export type SocialNetwork = "Facebook" | "X" | "Instagram" | "YouTube";

/* @__NO_SIDE_EFFECTS__ */
export function testimonial<Words extends { name: string }>(words: Words): Words {
  return sample(`Testimonial of ${words.name}`, words, "testimonial");
}

export const name = sample("Site name", "Wavelength");
export const tagline = "What the evidence says about red light therapy";
/** The mail server must be allowed to send for this address. */
export const mailSender = sample("Sender of mails", {
  name: "Wavelength",
  address: "letters@wavelength.example",
});
/** Printed under every mail, as anti-spam law requires (15 U.S.C. 7704). */
export const postalAddress = sample(
  "Postal address",
  "Wavelength, 12 Example Street, Springfield, IL 62701, USA",
);
export const contactEmail = sample("Contact address", "hello@wavelength.example");
export const social = sample("Social links", [
  { network: "Facebook", href: "https://www.facebook.com/" },
  { network: "X", href: "https://x.com/" },
  { network: "Instagram", href: "https://www.instagram.com/" },
  { network: "YouTube", href: "https://www.youtube.com/" },
]) satisfies readonly { network: SocialNetwork; href: string }[];

export const defaultAuthor = sample("Default author", "Wavelength Editors");

/** By kind of author: each note must be true of every author of its kind. */
export const authorNotes = sample("Notes on authors", {
  desk: "A byline of our editorial office, and not the name of one person.",
  person: "Writes for this site.",
});

/** Days until the next review of a page or claim; the desk lists those that are due. */
export const reviewEvery = 180;

/** Hosts whose links earn a commission; links to them get `rel="sponsored"`. */
export const affiliateHosts: readonly string[] = [];

export const reviewer = sample<Reviewer>(
  "Medical reviewer",
  {
    name: "Elena Marsh, MD",
    jobTitle: "Consultant Dermatologist",
    affiliation: "Department of Dermatology, Example University Hospital",
    credentials: ["MD", "Board-certified in dermatology"],
  },
  "reviewer",
);

export const independence = sample(
  "Statement of editorial independence",
  "We take no payment from manufacturers, and no manufacturer sees a page before it is published.",
  "independence",
);
export const affiliateDisclosure = sample(
  "Affiliate disclosure",
  "Some links earn us a commission at no cost to you. They never decide what we recommend.",
  "independence",
);

/** The hub's figures for each guide: stars from 1 to 5, and readers who finished it. */
export const guideReaders = sample(
  "Guides: popularity and completions",
  {
    "what-is-red-light-therapy": { popularity: 5, completions: 14200 },
    "getting-started": { popularity: 5, completions: 11850 },
    safety: { popularity: 4, completions: 8640 },
    protocols: { popularity: 4, completions: 6270 },
    wavelengths: { popularity: 4, completions: 5130 },
    faq: { popularity: 3, completions: 4480 },
  },
  "claim",
);

export const testimonials = [
  testimonial({
    name: "Dana Whitfield",
    role: "Physical therapist",
    location: "Portland, Oregon",
    avatar: "DW",
    content:
      "The protocols give me a wavelength, a dose and a distance, and the study they come from. That is what I hand to patients who ask about a panel for home.",
    rating: 5,
    verified: true,
  }),
  testimonial({
    name: "Marcus Oyelaran",
    role: "Marathon runner",
    location: "Austin, Texas",
    avatar: "MO",
    content:
      "I had two panels in my cart and no idea what the numbers meant. After the dose guide I bought the smaller one and I know why.",
    rating: 5,
    verified: true,
  }),
  testimonial({
    name: "Ingrid Solheim",
    role: "Retired teacher",
    location: "Duluth, Minnesota",
    avatar: "IS",
    content:
      "It says plainly where the evidence is thin. I trust the rest more for that, and the reference lists let me look it up myself.",
    rating: 5,
    verified: true,
  }),
  testimonial({
    name: "Priya Raman",
    role: "Skincare enthusiast",
    location: "San Jose, California",
    avatar: "PR",
    content:
      "The beginner’s plan was short enough to keep: ten minutes, four times a week. I stopped guessing and stuck with it.",
    rating: 5,
    verified: false,
  }),
] satisfies readonly Testimonial[];
