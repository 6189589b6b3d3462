import { sample, type Testimonial, testimonial } from "./site.config.ts";

/** `sample()` marks samples, see site.config.ts. */

/** `avatar` is the initials, `connection` the presenter's tie to the product. */
export type WebinarHost = {
  name: string;
  role: string;
  avatar: string;
  bio: string;
  connection: string;
};

export type EventDate = {
  /** With its offset: "2027-01-14T18:00:00-05:00". */
  start: string;
  minutes: number;
  timeZone: string;
};

/** About the webinar only: words about effects of the light must not appear here. */
export type WebinarTestimonial = Pick<
  Testimonial,
  "name" | "role" | "location" | "avatar" | "content"
>;

export const seatsLimited = sample(
  "Webinar: seats limited",
  "Seats are limited so that every question in the live chat gets an answer.",
  "claim",
);
export const disclosure = sample(
  "Webinar: what you earn by it",
  "This promotes a product: we are paid a commission when you buy PerfectIO X through the event.",
  "independence",
);
/** Shown beside every statement of independence. */
export const exception = sample(
  "Webinar: exception from your independence",
  "One exception: our PerfectIO X webinar page is an ad. It’s labeled, and we earn a commission from it.",
  "independence",
);
/** How people who register learn the date and the link; also in the confirmation mail. */
export const joining = sample(
  "Webinar: date, time and link",
  "We’ll contact you by email or phone with the date, time, and link as soon as they are set.",
  "promise",
);
/** Null until it is set. Then the page shows it and offers a calendar file. */
export const date: EventDate | null = null;
/** Give every change of the words a new version: each registration stores it. */
export const consent = sample("Webinar: what people agree to when they register", {
  version: "webinar-1",
  text: "We use these details to confirm your place and to reach you about this event by email or phone, and for nothing else. You can have them deleted at any time.",
});
export const host = sample<WebinarHost>(
  "Webinar: host",
  {
    name: "Jonah Ellery",
    role: "Presenter",
    avatar: "JE",
    bio: "Jonah takes devices out of their boxes in front of the camera: how they are held, where the light lands, how long a session takes. He is not a doctor, and he says so when a question needs one.",
    connection: "He presents the event for the seller of PerfectIO X and is paid for it.",
  },
  "independence",
);
/** Figures only with the maker's test report at hand. */
export const features = sample(
  "Webinar: features of PerfectIO X",
  [
    {
      title: "Held in the hand",
      text: "You hold the light to your elbow or your cheek and stay in your armchair.",
    },
    {
      title: "Made for the home",
      text: "No clinic and no appointment. You choose when and how often. You also have to keep it up.",
    },
    {
      title: "Red light",
      text: "Light that you can see. First, ask which wavelengths it has, in nanometers.",
    },
  ],
  "claim",
);
export const bonuses = sample(
  "Webinar: bonuses",
  [
    {
      title: "Bundle pricing",
      text: "A price for sets, shown during the event. Compare it with the price of a single device before you decide.",
    },
    {
      title: "A free travel case and collagen serum",
      text: "The case protects the device. The serum is a cosmetic. We know of no trial of the serum and the light together.",
    },
    {
      title: "A free one-to-one virtual support session",
      text: "On a call, someone goes through your first session with you. For orders placed during the event.",
    },
  ],
  "claim",
);
export const testimonials = [
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
    content: "Nobody rushed me. I asked about my pills and was told to ask my pharmacist first.",
  }),
] satisfies readonly WebinarTestimonial[];
