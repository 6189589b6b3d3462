import type { Benefit } from "#app/benefits/benefit.ts";
import { pageClaim } from "#app/site.config.ts";

/** Its own figures, which no cited paper supports. */
const claims = {
  studies: pageClaim("/benefits/pain-inflammation", "500+ Pain Studies"),
  rate: pageClaim("/benefits/pain-inflammation", "70%+ Pain Reduction"),
  course: pageClaim("/benefits/pain-inflammation", "50-70% pain reduction"),
};

/** The page on pain and inflammation. */
export const benefit: Benefit = {
  meta: {
    title: "Red Light Therapy for Pain & Inflammation: The Trials",
    description:
      "What placebo-controlled trials of near-infrared light found for knees, necks, backs and tendons, how sure each result is, and a protocol with its dose.",
    keywords: [
      "red light therapy for pain",
      "near-infrared light for inflammation",
      "photobiomodulation knee osteoarthritis",
      "low-level laser therapy neck pain",
      "850 nm light joint pain",
      "infrared therapy for pain",
      "knee pain",
      "back pain",
      "arthritis",
    ],
    published: "2026-11-21",
    lastReviewed: "2026-11-21",
    physicianReviewed: true,
  },
  card: {
    description:
      "Near-infrared light for sore joints, necks, backs and tendons. Pooled trials found modest relief, and nearly all of them used a laser.",
    keyPoints: [
      "810-850nm NIR, 15-20 min a session",
      "Most trials: knee, neck, low back, tendons",
      "Judge it after 2-6 weeks",
    ],
    studies: claims.studies,
    icon: "bone",
  },
  hero: {
    badge: claims.studies,
    title: "Pain & Inflammation",
    lead: "Near-infrared laser has eased chronic neck and knee pain by about a fifth and a seventh of a pain scale [[chow-2009, stausholm-2019]]. Whether a home LED panel can do the same is untested: no pain trial that we cite names one.",
    action: { text: "View Protocol", href: "#protocol" },
  },
  quickFacts: [
    { label: "Light", value: "810-850nm NIR" },
    { label: "Session", value: "15-20 min" },
    { label: "Judge it after", value: "2-6 weeks" },
    { label: "This site's own claim", value: claims.rate },
  ],
  bands: [{ from: 810, to: 850, label: "Near-infrared" }],
  introduction: `
    <p>Pain is one of the uses of this light with the most trials behind it. In 16 randomised trials with 820 patients, laser cut chronic neck pain by 19.86 mm on a 100 mm scale [[chow-2009]]. In 22 placebo-controlled trials with 1,063 people, it cut the pain of knee osteoarthritis by 14.23 mm [[stausholm-2019]]. In seven trials with 394 patients, chronic low back pain fell by 13.57 mm more than with placebo [[huang-2015-back]]. Each is a gap of about a seventh to a fifth of the scale.</p>
    <p>Two figures here are this site's own: ${claims.rate} above and 50-70% in the timeline. No pooled analysis that we cite supports either. The reviews count millimetres on a scale, which cannot be turned into a percentage of your pain, and their averages are far smaller. Two single trials came that far. In mild to moderate knee osteoarthritis, mean scores went from 5.75 to 1.18 two months on, a fall of 79% [[hegedus-2009]]; in chemotherapy neuropathy, neuropathy scores fell by 52.6% at 8 weeks [[argenta-2017]]. They cannot stand for all pain. The badge ${claims.studies} is our own count too; the papers that this page rests on are listed at its foot.</p>
    <p>Some reviews came away with little or nothing. An earlier meta-analysis of the knee trials concluded that they did not support laser [[huang-2015-knee]], and a 2024 review of ten trials with 542 people found less pain at rest, no gain in the Timed Up &amp; Go walking test, and certainty it rated very low [[oliveira-2024]]. In rheumatoid arthritis, 18 trials with 793 people suggest that infrared laser may be no better than sham [[lourinho-2023]].</p>
    <p>The grades below say how sure a result is, apart from how large it was. Where the result comes from lasers we mark it down a step as indirect, because the protocol on this page is written for LED devices.</p>`,
  mechanisms: [
    {
      title: "Energy supply in the cell",
      text: "The leading hypothesis holds that near-infrared photons free nitric oxide that was blocking the enzyme cytochrome c oxidase, so that the cell makes more ATP; light-gated ion channels are the alternative [[de-freitas-2016]]. The enzyme may not be required: cell lines that lack the assembled enzyme still multiplied faster under 660 nm light at most settings tried [[lima-2019]]. A review of the absorbers calls the mechanism not fully explained [[passarella-2014]].",
      benefit:
        "Injured tissue with more energy to spend might mend sooner; nobody has shown that in a sore joint.",
    },
    {
      title: "Inflammatory signals",
      text: "In stressed cells and animal models, light lowers inflammatory markers overall [[hamblin-2017]]. Human traces are few: 22 high-level footballers had less IL-6, a marker of inflammation, after a maximal run when infrared laser came first [[tomazoni-2019]]. In five placebo-controlled trials of rheumatoid arthritis, with 222 patients, swelling did not clearly change [[brosseau-2005]].",
      benefit: "Calmer tissue should hurt less, if what happens in animals happens in joints.",
    },
    {
      title: "Stressed cells and sound ones",
      text: "Healthy and stressed cells can respond to the same light in apparently opposite directions, according to a review of the chemical signals that follow it [[hamblin-2018]]. What light does in healthy volunteers therefore says little about a diseased knee.",
      benefit: "A reason to aim at the part that hurts and leave sound tissue alone.",
    },
    {
      title: "A dose that can be too small",
      text: "Across 11 trials with 565 patients, doses chosen in advance for each joint cut chronic joint pain by 29.8 mm on a 100 mm scale, while trials with lower doses found no effect [[bjordal-2003]]. In low back pain the benefit appeared only at 3 J or more per point [[glazov-2016]]. There is an upper edge as well: a review of laboratory, animal and clinical data finds that low doses often stimulate repair better than high ones [[huang-2009]].",
      benefit: "Know your device's output, or you cannot tell a failed dose from a failed therapy.",
    },
    {
      title: "How far the light reaches",
      text: "In a computer model of layered skin, penetration rose with wavelength to a calculated maximum of about 5.4 mm [[ash-2017]]. The model contains no muscle and no joint. It explains why near-infrared is preferred for pain, and it gives no ground for promises of light deep inside a hip.",
      benefit:
        "Tendons and finger joints lie shallow, so they should be easier to reach than a hip.",
    },
  ],
  figures: {
    mechanisms: { kind: "penetration", wavelengths: [660, 810, 850] },
    protocol: { kind: "dose-response" },
  },
  applications: [
    {
      condition: "Chronic neck pain",
      claim: { studies: ["chow-2009"], concerns: ["indirect"], effect: "unclear" },
      mechanism:
        "How light would ease a neck is unproven; a review of cell and animal work points to lower inflammatory markers [[hamblin-2017]].",
      evidence:
        "A meta-analysis in <em>The Lancet</em> covered 16 randomised trials with 820 patients. Laser cut pain by 19.86 mm on a 100 mm scale (95% CI 10.04–29.68), relief was reported up to 22 weeks, and side-effects were no different from placebo [[chow-2009]].",
      protocol:
        "The summary we hold of the neck trials gives no dose to copy [[chow-2009]]. Use this site's protocol on the muscles at the back and side of the neck, and keep the light off the front of the throat: in a trial of 43 people with autoimmune hypothyroidism, those given laser went on to need less thyroid medicine [[hofling-2013]].",
    },
    {
      condition: "Knee osteoarthritis",
      claim: {
        studies: ["stausholm-2019", "oliveira-2024", "huang-2015-knee", "hegedus-2009"],
        concerns: ["conflicting", "indirect"],
        effect: "unclear",
      },
      mechanism:
        "Proposed: calmer tissue around the joint, by the fall in inflammatory markers that cells and animals show [[hamblin-2017]].",
      evidence:
        "In 22 placebo-controlled trials with 1,063 people, pain fell by 14.23 mm on a 100 mm scale (95% CI 7.31–21.14), and by 18.71 mm in the trials that used recommended doses [[stausholm-2019]]. An earlier meta-analysis found no support for laser [[huang-2015-knee]]. A later one, ten trials with 542 people, found pain at rest lower by 0.7 (95% CI 0.2–1.1) and no change in the Timed Up &amp; Go test, with very low certainty [[oliveira-2024]].",
      protocol:
        'One positive trial used an 830 nm laser of 50 mW, 6 J per point, twice weekly for 4 weeks [[hegedus-2009]]; each point takes two minutes at that power. This site\'s own protocol, for an LED device: a pad wrapped round the joint, or a panel aimed at the front of the bent knee, at <a href="#protocol">the dose below</a>.',
    },
    {
      condition: "Chronic low back pain",
      claim: {
        studies: ["glazov-2016", "huang-2015-back"],
        concerns: ["indirect"],
        effect: "unclear",
      },
      mechanism:
        "Unknown; skin modelling, which puts the deepest penetration at about 5.4 mm, makes a direct effect on the spine unlikely [[ash-2017]].",
      evidence:
        "Two meta-analyses agree that pain falls somewhat. In seven trials with 394 patients it fell by 13.57 mm more than with placebo, while disability and spinal movement did not improve [[huang-2015-back]]. In 15 sham-controlled trials with 1,039 people it fell by up to 1.40 cm in the short term, but only at 3 J or more per point and in shorter-standing pain [[glazov-2016]].",
      protocol:
        'Trials that worked gave at least 3 J per point by laser [[glazov-2016]], a unit that cannot be carried over to a panel without the area of the spot. This site\'s own protocol: one field over the sore region, <a href="#protocol">the dose below</a>, and a check after six weeks on what you can do besides how it feels.',
    },
    {
      condition: "Tendons and plantar fasciitis",
      claim: {
        studies: ["naterstad-2022", "tripodi-2021", "bjordal-2008", "tumilty-2010"],
        concerns: ["conflicting", "indirect"],
        effect: "unclear",
      },
      mechanism:
        "Proposed: help with repair in a tissue close to the skin; low doses often stimulate repair better than high ones [[huang-2009]].",
      evidence:
        "In leg tendons and plantar fasciitis, laser cut pain by 13.15 mm on a 100 mm scale at the end of treatment, with long-term data lacking [[naterstad-2022]]. Added to exercise, light beat sham plus exercise for pain by a mean difference of 1.06 (17 trials, 835 people; very low to moderate certainty) and was no better than other treatments [[tripodi-2021]]. An older review counted 12 positive trials and 13 inconclusive or negative ones among 25 [[tumilty-2010]].",
      protocol:
        "For tennis elbow, 904 nm laser aimed at the tendon cut pain by 17.2 mm, while trials at 820, 830 and 1064 nm were negative [[bjordal-2008]], so this page's 810–850 nm has no support at that elbow. For other tendons, put this site's protocol beside an exercise programme, as the pooled trials did [[tripodi-2021]].",
    },
    {
      condition: "Jaw-joint disorders",
      claim: { studies: ["hanna-2021"], concerns: ["bias"], effect: "moderate" },
      mechanism:
        "Proposed: altered redox signalling, to which healthy and stressed cells can respond in opposite ways [[hamblin-2018]].",
      evidence:
        "Pooling 32 of 44 randomised trials gave a moderate reduction in pain (SMD −0.55, 95% CI −0.82 to −0.27). Of those studies, 46% were at high risk of bias [[hanna-2021]].",
      protocol:
        "The summary we hold gives no settings [[hanna-2021]], so this site gives none. A dentist or jaw clinic that has the equipment can plan the dose and shield the eyes.",
    },
    {
      condition: "Fibromyalgia",
      claim: {
        studies: ["yeh-2019", "fitzmaurice-2023"],
        concerns: ["indirect"],
        effect: "large",
      },
      mechanism:
        "No mechanism is established for pain that is felt across the body; reviews offer the general candidates only [[de-freitas-2016]].",
      evidence:
        "Nine randomised trials with 325 patients found better impact scores (SMD 1.16, 95% CI 0.64–1.69) and less severe pain (SMD 1.18, 95% CI 0.82–1.54) than placebo laser, with or without exercise [[yeh-2019]]. Large effects from small trials deserve a repeat. Whole-body light was tried in 21 people: 19 completed it and reported less pain, but without a control group that cannot be credited to the light [[fitzmaurice-2023]].",
      protocol:
        "The whole-body study gave 18 sessions over about six weeks [[fitzmaurice-2023]]. No dose for a panel follows from it. If you try this site's protocol, treat one or two of the worst regions and take up to six weeks before you judge.",
    },
    {
      condition: "Rheumatoid arthritis",
      claim: {
        studies: ["lourinho-2023", "brosseau-2005"],
        concerns: ["conflicting", "indirect"],
        effect: "unclear",
      },
      mechanism:
        "The hope is a fall in inflammatory markers as seen in animal models [[hamblin-2017]]; joint swelling in patients has not clearly followed [[brosseau-2005]].",
      evidence:
        "A Cochrane review of five trials with 222 patients found short-term pain 1.10 points lower on a 10-point scale and about 28 minutes less morning stiffness, with no clear effect on function, swelling or grip strength [[brosseau-2005]]. A newer meta-analysis of 18 trials with 793 people found, with low-quality evidence, that infrared laser may be no better than sham; for red laser the evidence was very uncertain [[lourinho-2023]].",
      protocol:
        "No setting has held up across the trials [[lourinho-2023]], so this site gives none. Light is no reason to delay or drop medicine that protects your joints.",
    },
    {
      condition: "Nerve pain after chemotherapy",
      claim: {
        studies: ["argenta-2017", "lodewijckx-2022", "maghfour-2025"],
        concerns: ["conflicting"],
        effect: "unclear",
      },
      mechanism:
        "Unknown in patients; the first absorbers are thought to be cytochrome c oxidase and light-sensitive calcium channels [[hamblin-2017]].",
      evidence:
        "In 70 patients, six weeks of treatment cut neuropathy scores by 52.6% at 8 weeks, against no change with sham [[argenta-2017]]. In a 32-patient pilot during chemotherapy, scores rose in both groups, while symptoms as patients reported them held up better with light [[lodewijckx-2022]]. A panel of 21 experts supports the light for peripheral neuropathy [[maghfour-2025]].",
      protocol:
        "The positive trial gave 30-minute sessions three times weekly for 6 weeks [[argenta-2017]]. It is a trial's protocol and not ours. Talk to your oncology team, and never use a home device on skin that has lost feeling.",
    },
    {
      condition: "Fresh sprains and strains",
      claim: { studies: ["hamblin-2017"], concerns: ["indirect"], effect: "unclear" },
      mechanism:
        "Proposed: a milder first inflammation, from stressed cells and animal models [[hamblin-2017]].",
      evidence:
        "Our bibliography holds no trial in sprains or strains. The nearest human work is muscle hurt by exercise, where 15 studies with 317 people suggested little effect on soreness or injury [[nampo-2016-doms]], and a later review that could pool four studies found less soreness at 72 and 96 hours [[tsou-2025]].",
      protocol:
        'This site\'s own rule, which no cited trial tested: 2-3 sessions daily for the first 48-72 hours of acute injury, then as in <a href="#protocol">the protocol below</a>. At 18 inches that adds up to 36–72 J/cm² in a day. Rule out a fracture first. The rule rests on animal and cell work alone [[hamblin-2017]].',
    },
  ],
  notShown: [
    "That an LED panel relieves pain. No pain trial we cite names one; the nearest is whole-body light in 21 people with no control group [[fitzmaurice-2023]].",
    "That joints and backs work better. Disability and spinal movement did not improve in back pain [[huang-2015-back]], the Timed Up &amp; Go test did not in knees [[oliveira-2024]], and grip strength showed no clear gain in rheumatoid arthritis [[brosseau-2005]].",
    "That it beats what you already use. In tendinopathy it was no better than other treatments [[tripodi-2021]].",
    "That relief lasts. Neck trials reported it up to 22 weeks [[chow-2009]]; for leg tendons long-term data are lacking [[naterstad-2022]].",
    "That it rebuilds cartilage or halts arthritis. No finding on this page measured either.",
    "That 810–850 nm is best. In tennis elbow the trials at 820 and 830 nm were negative and those at 904 nm positive [[bjordal-2008]].",
  ],
  devices: {
    guidance: `
      <p>Buy for area. A pad wraps one joint and stays put while you read; a panel covers a back; a handheld suits an elbow and tires the arm. Price ranges as this site finds them: panels $500-$2,000, pads $200-$800, handhelds $100-$400.</p>
      <p>The power densities in the table are typical values that we assume, from 18 down to 6 inches for panels and against the skin for the others. They change the minutes. To reach the 18–24 J/cm² of our protocol, 20 mW/cm² takes 15–20 minutes, a pad at 50 mW/cm² takes 6–8, and a handheld at 100 mW/cm² takes 3–4. Ask the seller for a measured figure; of 74 light-therapy papers, 43% left irradiance out, so a seller who states it does better than many authors [[hadis-2016]]. <a href="/blog/how-to-read-a-panel-spec-sheet">How to read a panel spec sheet</a> has the other questions.</p>
      <p>The studies column counts papers on this page whose findings describe light given that way. Handhelds get three because one trial, one review of back pain and one of tennis elbow describe laser put on points or aimed at a tendon [[hegedus-2009, glazov-2016, bjordal-2008]]. Many handhelds on sale use LEDs instead. One review argues that laser is not essential and that LEDs cover larger areas at lower cost per milliwatt [[heiskanen-2018]]; no pain trial that we cite has compared the two.</p>
      <p>An FDA clearance belongs to one product. By the 510(k) route it means that the product was found substantially equivalent to one already sold; that often needs no new trial and does not show how well it eases pain. Many pain lights are cleared as infrared lamps, a class that the rules define by topical heating (21 CFR 890.5500), and plain heating lamps of that class are now exempt from clearance. “Cleared” in the table means that some products of the type have been cleared.</p>`,
    comparison: [
      {
        name: "Panels",
        wavelengths: [[810, 850]],
        powerDensity: { from: 20, to: 75 },
        coverage: "Back, or both knees at once",
        fdaCleared: true,
        studies: [],
        priceRange: { from: 500, to: 2000 },
      },
      {
        name: "Pads",
        wavelengths: [[810, 850]],
        powerDensity: { from: 20, to: 50 },
        coverage: "One joint or the low back, wrapped",
        fdaCleared: true,
        studies: [],
        priceRange: { from: 200, to: 800 },
      },
      {
        name: "Handhelds",
        wavelengths: [[810, 850]],
        powerDensity: { from: 40, to: 100 },
        coverage: "One spot: elbow, heel, finger joint",
        fdaCleared: true,
        studies: ["hegedus-2009", "glazov-2016", "bjordal-2008"],
        priceRange: { from: 100, to: 400 },
      },
    ],
  },
  protocol: {
    lead: "This is the site's own protocol for long-standing pain with a known cause. It borrows from the trials the lesson that a low dose may do nothing [[bjordal-2003, glazov-2016]] and the course of four to six weeks [[hegedus-2009, argenta-2017]]. No trial has tested it as a whole.",
    dose: {
      wavelengths: "810-850nm NIR",
      irradiance: 20,
      minutes: { from: 15, to: 20 },
      distance: "18 inches (46 cm), or what gives 20 mW/cm²",
      frequency: "3-4 times a week; 2-3 sessions daily for the first 48-72 hours of acute injury",
      course: "2-6 weeks",
    },
    steps: [
      "Get a diagnosis. The trials behind the figures on this page each enrolled people with one complaint [[stausholm-2019, chow-2009]].",
      "Rate your pain from 0 to 100 for a week before you start, at the same hour each day.",
      "Set the device to near-infrared and find the distance at which it gives about 20 mW/cm². Near-infrared is nearly invisible, so put on goggles before you switch on.",
      "Bare the skin over the sore part and light it for 15 minutes; go to 20 if nothing has changed after two weeks and your skin has shown no lasting redness.",
      "Repeat 3–4 times a week. The trials whose rhythm we know treated people two or three times weekly [[hegedus-2009, argenta-2017]].",
      "Keep up your exercises. In tendinopathy, light was tested on top of them and added something [[tripodi-2021]].",
      "After six weeks, compare with your first week. If the average has not dropped by about 15 points, the size of the gap that pooled trials found [[stausholm-2019, huang-2015-back]], stop. That is our rule.",
    ],
    reasons: `
      <p>At 20 mW/cm², 15 minutes is 20 × 900 ÷ 1,000 = 18 J/cm² and 20 minutes is 24 J/cm². That is the upper part of the 4–24 J/cm² of most protocols on this site. A panel that gives 20 mW/cm² at 18 inches may give 40 at 12 inches and 75 at 6, where the same dose takes 7.5–10 minutes and 4 minutes to 5 minutes 20 seconds. Going closer and keeping the minutes would double the dose or nearly quadruple it. We chose the distance so that three sessions in a day, our limit for a fresh injury, come to 72 J/cm² and stay under our ceiling of 90.</p>
      <p>Experts have no agreed protocol: some advise less than 100 mW/cm² and 4–10 J/cm² at the target, others up to 50 J/cm² at the surface [[zein-2018]]. The pain trials count in joules per point, such as 6 J [[hegedus-2009]], which can't be converted without the area that was lit. So our numbers are a reasoned guess inside the range of the experts. <a href="/guide/protocols">Dose and protocols</a> shows how to redo the sums for your device.</p>`,
  },
  timeline: [
    {
      when: "First 48-72 hours",
      what: "Only after a fresh injury: 2-3 sessions daily, by our own rule. After exercise damage, pooled trials saw no difference in swelling, range of movement or strength [[nampo-2016-doms]], so go by medical advice on when to load the joint again.",
    },
    {
      when: "Weeks 1-2",
      what: "Expect nothing and write it down. None of the pain findings we cite reports what a single session does; the courses that we know ran for four or six weeks [[hegedus-2009, argenta-2017]].",
    },
    {
      when: "2-6 weeks",
      what: `The time to judge. This site's own figure for it is ${claims.course}; no pooled analysis that we cite supports it. The averages were about 14 mm on a 100 mm scale for knees and backs [[stausholm-2019, huang-2015-back]] and about 20 mm for necks [[chow-2009]].`,
    },
    {
      when: "Two months",
      what: "In one knee trial the low scores were measured two months on [[hegedus-2009]]. In chemotherapy neuropathy the difference from sham was measured at 8 weeks [[argenta-2017]].",
    },
    {
      when: "Up to 22 weeks",
      what: "The longest that neck patients reported relief in pooled trials [[chow-2009]]. Beyond that we hold no data.",
    },
  ],
  safety: [
    "See a doctor first for pain with no known cause, and at once for a hot swollen joint with fever, new weakness or numbness, trouble with bladder or bowel, or pain after a fall.",
    "Skin that cannot feel warmth cannot warn you. That includes many people with neuropathy, after chemotherapy or with diabetes.",
    "Keep the light out of your eyes. A 12-year-old suffered retinal damage from red laser aimed into the eyes [[liu-2023]]; skin panels were not involved, but near-infrared gives no glare to turn away from.",
    "Several hundred medicines, some anti-inflammatory ones among them, can make skin react to light [[kowalska-2021]]. Show your pharmacist the list.",
    "Do not light a known or suspected tumour. Most animal studies and the few clinical ones support safety at recommended settings, while cell results conflict [[bensadoun-2020]].",
    "Watch for redness that stays or blisters. In 115 people, red LED light three times a week was judged safe up to 320 J/cm² in skin of colour and 480 J/cm² in non-Hispanic Caucasian skin, over three weeks [[jagdeo-2020]]. Our doses are far lower.",
    "In the neck trials side-effects were no different from placebo [[chow-2009]], and in leg tendons none were reported [[naterstad-2022]]. None of our findings covers pregnancy: ask first.",
    'This page is education and no substitute for professional medical advice. Do not change a prescribed medicine because of it. More in the <a href="/guide/safety">safety guide</a>.',
  ],
  faq: [
    {
      question: "How soon will I know whether it helps?",
      answer:
        "<p>Give it 2-6 weeks. One positive knee trial treated people twice weekly for 4 weeks and looked two months later [[hegedus-2009]]. Keep a daily score, because memory flatters whatever you have just bought.</p>",
    },
    {
      question: "Red or near-infrared for pain?",
      answer:
        "<p>Near-infrared, with modest confidence. Penetration rises with wavelength in skin models [[ash-2017]], and the one positive knee trial whose settings we know used 830 nm [[hegedus-2009]]. In rheumatoid arthritis the evidence on red laser was very uncertain [[lourinho-2023]]. Tennis elbow breaks the pattern, with 904 nm ahead of 820 and 830 nm [[bjordal-2008]].</p>",
    },
    {
      question: "Does it work for arthritis?",
      answer:
        "<p>That depends on which. For knee osteoarthritis, 22 trials with 1,063 people average a fall of 14.23 mm on a 100 mm scale [[stausholm-2019]], and other reviews are less kind [[huang-2015-knee, oliveira-2024]]. For rheumatoid arthritis, the newest meta-analysis suggests it may be no better than sham [[lourinho-2023]].</p>",
    },
    {
      question: "Can I use it alongside physiotherapy or painkillers?",
      answer:
        "<p>With exercise, yes: 17 trials with 835 people tested that pairing and found it better than exercise with sham light [[tripodi-2021]]. With medicines, ask a pharmacist first, since some anti-inflammatory drugs make skin sensitive to light [[kowalska-2021]].</p>",
    },
    {
      question: "Nothing happens. Should I go closer or longer?",
      answer:
        '<p>Check the irradiance at your distance first. Doses below the recommended ones found no effect in joint pain [[bjordal-2003]], so a weak lamp is a fair suspect. If you do get 24 J/cm² and feel no change after six weeks, more is unlikely to be the answer; in tissues rich in mitochondria, failed studies had more often given too much than too little [[zein-2018]]. See <a href="/blog/why-more-light-is-not-better">why more light is not better</a>.</p>',
    },
  ],
  closing: {
    title: "One sore place, six weeks, a diary",
    text: '<p>Pick the joint that troubles you most, note a week of scores, and use a device whose output you know. If the diary shows no clear drop after six weeks, you have your answer for the price of a pad or a panel. New to this? Begin with <a href="/guide/getting-started">getting started</a>.</p>',
  },
};
