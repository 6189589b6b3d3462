import { startCitations } from "#app/evidence/citations/citations.server.ts";
import type { ClaimId } from "#app/evidence/ledger/claims.server.ts";
import type { TrialResult, WebinarContent } from "./webinar-content.ts";

/** Citations are numbered in reading order, and claims graded. */
export function webinarContent(): WebinarContent {
  const citations = startCitations();
  return {
    problems: problems.map(({ title, text }) => ({ title, text: citations.inline(text) })),
    questions: questions.map(({ question, reason }) => ({
      question,
      reason: citations.inline(reason),
    })),
    results: results.map(({ use, href, finding, handheld, claim }) => {
      const texts = { finding: citations.inline(finding), handheld: citations.inline(handheld) };
      const { verdict: _verdict, ...assessment } = citations.assess(claim);
      return { use, href, ...texts, assessment };
    }),
    safety: citations.inline(SAFETY),
    references: citations.references(),
  };
}

export function webinarText(): string {
  return [
    ...problems.flatMap(({ title, text }) => [title, text]),
    ...questions.flatMap(({ question, reason }) => [question, reason]),
    ...results.flatMap(({ use, finding, handheld }) => [use, finding, handheld]),
    SAFETY,
  ].join("\n");
}

const problems: readonly { title: string; text: string }[] = [
  {
    title: "Something aches, and keeps aching",
    text: "Nearly all of the trial work on pain was done with lasers. One trial held a laser on the knee, point by point, twice weekly for {{hegedus-2009 weeks in words}} weeks [[hegedus-2009]]. A handheld is moved about in much the same way, but it is another kind of light until its maker shows otherwise.",
  },
  {
    title: "The mirror shows more lines than last year",
    text: "Masks light a whole face at once. One has beaten a sham [[park-2025]], another has not [[bragato-2025]]. A handheld lights a cheek, then the forehead, then the other cheek. The minutes add up, and so does the temptation to skip.",
  },
  {
    title: "You have a light, and it did nothing",
    text: "Too little light may do nothing: for joint pain, laser trials with lower doses found no effect [[bjordal-2003]]. Too much may be no better. In tissues rich in mitochondria, studies that failed had more often overdosed than underdosed [[zein-2018]].",
  },
  {
    title: "Every device claims to be the strongest",
    text: "The number that counts is the light that reaches the skin. In one count, {{hadis-2016/articles-not-reporting-irradiance}} on light therapy did not state it [[hadis-2016]]. If papers can leave it out, so can an advertisement. You are allowed to ask.",
  },
];

/** Open questions before a session can be planned. */
const questions: readonly { question: string; reason: string }[] = [
  {
    question: "Which wavelengths, in nanometers?",
    reason:
      'Trials name theirs. Longer waves went deeper in a computer model of layered skin, to about {{ash-2017 "5.4 mm"}} at most [[ash-2017]]; [in another there is hardly a difference](/light-in-skin).',
  },
  {
    question: "How many mW/cm² at the distance of use, and who measured it?",
    reason: "Multiplied by the seconds, it is the dose. Without it, no trial can be followed.",
  },
  {
    question: "How large is the lit spot?",
    reason: "It decides how many places a knee or a face is divided into, and so your evening.",
  },
  {
    question: "Is it cleared by the FDA, and for what?",
    reason: "A clearance names a use. It does not cover the other uses on the same box.",
  },
  {
    question: "How long can you send it back?",
    reason:
      'The mask that beat its sham did so at {{park-2025 "weeks 8, 12 and 16"}} [[park-2025]]. Two weeks to decide would be too few.',
  },
];

/** The benefit pages' claims, so that a use has one grade on the whole site. */
const results: readonly {
  use: string;
  href: TrialResult["href"];
  finding: string;
  handheld: string;
  claim: ClaimId;
}[] = [
  {
    use: "Crow’s feet and facial lines",
    href: "/benefits/skin-health",
    finding:
      "In {{park-2025 participants}} adults of Asian descent, a home mask with red and near-infrared light beat a sham mask: the share rated improved was {{park-2025/difference}} larger [[park-2025]]. In {{bragato-2025 participants}} women, a red mask did no better than a sham when blinded specialists graded the wrinkles [[bragato-2025]].",
    handheld: "That was a mask, on the whole face at once. Expect the same only of the same dose.",
    claim: "facial-wrinkles",
  },
  {
    use: "Chronic neck pain",
    href: "/benefits/pain-inflammation",
    finding:
      "In {{chow-2009/pain trials in words}} trials, pain was {{chow-2009/pain rounded}} of a hundred lower with laser than with a sham or another treatment, and side effects were no different from placebo [[chow-2009]]. Other reviews found many of the trials weak [[gross-2013, kadhim-saleh-2013]].",
    handheld:
      "Nearly all of it laser, held on the skin. Keep any light off the front of the throat, where the thyroid lies [[hofling-2013]].",
    claim: "neck-pain",
  },
  {
    use: "Knee osteoarthritis",
    href: "/benefits/pain-inflammation",
    finding:
      "One review found pain {{stausholm-2019/pain rounded}} of a hundred lower with laser than with a sham [[stausholm-2019]]. An earlier one found no difference [[huang-2015-knee]], and a later one rated its certainty very low [[oliveira-2024]].",
    handheld:
      "Laser again, and the reviews do not agree. Light over the whole knee did no better than a sham [[hsieh-2012]].",
    claim: "knee-osteoarthritis",
  },
];

const SAFETY =
  "Never shine it into the eyes: a child’s retina was damaged by repeated red laser treatment aimed at it [[liu-2023]]. Several hundred medicines can make skin react to light [[kowalska-2021]]; [see what to ask](/ask-first) a pharmacist about yours. Keep it off skin that can’t feel warmth. See a clinician before you treat a diagnosed condition, when you are pregnant or breastfeeding, or with a child. This page is educational and not a substitute for professional advice.";
