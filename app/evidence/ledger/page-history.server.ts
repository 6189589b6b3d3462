import { z } from "zod";
import { topicIds } from "./topics.ts";

const words = z.string().trim().min(1);

const pageCorrections = z.array(
  z.strictObject({
    on: z.iso.date(),
    /** The page's name and path. */
    page: words,
    path: words.regex(/^\//),
    topic: z.enum(topicIds),
    /** The page's old words, without markers. */
    was: words,
    is: words,
    why: words,
  }),
);

const withdrawnStudies = z.array(
  z.strictObject({
    on: z.iso.date(),
    id: words.regex(/^[a-z-]+-\d{4}$/),
    name: words,
    url: z.url(),
    topic: z.enum(topicIds),
    was: words,
    why: words,
  }),
);

const FDA_COLUMNS = [
  { page: "Skin Health & Anti-Aging", path: "/benefits/skin-health", topic: "skin" },
  { page: "Pain & Inflammation", path: "/benefits/pain-inflammation", topic: "pain" },
  { page: "Hair Growth & Restoration", path: "/benefits/hair-growth", topic: "hair" },
].map((page) => ({
  on: "2026-11-22",
  ...page,
  was: "FDA status: Cleared",
  is: "FDA status: Per product: ask for its clearance number",
  why: "Every type of device was called cleared. A clearance belongs to one product, and no type of device has one.",
}));

/** Corrected statements of pages beyond the studies and claims. Oldest first. */
export const pageHistory = pageCorrections.parse([
  {
    on: "2026-11-22",
    page: "Pain & Inflammation",
    path: "/benefits/pain-inflammation",
    topic: "pain",
    was: "Near-infrared laser has eased chronic neck and knee pain by about a fifth and a seventh of a pain scale.",
    is: "In pooled trials, lasers held on the skin eased chronic neck pain and sore knees somewhat more than a sham or another treatment did. Reviews of the knee disagree.",
    why: "The two reviews name no wavelength, and the sentence left out what the laser was compared with.",
  },
  {
    on: "2026-11-22",
    page: "Hormonal Health",
    path: "/benefits/hormonal-health",
    topic: "hormonal",
    was: "Or use full-body sessions in place of single areas: 20-30 minutes, 3-5 times weekly, at 18 inches (46 cm), where we reckon with 20 mW/cm².",
    is: "Full-body sessions, 20-30 minutes, 3-5 times weekly, are this site’s own figure, and we do not advise them from the front: they light the throat, breasts, abdomen and groin.",
    why: "The step lit what the notice on the same page forbids.",
  },
  ...FDA_COLUMNS,
  {
    on: "2026-11-28",
    page: "Should I ask first?",
    path: "/ask-first",
    topic: "safety",
    was: "Go to A&E or call your emergency number now.",
    is: "Call 911 or go to the emergency room now.",
    why: "Emergency advice named British services, which readers in the United States can’t use.",
  },
  {
    on: "2026-11-28",
    page: "Should I ask first?",
    path: "/ask-first",
    topic: "safety",
    was: "When after photodynamic therapy may this skin see a bright red lamp again?",
    is: "Injected drugs that light activates: porfimer, verteporfin, temoporfin, padeliporfin. Use no light therapy until the hospital that gave you the drug says so.",
    why: "Drugs made to be activated by light were missing. They now stand first, for everybody.",
  },
  {
    on: "2026-11-28",
    page: "Should I ask first?",
    path: "/ask-first",
    topic: "safety",
    was: "A label or guideline says so, about migraine, breastfeeding, numb skin, skin infection, open wounds, recent procedures, sleep, heat rubs, chronic actinic dermatitis, lupus, age under 18 and pregnancy.",
    is: "A device maker warns of it.",
    why: "Our sources for these were makers and sellers of devices, in part with studies beside them, and no label of a medicine, regulator or guideline.",
  },
  {
    on: "2026-11-28",
    page: "Pain & Inflammation",
    path: "/benefits/pain-inflammation",
    topic: "pain",
    was: "This site's own rule, which no trial tested: … sessions daily for the first … hours of acute injury, then as in this page's protocol.",
    is: "We advise no light at home on a fresh sprain. … No trial tested it, and the evidence speaks against it.",
    why: "In the largest trial, people recovered sooner without the laser.",
  },
  {
    on: "2026-11-28",
    page: "Pain & Inflammation",
    path: "/benefits/pain-inflammation",
    topic: "pain",
    was: "We know of no trial of these home devices in people with pain, so the studies column counts none.",
    is: "Home devices have been tried. A review found eleven studies of devices that people used on themselves, some of them for pain.",
    why: "The review had been missed.",
  },
  {
    on: "2026-11-28",
    page: "Dose calculator",
    path: "/dose",
    topic: "safety",
    was: "the 4–24 J/cm² of most protocols here",
    is: "the 4–24 J/cm² that this site calls usual",
    why: "Three of our seven protocols stay inside 4–24 J/cm², so it was never most.",
  },
  {
    on: "2026-11-28",
    page: "Dose calculator",
    path: "/dose",
    topic: "safety",
    was: "Judged safe for red LED … min",
    is: "Jagdeo 2020 … benefit not tested",
    why: "Minutes to sit were worked out, for any light, from a test of how much red LED light skin bears.",
  },
  {
    on: "2026-11-28",
    page: "Dose calculator",
    path: "/dose",
    topic: "safety",
    was: "So strong a light can warm the skin: end the session if it does. The line is ours; no trial drew it.",
    is: "More than 200 mW/cm² can heat and burn your skin. 200 is the laser safety standard’s limit for red light on skin (IEC 60825-1). Move farther back, and stop if your skin feels hot.",
    why: "Such light can burn, and the limit is a standard’s. A strength that no home device gives is now refused.",
  },
  {
    on: "2026-11-28",
    page: "Red light evidence, condition by condition",
    path: "/blog/the-evidence-condition-by-condition",
    topic: "pain",
    was: "For pain of the neck and jaw … it may help. For most other uses nobody knows.",
    is: "For pain of the jaw … it may help. For a lamp at home on a sore neck, and for most other uses, we don't know.",
    why: "The neck’s grade is very low for a lamp at home.",
  },
  {
    on: "2026-11-28",
    page: "Home",
    path: "/",
    topic: "dosimetry",
    was: "Some models say so; in ours the two end up at much the same depth.",
    is: "Near-infrared, which you can’t see, goes somewhat deeper than red in most sources below. How much deeper, they don’t agree.",
    why: "Our model leaves out what skin without blood absorbs. The other sources agree that near-infrared goes deeper.",
  },
  {
    on: "2026-11-28",
    page: "Skin Health & Anti-Aging",
    path: "/benefits/skin-health",
    topic: "skin",
    was: "Trials and reviews disagree. A review … mainly of blue light, saw no difference from care without light.",
    is: "A review … mainly of blue light, saw no fewer spots than with care without light, although investigators judged the skin significantly better in three of five trials. One review answers the question best: Ershadi and Barbieri pooled six randomised trials of red and blue LED devices for the home and saw clearly fewer spots.",
    why: "The review on devices for the home was left out, and half of what the other one found.",
  },
  {
    on: "2026-11-28",
    page: "Light on the thyroid",
    path: "/blog/thyroid-and-red-light",
    topic: "hormonal",
    was: "Infrared laser over the thyroid may lower the dose of levothyroxine that people with Hashimoto's disease need.",
    is: "We don't know whether infrared laser over the thyroid lowers the dose of levothyroxine that people with Hashimoto's disease need.",
    why: "The article was surer than our grade.",
  },
  {
    on: "2026-11-28",
    page: "Hormonal Health",
    path: "/benefits/hormonal-health",
    topic: "hormonal",
    was: "antibodies against the thyroid were lower after laser than after placebo … and it still did after six years",
    is: "one kind of antibody against the thyroid (TPO) was lower … It still did after six years, among those who could be followed, who were no longer the groups that chance had made.",
    why: "The other kind of antibody did not differ, and people dropped out over the six years.",
  },
  {
    on: "2026-11-28",
    page: "Hormonal Health",
    path: "/benefits/hormonal-health",
    topic: "hormonal",
    was: "Testosterone is the favourite claim of sellers, and nobody has tested red light for it in people. … No woman took part.",
    is: "We found one study in men. It had 50 infertile men, a laser in a clinic and no control group. … In one trial, women had a laser on acupuncture points.",
    why: "There are small studies in people that we had not found. Where we have found none, pages now say that, and when we looked.",
  },
  {
    on: "2026-11-28",
    page: "Does red light raise testosterone?",
    path: "/blog/red-light-and-testosterone",
    topic: "hormonal",
    was: "On red light and testosterone the number so far is zero.",
    is: "In the one study of men that we found, none went without the light.",
    why: "A study of 50 infertile men exists. It had no control group.",
  },
  {
    on: "2026-11-28",
    page: "Hormonal Health",
    path: "/benefits/hormonal-health",
    topic: "hormonal",
    was: "The one study that put near-infrared LEDs on people’s muscles and measured a metabolic result … No study covers you. … Nobody has shown it with an LED panel.",
    is: "We found two studies that put near-infrared LEDs on people’s muscles and measured blood sugar. … We found no study in pregnancy, while breastfeeding or under 18. … We found no study of it with an LED panel.",
    why: "A second study existed. That we found none does not say that there is none.",
  },
  {
    on: "2026-11-28",
    page: "Pain & Inflammation",
    path: "/benefits/pain-inflammation",
    topic: "pain",
    was: "Healthy and stressed cells can respond to the same light in apparently opposite directions, according to a review.",
    is: "Healthy and stressed cells can respond to the same light in apparently opposite directions, according to a review … What light does in healthy volunteers therefore says little about a diseased knee. … Walking and stair tests were no different.",
    why: "We had cut this caveat, and results without a benefit, to make the page shorter. They are back.",
  },
]);

/** Studies that the site no longer cites. Oldest first. */
export const withdrawn = withdrawnStudies.parse([
  {
    on: "2026-11-22",
    id: "ershadi-2025",
    name: "Ershadi 2025",
    url: "https://doi.org/10.1001/jamadermatol.2025.0019",
    topic: "skin",
    was: "Research letter pooling six randomised trials (216 people aged 12 to 50 with mild to moderate acne): against controls, home LED devices with blue light, red light or both lowered inflamed spots by 45.3% (95% CI 25.1-65.5, five trials) and others by 47.7% (18.0-77.4, four trials), mostly after 4 to 12 weeks; side effects were mild.",
    why: "It has no abstract, and we had read only what others report of it. A paper is cited for what was seen of it.",
  },
]);
