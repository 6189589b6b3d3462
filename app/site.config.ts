/**
 * Who publishes this site: everything that only its operator can say. What stands in `sample()` is a
 * stand-in. Replace the value, take the `sample()` away, and `npm run preflight` stops naming it.
 */

/** What the operator must be able to prove before a real value of this kind is published. */
export type Duty = "claim" | "testimonial" | "independence" | "reviewer" | "promise";

/** A stand-in that is still in place. */
export type Sample = { what: string; duty?: Duty };

const samplesInPlace: Sample[] = [];

/** The stand-ins that are still in place, in the order of this file. */
export const samples: readonly Sample[] = samplesInPlace;

function sample<const T>(what: string, value: T, duty?: Duty): T {
  samplesInPlace.push(duty ? { what, duty } : { what });
  return value;
}

/** A physician who reviews the medical content. */
export type Reviewer = {
  name: string;
  jobTitle: string;
  affiliation: string;
  credentials: readonly string[];
};

/** A reader's own words. `rating` is of five stars, `avatar` the initials. */
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

/** Who presents the webinar. `avatar` is the initials, `connection` what ties them to the product. */
export type WebinarHost = {
  name: string;
  role: string;
  avatar: string;
  bio: string;
  connection: string;
};

/** A participant's words about the webinar; what the light did for them does not belong here. */
export type WebinarTestimonial = Pick<
  Testimonial,
  "name" | "role" | "location" | "avatar" | "content"
>;

function testimonial<Words extends { name: string }>(words: Words): Words {
  return sample(`Testimonial of ${words.name}`, words, "testimonial");
}

/** Everything that only the operator can say. */
export const site = {
  name: sample("Site name", "Wavelength"),
  tagline: "Red light therapy, explained from the evidence",
  /** Whose mails these are. The address must be one that the mail server may send for. */
  mailSender: sample("Sender of mails", {
    name: "Wavelength",
    address: "letters@wavelength.example",
  }),
  /** Stands under every mail, as anti-spam law asks (15 U.S.C. 7704). */
  postalAddress: sample(
    "Postal address",
    "Wavelength, 12 Example Street, Springfield, IL 62701, USA",
  ),
  contactEmail: sample("Contact address", "hello@wavelength.example"),
  social: sample("Social links", [
    { network: "Facebook", href: "https://www.facebook.com/" },
    { network: "X", href: "https://x.com/" },
    { network: "Instagram", href: "https://www.instagram.com/" },
    { network: "YouTube", href: "https://www.youtube.com/" },
  ]) satisfies readonly { network: SocialNetwork; href: string }[],

  /** Shown on store articles that name no author. */
  defaultAuthor: sample("Default author", "Wavelength Editors"),

  /** Under an author's name, by what the name is: it must be true of every author of that kind. */
  authorNotes: sample("Notes on authors", {
    desk: "A byline of our editorial office, and not the name of one person.",
    person: "Writes for this site.",
  }),

  /** Hosts whose links earn the operator a commission; links to them get `rel="sponsored"`. */
  affiliateHosts: [] as string[],

  reviewer: sample<Reviewer>(
    "Medical reviewer",
    {
      name: "Elena Marsh, MD",
      jobTitle: "Consultant Dermatologist",
      affiliation: "Department of Dermatology, Example University Hospital",
      credentials: ["MD", "Board-certified in dermatology"],
    },
    "reviewer",
  ),

  independence: sample(
    "Statement of editorial independence",
    "We take no payment from manufacturers, and no manufacturer sees a page before it is published.",
    "independence",
  ),
  affiliateDisclosure: sample(
    "Affiliate disclosure",
    "Some links earn us a commission at no cost to you. They never decide what we recommend.",
    "independence",
  ),

  /** The event about PerfectIO X at /webinars/perfectio-x. */
  webinar: {
    seatsLimited: sample(
      "Webinar: seats limited",
      "Seats are limited so that every question in the live chat gets an answer.",
      "claim",
    ),
    disclosure: sample(
      "Webinar: what you earn by it",
      "This promotes a product: we are paid a commission when you buy PerfectIO X through the event.",
      "independence",
    ),
    /** Beside every statement of independence, which it is an exception from. */
    exception: sample(
      "Webinar: exception from your independence",
      "One page is an exception: the one about the PerfectIO X webinar is an advertisement, marked as one, and pays us a commission.",
      "independence",
    ),
    /** How those who register learn when it is and how to get in; the confirmation mail says it too. */
    joining: sample(
      "Webinar: date, time and link",
      "We send you the date, the time and your link by e-mail or phone as soon as they are set.",
      "promise",
    ),
    /** A new version whenever the words change: it is kept with every registration. */
    consent: sample("Webinar: what people agree to when they register", {
      version: "webinar-1",
      text: "We use these details to confirm your place and to reach you about this event by e-mail or phone, and for nothing else. You can have them deleted at any time.",
    }),
    host: sample<WebinarHost>(
      "Webinar: host",
      {
        name: "Jonah Ellery",
        role: "Presenter",
        avatar: "JE",
        bio: "Jonah takes devices out of their boxes in front of the camera: how they are held, where the light lands, how long a session takes. He is not a doctor, and he says so when a question needs one.",
        connection: "He presents the event for the seller of PerfectIO X and is paid for it.",
      },
      "independence",
    ),
    /** What is certain of the product. Figures stand here only with the maker's test report at hand. */
    features: sample(
      "Webinar: features of PerfectIO X",
      [
        {
          title: "Held in the hand",
          text: "You bring the light to the elbow or the cheek and leave the rest of you in the armchair.",
        },
        {
          title: "Made for the home",
          text: "No clinic and no appointment. When and how often is up to you, and so is keeping at it.",
        },
        {
          title: "Red light",
          text: "Light that you can see. Which wavelengths it has, in nanometres, is the first thing to ask.",
        },
      ],
      "claim",
    ),
    bonuses: sample(
      "Webinar: bonuses",
      [
        {
          title: "Bundle pricing",
          text: "A price for sets, shown during the event. Compare it with the price of one before you decide.",
        },
        {
          title: "A free travel case and collagen serum",
          text: "The case keeps the device from knocks. The serum is a cosmetic; we know of no trial of the two together.",
        },
        {
          title: "A free one-to-one virtual support session",
          text: "Someone goes through the first session with you on a call. For orders placed during the event.",
        },
      ],
      "claim",
    ),
    testimonials: [
      testimonial({
        name: "Carla Nyberg",
        role: "Massage therapist",
        location: "Tucson, Arizona",
        avatar: "CN",
        content:
          "I came with one question about distance and got a number, a reason for it and a study to read. The chat was the best part.",
      }),
      testimonial({
        name: "Theo Brandt",
        role: "Choir director",
        location: "Madison, Wisconsin",
        avatar: "TB",
        content:
          "They showed the whole session at its real length. I could see whether I would keep that up on a weekday.",
      }),
      testimonial({
        name: "Amara Okafor",
        role: "Clinic receptionist",
        location: "Baltimore, Maryland",
        avatar: "AO",
        content:
          "Nobody rushed me. I asked about my tablets and was told to ask my pharmacist first.",
      }),
    ] satisfies readonly WebinarTestimonial[],
  },

  /** What the hub's cards say of each guide: stars from 1 to 5, and how many readers finished it. */
  guideReaders: sample(
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
  ),

  testimonials: [
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
  ] satisfies readonly Testimonial[],
};
