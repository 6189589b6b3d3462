import { inFull, ownFigures } from "#app/evidence/ledger/own-figures.server.ts";
import type { Benefit } from "./benefit.ts";

const claims = {
  studies: inFull(ownFigures["sleep-studies"]),
  efficiency: inFull(ownFigures["sleep-efficiency"]),
  energy: inFull(ownFigures["subjective-energy"]),
};

/** Room light, e-readers and bright-light boxes are cited as what they are. */
export const benefit: Benefit = {
  meta: {
    title: "Red Light Therapy for Sleep & Energy: Trials and Dose",
    description:
      "What trials of red and near-infrared light found for sleep and energy, null results included, with a protocol, its dose and its limits.",
    keywords: [
      "red light therapy for sleep",
      "red light before bed",
      "near-infrared light and sleep",
      "red light and melatonin",
      "red light therapy for energy",
      "photobiomodulation insomnia",
    ],
    published: "2026-11-21",
    lastReviewed: "2026-11-22",
  },

  card: {
    description:
      "In people who sleep poorly, two trials with a sham found no change. See the one that did, and why a red lamp may be kinder to the body clock.",
    keyPoints: [
      "Red light may disturb melatonin less than blue or white",
      "Two controlled trials without effect on measured sleep",
      "One small positive trial in chronic insomnia",
      "An evening and a morning schedule, with their dose",
    ],
    studies: claims.studies,
    icon: "moon",
  },

  hero: {
    badge: claims.studies,
    title: "Red Light Therapy for Sleep & Energy",
    verdict:
      "In two trials, light did no more for poor sleep than fake light. A dim red lamp in the evening may disturb your sleep hormone less than a white one.",
    lead: "At night, white light suppressed melatonin and red light did not [[figueiro-2016]]. A red panel as a treatment is another matter: in two trials with a sham, light did not change the sleep of people who sleep poorly [[gimenez-2023, kennedy-2023]].",
    action: { text: "View Protocol", href: "#protocol" },
  },

  quickFacts: [
    { label: "Wavelengths", value: "{{sleep-energy wavelengths}}" },
    { label: "Session", value: "{{sleep-energy minutes}}" },
    { label: "Distance", value: "6-24 inches" },
    { label: "For sleep", value: "1-2 hours before bed" },
    { label: "For energy", value: "morning use within 2 hours of waking" },
    { label: "Our own estimate", value: "1-2 weeks to first improvement" },
  ],

  spectrum: { labels: ["Red", "Near-infrared"] },
  introduction: `“Red light for sleep” can mean two things. One is a treatment: red and near-infrared light on the
body or the forehead, in a measured dose. The other is a kind of lighting: a red lamp in the evening
in place of a white one. The second has the steadier evidence. The first is what most devices are
sold for.

As a treatment, the light has little to show so far. In {{gimenez-2023 participants}} people with mild
sleep complaints, near-infrared light on {{gimenez-2023 perWeek in words}} mornings a week had no
significant effect on sleep or circadian rhythm at any of its doses; the maker of the light paid for the
trial [[gimenez-2023]]. A collar with red and near-infrared light, worn every other night by
{{kennedy-2023 participants}} adults with sleep complaints, did not change sleep as recorded by actigraphy
(movement tracking), although people with the active collar said that they slept better [[kennedy-2023]].
On the other side is a trial in {{mehdizadeh-2025 participants}} adults with chronic insomnia, whose
sleep-quality scores improved more with near-infrared light to the forehead than with sham
[[mehdizadeh-2025]]. Trials in depression, pooled, show no significant effect on sleep, with an interval
too wide to rule much in or out [[ji-2024]].

Bright-light therapy is something else. Pooled studies give it a small-to-medium benefit for insomnia,
with signs of publication bias [[van-maanen-2016]]. Those results belong to bright lamps and say nothing
about a red panel.`,

  mechanisms: [
    {
      title: "Less disturbance of the body clock",
      text: "In young adults on a simulated night shift, blue light delayed the melatonin rhythm more than red light with the same number of photons [[sunde-2020]]. In a second night-time study, white light suppressed melatonin and red light did not [[figueiro-2016]]. Red is the quieter color for a late hour, which is a reason to choose it for lighting and no sign that it sends anyone to sleep.",
      benefit: "Some light in the evening at a lower cost to melatonin.",
    },
    {
      title: "Alertness without a melatonin signal",
      text: "In the second of these studies people reacted faster under red light than under dim light, as they did under white [[figueiro-2016]]. Red light can therefore rouse you without suppressing melatonin. That suits a morning session, and it is why we leave an hour or more between an evening session and bed.",
      benefit: "A possible lift in the morning, and a reason to stop early at night.",
    },
    {
      title: "More energy inside the cell",
      text: "The leading hypothesis is that near-infrared photons free nitric oxide from the enzyme cytochrome c oxidase and so raise the output of ATP, the cell’s fuel [[de-freitas-2016]]. It is contested: cell lines without the assembled enzyme still multiplied faster under red light at most settings tested [[lima-2019]]. We found nothing that links a rise in ATP to a person who feels less tired.",
      benefit: "A plausible reason for reports of more energy, still unproven.",
    },
    {
      title: "Light through the forehead",
      text: "The positive insomnia trial aimed at the brain, with near-infrared light on the forehead [[mehdizadeh-2025]]. A narrative review proposes effects on cytochrome c oxidase, blood flow and inflammation, and adds that an adequate dose is hard to get through the skull because tissue weakens light exponentially [[salehpour-2018]]. A panel on the back does not repeat that experiment.",
      benefit: "A lead for insomnia, with equipment that few homes have.",
    },
    {
      title: "Melatonin in the blood",
      text: "In elite female athletes, half of them on placebo, two weeks of whole-body red light at night improved sleep scores and serum melatonin [[zhao-2012]]. The larger trial of morning near-infrared light found no effect on circadian rhythm [[gimenez-2023]]. Time of day, wavelength and people all differed between the two, so neither settles the matter.",
      benefit: "An interesting result that we have not seen repeated.",
    },
  ],

  figures: { compared: true },
  applications: [
    {
      condition: "Poor sleep without a diagnosis",
      claim: "poor-sleep",
      short: "Poor sleep",
      tried:
        "{{gimenez-2023 wavelengths}}, {{gimenez-2023 perWeek in words}} mornings a week for {{gimenez-2023 weeks in words}} weeks [[gimenez-2023]]",
      mechanism:
        "None is established: the trial that looked for a shift in circadian rhythm found none [[gimenez-2023]].",
      evidence:
        "Two trials with a sham took people with sleep complaints, and in neither was measured sleep better than with the sham. One gave {{gimenez-2023 participants}} people near-infrared light in the morning [[gimenez-2023]]. The other gave {{kennedy-2023 participants}} adults a collar. Movement trackers saw no difference from the sham, and insomnia scores improved in both groups; only people with the active collar said that they slept better [[kennedy-2023]]. Trials in depression, pooled, show no significant effect on sleep either [[ji-2024]].",
      protocol:
        'Trial settings: {{gimenez-2023 wavelengths}} on {{gimenez-2023 perWeek in words}} mornings a week for {{gimenez-2023 weeks in words}} weeks at {{gimenez-2023 "1, 4 or 6.5 J/cm²"}} [[gimenez-2023]]; a collar with {{kennedy-2023 wavelengths}} every other night for {{kennedy-2023 weeks in words}} weeks [[kennedy-2023]]. [This page\'s protocol](#protocol) gives more light to more skin, and no trial has tested it.',
    },
    {
      condition: "Chronic insomnia",
      claim: "insomnia",
      short: "Insomnia",
      gain: "better than with fake light, on a scale of poor sleep from 0 to 21",
      tried:
        "{{mehdizadeh-2025 wavelengths}} on the forehead, {{mehdizadeh-2025 minutes}} minutes a day on {{mehdizadeh-2025 sessions in words}} days [[mehdizadeh-2025]]",
      dose: "None: we give no home version of it",
      mechanism:
        "Light on the forehead is aimed at the frontal brain, where the dose is uncertain because tissue weakens light exponentially [[salehpour-2018]].",
      evidence:
        "In {{mehdizadeh-2025 participants}} adults, scores on the Pittsburgh Sleep Quality Index fell by {{mehdizadeh-2025/pittsburgh-sleep-quality-index}} more with active light than with sham (95% CI {{mehdizadeh-2025/pittsburgh-sleep-quality-index ci}}), measured one week after treatment [[mehdizadeh-2025]]. The trial was small and the follow-up short, and we found no second one.",
      protocol:
        "Trial setting: {{mehdizadeh-2025 wavelengths}} on the forehead, {{mehdizadeh-2025 minutes}} minutes a day on {{mehdizadeh-2025 sessions in words}} days in a row [[mehdizadeh-2025]]. The dose that it prints does not add up: {{mehdizadeh-2025 irradiance}} for that time is {{dose 250 10}}, and the abstract says {{mehdizadeh-2025 fluence}}. We give no home version of it.",
    },
    {
      condition: "Sleep of athletes in hard training",
      claim: "athletes-sleep",
      short: "Athletes",
      tried:
        "Whole-body red light, {{zhao-2012 minutes}} minutes on {{zhao-2012 sessions}} nights [[zhao-2012]]",
      mechanism: "Whole-body red light at night went with higher serum melatonin [[zhao-2012]].",
      evidence:
        "Of {{zhao-2012 participants}} elite female basketball players half had red light and half a placebo without light. Sleep-quality scores, melatonin and endurance in a run improved with the light [[zhao-2012]]. The abstract gives no wavelength, and so few people are little to build on.",
      protocol:
        "Trial setting: whole-body red light, {{zhao-2012 minutes}} minutes each night for {{zhao-2012 sessions}} days [[zhao-2012]]. [This page's evening session](#protocol) borrows its length. The page on [athletic performance](/benefits/athletic-performance) has the light that is given for muscle.",
    },
    {
      condition: "Daytime energy and drowsiness",
      claim: "daytime-energy",
      short: "Energy",
      tried:
        "{{gimenez-2023 wavelengths}}, {{gimenez-2023 perWeek in words}} mornings a week for {{gimenez-2023 weeks in words}} weeks [[gimenez-2023]]",
      mechanism:
        "Light may lower inflammatory signals: the dose that helped drowsiness also lowered IFN-gamma, a marker of inflammation [[gimenez-2023]].",
      evidence:
        "In one trial, morning near-infrared light improved mood and drowsiness. It did so at the highest dose in winter, and not at lower doses or in other seasons [[gimenez-2023]]. In chronic insomnia, people were less sleepy by day with light on the forehead than with a sham [[mehdizadeh-2025]]. Healthy men were less sleepy after one session of pulsed red light, and not after steady light. The abstract compares neither with the sham [[zhang-2025]]. In fibromyalgia, {{fitzmaurice-2023 analysed}} of {{fitzmaurice-2023 participants}} people finished a course of whole-body light and felt less tired. There was no control group, so nobody can say that the light did it [[fitzmaurice-2023]].",
      protocol:
        "Trial settings: {{gimenez-2023 wavelengths}} at {{gimenez-2023#6-5-j fluence}} on {{gimenez-2023 perWeek in words}} mornings a week [[gimenez-2023]]; whole-body light, {{fitzmaurice-2023 sessions}} sessions in about {{fitzmaurice-2023 weeks in words}} weeks [[fitzmaurice-2023]]. Our morning session gives at least {{dose sleep-energy 20}}, so it does not copy the dose that worked.",
    },
    {
      condition: "Evening light and the body clock",
      claim: "evening-light",
      short: "Evening light",
      gain: "that was red than with blue",
      tried: "{{figueiro-2016 wavelengths}} light at night, against white light [[figueiro-2016]]",
      dose: "A weak red lamp will do, in a dim room",
      mechanism:
        "White light suppressed melatonin where red did not [[figueiro-2016]], and blue delayed its rhythm more than red [[sunde-2020]].",
      evidence:
        'Most of the papers on this use are about ordinary light. In a laboratory, room light under {{gooley-2011 "200 lux"}} before bed delayed melatonin in {{gooley-2011/later-melatonin-onset-room-light number}}% of {{gooley-2011 participants}} people, compared with very dim light. It cut melatonin short by about {{gooley-2011/melatonin-duration}} [[gooley-2011]]. Young adults read a shining e-book for {{chang-2015 "about 4 hours"}} before bed. They fell asleep later and were less alert next morning than with a printed book [[chang-2015]]. Experts ask for dim evenings and near-darkness during sleep [[brown-2022]]. Two studies compared colors, and in both red disturbed melatonin less [[sunde-2020, figueiro-2016]]. Neither tells us whether anyone then slept better.',
      protocol:
        "Our suggestion: dim the room for the last hours and let what light remains be red, near the {{sunde-2020#red wavelengths}} and {{figueiro-2016#red wavelengths}} that were studied [[sunde-2020, figueiro-2016]]. A weak red lamp will do. A treatment panel is far brighter than you need for this.",
    },
  ],

  clinicalEvidence: {
    title: "Our headline figures, and what the papers say",
    points: [
      `**${claims.efficiency}**. ${ownFigures["sleep-efficiency"].checked}`,
      `**${claims.energy}**. ${ownFigures["subjective-energy"].checked}`,
      "**1-2 weeks to first improvement** is our estimate. Of the two positive studies, one asked people a week after {{mehdizadeh-2025 sessions in words}} sessions [[mehdizadeh-2025]], the other ran for {{zhao-2012 sessions}} nights [[zhao-2012]]. In the largest randomized trial {{gimenez-2023 weeks in words}} weeks brought nothing for sleep [[gimenez-2023]].",
    ],
  },

  notShown: [
    "That any home panel improves sleep when an instrument does the measuring. The sham-controlled trial with actigraphy found no change [[kennedy-2023]].",
    "That evening beats morning, or the reverse. We found no comparison, so our hours are a schedule and not a finding.",
    "That red together with near-infrared light is better than either. The insomnia trial used near-infrared light alone [[mehdizadeh-2025]], and the athletes’ trial names no wavelength [[zhao-2012]].",
    "What happens in the long run. The longest study here lasted about {{fitzmaurice-2023 weeks in words}} weeks and had no controls [[fitzmaurice-2023]].",
    "Anything about sleep apnea, restless legs, narcolepsy or sleep in children. We found no study of them.",
  ],

  devices: {
    guidance: `Decide first whether you want a treatment or a lamp. For evenings without white light, an ordinary
red bulb is enough, and the papers on color and melatonin are on its side
[[sunde-2020, figueiro-2016]]. For the protocol above you need a panel with a stated irradiance.

Our price ranges are {{handheld price}} for a handheld, {{desktop-panel price}} for a desktop panel and
{{full-body-panel price}} for a full-body panel. The athletes’ trial lit the whole body [[zhao-2012]], the collar
only the neck [[kennedy-2023]], and we found no trial that compared large devices with small ones. LEDs are fine: one
review argues that laser coherence is not essential [[heiskanen-2018]].

For a bedroom, look for a timer, a quiet fan and no blue standby light. Ask for irradiance in mW/cm²
at your distance. Of {{hadis-2016 analysed}} light-therapy papers reviewed,
{{hadis-2016/articles-not-reporting-irradiance number}}% left it out [[hadis-2016]], so
do not expect every shop to print it. [How to read a panel spec
sheet](/blog/how-to-read-a-panel-spec-sheet) shows where to look.`,
    types: [
      {
        device: "full-body-panel",
        bestFor: "Evening sessions of {{sleep-energy minutes}} with your back to it",
        coverage: "One side of the body at once; leave out the front",
      },
      {
        device: "desktop-panel",
        bestFor: "Morning sessions on back or thighs",
        coverage: "Back or thighs, one at a time",
      },
      {
        device: "evening-lamp",
        light: { before: "Red only, ", after: " or a little longer" },
        bestFor: "Lighting the last hours before bed",
        coverage: "A room or a page, too weak for a treatment dose",
      },
    ],
  },

  protocol: {
    lead: "One session a day, at one fixed time, long enough for a fair comparison with your own baseline. The length is this site’s own. Its upper end matches the athletes’ trial, where {{zhao-2012 minutes}} minutes of whole-body light each night went with better sleep scores [[zhao-2012]]. The trials with a sham in people who sleep poorly used other settings and found nothing [[gimenez-2023, kennedy-2023]].",
    steps: [
      "For one week before you begin, write down when you went to bed, how long you lay awake and one score from zero to ten for the day’s energy.",
      "Pick one slot and keep it: 1-2 hours before bed for sleep, or within 2 hours of waking for energy. Both on one day would double the dose.",
      "Measure the distance to the bare skin of your back or thighs. We assume a panel that gives {{sleep-energy irradiance}} at 18 inches (46 cm). Leave out throat, breasts, abdomen and groin.",
      "Put on the goggles and turn your face away.",
      "If you are new to red light, use 10 minutes ({{dose sleep-energy 10}}) in the first week. Then use 20 minutes, and 30 only if two weeks at 20 have changed nothing.",
      "After an evening session keep the room dim and the screens off. Ordinary room light before bed is enough to delay melatonin [[gooley-2011]].",
      "After four weeks compare the diary with its first week. If the two look alike, stop.",
    ],
    reasons: `Fluence is irradiance times seconds, divided by 1,000: {{sleep-energy sum}}, and {{dose sleep-energy 30}} in the longest
session. Both are inside our outer limits of 3–90 J/cm², and several times the morning trial’s highest dose,
{{gimenez-2023#6-5-j fluence}} [[gimenez-2023]]. The insomnia trial’s dose cannot be compared, since it does
not add up [[mehdizadeh-2025]]. A review finds no agreed protocol, with advice from
{{zein-2018 "4-10 J/cm²"}} at the target to {{zein-2018 "50 J/cm²"}} at the surface [[zein-2018]]. More
minutes are [not a safe bet](/blog/why-more-light-is-not-better): low doses often stimulate
repair better than higher ones [[huang-2009]].

The range of 6 to 24 inches serves lamps of different strength: six for a weak lamp, 24 for a strong
panel. Were the panel we assume moved to 6 inches, where we reckon with {{panel 6}}, 20 minutes would reach
our ceiling of {{dose panel-6 20}} and 30 minutes would pass it, at {{dose panel-6 30}}. So let measured irradiance
choose your distance. The [protocols guide](/guide/protocols) has the arithmetic for other
panels.`,
  },

  timeline: [
    {
      when: "Week before",
      what: "A diary and no light. Without a baseline you cannot tell treatment from expectation: insomnia scores in the collar trial improved with active and sham devices alike [[kennedy-2023]].",
    },
    {
      when: "1-2 weeks",
      what: "Our estimate for a first improvement. Two weeks were enough in the athletes’ trial [[zhao-2012]], and scores in insomnia were better one week after treatment [[mehdizadeh-2025]].",
    },
    {
      when: "Third and fourth week",
      what: "The time to judge. By the third week the collar had changed what people reported and not what actigraphy recorded [[kennedy-2023]]; by the fourth, morning light had not changed sleep [[gimenez-2023]].",
    },
    {
      when: "After that",
      what: "Unknown ground. Only one study here ran longer, and it had no controls [[fitzmaurice-2023]]. Take two weeks off and see whether anything is lost.",
    },
  ],

  safety: [
    "Never look into the source. A child suffered retinal damage after repeated red laser treatment aimed into the eyes for short sight [[liu-2023]]; that was a laser and not a panel, but closed eyelids do not replace goggles.",
    "Snoring with pauses in breathing, sleepiness at the wheel or insomnia that does not let up needs a doctor before it needs a lamp. Ask about cognitive behavioral therapy for insomnia.",
    "If you lie awake longer after evening sessions, move them to the morning. Red light can sharpen reactions at night [[figueiro-2016]].",
    "Do not change a prescribed sleep medicine because of a panel, and do not sleep under one.",
    "Stop for a blister, lasting redness or any change in sight. The [safety guide](/guide/safety) has more.",
    "This page is educational and not a substitute for professional advice.",
  ],
  askFirst: {
    first: [
      "bipolar",
      "epilepsy-flicker",
      "migraine",
      "st-johns-wort",
      "phenothiazines",
      "sleeping-or-sedated",
    ],
    also: ["thyroid-neck", "testes", "fever"],
  },

  faq: [
    {
      question: "Does red light before bed help you sleep?",
      answer: `As a treatment it may make little or no difference. A collar used every other night did not change
measured sleep [[kennedy-2023]]. One small study of athletes found better sleep scores with whole-body red
light each night [[zhao-2012]]. If red light replaces white light, you gain something likelier: white light
suppressed melatonin at night, and red did not [[figueiro-2016]].
[Red light before bed](/blog/red-light-before-bed) has the whole evening.`,
    },
    {
      question: "Will a bright red panel keep me awake?",
      answer: `It could. Red light sped up reactions at night compared with dim light
[[figueiro-2016]]. This is why our evening session ends at least an hour before bed. Judge by your own
diary, and change to mornings if evenings make things worse.`,
    },
    {
      question: "Morning or evening: which is better?",
      answer: `We found no trial that compared them. The one study at night with a gain was tiny
[[zhao-2012]]. The morning trial was larger and found nothing for sleep, with better mood and less
drowsiness at one dose in winter [[gimenez-2023]]. We suggest evenings for sleep and mornings for
energy, and never both while you are testing.`,
    },
    {
      question: "Is this the same as a light box for sleep?",
      answer: `No. Light boxes give bright light to the eyes. Pooled studies of that therapy show
small-to-medium benefits for sleep problems, with signs of publication bias [[van-maanen-2016]]. A red panel
should stay out of your eyes.`,
    },
    {
      question: "Should I leave a red lamp on all night?",
      answer: `No. Experts who set out to define healthy indoor light ask for near-darkness during sleep
[[brown-2022]]. A weak red night light for the way to the bathroom is a sensible compromise.`,
    },
  ],

  closing: {
    title: "Test it on your own nights",
    text: `Four weeks in one slot with one diary will tell you more than anyone’s testimonial. If the numbers do
not move, dim red evenings cost little and may be all you need. Compare devices once you know whether
you want a treatment or a lamp.`,
  },
};
