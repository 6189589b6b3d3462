import type { Benefit } from "#app/benefits/benefit.ts";

/** The page on athletic performance and recovery. */
export const benefit: Benefit = {
  meta: {
    title: "Red Light for Athletic Performance & Recovery",
    description:
      "Red and near-infrared light before and after training: what trials found for endurance, strength, muscle damage and soreness, and a protocol with doses.",
    keywords: [
      "red light therapy athletic performance",
      "photobiomodulation before exercise",
      "red light therapy muscle recovery",
      "660 nm and 850 nm for athletes",
      "delayed onset muscle soreness light therapy",
    ],
    published: "2026-11-21",
    lastReviewed: "2026-11-21",
  },
  card: {
    description:
      "Light before training for a few more repetitions, light after it for soreness. Promising pooled trials, and several that found nothing.",
    keyPoints: [
      "660nm + 850nm, 10-20 min",
      "Before exercise is the better-tested timing",
      "Strength recovery measured at 24-48 hrs",
    ],
    studies: "46 human studies in one review",
    icon: "dumbbell",
  },
  hero: {
    badge: "Elite Performance",
    title: "Athletic Performance & Recovery",
    lead: "Light before exercise has added repetitions and time to exhaustion in pooled trials [[leal-junior-2015, nampo-2016]]; a meta-analysis of 20 trials found no significant gain [[wang-2019]]. The badge is this site's own, since much of the testing was done on students and untrained men [[tsuk-2020, de-marchi-2012]].",
    action: { text: "View Training Protocol", href: "#protocol" },
  },
  quickFacts: [
    { label: "Light", value: "660nm + 850nm" },
    { label: "Session", value: "10-20 min" },
    { label: "Recovery window", value: "24-48 hrs" },
  ],
  bands: [
    { from: 660, to: 660, label: "Red" },
    { from: 850, to: 850, label: "Near-infrared" },
  ],
  introduction: `
    <p>The question that trials have asked most is whether light on a muscle before exercise lets it do more. The largest meta-analysis, 39 trials with 861 people, found some advantage over placebo for time to exhaustion, repetitions and peak torque with 655–950 nm light, on evidence of very low to moderate quality [[vanin-2018]]. Another, of 16 studies with 297 people, put the gain at about 3.5 repetitions [[nampo-2016]].</p>
    <p>Others looked and found nothing. Across 20 randomised trials with 394 people, laser and control did not differ significantly in repetitions, lactate, creatine kinase or strength [[wang-2019]]. Two double-blind crossover experiments in 60 students found no gain in work, torque or recovery [[tsuk-2020]]. Much depends on which trials a review lets in, so treat any figure here as a small extra on top of training, sleep and food.</p>
    <p>Light after exercise has fewer studies. The 24-48 hrs in the facts above are the hours at which strength was better than with placebo in the four studies that a 2025 review could pool; soreness was lower only later, at 72 and 96 hours [[tsou-2025]]. An older meta-analysis of 15 studies with 317 people suggested little effect on soreness or injury [[nampo-2016-doms]]. So 24-48 hrs is a window to watch, and no promise that you have recovered by then.</p>
    <p>Elite Performance is a label that the literature fills only in part. Of the trials cited here, three are described as taking trained athletes: 20 elite women who received red light or placebo at night [[zhao-2012]], 22 high-level male footballers [[tomazoni-2019]] and 20 competitive cyclists [[lanferdini-2018]]. That makes 62 people, and for 42 of them the light was a laser. A home panel spreads LED light over a whole limb, which is another experiment.</p>`,
  mechanisms: [
    {
      title: "Fuel for a working muscle",
      text: "The leading hypothesis is that near-infrared photons free nitric oxide from the enzyme cytochrome c oxidase, so that mitochondria make more ATP [[de-freitas-2016]]. It has been challenged: cell lines that lack the assembled enzyme still multiplied faster under 660 nm light at most settings [[lima-2019]]. A review of 46 human studies, positive and null, suggests that muscle can perform better after light [[ferraresi-2016]], which leaves the cause open.",
      benefit: "More energy at hand could mean a repetition or two before failure.",
    },
    {
      title: "A calmer response to hard effort",
      text: "In stressed cells and animal models, light lowers inflammatory markers overall [[hamblin-2017]]. One human trial fits: in 22 high-level footballers, infrared laser before a maximal running test lowered IL-6 compared with placebo [[tomazoni-2019]]. Healthy and stressed cells can answer light in apparently opposite directions [[hamblin-2018]], so a rested muscle may not behave like a battered one.",
      benefit: "Less inflammation might shorten the bad days after a hard one.",
    },
    {
      title: "Less leakage from damaged fibres",
      text: "Damaged muscle releases creatine kinase into the blood. In 36 healthy men it stood at 436 IU/l two days after 75 maximal eccentric contractions when laser came first, and at 1,328 IU/l with placebo [[baroni-2010]]. A meta-analysis saw a fall only when laser came before exercise [[nampo-2016-doms]], and another saw no significant fall at all [[wang-2019]].",
      benefit: "A better blood test is encouraging, and you cannot feel it on the stairs.",
    },
    {
      title: "A dose that muscle can overshoot",
      text: "In tissues rich in mitochondria, failed studies had more often given too much light than too little [[zein-2018]]. Twenty competitive cyclists show the pattern: about 22 s longer to exhaustion at 135 J per thigh, and about 13 s at 270 J and at 405 J [[lanferdini-2018]]. An expert masterclass ties the benefit to a defined dose window [[leal-junior-2019]].",
      benefit: "Start low; the extra minutes may take away what the first ones gave.",
    },
  ],
  figures: {
    mechanisms: { kind: "penetration", wavelengths: [660, 850] },
    protocol: { kind: "dose-response" },
  },
  applicationCards: true,
  applications: [
    {
      condition: "Endurance and time to exhaustion",
      claim: {
        studies: [
          "vanin-2018",
          "leal-junior-2015",
          "lanferdini-2018",
          "de-marchi-2012",
          "tomazoni-2019",
        ],
        concerns: ["bias", "indirect"],
        effect: "unclear",
      },
      mechanism:
        "Proposed: more ATP from the mitochondria of the lit muscle, which delays fatigue [[de-freitas-2016]].",
      evidence:
        "Thirteen randomised trials of acceptable quality, 12 of them with light before exercise, together showed a longer time to exhaustion than placebo [[leal-junior-2015]]; so did the review of 39 trials, on evidence of very low to moderate quality [[vanin-2018]]. In 22 untrained men and in 22 high-level footballers, each a crossover, laser before a running test also raised VO<sub>2</sub>max [[de-marchi-2012, tomazoni-2019]]. In 20 cyclists the best dose bought about 22 s over the 149 s of placebo [[lanferdini-2018]]. A test to exhaustion is no race, and we hold no trial with race results.",
      protocol:
        'One trial put an 810 nm laser of 200 mW on 12 sites per leg, 30 J each, five minutes before running [[de-marchi-2012]]. This site\'s own protocol: <a href="#protocol">the pre-workout session below</a>, on the front of the thighs for cycling and on thighs and calves for running.',
    },
    {
      condition: "Strength and repetitions",
      claim: {
        studies: ["nampo-2016", "vanin-2018", "wang-2019", "tsuk-2020", "borsa-2013"],
        concerns: ["conflicting", "bias", "indirect"],
        effect: "unclear",
      },
      mechanism:
        "Proposed: a later onset of fatigue in the lit muscle, by way of its energy supply [[de-freitas-2016]].",
      evidence:
        "Light before exercise added about 3.5 repetitions in 16 studies with 297 people [[nampo-2016]]. In 20 trials with 394 people the gain was 4.44, with a confidence interval from 1.43 fewer to 10.32 more, so chance could explain it [[wang-2019]]. An older review counted 24 of 32 data sets from 10 trials that differed from sham [[borsa-2013]]. In 60 students, neither total work (p = .31) nor peak torque (p = .814) improved [[tsuk-2020]].",
      protocol:
        "In ten men, 20 J to the biceps from a 50 mW laser raised mean peak force over placebo, by 12.14% at 660 nm and 14.49% at 830 nm [[de-almeida-2012]]. About 150 J of 808 nm light to the quadriceps did nothing for the students [[tsuk-2020]]. This site's own protocol: pre-workout, on the muscles of the day's main lift.",
    },
    {
      condition: "Muscle damage after hard exercise",
      claim: {
        studies: ["nampo-2016-doms", "wang-2019", "baroni-2010", "de-marchi-2012", "tomazoni-2019"],
        concerns: ["conflicting", "indirect"],
        effect: "moderate",
      },
      mechanism:
        "Proposed: a milder inflammation in stressed tissue, as in cells and animal models [[hamblin-2017]].",
      evidence:
        "Creatine kinase, a blood marker of damage, fell when laser came before exercise (SMD −0.66, 95% CI −1.30 to −0.02), while swelling, range of movement and strength did not differ [[nampo-2016-doms]]. Single trials in 36 healthy men, 22 untrained men and 22 footballers agree on the marker [[baroni-2010, de-marchi-2012, tomazoni-2019]]; in the 36 men, strength held up better too, at 267 against 216 Nm [[baroni-2010]]. The meta-analysis of 20 trials found no significant difference in creatine kinase or strength [[wang-2019]].",
      protocol:
        "Timing is the one setting that stands out: laser lowered the marker only when it came first [[nampo-2016-doms]]. This site's own protocol: pre-workout, before downhill running, a new exercise or anything else that will leave you stiff.",
    },
    {
      condition: "Delayed soreness",
      claim: {
        studies: ["tsou-2025", "nampo-2016-doms", "baroni-2010"],
        concerns: ["conflicting", "indirect"],
        effect: "moderate",
      },
      mechanism:
        "Unknown; a fall in inflammatory markers is the usual guess, from cells and animal models [[hamblin-2017]].",
      evidence:
        "A 2025 review found 14 studies of 660–950 nm light given after soreness had been induced. The four that could be pooled showed less soreness at 72 hours (SMD −0.55) and 96 hours (SMD −0.56), and better strength at 24 and 48 hours (SMD 0.97 and 0.99) [[tsou-2025]]. An earlier meta-analysis of 15 studies suggested little effect [[nampo-2016-doms]]. Laser before exercise did not significantly change soreness in 36 men (P = 0.066) [[baroni-2010]].",
      protocol:
        "The pooled studies used red and near-infrared light after the exercise [[tsou-2025]]. This site's own protocol: post-workout within 2 hours, 15-20 minutes per muscle group. The two hours are our rule and come from no trial.",
    },
    {
      condition: "Training gains over weeks",
      claim: {
        studies: ["baroni-2015", "ferraresi-2016"],
        concerns: ["indirect"],
        effect: "unclear",
      },
      mechanism:
        "Proposed: sessions of better quality, and signals from mitochondria to the cell nucleus that light may trigger [[kim-2014]].",
      evidence:
        "In 30 men on an 8-week eccentric programme, those given 810 nm laser before each session gained more muscle thickness (15.4% against 9.4%) and more eccentric peak torque (32.2% against 20.0%) than men who only trained [[baroni-2015]]. A narrative review of 46 human studies thinks gains from training possible and reports null results as well [[ferraresi-2016]]. One trial in 30 men needs a second.",
      protocol:
        "The trial gave 240 J from a 200 mW laser at 810 nm before every session for 8 weeks [[baroni-2015]]. This site's own protocol: pre-workout on the trained muscle, every session, for the same 8 weeks.",
    },
  ],
  clinicalEvidence: {
    title: "Clinical evidence at a glance",
    points: [
      "<strong>Before exercise, for:</strong> 39 trials, 861 people, some advantage in time to exhaustion, repetitions, peak torque and lactate; quality very low to moderate [[vanin-2018]].",
      "<strong>Before exercise, against:</strong> 20 trials, 394 people, no significant difference in lactate, repetitions, creatine kinase or strength [[wang-2019]].",
      "<strong>After exercise, for:</strong> four pooled studies, better strength at 24 and 48 hours, less soreness at 72 and 96 hours [[tsou-2025]].",
      "<strong>After exercise, against:</strong> 15 studies, 317 people, little effect on soreness or injury [[nampo-2016-doms]].",
      "<strong>Whole-body red light:</strong> 20 elite female athletes, ten on light and ten on placebo, 30 minutes a night for 14 days; better sleep scores and a better 12-minute run. Small, and the summary we hold gives no wavelength [[zhao-2012]].",
      "<strong>Red or near-infrared:</strong> no significant difference between 660 and 830 nm in ten men [[de-almeida-2012]].",
    ],
  },
  notShown: [
    "That a home LED panel does what a laser did. The single trials above whose settings we know used lasers, at 50 to 200 mW where power is given [[de-almeida-2012, de-marchi-2012, baroni-2015]].",
    "That light wins races. The outcomes were repetitions, torque, blood markers and tests to exhaustion; the nearest to a race is a 12-minute run in 20 women [[zhao-2012]].",
    "That women gain as men do. Five of the trials cited here took 120 people, all of them men [[baroni-2010, baroni-2015, de-almeida-2012, de-marchi-2012, tomazoni-2019]].",
    "That it prevents or heals injuries. The one meta-analysis here that speaks of exercise injury suggested little effect [[nampo-2016-doms]].",
    "That a session before and one after add up. We cite no trial of both.",
  ],
  devices: {
    guidance: `
      <p>Muscles are large, so area decides more than strength. A trial could move a laser over 12 sites on each leg [[de-marchi-2012]]; at home few would. This site's price ranges: handheld $50-$300, desktop panels $200-$800, full-body $1,000-$3,000+. Paying more buys a larger field, and no trial that we cite shows that it buys a larger effect.</p>
      <p>Look for 660 and 850 nm in one device, an irradiance measured at 12 inches, and a timer. Laser is not essential according to one review, which adds that LEDs cover larger areas at a lower cost per milliwatt [[heiskanen-2018]]. <a href="/blog/how-to-read-a-panel-spec-sheet">How to read a panel spec sheet</a> lists what to ask the seller.</p>`,
    types: [
      {
        type: "Full-body panel",
        examples: "Tall LED panels on a stand, door-hung panels, linked modules",
        wavelengths: "660nm + 850nm",
        bestFor: "Legs, back or the whole front before or after a session",
        coverage: "One side of the body at a time",
        portability: "Stays where it is mounted",
      },
      {
        type: "Desktop panel",
        examples: "Table-top panels, half-height panels on a foot",
        wavelengths: "660nm + 850nm",
        bestFor: "One or two muscle groups, such as both thighs while seated",
        coverage: "A thigh, a shoulder or the lower back",
        portability: "Can be carried between rooms; needs a socket",
      },
      {
        type: "Handheld",
        examples: "Torch-shaped LED lights, small battery-powered heads",
        wavelengths: "660nm or 850nm, often both",
        bestFor: "A calf, a forearm or an elbow, at home or at the track",
        coverage: "A palm-sized spot, moved by hand",
        portability: "Fits a kit bag",
      },
    ],
  },
  protocol: {
    lead: "Two sessions to choose from, both this site's own. Before training follows the timing of nearly all the trials in the pooled analysis by Leal-Junior [[leal-junior-2015]]; after training leans on the review of soreness [[tsou-2025]]. Allow 10-20 minutes per session.",
    dose: {
      wavelengths: "660nm + 850nm",
      irradiance: 40,
      minutes: { from: 10, to: 20 },
      distance: "6-12 inches (15-30 cm); the dose assumes 12",
      frequency: "On training days, before or after the session",
      course: "8 weeks",
    },
    steps: [
      "Choose one timing and keep to it for the eight weeks: before, if you want to do more; after, if soreness spoils your week.",
      "Put on goggles, switch on both wavelengths and stand 12 inches from the panel, with the skin bare.",
      "<strong>Pre-workout:</strong> 10-15 minutes on the muscles that you are about to use. End about five minutes before you start, the interval of the running trial [[de-marchi-2012]].",
      "<strong>Post-workout:</strong> within 2 hours, 15-20 minutes per muscle group, for the one or two groups that worked hardest.",
      "Move to 6 inches only if you shorten the session to 10 minutes, because the light there is nearly twice as strong.",
      "Log one lift or one timed run, and soreness from 0 to 10 at 24, 48 and 72 hours. Alternate weeks with and without light.",
      "Compare after eight weeks, the length of the one training trial [[baroni-2015]]. Never try it for the first time on the day of a race.",
    ],
    reasons: `
      <p>We assume 40 mW/cm² at 12 inches. Then 10–15 minutes before training is 24–36 J/cm², and 15–20 minutes after it is 36–48 J/cm². If you do both, the same muscle gets up to 84 J/cm² in a day. All of this lies at or above the top of the 4–24 J/cm² of most of our protocols and inside our outer range of 3–90. At 6 inches we assume 75 mW/cm²: 10 minutes is 45 J/cm², and 20 minutes would be 90, our ceiling.</p>
      <p>The trials count in joules per muscle. Suppose a panel lights 400 cm² of thigh: 24 J/cm² there is 9,600 J, about 71 times the 135 J that served the cyclists best [[lanferdini-2018]], though spread over far more skin. Nobody knows whether that matters. It is a reason to begin with 10 minutes, or with 5 (12 J/cm²) if you would rather stay within our usual band. The field as a whole has no agreed protocol [[zein-2018]]; an expert masterclass on exercise does set out doses and warns against taking them from animal work, but the summary we hold leaves out the numbers [[leal-junior-2019]]. <a href="/guide/protocols">Dose and protocols</a> has the sums.</p>`,
  },
  timeline: [
    {
      when: "5 minutes before",
      what: "The light ends. In the crossover of 22 untrained men, laser came five minutes before the run [[de-marchi-2012]].",
    },
    {
      when: "The same session",
      what: "If you respond, expect a few more repetitions, about 3.5 in one meta-analysis [[nampo-2016]] and no significant gain in another [[wang-2019]].",
    },
    {
      when: "24-48 hrs",
      what: "Strength after light given post-exercise was better than with placebo at 24 and 48 hours in four pooled studies [[tsou-2025]]. Light given before held creatine kinase down at 48 hours in 36 men [[baroni-2010]].",
    },
    {
      when: "72-96 hours",
      what: "Soreness was lower than with placebo in the same four studies [[tsou-2025]].",
    },
    {
      when: "2 weeks",
      what: "After 14 nights of whole-body red light, the treated half of 20 elite women had improved in sleep scores and in a 12-minute run [[zhao-2012]]. That is another protocol than ours.",
    },
    {
      when: "8 weeks",
      what: "The point at which training gains were compared in 30 men [[baroni-2015]], and the point at which to judge your own log.",
    },
  ],
  safety: [
    "This page is education and not a substitute for sports medicine advice. Sudden pain, a pop, swelling, or a limb that will not bear weight belongs with a clinician before any light.",
    "Less soreness does not mean that tissue has healed. In pooled trials swelling, range of movement and strength were no better even where a blood marker was [[nampo-2016-doms]], so keep your plan for load and rest.",
    "Wear goggles and do not look into the panel. A 12-year-old suffered retinal damage from red laser aimed into the eyes [[liu-2023]]; that was no skin panel, but 850 nm light is nearly invisible and gives little warning.",
    "Some anti-inflammatory and antimicrobial medicines are among the several hundred that can make skin react to light [[kowalska-2021]]. Athletes who take either should ask a pharmacist.",
    "Stop if redness lasts or skin blisters. In 115 people, red LED light three times a week for 3 weeks was judged safe up to 320 J/cm² in skin of colour and 480 J/cm² in non-Hispanic Caucasian skin [[jagdeo-2020]].",
    'If you compete, tell your team doctor what you use. With cancer now or in the past, in pregnancy, or under 18, ask first; the <a href="/guide/safety">safety guide</a> says why.',
  ],
  faq: [
    {
      question: "Should I use it before or after training?",
      answer:
        '<p>Before, if you want the timing with the most trials: 12 of the 13 in one meta-analysis applied it before exercise [[leal-junior-2015]]. After, if soreness is the trouble, on the word of four pooled studies [[tsou-2025]] that an older analysis contradicts [[nampo-2016-doms]]. The long answer is in <a href="/blog/red-light-before-or-after-training">red light before or after training</a>.</p>',
    },
    {
      question: "Do I need both 660 nm and 850 nm?",
      answer:
        "<p>Probably not. In ten men, 660 and 830 nm laser both raised peak force with no significant difference between them [[de-almeida-2012]], and the largest meta-analysis spans 655–950 nm [[vanin-2018]]. We name both because common panels have both, and skin models give the longer wavelength more depth [[ash-2017]].</p>",
    },
    {
      question: "How soon would I notice anything?",
      answer:
        "<p>A gain in repetitions would show in the same session, and the average in the review that found one was about 3.5 [[nampo-2016]], which is easy to mistake for a good day. That is why we ask for eight weeks of notes. Soreness differed from placebo on the third and fourth day [[tsou-2025]].</p>",
    },
    {
      question: "Does a longer session do more?",
      answer:
        '<p>The one trial here that compared three doses says no. In 20 cyclists the lowest did best [[lanferdini-2018]]. Too little may fail as well, since experts speak of a window [[leal-junior-2019]]. Change one setting at a time and see <a href="/blog/why-more-light-is-not-better">why more light is not better</a>.</p>',
    },
  ],
  closing: {
    title: "Test it on one lift",
    text: '<p>Take a lift or a run that you do every week, use light in alternate weeks, and let eight weeks of numbers decide. You will know which weeks had light, so be hard on small differences. Sleep costs less than a panel: the <a href="/benefits/sleep-energy">sleep and energy page</a> says what light does there.</p>',
  },
};
