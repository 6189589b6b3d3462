import { inFull, ownFigures } from "#app/evidence/ledger/own-figures.server.ts";
import type { Benefit } from "./benefit.ts";

const claims = {
  studies: inFull(ownFigures["brain-studies"]),
  depression: inFull(ownFigures["depression-scores"]),
  season: inFull(ownFigures["seasonal-response"]),
};

/** Bright white light boxes appear as the other therapy that they are. */
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
      "light on the forehead",
    ],
    published: "2026-11-21",
    lastReviewed: "2026-11-22",
  },

  card: {
    description:
      "Near-infrared light on the forehead is an experimental treatment for depression. See what the blinded trials found, and where to turn for help.",
    keyPoints: [
      "Pooled trials show lower depression scores",
      "The double-blind trials show no clear gain over a sham",
      "Anxiety: one small trial with a sham",
      "Light boxes for winter depression are another therapy",
    ],
    studies: claims.studies,
    icon: "brain",
  },

  hero: {
    badge: claims.studies,
    title: "Red Light Therapy for Mood & Mental Health",
    verdict:
      "Near-infrared light may ease depression, but the most careful trials don’t clearly show it. For winter depression, bright white light was tested, not red.",
    lead: "Near-infrared light on the forehead is being tested for depression and anxiety. It remains experimental [[cassano-2016]], and we advise against buying a device for it yet. Nothing on this page replaces a clinician, a talking therapy or a prescribed medicine.",
    action: { text: "View Protocol", href: "#protocol" },
  },

  notice: {
    title: "If you are in crisis",
    text: "**Call or text 988** (US) or your **local emergency number**.",
    more: "If you are thinking about suicide or harming yourself, leave this page and talk to someone now. 988 answers at any hour. Outside the United States you can also go to the nearest emergency department. No light device has a place in an emergency.",
  },

  quickFacts: [
    { label: "Wavelengths", value: "{{mood-mental-health wavelengths}}" },
    { label: "Full session", value: "20 min" },
    { label: "Protocol", value: "{{mood-mental-health minutes}} per session" },
    { label: "Our own estimate of a first change", value: "2-4 weeks" },
  ],

  spectrum: { labels: ["Near-infrared"] },
  introduction: `Most of this research shines near-infrared light on the forehead. Its name is transcranial
photobiomodulation: light meant to reach the brain through the skull. Several of
the studies used lasers [[barrett-2013, disner-2016, henderson-2017]]. That is a long way from a red
lamp in the bedroom.

Two reviews give the best view of depression, and they need to be read together. One pooled
randomized trials of light to the head or the whole body and found a moderate fall in symptoms: a
standardized difference of {{ji-2024/depression-symptoms}} (95% CI {{ji-2024/depression-symptoms ci}})
[[ji-2024]]. The other found far more across all its studies. When it kept only the
{{cho-2023/depression-severity-mdd-double-blind trials in words}} double-blind, sham-controlled trials in
major depression, the advantage shrank to {{cho-2023/depression-severity-mdd-double-blind}} and could be
chance [[cho-2023]]. One double-blind trial with {{iosifescu-2022 analysed}} people found no gain over sham
at all [[iosifescu-2022]]. When an effect fades as the blinding gets better, expectation is one possible
reason and small trials are another.

**What we advise:** do not buy a helmet, a headband or a panel for your mood yet. The
strictest trials do not show that it works, and we found no trial of a home panel against depression or
anxiety. The protocol on this page is the site’s own. It is for people who have decided with their
clinician to try, so that they have a limit to keep to.

If your trouble is winter depression, the light with randomized trials behind it is bright light to the eyes
[[pjrek-2020, golden-2005]]. It is a use of its own on this page, so that its results are not borrowed for a red
panel.`,

  mechanisms: [
    {
      title: "Energy for the frontal brain",
      text: "A narrative review of laboratory and clinical work proposes that red and near-infrared light acts on cytochrome c oxidase, an enzyme with which mitochondria make energy, in brain cells too [[salehpour-2018]]. The enzyme’s part is disputed: cells without its assembled form still multiplied faster under red light at most settings tested [[lima-2019]].",
      benefit: "The reason why trials aim at the forehead.",
    },
    {
      title: "Blood flow",
      text: "The same review names a change in blood flow as a second proposed route [[salehpour-2018]]. A leading hypothesis says that near-infrared photons free nitric oxide from cytochrome c oxidase [[de-freitas-2016]]. Neither says how much light, or blood, reaches the brain of a person with depression.",
      benefit: "A proposed route, and not yet a treatment effect.",
    },
    {
      title: "Less inflammatory signalling",
      text: "Inflammation is the third route that the review proposes [[salehpour-2018]]. In stressed cells and animal models, inflammatory markers fall overall after light [[hamblin-2017]]. In adults with mild sleep complaints, the one dose of morning near-infrared light that improved mood, and only in winter, also lowered IFN-gamma, a marker of inflammation [[gimenez-2023]].",
      benefit: "It might explain a lift in some people at some times of the year.",
    },
    {
      title: "Attention, and what training makes of it",
      text: "One infrared laser session to the forehead improved sustained attention and memory performance in healthy volunteers, compared with placebo [[barrett-2013]]. In adults with raised depression symptoms, laser light to the right forehead helped more than left-forehead or sham treatment, but only in those whose attention responded to a training program [[disner-2016]].",
      benefit: "A lead for some people in training; alone the light is less certain.",
    },
  ],

  figures: { people: true },
  applications: [
    {
      condition: "Depression",
      claim: "depression",
      short: "Depression",
      gain: "lower depression scores than in control groups, but no clear difference in the double-blind trials alone",
      tried:
        "{{cassano-2018 wavelengths}}, {{cassano-2018 fluence}}, forehead, twice weekly for {{cassano-2018 weeks}} weeks [[cassano-2018]]",
      dose: "None: the settings of the trials are for research",
      mechanism:
        "Light on both sides of the prefrontal cortex is meant to support its energy supply [[cassano-2018, salehpour-2018]].",
      evidence:
        "Randomized trials, pooled, show a moderate fall in symptoms, with light to the head or the whole body [[ji-2024]]. The double-blind trials in major depression, pooled, show no clear gain over sham [[cho-2023]]. The largest single trial in major depression that we found had {{iosifescu-2022 analysed}} people. Neither of its two scales showed a difference [[iosifescu-2022]]. A pilot with {{cassano-2018 analysed}} people had pointed the other way, with a large effect ({{cassano-2018/ham-d17-baseline-carried-forward}}) and no serious adverse events [[cassano-2018]]. An earlier one had {{cassano-2015 participants in words}} patients, far too few to show anything [[cassano-2015]].",
      protocol:
        "Trial settings, both on the two sides of the forehead twice a week: {{iosifescu-2022 wavelengths}} at {{iosifescu-2022 irradiance}} and {{iosifescu-2022 fluence}} for {{iosifescu-2022 weeks in words}} weeks, without a gain [[iosifescu-2022]]; {{cassano-2018 wavelengths}} at {{cassano-2018 irradiance}} and {{cassano-2018 fluence}} for {{cassano-2018 weeks in words}} weeks [[cassano-2018]]. These are research settings and not our home protocol.",
    },
    {
      condition: "Generalized anxiety",
      claim: "anxiety",
      short: "Anxiety",
      tried:
        "{{maiello-2019 wavelengths}} on the forehead, {{maiello-2019 minutes}} minutes daily for {{maiello-2019 weeks in words}} weeks [[maiello-2019]]",
      dose: "Only if you are under care and your clinician agrees",
      mechanism:
        "The target is again the frontal brain, and the dose that arrives there is uncertain [[salehpour-2018]].",
      evidence:
        "One small double-blind trial has a sham. After {{wang-2023-anxiety weeks in words}} weeks of light on the left forehead, anxiety scores were lower than with the sham; the abstract does not say by how much [[wang-2023-anxiety]]. In a pilot, {{maiello-2019 participants}} people began and {{maiello-2019 analysed}} finished. Their anxiety was lower after {{maiello-2019 weeks in words}} weeks, but there was no control group [[maiello-2019]]. In a study of depressed patients, most of them anxious too, {{schiffer-2009/remission-ham}} were free of anxiety by the scale two weeks after one session [[schiffer-2009]]. Everyone had received the light. These two cannot tell light from hope, attention or time.",
      protocol:
        "Trial settings: {{wang-2023-anxiety wavelengths}} for {{wang-2023-anxiety weeks in words}} weeks, with no dose in the abstract [[wang-2023-anxiety]]; {{maiello-2019 wavelengths}} on the forehead, {{maiello-2019 minutes}} minutes daily at {{maiello-2019 irradiance}}, {{maiello-2019 fluence}}, for {{maiello-2019 weeks in words}} weeks [[maiello-2019]]. Our protocol takes its irradiance, and at its upper end its dose, from the second, and uses them less often.",
    },
    {
      condition: "Winter mood and everyday well-being",
      claim: "winter-mood",
      short: "Winter mood",
      tried:
        "{{gimenez-2023 wavelengths}}, {{gimenez-2023 perWeek in words}} mornings a week for {{gimenez-2023 weeks in words}} weeks [[gimenez-2023]]",
      mechanism:
        "In the winter group, better mood came together with a lower resting heart rate and less IFN-gamma [[gimenez-2023]].",
      evidence:
        "None of these people was treated for depression. One trial gave near-infrared light in the morning. Only the highest of its doses lifted mood, and only in winter; the maker of the light paid for it [[gimenez-2023]]. People with sleep complaints felt better after {{kennedy-2023 weeks in words}} weeks with an active collar and not with a sham, though their measured sleep did not change [[kennedy-2023]]. Healthy men scored better after one session of pulsed red light, and not after steady light. The abstract compares neither with the sham [[zhang-2025]]. After one laser session, healthy volunteers kept a good mood better than with placebo [[barrett-2013]].",
      protocol:
        'Trial settings: {{gimenez-2023 wavelengths}} at {{gimenez-2023 "1, 4 or 6.5 J/cm²"}} on {{gimenez-2023 perWeek in words}} mornings a week for {{gimenez-2023 weeks in words}} weeks [[gimenez-2023]]; a collar with {{kennedy-2023 wavelengths}} every other night for {{kennedy-2023 weeks in words}} weeks [[kennedy-2023]]. Our protocol uses other light than the first and most of the second.',
    },
    {
      condition: "Winter depression",
      claim: "seasonal-depression",
      short: "Winter depression",
      gain: "lower depression scores with bright light than with dim light or a fake device",
      dose: "None: bright white light was tested, not red light",
      mechanism:
        "A light box gives bright white light in the morning [[lam-2016]], and it works through the open eyes. A red light panel must never be used that way.",
      evidence:
        'Bright light of at least {{pjrek-2020 "1,000 lux"}} did better than dim light or sham. The difference was {{pjrek-2020/depression-rating-after-treatment}} standard deviations over {{pjrek-2020/depression-rating-after-treatment trials}} trials with {{pjrek-2020/depression-rating-after-treatment people}} people, at a moderate-to-high risk of bias [[pjrek-2020]]. An older review found {{golden-2005/depression-severity-bright-light-seasonal}}, and only {{golden-2005 "13%"}} of the studies met its standard [[golden-2005]]. Does bright light prevent the next winter’s depression? A Cochrane review found too little to say [[nussbaumer-streit-2019]]. We found no trial of red or near-infrared light against winter depression.',
      protocol:
        '**Ask a clinician first** if you have an eye disease, epilepsy or migraine that light sets off, have ever had mania or strong agitation, or take a medicine that makes skin or eyes react to light. Trial setting, in depression outside winter: {{lam-2016 "10,000-lux"}} white light for {{lam-2016 "30 minutes"}} each morning for {{lam-2016#light weeks in words}} weeks. It did better than a sham with a placebo pill, alone and with the antidepressant fluoxetine [[lam-2016]].',
    },
    {
      condition: "Depression after brain injury",
      claim: "brain-injury-depression",
      short: "Brain injury",
      gain: 'depression scores fell from {{henderson-2017 "14.10"}} to {{henderson-2017 "3.41"}} points, but no one went untreated',
      tried: "Strong near-infrared lasers, {{henderson-2017 wavelengths}} [[henderson-2017]]",
      dose: "None: strong lasers are for clinics only",
      mechanism:
        'Tissue weakens light exponentially on the way through the skull [[salehpour-2018]], and this study used lasers of {{henderson-2017 "8-15 W"}} [[henderson-2017]].',
      evidence:
        "In {{henderson-2017 participants}} patients, self-rated depression fell from {{henderson-2017/quick-inventory-depressive-symptomatology-self comparator}} to {{henderson-2017/quick-inventory-depressive-symptomatology-self number}} [[henderson-2017]]. That is a large change and among the least certain. Everyone got the light and knew it, and the authors belong to a company and a foundation for such lasers.",
      protocol:
        "Trial setting: near-infrared lasers at {{henderson-2017 wavelengths}} [[henderson-2017]]. Lasers of this power can burn skin and harm eyes. They are for clinics only.",
    },
    {
      condition: "Attention and memory",
      claim: "attention-memory",
      short: "Attention",
      gain: "better scores in tests of thinking",
      tried: "One infrared laser session on the forehead [[barrett-2013]]",
      dose: "None: no study reports a dose to follow",
      mechanism:
        "Light on the forehead is meant to help the frontal brain at tasks of attention and memory [[barrett-2013]].",
      evidence:
        "A review of reviews of randomized trials puts the effect on cognition at {{son-2025/cognitive-function}}, a small one. Its authors are moderately sure, and its abstract names neither the people nor the light [[son-2025]]. An earlier pooling in young healthy adults found more ({{salehpour-2019/cognition-related-outcomes}}), with a lopsided funnel plot, which suggests that weaker results went unpublished [[salehpour-2019]]. Neither abstract says anything about older people, or about the fog of depression.",
      protocol:
        "Trial setting: one infrared laser session to the forehead [[barrett-2013]]. The abstract gives no dose that a home device could follow, so we give none.",
    },
  ],

  clinicalEvidence: {
    title: "Our headline figures, and what the papers say",
    points: [
      `**${claims.depression}**. ${ownFigures["depression-scores"].checked}`,
      `**${claims.season}**. ${ownFigures["seasonal-response"].checked}`,
      "**2-4 weeks** to a first change is our estimate. One trial in anxiety saw a gain after {{wang-2023-anxiety weeks in words}} weeks of light [[wang-2023-anxiety]]; the trials in depression ran for {{iosifescu-2022 weeks in words}} and {{cassano-2018 weeks in words}} weeks [[iosifescu-2022, cassano-2018]].",
    ],
  },

  notShown: [
    "That near-infrared light beats sham in major depression. The double-blind trials, pooled, did not show it [[cho-2023]].",
    "That a panel in front of the face does what a device on the skin does. The studies that give a site treated the forehead, several with lasers [[barrett-2013, disner-2016, henderson-2017]].",
    "How much light arrives. Getting an adequate dose through the skull is difficult [[salehpour-2018]]. In the preserved head of a dead person some near-infrared light passed skin, bone and brain, and next to no red light did [[jagdeo-2012]].",
    "That light can replace an antidepressant or psychotherapy, or that it adds to them safely in everyone.",
    "Anything about bipolar disorder, psychosis, eating disorders, pregnancy, or depression in children. We found no study of them.",
  ],

  devices: {
    guidance: `**We would not buy any of these for your mood without a clinician’s advice, and no helmet or headband
at all for now.** Double-blind trials with light on the forehead show no clear gain over a sham
[[cho-2023, iosifescu-2022]], and an adequate dose is hard to get through the skull [[salehpour-2018]].
The cards show what is sold for mood, because the three kinds are easily confused: the light box gives
bright white light to the eyes and is a different therapy, and the two others give near-infrared light to
the skin. One kind cannot stand in for another.

Our price ranges are {{handheld price}} for a handheld, {{desktop-panel price}} for a desktop panel and
{{full-body-panel price}} for a full-body panel. A full-body panel has no advantage for the forehead. We have no price range for
helmets and light boxes. LEDs are acceptable: one review argues that laser light is not essential
[[heiskanen-2018]]. Choose irradiance in mW/cm² at a stated distance over any claim about the brain,
since many papers themselves fail to report it [[hadis-2016]].

Ask a seller which trial used the very device on offer. “Clinically proven” next to a study of a
high-power laser is a statement about the laser.`,
    types: [
      {
        device: "light-box",
        light: { before: "White light, measured in lux" },
        bestFor: "Winter depression, with a clinician’s advice",
        coverage: "Light to the open eyes at the maker’s distance",
      },
      {
        device: "desktop-panel",
        light: { after: ", or the nearest a panel has" },
        bestFor: "Our protocol if your clinician agrees, with goggles and a measured distance",
        coverage: "The whole face, which is more than is wanted",
      },
      {
        device: "head-device",
        bestFor: "Trials. We advise against buying one until a blinded trial shows a gain",
        coverage: "Forehead, or forehead and scalp",
      },
    ],
  },

  protocol: {
    lead: "We do not advise this for depression or anxiety on your own. It is for adults who are already under care for their mood, or who are well and curious, and who have cleared it with their clinician. It follows the irradiance of the anxiety pilot, an uncontrolled study of {{maiello-2019 participants}} people [[maiello-2019]]. No trial has tested it at home, and the blinded evidence for depression is not significant [[cho-2023]].",
    steps: [
      "Tell your doctor or therapist what you plan, and agree on who will notice if you get worse. Leave it out if you have an eye disease, or have ever had mania, unless they agree.",
      "Fill in the same mood questionnaire on the same day each week, starting a week before the light.",
      "Wear goggles that block near-infrared light. You cannot see this light, so brightness will not warn you.",
      "Aim at the forehead where the light gives {{mood-mental-health irradiance}}. We reckon with that at {{mood-mental-health distance}}.",
      "Begin with 10 minutes ({{dose mood-mental-health 10}}) for two weeks. If nothing troubles you, go to 20 minutes ({{dose mood-mental-health 20}}) at most.",
      "Keep to {{mood-mental-health frequency}}, and keep taking whatever has been prescribed.",
      "Show the questionnaires to your clinician after four weeks and again after eight. No change by then means stop.",
    ],
    reasons: `Fluence is irradiance times seconds, divided by 1,000: {{sum mood-mental-health 20}} in a full session. That is the dose of
the anxiety pilot [[maiello-2019]] and inside our outer limits of 3–90 J/cm². The trials in depression
went up to {{iosifescu-2022 fluence}} [[cassano-2018, iosifescu-2022]]. We stay below that because in
tissues rich in mitochondria failed studies more often overdosed than underdosed [[zein-2018]], and
because a trial can go where a home should not. Every other day lies between the twice weekly of those
trials and the daily sessions of the pilot.

Our other pages reckon with {{panel 12}} at 12 inches (30 cm) and
{{panel 18}} at 18 inches (46 cm); this one lies between the two. All are assumptions about a typical panel that nobody measured. If yours gives
another figure, move it or change the minutes: the [protocols guide](/guide/protocols) shows
how. These are doses on the skin of the forehead, and what reaches the brain is a small and unknown part
of them [[salehpour-2018]].`,
  },

  timeline: [
    {
      when: "First days",
      what: "Nothing to measure yet. One laser session improved attention tasks in healthy volunteers [[barrett-2013]], which is no promise for a low mood.",
    },
    {
      when: "2-4 weeks",
      what: "Our estimate for a first change. After {{gimenez-2023 weeks in words}} weeks of morning near-infrared light, mood was better at one dose in winter and not otherwise [[gimenez-2023]].",
    },
    {
      when: "Week eight",
      what: "As long as the longest trials in depression and anxiety went on [[cassano-2018, maiello-2019]], and the time to decide with your clinician.",
    },
    {
      when: "After that",
      what: "We found no longer course of light for mood, so do not carry on out of habit.",
    },
  ],

  safety: [
    "**Stop and call your doctor the same day** if your mood gets worse, you feel agitated, or you have thoughts of suicide. In a crisis, call or text 988 in the United States, elsewhere your local emergency number.",
    "Never stop or cut an antidepressant, lithium or any other prescribed medicine because you use light.",
    "Ask your psychiatrist first if you or a close relative has had mania. We found no study of red or near-infrared light in bipolar disorder to reassure you with.",
    "Protect your eyes. Repeated red laser treatment aimed into the eyes damaged a child’s retina [[liu-2023]], and two such instruments reached or exceeded retinal limits within three minutes of viewing [[ostrin-2024]]. Those were eye lasers, but a forehead session is close to the eyes.",
    "In the depression pilot there were no serious adverse events [[cassano-2018]]. So small a study cannot exclude rare ones. The [safety guide](/guide/safety) covers skin, medicines and heat.",
    "This page is educational and not a substitute for professional advice, diagnosis or treatment.",
  ],
  askFirst: {
    first: [
      "bipolar",
      "epilepsy-flicker",
      "migraine",
      "phenothiazines",
      "st-johns-wort",
      "retinal-disease",
    ],
    also: ["eye-sensitising-medicines", "melasma", "sleeping-or-sedated"],
  },

  faq: [
    {
      question: "Can red light therapy replace my antidepressant?",
      answer: `No. Against sham, the double-blind trials in major depression were not significant together
[[cho-2023]], and a review by researchers in the field calls the method experimental [[cassano-2016]].
Stopping a medicine on your own can bring illness back. If you want to change it, ask the person who
prescribes it.`,
    },
    {
      question: "Is a red light panel the same as a light box for winter depression?",
      answer: `No. A light box gives bright light to the open eyes. It did better than dim light for seasonal affective
disorder in pooled trials [[pjrek-2020]]. Added to antidepressants it gained nothing in an older
meta-analysis [[golden-2005]]; in a later trial it did better than placebo, alone and with fluoxetine
[[lam-2016]]. A red panel has no such trials. [Light box or red
light panel](/blog/light-box-or-red-light-panel) compares the two.`,
    },
    {
      question: "Does it help with anxiety?",
      answer: `We don’t know. One small trial with a sham found lower anxiety scores, without saying how much lower
[[wang-2023-anxiety]]. A pilot in generalized anxiety had no control group [[maiello-2019]], nor had a
whole-body study of people with fibromyalgia, who reported less anxiety and depression
[[fitzmaurice-2023]]. That is a reason to run a larger trial.`,
    },
    {
      question: "Should I aim the light at my forehead or my body?",
      answer: `Nobody can say. The trials in depression and anxiety used the forehead
[[cassano-2018, iosifescu-2022, maiello-2019]]. A review pooled light to the head with light to the whole
body, and its abstract does not compare them [[ji-2024]].`,
    },
    {
      question: "Does a stronger device work better?",
      answer: `There is no proof of that. The high-power study was uncontrolled [[henderson-2017]], and low doses often
stimulate repair better than higher ones in laboratory, animal and clinical data [[huang-2009]]. Read
[why more light is not better](/blog/why-more-light-is-not-better) before you pay for watts.`,
    },
  ],

  closing: {
    title: "Talk first, light second",
    text: `Depression and anxiety have treatments with far more behind them than this one. If you have not yet spoken
to a doctor about your mood, that call is the next step, and a device can wait. If you have, take this
page and its references along. [Near-infrared light for
depression](/blog/near-infrared-light-for-depression) goes through the trials one by one.`,
  },
};
