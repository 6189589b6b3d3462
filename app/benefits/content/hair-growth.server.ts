import type { Benefit } from "#app/benefits/benefit.ts";
import { pageClaim } from "#app/site.config.ts";

/** Its own figures, which no cited paper supports. */
const claims = {
  studies: pageClaim("/benefits/hair-growth", "25+ Hair Growth Studies"),
  rate: pageClaim("/benefits/hair-growth", "85%+ Improvement Rates"),
};

/** Hair Growth & Restoration. Its dose assumes 5 mW/cm² at the scalp. */
export const benefit: Benefit = {
  meta: {
    title: "Red Light Therapy for Hair Growth & Restoration",
    description:
      "Red light for pattern hair loss: what sham-controlled trials counted in men and women, how long it takes, the dose, and caps, bands and combs compared.",
    keywords: [
      "red light therapy for hair growth",
      "low-level laser therapy hair loss",
      "laser cap",
      "androgenetic alopecia",
      "laser comb",
      "630-670nm",
    ],
    published: "2026-11-21",
    lastReviewed: "2026-11-21",
    physicianReviewed: true,
  },
  card: {
    description:
      "The best-tested home use of red light. In pattern hair loss, men and women who wore a cap or used a comb for four to six months ended with denser hair than those given a sham.",
    keyPoints: [
      "Pattern hair loss: 11 pooled double-blind trials, 667 people",
      "630-670nm, 20-25 min every other day",
      "6-9 months to regrowth, by our own estimate",
    ],
    studies: claims.studies,
    icon: "sprout",
  },
  hero: {
    badge: claims.studies,
    title: "Hair Growth & Restoration",
    lead: "In pattern hair loss, red light on the scalp gives denser hair than a sham device, in men and in women [[liu-2019]]. For other kinds of hair loss there is little to go on.",
    action: { text: "View Protocol", href: "#protocol" },
  },
  quickFacts: [
    { label: "Wavelength", value: "630-670nm" },
    { label: "Session", value: "20-25 min every other day" },
    { label: "Limit", value: "max 30 min per session" },
    { label: "Regrowth", value: "6-9 months" },
    { label: "Optimal result", value: "12-18 months" },
    { label: "This site's own claim", value: claims.rate },
  ],
  bands: [{ from: 630, to: 670, label: "Red, our protocol" }],
  introduction: `
    <p>Hair can be counted, and that makes it a fair test. Count the hairs on a marked patch of scalp, hand out a device that may or may not be real, and count the same patch again months later. Trials of that kind have been run with combs, helmets and caps. A meta-analysis that pooled 11 double-blind ones, with 667 people, found hair density up against sham by a standardised mean difference of 1.316 (95% CI 0.993–1.639), in both sexes and with combs as well as helmets [[liu-2019]].</p>
    <p>By the usual yardstick that is a large effect. It is a statistical size and not a cosmetic one: it tells how far the two groups came apart, and says nothing about what a mirror shows. The largest review, with 38 studies and 3,098 patients, agrees on the direction and reports high heterogeneity, which means that single studies differ a good deal in how much [[perez-2025]].</p>
    <p>Almost all of this is about pattern hair loss, also called androgenetic alopecia: 2,930 of those 3,098 patients had it [[perez-2025]]. Patchy, sudden or scarring loss is another matter, and needs a diagnosis before it needs a cap.</p>
    <p>Now the badges. “${claims.studies}” is this site's own count, and for once a modest one beside the 38 studies of that review [[perez-2025]]. “${claims.rate}” is our own figure too, and no cited paper supports it: the results below are hair counts and densities and not the share of users who improved.</p>
  `,
  mechanisms: [
    {
      title: "Light absorbed in the mitochondria",
      text: "The leading hypothesis is that light frees nitric oxide which blocks cytochrome c oxidase, so that the cell makes more ATP; the review that sets it out speaks of near-infrared light, and names light-gated ion channels as another route [[de-freitas-2016]]. It is in doubt. Cell lines without that enzyme in assembled form still multiplied faster under 660 nm light at most settings [[lima-2019]].",
      benefit: "If it holds, follicle cells have more energy to spend.",
    },
    {
      title: "A message to the nucleus",
      text: "Light at 600–1000 nm is thought to set off signals that run from the mitochondria to the nucleus [[kim-2014]]. Such signals could outlast the session, which would fit a treatment given every other day. That link to hair is our inference; none of the papers cited here followed it in a follicle.",
      benefit: "A short session might matter for longer than it lasts.",
    },
    {
      title: "Stressed cells answer differently",
      text: "In stressed cells and in animal models, red and near-infrared light lowered markers of inflammation overall [[hamblin-2017]], and healthy and stressed cells can respond in opposite directions [[hamblin-2018]]. Whether a shrinking follicle counts as stressed in this sense is an open question.",
      benefit: "Results on thinning scalp need not carry over to healthy hair.",
    },
    {
      title: "Wider hairs as well as more of them",
      text: "This one was seen on the scalp and not in a dish. Helmets used for 24 weeks gave thicker hairs besides denser hair than shams, in two trials of 40 people each [[kim-2013, suchonwanit-2019]]. How the light does so, these trials could not say.",
      benefit: "Thicker hairs can make thin hair cover better.",
    },
  ],
  figures: {
    mechanisms: { kind: "absorption" },
    timeline: {
      unit: "months",
      spans: [
        { label: "Trials counted hairs and beat sham", from: 4, to: 6 },
        { label: "Regrowth, by our own estimate", from: 6, to: 9 },
        { label: "Optimal result, by our own estimate", from: 12, to: 18 },
      ],
      caption:
        "What was measured and what we expect. Single trials ended after 16 to 26 weeks [[lanzafame-2013, leavitt-2009]]; no paper cited here measured the later spans.",
    },
  },
  applications: [
    {
      condition: "Pattern hair loss in men",
      claim: {
        studies: ["liu-2019", "perez-2025", "jimenez-2014", "leavitt-2009", "lanzafame-2013"],
        concerns: ["conflicting"],
        effect: "large",
      },
      mechanism:
        "More terminal hairs, the thick kind, on the same area of scalp [[jimenez-2014, leavitt-2009]].",
      evidence:
        "In 110 men who completed 26 weeks, a 655 nm laser comb raised terminal hair density significantly more than an identical-looking sham [[leavitt-2009]]. In 44 men, of whom 41 completed, a laser and LED helmet raised the hair count 39% more than sham in 16 weeks [[lanzafame-2013]]. The pooled trials favour light in men as in women [[liu-2019]]. The studies agree on the direction and differ in size, which is why the grade is not higher [[perez-2025]].",
      protocol:
        "Trials: a 655 nm helmet every other day for 16 weeks [[lanzafame-2013]]; combs three times weekly for 26 weeks [[jimenez-2014]]. Our protocol follows the helmet's rhythm and goes on for longer.",
    },
    {
      condition: "Pattern hair loss in women",
      claim: {
        studies: ["liu-2019", "perez-2025", "jimenez-2014", "lanzafame-2014", "friedman-2017"],
        concerns: ["conflicting"],
        effect: "large",
      },
      mechanism: "As in men: more hairs counted on the same patch of scalp [[lanzafame-2014]].",
      evidence:
        "In 47 women, of whom 42 completed, a 655 nm helmet raised hair counts by 48% in 16 weeks against 11% with sham, and no adverse events were seen [[lanzafame-2014]]. A 650 nm laser cap gave 51% more than sham over 17 weeks, in a trial that its maker supported [[friedman-2017]]. In 128 men and 141 women together, combs added 18.4 to 25.7 terminal hairs per cm² to the starting count, depending on the model, and shams far fewer [[jimenez-2014]].",
      protocol:
        "Trials: 655 nm [[lanzafame-2014]] or 650 nm [[friedman-2017]] every other day for 16 or 17 weeks. Our protocol keeps both the rhythm and the band.",
    },
    {
      condition: "Thin hairs: diameter",
      claim: {
        studies: ["kim-2013", "suchonwanit-2019"],
        concerns: [],
        effect: "unclear",
      },
      mechanism:
        "Single hairs grew wider than under a sham helmet; the cause is not known [[kim-2013]].",
      evidence:
        "In 40 people, a helmet with 630, 650 and 660 nm light gave significantly greater density and diameter than sham over 24 weeks [[kim-2013]]. A second trial of 40 people, 36 of them completing, found the same for density (p = 0.002) and diameter (p = 0.009), with temporary shedding and scalp itch as side effects [[suchonwanit-2019]].",
      protocol:
        "Trial: 18 minutes daily for 24 weeks [[kim-2013]]. Our 20–25 minutes every other day light the scalp for less time in a week.",
    },
    {
      condition: "Alopecia areata and other hair loss",
      claim: { studies: ["darwin-2018"], concerns: [], effect: "unclear" },
      mechanism:
        "Unknown for red light; most support in areata goes to a 308 nm ultraviolet laser [[darwin-2018]].",
      evidence:
        "Among ten trials and seven case reports of light in alopecia areata, one trial and two case reports showed regrowth with low-level laser [[darwin-2018]]. The review of 38 studies had too few data on areata or any other type to pool them [[perez-2025]].",
      protocol:
        "None from us. The better-supported light here is ultraviolet [[darwin-2018]], which belongs in a dermatologist's hands.",
    },
  ],
  notShown: [
    "That 85% of users improve. The results cited here compare groups and give no share of responders.",
    "Our 12 to 18 months. The single trials cited here ran for 16 to 26 weeks [[lanzafame-2013, jimenez-2014]], and a review of home devices notes little long-term data [[cohen-2022]].",
    "What happens when you stop. No finding that we hold says whether regrown hair stays.",
    "How light compares with minoxidil or finasteride, or what it adds to them. Sham-controlled trials cannot rank treatments.",
    "That bare scalp fills in. The findings are about more or denser hair in people with pattern hair loss, and none singles out scalp that has lost it all.",
    "The best dose. A review found wavelength, coherence and dose all undetermined [[avci-2014]].",
  ],
  devices: {
    guidance: `
      <p>A cap ($200-$800) or helmet lights the whole top of the head while you do something else. A headband ($150-$400) covers a strip and has to be moved along during the session. A comb ($100-$300) parts the hair so that the light reaches skin, and needs your hand all the time. A device that ends up in a drawer grows nothing, so choose the one you will still be using in month six.</p>
      <p>Of the single trials cited here, five used a helmet or cap [[kim-2013, lanzafame-2013, lanzafame-2014, friedman-2017, suchonwanit-2019]], two a comb [[jimenez-2014, leavitt-2009]] and none a headband; the studies column counts those. The 11-trial analysis saw a benefit with combs and with helmets [[liu-2019]]. Seven trials of home devices showed a larger effect where the light came from lasers only [[lueangarun-2021]], while a review of light sources argues that coherence is not essential [[heiskanen-2018]]. Ask the seller for a sham-controlled trial of the very model.</p>
      <p>Ask as well for the irradiance at the scalp. The range in the table is a typical one that this site assumes, and no cited paper measured it; headbands and combs move, so we give none. As of January 2020, 32 home devices for hair loss had been authorised by the FDA [[lueangarun-2021]]. “FDA cleared” in the table means that products of the type are among those cleared. Clearance is per product, and the usual 510(k) route shows safety and equivalence to a device already on sale and not that hair will grow.</p>
    `,
    comparison: [
      {
        name: "Laser or LED cap",
        wavelengths: [[630, 670]],
        powerDensity: { from: 3, to: 10 },
        coverage: "Whole top of the head",
        fdaCleared: true,
        studies: [
          "kim-2013",
          "lanzafame-2013",
          "lanzafame-2014",
          "friedman-2017",
          "suchonwanit-2019",
        ],
        priceRange: { from: 200, to: 800 },
      },
      {
        name: "Laser headband",
        wavelengths: [[650, 660]],
        powerDensity: null,
        coverage: "A strip, moved by hand",
        fdaCleared: true,
        studies: [],
        priceRange: { from: 150, to: 400 },
      },
      {
        name: "Laser comb",
        wavelengths: [[650, 660]],
        powerDensity: null,
        coverage: "A few partings at a time",
        fdaCleared: true,
        studies: ["jimenez-2014", "leavitt-2009"],
        priceRange: { from: 100, to: 300 },
      },
    ],
  },
  protocol: {
    lead: "For pattern hair loss in adults, with a cap or helmet. Band and rhythm lean on the helmet and cap trials at 650 and 655 nm, every other day [[lanzafame-2013, lanzafame-2014, friedman-2017]]; minutes and months are this site's own.",
    dose: {
      wavelengths: "630-670nm",
      irradiance: 5,
      minutes: { from: 20, to: 25 },
      distance: "Worn on the scalp",
      frequency: "every other day",
      course: "6-9 months to regrowth",
    },
    steps: [
      "Have a doctor name the cause of your hair loss.",
      "Photograph the same parting and the crown in the same light, dry and from the same distance.",
      "Start with clean, dry hair, free of fibres and sprays that shade the scalp.",
      "Seat the cap so that the light falls on skin, and part long hair under it.",
      "Run it for 20–25 minutes every other day. Let a timer end the session, and never go past 30 minutes.",
      "With a comb or headband, or a cap that has its own timer, use the maker's programme instead.",
      "Repeat the photographs once a month, and judge them at month 6 and again at month 9.",
    ],
    reasons: `
      <p>A cap is a weak lamp held close. We assume 5 mW/cm² at the scalp, so 20 minutes are 5 × 1,200 ÷ 1,000 = 6 J/cm², 25 minutes 7.5 J/cm² and the 30-minute limit 9 J/cm². All three sit in the lower part of our usual 4–24 J/cm². If your cap states another irradiance, divide 6,000 by it: that many seconds make 6 J/cm². A body panel is the wrong tool for these minutes, because at the 75 mW/cm² that our articles assume at 6 inches (15 cm), 20 minutes would be 90 J/cm², and none of the trials cited here used one.</p>
      <p>Twenty to 25 minutes every other day is 70 to 87.5 minutes a week. One trial gave more, 18 minutes daily or 126 minutes a week [[kim-2013]]. Others also treated every other day [[lanzafame-2013, lanzafame-2014, friedman-2017]] or three times a week [[jimenez-2014]]. No cited trial compared rhythms. Since low doses often stimulate better than high ones [[huang-2009]], and nobody has found the best one for hair [[avci-2014]], we see no reason to add days. The <a href="/guide/protocols">protocols guide</a> shows how to work out your own dose.</p>
    `,
  },
  timeline: [
    {
      when: "Months 1-2",
      what: "No regrowth to expect. Some people shed more or itch for a while; a helmet trial recorded both as temporary side effects [[suchonwanit-2019]].",
    },
    {
      when: "Month 4",
      what: "The earliest counts. After 16 weeks, helmets were 39% ahead of sham in men [[lanzafame-2013]] and 37% in women [[lanzafame-2014]]. A count finds this before a mirror does.",
    },
    {
      when: "Month 6",
      what: "The longest single trials end here, at 24 and 26 weeks, with greater density [[kim-2013, leavitt-2009]]. Across studies the difference from placebo was 1.14 standard deviations under 20 weeks and 1.44 beyond, with high heterogeneity [[perez-2025]].",
    },
    {
      when: "6-9 months",
      what: "When we expect visible regrowth, if there is to be any. This is the site's estimate, and most of it lies beyond what the trials above measured. No change in the photographs by month 9 is a good reason to stop.",
    },
    {
      when: "12-18 months",
      what: "The optimal result, again by our own estimate. No paper cited here supports it; little long-term data exists [[cohen-2022]].",
    },
  ],
  safety: [
    "<strong>Diagnosis first.</strong> Sudden, patchy or scarring loss, a sore or scaling scalp, or hair loss with other symptoms should be seen by a doctor before any device.",
    "<strong>Scalp.</strong> Expect little trouble: one trial of 47 women saw no adverse events [[lanzafame-2014]], another of 40 people saw temporary shedding and itch [[suchonwanit-2019]]. Stop if irritation lasts.",
    "<strong>Dose.</strong> Keep to max 30 min per session. In skin-safety trials, red LED light was judged safe up to 320 J/cm² in skin of colour and 480 J/cm² in non-Hispanic Caucasian skin [[jagdeo-2020]]; 9 J/cm² is far below both, but those trials lasted three weeks and hair takes months.",
    "<strong>Eyes.</strong> Many caps contain lasers. Switch on only when the cap is on your head, and never look into it: a red laser aimed into the eyes damaged a child's retina [[liu-2023]].",
    "<strong>Medicines.</strong> Several hundred drugs can make skin react to light in general [[kowalska-2021]]. Ask your pharmacist about yours.",
    "<strong>Moles and growths.</strong> Have a changing spot on the scalp examined first. The reassuring evidence on cancer is for recommended settings, and cell studies conflict [[bensadoun-2020]].",
    '<strong>Pregnancy and children.</strong> None of the trials cited here is about them, and the expert verdict of safety is for adults [[maghfour-2025]]. More in the <a href="/guide/safety">safety guide</a>.',
    "This page is education. It cannot diagnose hair loss and does not replace the advice of your doctor or dermatologist.",
  ],
  faq: [
    {
      question: "Does it work as well for women as for men?",
      answer:
        "<p>As far as anyone can tell. The 11-trial analysis found a benefit in both sexes [[liu-2019]], and two helmet trials of like design were 39% ahead of sham in men [[lanzafame-2013]] and 37% in women [[lanzafame-2014]]. Nobody should read a ranking into two points.</p>",
    },
    {
      question: "Laser or LED?",
      answer:
        "<p>Unsettled. Laser-only devices had the larger effect among seven trials of home devices [[lueangarun-2021]], but two helmets that mixed lasers and LEDs also beat sham [[lanzafame-2013, lanzafame-2014]], and a review calls the best coherence undetermined [[avci-2014]]. Let a trial of the model decide, and not the type of diode.</p>",
    },
    {
      question: "My hair is shedding more since I started. Is that normal?",
      answer:
        "<p>It has been recorded: one 24-week helmet trial lists temporary shedding among its side effects [[suchonwanit-2019]]. It does not prove that the light is working. If shedding is heavy, comes in patches or has not settled after two months (our own limit), see a doctor.</p>",
    },
    {
      question: "Can I combine it with minoxidil or finasteride?",
      answer:
        "<p>None of the papers cited here tested that, so we cannot tell you that the effects add up. Do not stop a prescribed treatment to try a cap. Ask whoever prescribed it, and let a lotion dry before a session.</p>",
    },
    {
      question: "Would every day be faster?",
      answer:
        '<p>One trial used 18 minutes a day [[kim-2013]] and others every other day [[lanzafame-2013, friedman-2017]]; all beat sham, and none compared the two. We keep to every other day, which leaves less to go wrong. The reasoning is in <a href="/blog/why-more-light-is-not-better">why more light is not better</a>.</p>',
    },
    {
      question: "Will I have to go on for ever?",
      answer:
        "<p>Nobody has shown either way. The single trials cited here end by week 26, and no finding that we hold covers what follows once the device is put down. Pattern hair loss usually progresses, so plan as if the gain needs upkeep, and let your photographs tell you.</p>",
    },
  ],
  closing: {
    title: "Six months, one parting, one photograph a month",
    text: `
      <p>If a doctor has confirmed pattern hair loss, a cap used every other day is a reasonable trial with a clear end. Our article <a href="/blog/does-red-light-regrow-hair">does red light regrow hair?</a> goes through the trials one by one, and <a href="/blog/how-to-read-a-panel-spec-sheet">how to read a spec sheet</a> helps with the questions for the seller.</p>
    `,
  },
};
