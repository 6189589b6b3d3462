import type { Benefit } from "#app/benefits/benefit.ts";
import { pageClaim } from "#app/site.config.ts";

/** Its own figures, which no cited paper supports. */
const claims = {
  studies: pageClaim("/benefits/sleep-energy", "300+ Sleep Studies"),
  efficiency: pageClaim("/benefits/sleep-energy", "15-20% better sleep efficiency"),
  energy: pageClaim("/benefits/sleep-energy", "25-30% more subjective energy"),
};

/** Sleep & Energy. Room light, e-readers and bright-light boxes are cited only for what they are. */
export const benefit: Benefit = {
  meta: {
    title: "Red Light Therapy for Sleep & Energy: Trials and Dose",
    description:
      "What trials of red and near-infrared light found for sleep and energy, null results included, with a 20-30 minute protocol, its dose and its limits.",
    keywords: [
      "red light therapy for sleep",
      "red light before bed",
      "near-infrared light and sleep",
      "red light and melatonin",
      "red light therapy for energy",
      "photobiomodulation insomnia",
    ],
    published: "2026-11-21",
    lastReviewed: "2026-11-21",
  },

  card: {
    description:
      "Few trials, and they disagree. See who slept better, who did not, and why a red lamp is kinder to the body clock than a white one.",
    keyPoints: [
      "Red light disturbs the melatonin rhythm less than blue",
      "One small positive trial in chronic insomnia",
      "Two controlled trials without effect on measured sleep",
      "An evening and a morning schedule, with their dose",
    ],
    studies: claims.studies,
    icon: "moon",
  },

  hero: {
    badge: claims.studies,
    title: "Red Light Therapy for Sleep & Energy",
    lead: "At night, white light suppressed melatonin and red light did not [[figueiro-2016]]. Whether a red panel also improves sleep is an open question: the trials are small and point both ways.",
    action: { text: "View Protocol", href: "#protocol" },
  },

  quickFacts: [
    { label: "Wavelengths", value: "660nm + 810-850nm" },
    { label: "Session", value: "20-30 min" },
    { label: "Distance", value: "6-24 inches" },
    { label: "For sleep", value: "1-2 hours before bed" },
    { label: "For energy", value: "morning use within 2 hours of waking" },
    { label: "Our own estimate", value: "1-2 weeks to first improvement" },
  ],

  bands: [
    { from: 660, to: 660, label: "Red" },
    { from: 810, to: 850, label: "Near-infrared" },
  ],

  introduction: `
<p>“Red light for sleep” can mean two things. One is a treatment: red and near-infrared light on the
body or the forehead, in a measured dose. The other is a kind of lighting: a red lamp in the evening
in place of a white one. The second has the steadier evidence. The first is what most devices are
sold for.</p>
<p>As a treatment, the light has a mixed record. Morning 850 nm light for four weeks had no
significant effect on sleep or circadian rhythm in 56 people, at any of three doses
[[gimenez-2023]]. A collar with red and near-infrared LEDs, worn every other night for three weeks by
30 adults with sleep complaints, did not change sleep as recorded by actigraphy (movement tracking),
although people with the active collar said that they slept better [[kennedy-2023]]. On the other
side stands a trial in 30 adults with chronic insomnia, whose sleep-quality scores improved more
with three sessions of 810 nm light to the forehead than with sham [[mehdizadeh-2025]]. A
meta-analysis of 11 randomised trials, done for depression, found no significant effect on sleep,
with an interval too wide to rule much in or out (SMD −0.82, 95% CI −2.41 to 0.77) [[ji-2024]].</p>
<p>The badge “${claims.studies}” is this site’s own figure, and no paper cited here supports it. Our
bibliography holds five studies and one meta-analysis in which people received red or near-infrared
light and sleep was assessed.</p>
<p>Bright-light therapy is something else. It pools 53 studies with 1,154 participants and a
small-to-medium benefit for insomnia (g = 0.47), with signs of publication bias
[[van-maanen-2016]]. Those results belong to bright lamps and say nothing about a red panel.</p>`,

  mechanisms: [
    {
      title: "Less disturbance of the body clock",
      text: "In 34 young adults on a simulated night shift, blue light at 455 nm delayed the melatonin rhythm more than red light at 625 nm with the same number of photons [[sunde-2020]]. In a second night-time study, of 17 people, white light suppressed melatonin and red light at 630 nm did not [[figueiro-2016]]. Red is the quieter colour for a late hour, which is a reason to choose it for lighting and no sign that it sends anyone to sleep.",
      benefit: "Some light in the evening at a lower cost to melatonin.",
    },
    {
      title: "Alertness without a melatonin signal",
      text: "The same 17 people reacted faster under red light than under dim light, as they did under white [[figueiro-2016]]. Red light can therefore rouse you without suppressing melatonin. That suits a morning session, and it is why we leave an hour or more between an evening session and bed.",
      benefit: "A possible lift in the morning, and a reason to stop early at night.",
    },
    {
      title: "More energy inside the cell",
      text: "The leading hypothesis is that near-infrared photons free nitric oxide from the enzyme cytochrome c oxidase and so raise the output of ATP, the cell’s fuel [[de-freitas-2016]]. It is contested: cell lines without the assembled enzyme still multiplied faster under 660 nm light at most settings tested [[lima-2019]]. Nothing in our bibliography links a rise in ATP to a person who feels less tired.",
      benefit: "A plausible reason for reports of more energy, still unproven.",
    },
    {
      title: "Light through the forehead",
      text: "The positive insomnia trial aimed at the brain, with 810 nm light on the forehead [[mehdizadeh-2025]]. A narrative review proposes effects on cytochrome c oxidase, blood flow and inflammation, and adds that an adequate dose is hard to get through the skull because tissue weakens light exponentially [[salehpour-2018]]. A panel on the chest does not repeat that experiment.",
      benefit: "The best lead for insomnia, with equipment that few homes have.",
    },
    {
      title: "Melatonin in the blood",
      text: "In 20 elite female athletes, half of them on placebo, 14 nights of whole-body red light improved serum melatonin, and the change in sleep scores went with the change in melatonin (r = −0.695) [[zhao-2012]]. The larger trial of morning 850 nm light found no effect on circadian rhythm [[gimenez-2023]]. Time of day, wavelength and people all differed between the two, so neither settles the matter.",
      benefit: "An interesting result that nobody in our bibliography has repeated.",
    },
  ],

  figures: {
    mechanisms: { kind: "absorption" },
    protocol: { kind: "dose-response" },
  },
  applications: [
    {
      condition: "Poor sleep without a diagnosis",
      claim: {
        studies: ["ji-2024", "gimenez-2023", "kennedy-2023"],
        concerns: ["conflicting", "indirect"],
        effect: "unclear",
      },
      mechanism:
        "None is established: the trial that looked for a shift in circadian rhythm found none [[gimenez-2023]].",
      evidence:
        "Two trials with sham or placebo light took people with sleep complaints, and in neither did the measured sleep change. In 56 people, morning 850 nm light had no significant effect on sleep [[gimenez-2023]]. In 30 adults, actigraphy was the same with the active collar and the sham, self-reported sleep was better with the active one, and insomnia scores improved in both groups [[kennedy-2023]]. Pooled data from randomised trials in depression show no significant effect on sleep either [[ji-2024]].",
      protocol:
        'Trial settings: 850 nm every morning for four weeks at 1, 4 or 6.5 J/cm² [[gimenez-2023]]; a collar at 660, 740, 810 and 870 nm every other night for three weeks [[kennedy-2023]]. <a href="#protocol">Our protocol below</a> gives more light to more skin, and no trial has tested it.',
    },
    {
      condition: "Chronic insomnia",
      claim: { studies: ["mehdizadeh-2025"], concerns: ["indirect"], effect: "unclear" },
      mechanism:
        "Light on the forehead is aimed at the frontal brain, where the dose is uncertain because tissue weakens light exponentially [[salehpour-2018]].",
      evidence:
        "In 30 adults, scores on the Pittsburgh Sleep Quality Index fell by 4.6 points more with active light than with sham (95% CI −7.2 to −2.0), measured one week after treatment [[mehdizadeh-2025]]. The trial was small and the follow-up short. It has not been repeated in any paper we hold.",
      protocol:
        "Trial setting: 810 nm to the forehead, three daily sessions of 10 minutes, 60 J/cm² each [[mehdizadeh-2025]]. That is a clinic’s dose on one small area. We give no home version of it.",
    },
    {
      condition: "Sleep of athletes in hard training",
      claim: { studies: ["zhao-2012"], concerns: [], effect: "unclear" },
      mechanism: "Whole-body red light at night went with higher serum melatonin [[zhao-2012]].",
      evidence:
        "Ten elite female basketball players had red light and ten had placebo for 14 nights. Sleep-quality scores, melatonin and a 12-minute run improved with the light (P < .05) [[zhao-2012]]. The abstract gives no wavelength, and ten people in each group is little to build on.",
      protocol:
        'Trial setting: whole-body red light, 30 minutes each night for 14 days [[zhao-2012]]. <a href="#protocol">The evening session below</a> borrows its length. The page on <a href="/benefits/athletic-performance">athletic performance</a> has the light that is given for muscle.',
    },
    {
      condition: "Daytime energy and drowsiness",
      claim: {
        studies: ["gimenez-2023", "fitzmaurice-2023"],
        concerns: ["conflicting"],
        effect: "unclear",
      },
      mechanism:
        "Light may lower inflammatory signals: the dose that helped drowsiness also lowered IFN-gamma, a marker of inflammation [[gimenez-2023]].",
      evidence:
        "Morning 850 nm light improved mood and drowsiness in one corner of its trial: at 6.5 J/cm² and in winter, with nothing at lower doses or in other seasons [[gimenez-2023]]. In fibromyalgia, 19 of 21 people finished a course of whole-body light and reported less fatigue, but without a control group the change cannot be credited to the light [[fitzmaurice-2023]].",
      protocol:
        "Trial settings: 850 nm in the morning at 6.5 J/cm² for four weeks [[gimenez-2023]]; whole-body light, 18 sessions in about six weeks [[fitzmaurice-2023]]. Our morning session gives at least 24 J/cm², so it does not copy the dose that worked.",
    },
    {
      condition: "Evening light and the body clock",
      claim: {
        studies: ["brown-2022", "gooley-2011", "chang-2015", "sunde-2020", "figueiro-2016"],
        concerns: ["indirect"],
        effect: "unclear",
      },
      mechanism:
        "White light suppressed melatonin where red did not [[figueiro-2016]], and blue delayed its rhythm more than red [[sunde-2020]].",
      evidence:
        "Three of these papers are about ordinary light. Among 116 volunteers, room light under 200 lux before bed delayed melatonin in 99.0% of them, compared with light under 3 lux, and shortened its duration by about 90 minutes [[gooley-2011]]. Twelve young adults who read a light-emitting e-book for about four hours on five evenings fell asleep later and were less alert next morning than with a printed book [[chang-2015]]. Expert consensus asks for dim evenings and near-darkness during sleep [[brown-2022]]. In both studies that compared colours, red disturbed melatonin less [[sunde-2020, figueiro-2016]]; neither tells us whether anyone then slept better.",
      protocol:
        "Our suggestion: dim the room for the last hours and let what light remains be red, near the 625–630 nm that was studied [[sunde-2020, figueiro-2016]]. A weak red lamp will do. A treatment panel is far brighter than you need for this.",
    },
  ],

  clinicalEvidence: {
    title: "Our headline figures, and what the papers say",
    points: [
      `<strong>${claims.efficiency}</strong> is this site’s own figure. No cited paper supports it, and actigraphy in 30 adults showed no change against sham [[kennedy-2023]].`,
      `<strong>${claims.energy}</strong> is ours as well. The nearest results are drowsiness in winter at a single dose [[gimenez-2023]] and fatigue in an uncontrolled study of 21 people [[fitzmaurice-2023]]. Neither gives such a percentage.`,
      "<strong>1-2 weeks to first improvement</strong> fits the two positive trials: one measured people a week after three sessions [[mehdizadeh-2025]], the other ran for 14 nights [[zhao-2012]]. In the largest randomised trial four weeks brought nothing for sleep [[gimenez-2023]].",
    ],
  },

  notShown: [
    "That any home panel improves sleep when an instrument does the measuring. The sham-controlled trial with actigraphy found no change [[kennedy-2023]].",
    "That evening beats morning, or the reverse. No paper we cite compared the two, so our hours are a schedule and not a finding.",
    "That 660 nm together with 810–850 nm is better than either. The insomnia trial used 810 nm alone [[mehdizadeh-2025]], and the athletes’ trial names no wavelength [[zhao-2012]].",
    "What happens in the long run. The longest study here lasted about six weeks and had no controls [[fitzmaurice-2023]].",
    "Anything about sleep apnoea, restless legs, narcolepsy or sleep in children. None of our findings concerns them.",
  ],

  devices: {
    guidance: `
<p>Decide first whether you want a treatment or a lamp. For evenings without white light, an ordinary
red bulb is enough, and the papers on colour and melatonin are on its side
[[sunde-2020, figueiro-2016]]. For the protocol below you need a panel with a stated irradiance.</p>
<p>Our price ranges are $50–$300 for a handheld, $200–$800 for a desktop panel and $1,000–$3,000 or
more for a full-body panel. The athletes’ trial lit the whole body [[zhao-2012]], the collar
only the neck [[kennedy-2023]], and no trial compared large devices with small ones. LEDs are fine: one review argues that laser coherence is not
essential [[heiskanen-2018]].</p>
<p>For a bedroom, look for a timer, a quiet fan and no blue standby light. Ask for irradiance in mW/cm²
at your distance. Of 74 light-therapy papers reviewed, 43% left it out [[hadis-2016]], so
do not expect every shop to print it. <a href="/blog/how-to-read-a-panel-spec-sheet">How to read a panel spec
sheet</a> shows where to look.</p>`,
    types: [
      {
        type: "Full-body panel",
        examples: "LED panels that hang on a door or stand on the floor",
        wavelengths: "660nm + 810-850nm",
        bestFor: "Whole-body evening sessions of 20-30 min",
        coverage: "Front or back of the body at once",
        portability: "Stays where it is mounted",
      },
      {
        type: "Desktop panel",
        examples: "LED panels on a stand for a table or bedside",
        wavelengths: "660nm + 810-850nm",
        bestFor: "Morning sessions on chest or back",
        coverage: "Chest, back or thighs, one at a time",
        portability: "Moves between rooms",
      },
      {
        type: "Red evening lamp",
        examples: "Red bulbs, reading lamps and night lights",
        wavelengths: "Red only, about 625-660nm",
        bestFor: "Lighting the last hours before bed",
        coverage: "A room or a page, too weak for a treatment dose",
        portability: "Fits in a bag",
      },
    ],
  },

  protocol: {
    lead: "One session a day, at one fixed time, long enough for a fair comparison with your own baseline. The length of 20 to 30 minutes is this site’s. Its upper end matches the athletes’ trial, where 30 minutes of whole-body light each night went with better sleep scores [[zhao-2012]]. Other settings found nothing [[gimenez-2023, kennedy-2023]].",
    dose: {
      wavelengths: "660nm + 810-850nm",
      irradiance: 20,
      minutes: { from: 20, to: 30 },
      distance:
        "6-24 inches (15-61 cm); the dose assumes 18. Going nearer multiplies it and may pass our ceiling of 90 J/cm²",
      frequency: "once a day",
      course: "1-2 weeks to first improvement, 4 weeks to judge",
    },
    steps: [
      "For one week before you begin, write down when you went to bed, how long you lay awake and one score from 0 to 10 for the day’s energy.",
      "Pick one slot and keep it: 1–2 hours before bed for sleep, or within 2 hours of waking for energy. Both on one day would double the dose.",
      "Measure the distance to the bare skin of chest, abdomen or back. We assume a panel that gives 20 mW/cm² at 18 inches (46 cm).",
      "Put on the goggles and turn your face away.",
      "If you are new to red light, use 10 minutes (12 J/cm²) in the first week. Then use 20 minutes, and 30 only if two weeks at 20 have changed nothing.",
      "After an evening session keep the room dim and the screens off. Ordinary room light before bed is enough to delay melatonin [[gooley-2011]].",
      "After four weeks compare the diary with its first week. If the two look alike, stop.",
    ],
    reasons: `
<p>Fluence is irradiance times seconds, divided by 1,000. At 20 mW/cm², 20 minutes give 24 J/cm² and 30
minutes give 36 J/cm². The first is the top of our usual 4–24 J/cm²; the second lies above it and
inside our outer limits of 3–90 J/cm². Both are far from the morning trial’s 1 to 6.5 J/cm²
[[gimenez-2023]] and below the 60 J/cm² that the insomnia trial put on the forehead
[[mehdizadeh-2025]]. A review finds no agreed protocol, with advice from 4–10 J/cm² at the target to
50 J/cm² at the surface [[zein-2018]]. More minutes are <a href="/blog/why-more-light-is-not-better">not
a safe bet</a>: low doses often stimulate repair better than higher ones [[huang-2009]].</p>
<p>The range of 6 to 24 inches serves lamps of different strength. Six inches is for a weak lamp, 24 for
a strong panel. Were the panel we assume moved to 6 inches, where we reckon with 75 mW/cm², 20 minutes
would reach our ceiling of 90 J/cm² and 30 minutes would pass it at 135. So let measured irradiance
choose your distance. The <a href="/guide/protocols">protocols guide</a> has the arithmetic for other
panels.</p>`,
  },

  timeline: [
    {
      when: "Week before",
      what: "A diary and no light. Without a baseline you cannot tell treatment from expectation: insomnia scores in the collar trial improved with active and sham devices alike [[kennedy-2023]].",
    },
    {
      when: "1-2 weeks",
      what: "Our estimate for a first improvement. Fourteen nights were enough in the athletes’ trial [[zhao-2012]], and scores in insomnia were better one week after treatment [[mehdizadeh-2025]].",
    },
    {
      when: "Weeks 3-4",
      what: "The time to judge. By three weeks the collar had changed what people reported and not what actigraphy recorded [[kennedy-2023]]; by four, morning light had not changed sleep [[gimenez-2023]].",
    },
    {
      when: "After week 4",
      what: "Unknown ground. Of the studies cited here only one ran longer, for about six weeks, without controls [[fitzmaurice-2023]]. Take two weeks off and see whether anything is lost.",
    },
  ],

  safety: [
    "Never look into the source. A 12-year-old suffered retinal damage after repeated red laser treatment aimed into the eyes for short sight [[liu-2023]]; that was a laser and not a panel, but closed eyelids do not replace goggles.",
    "Several hundred drugs can make skin react to light, some psychiatric medicines among them [[kowalska-2021]]. The review covers light in general. If you take something for sleep or mood, ask a pharmacist.",
    "Snoring with pauses in breathing, sleepiness at the wheel or insomnia that does not let up needs a doctor before it needs a lamp. Ask about cognitive behavioural therapy for insomnia.",
    "If you lie awake longer after evening sessions, move them to the morning. Red light can sharpen reactions at night [[figueiro-2016]].",
    "Do not change a prescribed sleep medicine because of a panel, and do not sleep under one.",
    'Stop for a blister, lasting redness or any change in sight. The <a href="/guide/safety">safety guide</a> lists who should ask first, pregnancy included.',
    "This page is educational and not a substitute for professional advice.",
  ],

  faq: [
    {
      question: "Does red light before bed help you sleep?",
      answer: `<p>It may, and the evidence is thin. One trial in 20 athletes says yes for 30 minutes of whole-body
red light each night [[zhao-2012]]. A collar used every other night did not change measured sleep in 30
adults [[kennedy-2023]]. If the red light replaces white light, you gain something more certain: white
light suppressed melatonin at night in 17 people, and red did not [[figueiro-2016]].</p>`,
    },
    {
      question: "Will a bright red panel keep me awake?",
      answer: `<p>It could. Red light at 630 nm sped up reactions at night compared with dim light
[[figueiro-2016]]. This is why our evening session ends at least an hour before bed. Judge by your own
diary, and change to mornings if evenings make things worse.</p>`,
    },
    {
      question: "Morning or evening: which is better?",
      answer: `<p>No trial in our bibliography compared them. The evening trial we know was positive and tiny
[[zhao-2012]]. The morning trial was larger and found nothing for sleep, with better mood and less
drowsiness at one dose in winter [[gimenez-2023]]. We suggest evenings for sleep and mornings for
energy, and never both while you are testing.</p>`,
    },
    {
      question: "Is this the same as a light box for sleep?",
      answer: `<p>No. Light boxes give bright light to the eyes. That therapy has 53 studies behind it, with
small-to-medium benefits for sleep problems overall (g = 0.39) and for circadian rhythm disorders
(g = 0.41), and signs of publication bias [[van-maanen-2016]]. A red panel should stay out of your
eyes.</p>`,
    },
    {
      question: "Should I leave a red lamp on all night?",
      answer: `<p>No. Experts who set out to define healthy indoor light ask for near-darkness during sleep
[[brown-2022]]. A weak red night light for the way to the bathroom is a sensible compromise.</p>`,
    },
  ],

  closing: {
    title: "Test it on your own nights",
    text: `<p>Four weeks in one slot with one diary will tell you more than anyone’s testimonial. If the numbers do
not move, dim red evenings cost little and may be all you need. Compare devices once you know whether
you want a treatment or a lamp.</p>`,
  },
};
