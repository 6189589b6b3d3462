import type { Benefit } from "./benefit.ts";

export const benefit: Benefit = {
  meta: {
    title: "Red Light for Athletic Performance & Recovery",
    description:
      "Red and near-infrared light before and after training: what trials found for endurance, strength, muscle damage and soreness, and a protocol with doses.",
    keywords: [
      "red light therapy athletic performance",
      "photobiomodulation before exercise",
      "red light therapy muscle recovery",
      "red and near-infrared light for athletes",
      "delayed onset muscle soreness light therapy",
    ],
    published: "2026-11-21",
    lastReviewed: "2026-11-22",
  },
  card: {
    description:
      "Light before training for a few more repetitions, light after it for soreness. Promising pooled trials, and several that found nothing.",
    keyPoints: [
      "{{athletic-performance wavelengths}}, {{athletic-performance minutes}}",
      "Before exercise is the better-tested timing",
      "Strength recovery measured at 24-48 hrs",
    ],
    studies: "{{ferraresi-2016 trials}} human studies in one review",
    icon: "dumbbell",
  },
  hero: {
    badge: "Elite Performance",
    title: "Athletic Performance & Recovery",
    verdict:
      "Light before exercise may help endurance a little. Reviews disagree, and most trials used lasers, not panels.",
    lead: "Light before exercise has added repetitions and time to exhaustion in some pooled trials [[leal-junior-2015, nampo-2016]] and nothing in others [[wang-2019, do-nascimento-2024]]. The badge is this site's own: several trials tested students and untrained people [[tsuk-2020, de-marchi-2012, azuma-2021]].",
    action: { text: "View Training Protocol", href: "#protocol" },
  },
  quickFacts: [
    { label: "Light", value: "{{athletic-performance wavelengths}}" },
    { label: "Session", value: "{{athletic-performance minutes}}" },
    { label: "Recovery window", value: "24-48 hrs" },
  ],
  spectrum: { labels: ["Red", "Near-infrared"] },
  introduction: `The question that trials have asked most is whether light on a muscle before exercise lets it do more. A review of {{vanin-2018 trials}} trials found some advantage over placebo for time to exhaustion, repetitions and peak torque, on evidence of very low to moderate quality [[vanin-2018]]. Another put the gain at about {{nampo-2016/number-repetitions}} [[nampo-2016]].

Others looked and found nothing. Across {{wang-2019 trials}} randomized trials, laser and control did not differ significantly in repetitions, lactate, creatine kinase or strength [[wang-2019]]. A review of runners saw no faster times [[do-nascimento-2024]]. Two double-blind experiments in students found no gain in work, torque or recovery [[tsuk-2020]]. Much depends on which trials a review lets in, so treat any figure here as a small extra on top of training, sleep and food.

Light after exercise has fewer studies. The 24-48 hrs in the facts above are the hours at which strength was better than with placebo in the {{tsou-2025/soreness trials in words}} studies that a newer review could pool; soreness was lower only on the third and fourth day [[tsou-2025]]. An older meta-analysis, of light before or after exercise, suggested little effect on soreness or injury [[nampo-2016-doms]]. So 24-48 hrs is a window to watch, and no promise that you have recovered by then.

Elite Performance is a label that the trials fill only in part. Few took trained athletes: elite women who had red light or a placebo each night [[zhao-2012]], footballers of a first team [[tomazoni-2019]], competitive cyclists [[lanferdini-2018]] and trained men [[ghigiarelli-2020]]. For the footballers and cyclists the light was a laser. A home panel spreads LED light over a whole limb, which is another experiment.`,
  mechanisms: [
    {
      title: "Fuel for a working muscle",
      text: "The leading hypothesis is that near-infrared photons free nitric oxide from the enzyme cytochrome c oxidase, so that mitochondria make more ATP [[de-freitas-2016]]. It has been challenged: cell lines that lack the assembled enzyme still multiplied faster under red light at most settings [[lima-2019]]. A review of human studies, positive and null, suggests that muscle can perform better after light [[ferraresi-2016]], which leaves the cause open.",
      benefit: "More energy at hand could mean a repetition or two before failure.",
    },
    {
      title: "A calmer response to hard effort",
      text: "In stressed cells and animal models, light lowers inflammatory markers overall [[hamblin-2017]]. One human trial fits: in high-level footballers, infrared laser before a maximal running test lowered a marker of inflammation compared with placebo [[tomazoni-2019]]. Healthy and stressed cells can answer light in apparently opposite directions [[hamblin-2018]], so a rested muscle may not behave like a battered one.",
      benefit: "Less inflammation might shorten the bad days after a hard one.",
    },
    {
      title: "Less leakage from damaged fibers",
      text: "Damaged muscle releases creatine kinase into the blood. Two days after hard eccentric work it was {{baroni-2010/creatine-kinase}} in men who had laser first, and {{baroni-2010/creatine-kinase comparator}} with placebo [[baroni-2010]]. A meta-analysis saw a fall only when laser came before exercise [[nampo-2016-doms]], and another saw no significant fall at all [[wang-2019]].",
      benefit: "A better blood test is encouraging, and you cannot feel it on the stairs.",
    },
    {
      title: "A dose that muscle can overshoot",
      text: "In tissues rich in mitochondria, failed studies had more often given too much light than too little [[zein-2018]]. Competitive cyclists show the pattern: the lowest of three doses, {{lanferdini-2018#135-j energy}} a thigh, bought about {{lanferdini-2018/time-exhaustion-135-j-per number}} seconds to exhaustion, and the higher ones about {{lanferdini-2018/time-exhaustion-270-j-per number}} [[lanferdini-2018]]. An expert masterclass ties the benefit to a defined dose window [[leal-junior-2019]].",
      benefit: "Start low; the extra minutes may take away what the first ones gave.",
    },
  ],
  figures: {
    twoGroups: {
      claim: "training-gains",
      caption:
        "How much men gained in a training program, with a laser on the muscle before each session and without light. They knew who got it, and a review of runners saw no gain from training with light.",
    },
  },
  applications: [
    {
      condition: "Endurance and time to exhaustion",
      claim: "endurance",
      short: "Endurance",
      gain: "people lasted longer on a bicycle than with fake light",
      tried:
        "{{de-marchi-2012 wavelengths}} laser on the legs, just before running [[de-marchi-2012]]",
      mechanism:
        "Proposed: more ATP from the mitochondria of the lit muscle, which delays fatigue [[de-freitas-2016]].",
      evidence:
        "Two reviews of randomized trials saw a longer time to exhaustion than with placebo, on evidence of very low to moderate quality [[leal-junior-2015, vanin-2018]]. A review of crossover studies found a small gain on a bicycle and none in running [[dutra-2022]], and a review of runners found none either [[do-nascimento-2024]]. In cyclists the best dose bought about {{lanferdini-2018/time-exhaustion-135-j-per number}} seconds [[lanferdini-2018]]. Lasting longer in a lab test is not the same as winning a race, and we found no trial with race results.",
      protocol:
        "One trial put an {{de-marchi-2012 wavelengths}} laser of {{de-marchi-2012 power}} on the legs, {{de-marchi-2012 energyPerPoint}} at each site, five minutes before running [[de-marchi-2012]]. This site's own protocol: [this page's pre-workout session](#protocol), on the front of the thighs for cycling and on thighs and calves for running.",
    },
    {
      condition: "Strength and repetitions",
      claim: "strength",
      short: "Strength",
      tried: "{{de-almeida-2012 wavelengths}} laser on the biceps [[de-almeida-2012]]",
      mechanism:
        "Proposed: a later onset of fatigue in the lit muscle, by way of its energy supply [[de-freitas-2016]].",
      evidence:
        "Light before exercise added about {{nampo-2016/number-repetitions}} in one review [[nampo-2016]]. In another the gain was {{wang-2019/repetitions}}, with an interval from fewer to more, so chance could explain it [[wang-2019]]. Two newer reviews see slightly more muscle endurance [[dutra-2022, li-2024]], and the one that looked at strength sees none [[dutra-2022]]. An older one concluded that light before lifting delays fatigue [[borsa-2013]]. Students, untrained women and futsal players did no better with light [[tsuk-2020, azuma-2021, dos-santos-2020]].",
      protocol:
        "In {{de-almeida-2012 participants in words}} men, {{de-almeida-2012#red energy}} of laser to the biceps raised mean peak force over placebo, with red as with near-infrared light [[de-almeida-2012]]. Some {{tsuk-2020 energy}} to the quadriceps did nothing for the students [[tsuk-2020]]. This site's own protocol: pre-workout, on the muscles of the day's main lift.",
    },
    {
      condition: "Muscle damage after hard exercise",
      claim: "muscle-damage",
      short: "Muscle damage",
      gain: "less creatine kinase, a blood sign of muscle damage, than with a fake laser before exercise",
      tried:
        "{{de-marchi-2012 wavelengths}} laser on the legs, just before running [[de-marchi-2012]]",
      mechanism:
        "Proposed: a milder inflammation in stressed tissue, as in cells and animal models [[hamblin-2017]].",
      evidence:
        "Creatine kinase, a blood marker of damage, fell when laser came before exercise, while swelling, range of movement and strength did not differ [[nampo-2016-doms]]. A newer review of {{li-2024 trials}} trials agrees on the marker and sees strength return slightly sooner [[li-2024]]. Another found no significant difference in either [[wang-2019]], and a whole-body light bed did not change it in trained men [[ghigiarelli-2020]].",
      protocol:
        "Timing is the one setting that stands out: laser lowered the marker only when it came first [[nampo-2016-doms]]. This site's own protocol: pre-workout, before downhill running, a new exercise or anything else that will leave you stiff.",
    },
    {
      condition: "Delayed soreness",
      claim: "muscle-soreness",
      short: "Soreness",
      gain: "less soreness on the third day than with fake light",
      tried: "{{tsou-2025 wavelengths}}, after the exercise [[tsou-2025]]",
      mechanism:
        "Unknown; a fall in inflammatory markers is the usual guess, from cells and animal models [[hamblin-2017]].",
      evidence:
        "A review could pool {{tsou-2025/soreness trials in words}} studies of light given after soreness had been induced: less soreness on the third and fourth day, and better strength on the first two [[tsou-2025]]. A network of trials also puts light ahead of placebo [[chen-2025-doms]]. Two older reviews saw little or no effect [[nampo-2016-doms, wang-2019]]. After sprints only the calves were less sore [[damico-2022]], and laser before exercise did not significantly change soreness [[baroni-2010]].",
      protocol:
        "The pooled studies used red and near-infrared light after the exercise [[tsou-2025]]. This site's own protocol: post-workout within 2 hours, 15-20 minutes per muscle group. The two hours are our rule and come from no trial.",
    },
    {
      condition: "Training gains over weeks",
      claim: "training-gains",
      short: "Training gains",
      gain: "thicker muscles after training with the laser, {other} after training without it",
      tried:
        "{{baroni-2015 wavelengths}} laser before every session for {{baroni-2015 weeks in words}} weeks [[baroni-2015]]",
      mechanism:
        "Proposed: sessions of better quality, and signals from mitochondria to the cell nucleus that light may trigger [[kim-2014]].",
      evidence:
        "In {{baroni-2015 participants}} men on an eight-week eccentric program, those given laser before each session gained more muscle thickness ({{baroni-2015/sum-muscles-thicknesses}} against {{baroni-2015/sum-muscles-thicknesses comparator}}) and more eccentric torque ({{baroni-2015/eccentric-peak-torque}} against {{baroni-2015/eccentric-peak-torque comparator}}) than men who only trained [[baroni-2015]]. There was no sham. In runners, training with light brought no faster times [[do-nascimento-2024]].",
      protocol:
        "The trial gave {{baroni-2015 energy}} from a {{baroni-2015 power}} laser at {{baroni-2015 wavelengths}} before every session for {{baroni-2015 weeks in words}} weeks [[baroni-2015]]. This site's own protocol: pre-workout on the trained muscle, every session, for as long, to copy the trial. To find out whether light does anything for you, alternate weeks instead.",
    },
  ],
  clinicalEvidence: {
    title: "Clinical evidence at a glance",
    points: [
      "**Before exercise, for:** {{vanin-2018 trials}} trials, some advantage in time to exhaustion, repetitions, peak torque and lactate; quality very low to moderate [[vanin-2018]].",
      "**Before exercise, against:** {{wang-2019 trials}} trials, no significant difference in lactate, repetitions, creatine kinase or strength [[wang-2019]].",
      "**After exercise, for:** {{tsou-2025/soreness trials in words}} pooled studies, better strength on the first two days, less soreness on the next two [[tsou-2025]].",
      "**Before or after, against:** {{nampo-2016-doms trials}} studies, little effect on soreness or injury [[nampo-2016-doms]].",
      "**Whole-body light:** sleep scores and a run improved in elite women after two weeks of red light at night [[zhao-2012]]; a light bed changed no blood marker in trained men [[ghigiarelli-2020]]. Both studies are small.",
      "**Red or near-infrared:** no significant difference between the two in {{de-almeida-2012 participants in words}} men [[de-almeida-2012]].",
    ],
  },
  notShown: [
    "That a home LED panel does what a laser did. Most single trials whose settings are printed used lasers on points [[de-almeida-2012, de-marchi-2012, baroni-2015]].",
    "That light wins races. Running time-trials did not get faster [[do-nascimento-2024]]; the other outcomes were repetitions, torque, blood markers and tests to exhaustion.",
    "That women gain as men do. Most positive trials took men only [[baroni-2010, baroni-2015, de-almeida-2012, de-marchi-2012, tomazoni-2019]]; two small ones in women found nothing [[azuma-2021, dos-santos-2020]].",
    "That it prevents or heals injuries. A meta-analysis that looked at injury suggested little effect [[nampo-2016-doms]].",
    "That a session before and one after add up. In the one trial of both, no blood marker changed [[ghigiarelli-2020]].",
  ],
  devices: {
    guidance: `Muscles are large, so area decides more than strength. A trial could move a laser over a dozen sites on each leg [[de-marchi-2012]]; at home few would. This site's price ranges: handheld {{handheld price}}, desktop panels {{desktop-panel price}}, full-body {{full-body-panel price}}. Paying more buys a larger field. We found no trial that shows that it buys a larger effect.

Look for {{athletic-performance wavelengths}} in one device, an irradiance that is measured at a stated distance, and a timer. Laser is not essential according to one review, which adds that LEDs cover larger areas at a lower cost per milliwatt [[heiskanen-2018]]. [How to read a panel spec sheet](/blog/how-to-read-a-panel-spec-sheet) lists what to ask the seller.`,
    types: [
      {
        device: "full-body-panel",
        bestFor: "Legs, back or the whole front before or after a session",
        coverage: "One side of the body at a time",
      },
      {
        device: "desktop-panel",
        bestFor: "One or two muscle groups, such as both thighs while seated",
        coverage: "A thigh, a shoulder or the lower back",
      },
      {
        device: "handheld",
        light: { after: ", or one of them" },
        bestFor: "A calf, a forearm or an elbow, at home or at the track",
        coverage: "A palm-sized spot, moved by hand",
      },
    ],
  },
  protocol: {
    lead: "Two sessions to choose from, both this site's own. Before training follows the timing of nearly all the trials in the pooled analysis by Leal-Junior [[leal-junior-2015]]; after training leans on the review of soreness [[tsou-2025]]. Allow 10-20 minutes per session.",
    steps: [
      "Choose one timing and keep to it for the eight weeks: before, if you want to do more; after, if soreness spoils your week.",
      "Put on goggles, switch on both wavelengths and stand 12 inches (30 cm) from the panel, where we assume {{panel 12}}, with the skin bare.",
      "**Pre-workout:** 10-15 minutes on the muscles that you are about to use. End about five minutes before you start, the interval of the running trial [[de-marchi-2012]].",
      "**Post-workout:** within 2 hours, 15-20 minutes per muscle group, for the one or two groups that worked hardest.",
      "Move to 6 inches only if you shorten the session to 10 minutes, because the light there is nearly twice as strong.",
      "Log one lift or one timed run, and soreness from 0 to 10 at 24, 48 and 72 hours. Alternate weeks with and without light.",
      "Compare after eight weeks, the length of the training trial [[baroni-2015]]. Never try it for the first time on the day of a race.",
    ],
    reasons: `We assume {{panel 12}} at 12 inches (30 cm). Ten minutes before training is {{sum athletic-performance 10}}, and 20 minutes after it is {{dose athletic-performance 20}}. If you do both at their longest, the same muscle gets {{dose athletic-performance 35}} in a day. All of this lies at or above the top of the 4–24 J/cm² that this site calls usual, and inside our outer range of 3–90 J/cm². At 6 inches we assume {{panel 6}}: 10 minutes is {{dose panel-6 10}}, and 20 minutes would be {{dose panel-6 20}}, our ceiling.

The trials count in joules per muscle. Suppose a panel lights 400 cm² of thigh: {{dose athletic-performance 10}} × 400 cm² = 9,600 J, some seventy times what served the cyclists best [[lanferdini-2018]], though spread over far more skin. Nobody knows whether that matters. It is a reason to begin with 10 minutes, or with 5 ({{dose athletic-performance 5}}). The field as a whole has no agreed protocol [[zein-2018]]; an expert masterclass on exercise warns against taking doses from animal work [[leal-junior-2019]]. [Dose and protocols](/guide/protocols) has the sums.`,
  },
  timeline: [
    {
      when: "5 minutes before",
      what: "The light ends. In a crossover of untrained men, laser came five minutes before the run [[de-marchi-2012]].",
    },
    {
      when: "The same session",
      what: "If you respond, expect a few more repetitions: about {{nampo-2016/number-repetitions number}} in one meta-analysis [[nampo-2016]] and no significant gain in another [[wang-2019]].",
    },
    {
      when: "24-48 hrs",
      what: "Strength after light given post-exercise was better than with placebo in {{tsou-2025/soreness trials in words}} pooled studies [[tsou-2025]]. Light given before held creatine kinase down [[baroni-2010]].",
    },
    {
      when: "72-96 hours",
      what: "Soreness was lower than with placebo in the same studies [[tsou-2025]].",
    },
    {
      when: "2 weeks",
      what: "After two weeks of whole-body red light at night, elite women had improved in sleep scores and in a run against those with placebo [[zhao-2012]]. That is another protocol than ours.",
    },
    {
      when: "8 weeks",
      what: "The point at which training gains were compared in the one trial [[baroni-2015]], and the point at which to judge your own log.",
    },
  ],
  safety: [
    "This page is education and not a substitute for sports medicine advice. Sudden pain, a pop, swelling, or a limb that will not bear weight belongs with a clinician before any light.",
    "Less soreness does not mean that tissue has healed. In pooled trials swelling, range of movement and strength were no better even where a blood marker was [[nampo-2016-doms]], so keep your plan for load and rest.",
    "Wear goggles and do not look into the panel. A child suffered retinal damage from red laser aimed into the eyes [[liu-2023]]; that was no skin panel, but near-infrared light is nearly invisible and gives little warning.",
    "Stop if redness lasts or skin blisters. Red LED light, for three weeks, was judged safe up to {{jagdeo-2020/maximum-tolerated-fluence-skin-colour}} in darker skin and {{jagdeo-2020/maximum-tolerated-fluence-non-hispanic}} in non-Hispanic Caucasian skin [[jagdeo-2020]]. We found no such test of near-infrared light or of heat.",
    "If you compete, tell your team doctor what you use. The [safety guide](/guide/safety) has more.",
  ],
  askFirst: {
    first: [
      "injury-red-flags",
      "calf-swelling",
      "fresh-injury-heat",
      "nsaids",
      "ketoprofen",
      "heat-rubs",
    ],
    also: [
      "fluoroquinolones",
      "sulfonamides",
      "bleeding-disorder",
      "metal-implants",
      "testes",
      "thyroid-neck",
    ],
  },
  faq: [
    {
      question: "Should I use it before or after training?",
      answer:
        "Use it before training. That is the timing that most trials tested: nearly all in one meta-analysis [[leal-junior-2015]]. Use it after training if soreness is your problem. Newer reviews found that it helped [[tsou-2025, chen-2025-doms]]. An older review, of light before or after exercise, found little effect [[nampo-2016-doms]]. The long answer is in [red light before or after training](/blog/red-light-before-or-after-training).",
    },
    {
      question: "Do I need both red and near-infrared?",
      answer:
        "We don’t know. In {{de-almeida-2012 participants in words}} men, red and near-infrared laser both raised peak force with no significant difference between them [[de-almeida-2012]]. We name both because common panels have both, and one skin model gives the longer wavelength more depth [[ash-2017]]; in [another](/light-in-skin) there is hardly a difference.",
    },
    {
      question: "How soon would I notice anything?",
      answer:
        "A gain in repetitions would show in the same session, and the average in the review that found one was about {{nampo-2016/number-repetitions number}} [[nampo-2016]], which is easy to mistake for a good day. That is why we ask for eight weeks of notes. Soreness differed from placebo on the third and fourth day [[tsou-2025]].",
    },
    {
      question: "Does a longer session do more?",
      answer:
        "A trial that compared three doses says no. In cyclists the lowest did best [[lanferdini-2018]]. Too little may fail as well, since experts speak of a window [[leal-junior-2019]]. Change one setting at a time and see [why more light is not better](/blog/why-more-light-is-not-better).",
    },
  ],
  closing: {
    title: "Test it on one lift",
    text: "Take a lift or a run that you do every week, use light in alternate weeks, and let eight weeks of numbers decide. You will know which weeks had light, so be hard on small differences. Sleep costs less than a panel: the [sleep and energy page](/benefits/sleep-energy) says what light does there.",
  },
};
