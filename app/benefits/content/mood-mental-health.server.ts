import type { Benefit } from "#app/benefits/benefit.ts";
import { pageClaim } from "#app/site.config.ts";

/** Its own figures, which no cited paper supports. */
const claims = {
  studies: pageClaim("/benefits/mood-mental-health", "150+ Brain Studies"),
  depression: pageClaim("/benefits/mood-mental-health", "60-70% depression-score improvement"),
  season: pageClaim("/benefits/mood-mental-health", "75% response for seasonal affective disorder"),
};

/** Mood & Mental Health. Bright white light boxes appear as the other therapy that they are. */
export const benefit: Benefit = {
  meta: {
    title: "Red Light Therapy for Mood & Mental Health: The Trials",
    description:
      "Near-infrared light for depression, anxiety and focus: what sham-controlled trials found, how light boxes differ, a cautious protocol and where to get help.",
    keywords: [
      "red light therapy for depression",
      "red light therapy for anxiety",
      "transcranial photobiomodulation",
      "near-infrared light and the brain",
      "seasonal affective disorder light",
      "810 nm",
    ],
    published: "2026-11-21",
    lastReviewed: "2026-11-21",
  },

  card: {
    description:
      "Near-infrared light on the forehead is an experimental treatment for depression. See what the blinded trials found, and where to turn for help.",
    keyPoints: [
      "Pooled trials show lower depression scores",
      "The double-blind trials alone show no clear advantage",
      "Anxiety: small studies without controls",
      "Light boxes for winter depression are another therapy",
    ],
    studies: claims.studies,
    icon: "brain",
  },

  hero: {
    badge: claims.studies,
    title: "Red Light Therapy for Mood & Mental Health",
    lead: "Near-infrared light on the forehead is being tested for depression and anxiety. It remains experimental [[cassano-2016]], and nothing on this page replaces a clinician, a talking therapy or a prescribed medicine.",
    action: { text: "View Protocol", href: "#protocol" },
  },

  notice: {
    title: "If you are in crisis",
    text: "If you are thinking about suicide or harming yourself, leave this page and talk to someone now. In the United States <strong>call or text 988</strong>, at any hour. Anywhere else, call your <strong>local emergency number</strong> or go to the nearest emergency department. No light device has a place in an emergency.",
  },

  quickFacts: [
    { label: "Wavelengths", value: "810-830nm" },
    { label: "Full session", value: "20 min" },
    { label: "Protocol", value: "10-20 min per session" },
    { label: "Our own estimate of a first change", value: "2-4 weeks" },
  ],

  bands: [{ from: 810, to: 830, label: "Near-infrared" }],

  introduction: `
<p>Most of this research shines near-infrared light on the forehead. Its name is transcranial
photobiomodulation: light meant to reach the brain through the skull. Several of
the studies used lasers [[barrett-2013, disner-2016, henderson-2017]]. That is a long way from a red
lamp in the bedroom.</p>
<p>Two meta-analyses give the best view of depression, and they need to be read together. One pooled
eleven randomised trials and found a moderate reduction in symptoms (SMD −0.55, 95% CI −0.75 to
−0.35) [[ji-2024]]. The other found a much larger effect across eight studies (Hedges’ g = 1.415).
When it looked only at the three double-blind, sham-controlled trials in major depression, the
advantage shrank to g = 0.499 and was no longer significant (p = 0.211) [[cho-2023]]. When an effect
fades as the blinding gets better, expectation is one possible reason and small trials are another.</p>
<p>The badge “${claims.studies}” is this site’s own figure, and no paper cited here supports it. Our
bibliography holds twelve papers on photobiomodulation for the brain and mood, two of them narrative
reviews. The improvement rates printed in bold further down are ours as well; the papers’ own results stand
beside them.</p>
<p>If your trouble is winter depression, the light with randomised trials behind it is bright light to the
eyes [[pjrek-2020, golden-2005]]. We describe it below, under its own heading, so that its results are not borrowed for a
red panel.</p>`,

  mechanisms: [
    {
      title: "Energy for the frontal brain",
      text: "A narrative review of laboratory and clinical work proposes that red and near-infrared light acts on cytochrome c oxidase, an enzyme with which mitochondria make energy, in brain cells too [[salehpour-2018]]. The enzyme’s part is disputed: cells without its assembled form still multiplied faster under 660 nm light at most settings tested [[lima-2019]].",
      benefit: "The reason why trials aim at the forehead.",
    },
    {
      title: "Blood flow",
      text: "The same review names a change in blood flow as a second proposed route [[salehpour-2018]]. A leading hypothesis says that near-infrared photons free nitric oxide from cytochrome c oxidase [[de-freitas-2016]]. Neither finding measures how much light, or blood, reaches the brain of a person with depression.",
      benefit: "A proposed route, and not yet a treatment effect.",
    },
    {
      title: "Less inflammatory signalling",
      text: "Inflammation is the third route that the review proposes [[salehpour-2018]]. In stressed cells and animal models, inflammatory markers fall overall after light [[hamblin-2017]]. In 56 people given morning 850 nm light, the one dose that improved mood, and only in winter, also lowered IFN-gamma, a marker of inflammation [[gimenez-2023]].",
      benefit: "It might explain a lift in some people at some times of the year.",
    },
    {
      title: "Attention, and what training makes of it",
      text: "One infrared laser session to the forehead improved sustained attention and memory performance in 40 healthy volunteers, half of them on placebo [[barrett-2013]]. In 51 adults with raised depression symptoms, laser light to the right forehead helped more than left-forehead or sham treatment, but only in those whose attention responded to a training programme [[disner-2016]].",
      benefit: "Light may add to a therapy that works; alone it is less certain.",
    },
  ],

  figures: {
    mechanisms: { kind: "absorption" },
    protocol: { kind: "dose-response" },
  },
  applications: [
    {
      condition: "Major depression",
      claim: {
        studies: ["cho-2023", "ji-2024", "cassano-2018"],
        concerns: ["conflicting", "bias"],
        effect: "unclear",
      },
      mechanism:
        "Light on both sides of the prefrontal cortex is meant to support its energy supply [[cassano-2018, salehpour-2018]].",
      evidence:
        "Pooled randomised trials show a moderate reduction in symptoms [[ji-2024]]; the three double-blind trials in major depression show no significant advantage over sham [[cho-2023]]. The pilot with the clearest settings had 21 participants and an effect size of 0.90, or 1.5 in the 13 who completed it, with no serious adverse events [[cassano-2018]]. An earlier proof of concept had four patients, far too few to show efficacy [[cassano-2015]].",
      protocol:
        "Trial setting: 823 nm to both sides of the forehead at 36.2 mW/cm², up to 65.2 J/cm², twice weekly for 8 weeks [[cassano-2018]]. At that irradiance 65.2 J/cm² takes 30 minutes. This is a research setting and not our home protocol.",
    },
    {
      condition: "Generalised anxiety",
      claim: {
        studies: ["maiello-2019", "schiffer-2009"],
        concerns: ["bias"],
        effect: "unclear",
      },
      mechanism:
        "The target is again the frontal brain, and the dose that arrives there is uncertain [[salehpour-2018]].",
      evidence:
        "Fifteen people with generalised anxiety disorder began an open-label pilot and 12 completed it. Their anxiety scores, 17.27 at the start, were lower after eight weeks, with no control group [[maiello-2019]]. In ten patients with depression and anxiety, 7 met remission criteria for anxiety two weeks after one session, but everyone had received active light [[schiffer-2009]]. Neither study can separate light from hope, attention or time.",
      protocol:
        "Trial setting: 830 nm to the forehead, 20 minutes daily at 30 mW/cm², 36 J/cm², for 8 weeks [[maiello-2019]]. Our protocol uses this irradiance and, at its upper end, this dose, less often.",
    },
    {
      condition: "Winter mood and everyday well-being",
      claim: {
        studies: ["gimenez-2023", "kennedy-2023", "barrett-2013"],
        concerns: ["conflicting", "indirect"],
        effect: "unclear",
      },
      mechanism:
        "In the winter group, better mood came together with a lower resting heart rate and less IFN-gamma [[gimenez-2023]].",
      evidence:
        "These were not people with a diagnosed depression. Of three doses of morning 850 nm light, only 6.5 J/cm² improved mood, and only in winter [[gimenez-2023]]. Thirty adults with sleep complaints reported better mood with an active collar than with a sham, while their measured sleep did not change [[kennedy-2023]]. In healthy volunteers, positive mood held up better than with placebo two weeks after one laser session [[barrett-2013]].",
      protocol:
        "Trial settings: 850 nm in the morning at 1, 4 or 6.5 J/cm² for four weeks [[gimenez-2023]]; a collar at 660, 740, 810 and 870 nm every other night for three weeks [[kennedy-2023]]. The first lies outside the 810–830 nm of our protocol, the second touches it at 810 nm only.",
    },
    {
      condition: "Seasonal affective disorder: bright light, not red light",
      claim: {
        studies: ["pjrek-2020", "golden-2005"],
        concerns: ["bias"],
        effect: "small",
      },
      mechanism:
        "Light boxes send bright white light to the eyes, which a red light panel must not do [[lam-2016]].",
      evidence:
        "Across 19 trials, bright light of at least 1,000 lux beat dim light or sham (SMD −0.37, 95% CI −0.63 to −0.12, 610 patients), with a moderate-to-high risk of bias [[pjrek-2020]]. An older meta-analysis found a larger effect in eight studies (0.84), and only 13% of the studies it looked at met its quality criteria [[golden-2005]]. Whether bright light prevents the next winter’s depression is unknown: a Cochrane review found too little evidence [[nussbaumer-streit-2019]]. No trial in our bibliography treated seasonal affective disorder with red or near-infrared light.",
      protocol:
        "Trial setting, in non-seasonal depression: 10,000-lux white light for 30 minutes each morning for 8 weeks, in 122 adults. It beat sham on its own (d = 0.80) and combined with fluoxetine (d = 1.11) [[lam-2016]]. Ask a clinician to set it up, above all if you have an eye disease or have ever had mania.",
    },
    {
      condition: "Depression after brain injury",
      claim: { studies: ["henderson-2017"], concerns: ["bias"], effect: "unclear" },
      mechanism:
        "Tissue weakens light exponentially on the way through the skull [[salehpour-2018]], and this study used lasers of 8–15 W [[henderson-2017]].",
      evidence:
        "In 39 patients, self-rated depression fell from 14.10 to 3.41 on the QIDS scale and 36 responded [[henderson-2017]]. Those are the largest numbers on this page and among the least certain, because the study was open-label and had no control group.",
      protocol:
        "Trial setting: near-infrared lasers of 8–15 W at 810 and 980 nm [[henderson-2017]]. Lasers of this power can burn skin and harm eyes. They are for clinics only.",
    },
    {
      condition: "Attention and memory",
      claim: {
        studies: ["salehpour-2019", "barrett-2013"],
        concerns: ["bias", "indirect"],
        effect: "large",
      },
      mechanism:
        "Light on the forehead may help the frontal brain at tasks of attention and memory [[barrett-2013]].",
      evidence:
        "Six publications in young healthy adults, with 14 comparisons, gave a large pooled effect on cognition (SMD 0.833, 95% CI 0.458 to 1.209). The funnel plot was lopsided, which suggests that weaker results may have gone unpublished [[salehpour-2019]]. Whether the same holds for older people, or for the fog of depression, was not tested there.",
      protocol:
        "Trial setting: one infrared laser session to the forehead [[barrett-2013]]. The finding gives no dose that a home device could follow, so we give none.",
    },
  ],

  clinicalEvidence: {
    title: "Our headline figures, and what the papers say",
    points: [
      `<strong>${claims.depression}</strong> is this site’s own figure, and no cited paper supports it. The three double-blind trials found no significant advantage over sham [[cho-2023]]. The steep fall in the brain-injury study had no control group [[henderson-2017]].`,
      `<strong>${claims.season}</strong> is ours too. The cited trials used bright light, not red, and do not give that rate; people on bright light were 1.42 times as likely to respond as those on placebo [[pjrek-2020]].`,
      "<strong>2-4 weeks</strong> to a first change is our estimate. Remission was counted two weeks after a single session, without controls [[schiffer-2009]]; the pilots in depression and anxiety ran for 8 weeks [[cassano-2018, maiello-2019]].",
    ],
  },

  notShown: [
    "That near-infrared light beats sham in major depression. Three double-blind trials together did not show it [[cho-2023]].",
    "That a panel in front of the face does what a device on the skin does. The studies that give a site treated the forehead, several with lasers [[barrett-2013, disner-2016, henderson-2017]].",
    "How much light arrives. Getting an adequate dose through the skull is difficult [[salehpour-2018]], and a model of layered skin alone puts the greatest penetration at about 5.4 mm [[ash-2017]].",
    "That light can replace an antidepressant or psychotherapy, or that it adds to them safely in everyone.",
    "Anything about bipolar disorder, psychosis, eating disorders, pregnancy, or depression in children. None of our findings concerns them.",
  ],

  devices: {
    guidance: `
<p>The cards below show three kinds of device that are easily confused. The first two give near-infrared
light to the skin. The third, the light box, gives bright white light to the eyes and is a different
therapy, sold for winter depression. One kind cannot stand in for the other.</p>
<p>Our price ranges are $50–$300 for a handheld, $200–$800 for a desktop panel and $1,000–$3,000 or more
for a full-body panel. A full-body panel has no advantage for the forehead. We have no price range for
helmets and light boxes. LEDs are acceptable: one review argues that laser light is not essential
[[heiskanen-2018]]. Choose irradiance in mW/cm² at a stated distance over any claim about the brain,
since many papers themselves fail to report it [[hadis-2016]].</p>
<p>Ask a seller which trial used the very device on offer. “Clinically proven” next to a study of a
high-power laser is a statement about the laser.</p>`,
    types: [
      {
        type: "Near-infrared helmet or headband",
        examples: "Head-worn LED devices for forehead and scalp",
        wavelengths: "810-830nm",
        bestFor: "Forehead sessions of 10-20 min at a fixed distance",
        coverage: "Forehead, or forehead and scalp",
        portability: "Worn at home, often with a cable or battery pack",
      },
      {
        type: "Desktop panel",
        examples: "LED panels on a table stand with a near-infrared setting",
        wavelengths: "810-830nm, or 850nm where a panel has nothing nearer",
        bestFor: "Our protocol, with goggles and a measured distance",
        coverage: "The whole face, which is more than is wanted",
        portability: "Moves between rooms",
      },
      {
        type: "10,000 lux light boxes",
        examples: "White light boxes and daylight lamps, another therapy",
        wavelengths: "White light, measured in lux",
        bestFor: "Winter depression, with a clinician’s advice",
        coverage: "Light to the open eyes at the maker’s distance",
        portability: "Table-top",
      },
    ],
  },

  protocol: {
    lead: "This is for adults who are already under care for their mood, or who are well and curious, and who have cleared it with their clinician. It follows the irradiance of the anxiety pilot, an uncontrolled study of 15 people [[maiello-2019]]. No trial has tested it at home, and the blinded evidence for depression is not significant [[cho-2023]].",
    dose: {
      wavelengths: "810-830nm",
      irradiance: 30,
      minutes: { from: 10, to: 20 },
      distance: "about 14 inches (36 cm) from a panel",
      frequency: "every other day",
      course: "2-4 weeks to a first change, 8 weeks to judge",
    },
    steps: [
      "Tell your doctor or therapist what you plan, and agree on who will notice if you get worse.",
      "Fill in the same mood questionnaire on the same day each week, starting a week before the light.",
      "Wear goggles that block near-infrared light. You cannot see this light, so brightness will not warn you.",
      "Aim at the forehead from about 14 inches (36 cm), the distance at which we reckon with 30 mW/cm² from a panel. With a headband or helmet follow the maker’s programme.",
      "Begin with 10 minutes (18 J/cm²) for two weeks. If nothing troubles you, go to 20 minutes (36 J/cm²) at most.",
      "Keep to every other day, and keep taking whatever has been prescribed.",
      "Show the questionnaires to your clinician after four weeks and again after eight. No change by then means stop.",
    ],
    reasons: `
<p>Fluence is irradiance times seconds, divided by 1,000. At 30 mW/cm², 10 minutes give 18 J/cm² and 20
minutes give 36 J/cm², the dose of the anxiety pilot [[maiello-2019]] and above our usual 4–24
J/cm². The depression pilot went up to 65.2 J/cm² [[cassano-2018]]. We stay below it because in tissues
rich in mitochondria failed studies more often overdosed than underdosed [[zein-2018]], and because a
trial can go where a home should not. Every other day lies between the twice weekly of one pilot and
the daily sessions of the other [[cassano-2018, maiello-2019]].</p>
<p>Our other pages reckon with 40 mW/cm² at 12 inches and 20 mW/cm² at 18; 30 mW/cm² lies between the two.
All are assumptions about a typical panel. If yours gives another figure at 14 inches, move it or
change the minutes: the <a href="/guide/protocols">protocols guide</a> shows how. These are doses on the
skin of the forehead, and what reaches the brain is a small and unknown part of them
[[salehpour-2018]].</p>`,
  },

  timeline: [
    {
      when: "First days",
      what: "Nothing to measure yet. One session improved attention tasks in healthy volunteers [[barrett-2013]], which is no promise for a low mood.",
    },
    {
      when: "2-4 weeks",
      what: "Our estimate for a first change. After four weeks of morning 850 nm light, mood was better at one dose in winter and not otherwise [[gimenez-2023]].",
    },
    {
      when: "Week 8",
      what: "The length of the pilots in depression and anxiety [[cassano-2018, maiello-2019]], and the time to decide with your clinician.",
    },
    {
      when: "Beyond 8 weeks",
      what: "None of the findings we cite describes a longer course of light for mood. The pilots stopped at 8 weeks [[cassano-2018, maiello-2019]], so do not carry on out of habit.",
    },
  ],

  safety: [
    "If your mood sinks, you feel agitated, or thoughts of suicide come or grow, stop and call your clinician the same day. In a crisis call or text 988 in the United States, elsewhere your local emergency number.",
    "Never stop or cut an antidepressant, lithium or any other prescribed medicine because you use light.",
    "Ask your psychiatrist first if you or a close relative has had mania. We hold no paper on light and bipolar disorder to reassure you with.",
    "Some psychiatric medicines are on the list of several hundred drugs that can make skin react to light [[kowalska-2021]]. The review concerns light in general; take your list to a pharmacist.",
    "Protect your eyes. Repeated red laser exposure aimed into the eyes damaged the retina of a 12-year-old [[liu-2023]], and two such instruments reached or exceeded retinal limits within three minutes of viewing [[ostrin-2024]]. Those were eye lasers, but a forehead session is close to the eyes.",
    "Avoid flickering or pulsed settings if you have epilepsy or get migraine from light.",
    'In the depression pilot there were no serious adverse events [[cassano-2018]]. With 21 participants, that cannot exclude rare ones. The <a href="/guide/safety">safety guide</a> covers skin, medicines and heat.',
    "This page is educational and not a substitute for professional advice, diagnosis or treatment.",
  ],

  faq: [
    {
      question: "Can red light therapy replace my antidepressant?",
      answer: `<p>No. Against sham, the double-blind trials in major depression were not significant together
[[cho-2023]], and a review by researchers in the field calls the method experimental [[cassano-2016]].
Stopping a medicine on your own can bring illness back. If you want to change it, ask the person who
prescribes it.</p>`,
    },
    {
      question: "Is a red light panel the same as a light box for winter depression?",
      answer: `<p>No. A light box gives bright light to the open eyes, often rated at 10,000 lux. Bright light beat placebo
for seasonal affective disorder in pooled trials [[pjrek-2020]]. It did not help as an add-on to antidepressants in
one meta-analysis (effect −0.01) [[golden-2005]], while a later trial of 122 adults found it helpful
alone and with fluoxetine [[lam-2016]]. A red panel has no such trials.</p>`,
    },
    {
      question: "Does it help with anxiety?",
      answer: `<p>We do not know. The pilot in generalised anxiety had 15 people and no control group
[[maiello-2019]]. A whole-body study in 21 people with fibromyalgia also saw less anxiety and
depression, again without controls [[fitzmaurice-2023]]. Both are reasons to run a proper trial.</p>`,
    },
    {
      question: "Should I aim the light at my forehead or my body?",
      answer: `<p>The depression and anxiety pilots used the forehead [[cassano-2018, maiello-2019]]. The trial with
better mood in winter found it at 6.5 J/cm² of 850 nm light, with no effect on sleep
[[gimenez-2023]]. No study we cite compared the forehead with the body.</p>`,
    },
    {
      question: "Does a stronger device work better?",
      answer: `<p>There is no proof of that. The high-power study was uncontrolled [[henderson-2017]], and low doses often
stimulate repair better than higher ones in laboratory, animal and clinical data [[huang-2009]]. Read
<a href="/blog/why-more-light-is-not-better">why more light is not better</a> before you pay for watts.</p>`,
    },
  ],

  closing: {
    title: "Talk first, light second",
    text: `<p>Depression and anxiety have treatments with far more behind them than this one. If you have not yet spoken
to a doctor about your mood, that call is the next step, and a device can wait. If you have, take this
page and its references along.</p>`,
  },
};
