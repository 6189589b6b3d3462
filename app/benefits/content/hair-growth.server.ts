import { inFull, ownFigures } from "#app/evidence/ledger/own-figures.server.ts";
import type { Benefit } from "./benefit.ts";

const claims = {
  studies: inFull(ownFigures["hair-studies"]),
  rate: inFull(ownFigures["hair-improvement"]),
};

/** The dose assumes 5 mW/cm² at the scalp. */
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
      "{{hair-growth wavelengths}}",
    ],
    published: "2026-11-21",
    lastReviewed: "2026-11-22",
    physicianReviewed: true,
  },
  card: {
    description:
      "The best-tested home use of red light. In pattern hair loss, men and women who wore a cap or used a comb for four to six months gained more hairs than those given a sham.",
    keyPoints: [
      "Pattern hair loss: {{liu-2019/hair-density trials}} pooled double-blind trials, {{liu-2019/hair-density people}} people",
      "{{hair-growth wavelengths}}, {{hair-growth minutes}} {{hair-growth frequency}}",
      "{{hair-growth course}}, by our own estimate",
    ],
    studies: claims.studies,
    icon: "sprout",
  },
  hero: {
    badge: claims.studies,
    title: "Hair Growth & Restoration",
    verdict:
      "Red light on the scalp probably gives more hair in pattern hair loss. For other kinds of hair loss, there’s little evidence.",
    lead: "In pattern hair loss, red light on the scalp probably gives more hairs than a sham device, in men and in women [[liu-2019]]. Whether you would see it in a mirror is less certain, and for other kinds of hair loss there is little to go on.",
    action: { text: "View Protocol", href: "#protocol" },
  },
  quickFacts: [
    { label: "Wavelength", value: "{{hair-growth wavelengths}}" },
    { label: "Session", value: "{{hair-growth minutes}} {{hair-growth frequency}}" },
    { label: "Limit", value: "max 30 min per session" },
    { label: "Regrowth", value: "6-9 months" },
    { label: "Optimal result", value: "12-18 months" },
    { label: "This site's own claim", value: claims.rate },
  ],
  spectrum: { labels: ["Red, our protocol"] },
  introduction: `Hair can be counted, and that makes it a fair test. Count the hairs on a marked patch of scalp, hand out a device that may or may not be real, and count the same patch again months later. Trials of that kind have been run with combs, helmets and caps. One meta-analysis puts the gain at {{meng-2020/hair-density}} more than with a sham (95% CI {{meng-2020/hair-density ci}}) [[meng-2020]]. Another pooled {{liu-2019/hair-density trials}} double-blind trials with {{liu-2019/hair-density people}} people and found denser hair in both sexes, with combs as well as helmets [[liu-2019]].

Statistics call that a large effect. It tells how far the two groups came apart, and not what a mirror shows. The trials that asked about looks disagree: in one, investigators and wearers saw more improvement in photographs than with a sham [[suchonwanit-2019]]; in another, light on top of minoxidil changed neither the doctors' rating nor the patients' satisfaction [[sondagar-2023]]. The largest review agrees that density rises and finds that single studies differ a good deal in how much [[perez-2025]]. A review of reviews calls the pooled result moderately certain [[son-2025]].

Almost all of this is about pattern hair loss, also called androgenetic alopecia: nearly everyone in the largest review had it [[perez-2025]]. Patchy, sudden or scarring loss is another matter, and needs a diagnosis before it needs a cap.`,
  mechanisms: [
    {
      title: "Light absorbed in the mitochondria",
      text: "The leading hypothesis is that light frees nitric oxide which blocks cytochrome c oxidase, so that the cell makes more ATP; the review that sets it out speaks of near-infrared light, and names light-gated ion channels as another route [[de-freitas-2016]]. It is in doubt. Cell lines without that enzyme in assembled form still multiplied faster under {{lima-2019 wavelengths}} light at most settings [[lima-2019]].",
      benefit: "If it holds, follicle cells have more energy to spend.",
    },
    {
      title: "A message to the nucleus",
      text: 'Light at {{kim-2014 "600-1000 nm"}} is thought to set off signals that run from the mitochondria to the nucleus [[kim-2014]]. Such signals could outlast the session, which would fit a treatment given every other day. That link to hair is our inference; no study on this page followed it in a follicle.',
      benefit: "A short session might matter for longer than it lasts.",
    },
    {
      title: "Stressed cells answer differently",
      text: "In stressed cells and in animal models, red and near-infrared light lowered markers of inflammation overall [[hamblin-2017]], and healthy and stressed cells can respond in opposite directions [[hamblin-2018]]. Whether a shrinking follicle counts as stressed in this sense is an open question.",
      benefit: "Results on thinning scalp need not carry over to healthy hair.",
    },
    {
      title: "Wider hairs as well as more of them",
      text: "This one was seen on the scalp and not in a dish. Helmets gave thicker hairs besides denser hair than shams, in three trials of {{kim-2013 participants}} to {{yoon-2020 participants}} people [[kim-2013, suchonwanit-2019, yoon-2020]]. How the light does so, these trials could not say.",
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
        "What was measured and what we expect. Single trials ended after {{lanzafame-2013 weeks}} to {{leavitt-2009 weeks}} weeks [[lanzafame-2013, leavitt-2009]]; no study on this page measured the later spans.",
    },
  },
  applications: [
    {
      condition: "Pattern hair loss in men",
      claim: "hair-loss-men",
      short: "Men",
      gain: "more than with a fake device",
      tried:
        "A {{lanzafame-2013 wavelengths}} helmet every other day, {{lanzafame-2013 sessions}} sessions [[lanzafame-2013]]",
      mechanism:
        "More terminal hairs, the thick kind, on the same area of scalp [[jimenez-2014, leavitt-2009]].",
      evidence:
        "In men who used a laser comb for {{leavitt-2009 weeks}} weeks, terminal hairs grew significantly denser than with an identical-looking sham [[leavitt-2009]]. After {{lanzafame-2013 weeks}} weeks with a helmet of lasers and LEDs, men's hair counts showed a {{lanzafame-2013/hair-count}}, with a sham a {{lanzafame-2013/hair-count comparator}} [[lanzafame-2013]]. In a newer trial of {{yoon-2020 participants}} people, a helmet added {{yoon-2020/hair-density}} and its sham {{yoon-2020/hair-density comparator}} [[yoon-2020]]. Light on top of minoxidil gave no clear gain over minoxidil alone [[sondagar-2023]].",
      protocol:
        "Trials: a {{lanzafame-2013 wavelengths}} helmet for {{lanzafame-2013 minutes}} minutes every other day, {{lanzafame-2013 sessions}} sessions in all [[lanzafame-2013]]; combs three times weekly for {{jimenez-2014 weeks}} weeks [[jimenez-2014]]. Our protocol follows the helmet's rhythm and goes on for longer.",
    },
    {
      condition: "Pattern hair loss in women",
      claim: "hair-loss-women",
      short: "Women",
      gain: "more than with a fake device, in men and women together",
      tried:
        "A {{lanzafame-2014 wavelengths}} helmet every other day, {{lanzafame-2014 sessions}} sessions [[lanzafame-2014]]",
      mechanism: "As in men: more hairs counted on the same patch of scalp [[lanzafame-2014]].",
      evidence:
        "After {{lanzafame-2014 weeks}} weeks, women's hair counts showed a {{lanzafame-2014/increase}} with a helmet and {{lanzafame-2014/increase comparator}} with a sham, without adverse events. The counts at the end did not differ significantly; only the change since the start did [[lanzafame-2014]]. A laser cap gave {{friedman-2017/hair-count}} more than a sham, in a trial that its maker supported [[friedman-2017]]. In men and women together, combs added {{jimenez-2014/terminal-hair-density-mean-gain number}} to {{jimenez-2014/terminal-hair-density-mean-gain-26-weeks}} to the starting count, depending on the model, and shams far fewer [[jimenez-2014]].",
      protocol:
        "Trials: {{lanzafame-2014 wavelengths}} for {{lanzafame-2014 minutes}} minutes [[lanzafame-2014]], or {{friedman-2017 wavelengths}} [[friedman-2017]], every other day for {{lanzafame-2014 weeks}} or {{friedman-2017 weeks}} weeks. Our protocol keeps both the rhythm and the band.",
    },
    {
      condition: "Hair thickness",
      claim: "hair-diameter",
      short: "Hair thickness",
      gain: "(thicker hairs) with a helmet, {other} (thinner hairs) with a fake one",
      tried: "A {{yoon-2020 wavelengths}} helmet for {{yoon-2020 weeks}} weeks [[yoon-2020]]",
      mechanism:
        "Single hairs grew wider than under a sham helmet; the cause is not known [[kim-2013]].",
      evidence:
        "Three helmets were compared with shams. In two trials hairs grew significantly wider than under the sham [[kim-2013, suchonwanit-2019]]. In the third they grew by {{yoon-2020/hair-thickness}} while those under the sham lost {{yoon-2020/hair-thickness comparator}} [[yoon-2020]]. A fourth trial, in women without a sham, added a helmet to minoxidil and saw wider hairs than with minoxidil alone [[yang-2024]]. One trial notes temporary shedding and an itchy scalp [[suchonwanit-2019]].",
      protocol:
        "Trials: {{kim-2013 minutes}} minutes daily [[kim-2013]], or {{yang-2024 minutes}} minutes every other day together with minoxidil [[yang-2024]], for {{kim-2013 weeks}} weeks.",
    },
    {
      condition: "Alopecia areata and other hair loss",
      claim: "alopecia-areata",
      short: "Patchy hair loss",
      dose: "None: see a dermatologist about hair loss in patches",
      mechanism:
        "Unknown for red light; most support in areata goes to an ultraviolet laser [[darwin-2018]].",
      evidence:
        "A review of light in alopecia areata found one trial and two case reports of regrowth with low-level laser [[darwin-2018]]. The largest review had too few data on areata or any other type to pool them [[perez-2025]].",
      protocol:
        "None from us. The better-supported light here is ultraviolet [[darwin-2018]], which belongs in a dermatologist's hands.",
    },
  ],
  notShown: [
    "That 85% of users improve. The trials compare groups, and none gives such a share.",
    "Our 12 to 18 months. The single trials ran for {{lanzafame-2013 weeks}} to {{jimenez-2014 weeks}} weeks [[lanzafame-2013, jimenez-2014]], and a review of home devices notes little long-term data [[cohen-2022]].",
    "What happens when you stop. No study on this page says whether regrown hair stays.",
    "How light compares with minoxidil or finasteride. Trials against a sham cannot rank treatments. What light adds to minoxidil, two trials answered differently [[sondagar-2023, yang-2024]].",
    "That bare scalp fills in. The studies are about more or denser hair in people with pattern hair loss, and none singles out scalp that has lost it all.",
    "The best dose. A review found wavelength, coherence and dose all undetermined [[avci-2014]].",
  ],
  devices: {
    guidance: `A cap ({{hair-cap price}}) or helmet lights the whole top of the head while you do something else. A headband ({{hair-headband price}}) covers a strip and has to be moved along during the session. A comb ({{hair-comb price}}) parts the hair so that the light reaches skin, and needs your hand all the time. A device that ends up in a drawer grows nothing, so choose the one you will still be using in month six.

Most of the trials on this page used a helmet or cap [[kim-2013, lanzafame-2013, lanzafame-2014, friedman-2017, suchonwanit-2019, yang-2024, yoon-2020]], two a comb [[jimenez-2014, leavitt-2009]] and none a headband; the studies column counts those. A meta-analysis saw a benefit with combs and with helmets [[liu-2019]]. Another, of home devices, saw a larger effect with lasers only than with lasers and LEDs [[lueangarun-2021]], while a review of light sources argues that coherence is not essential [[heiskanen-2018]]. Ask the seller for a sham-controlled trial of the very model.

Ask as well for the irradiance at the scalp. The range in the table is this site's assumption; the one tested helmet whose figure we know gave {{yoon-2020 irradiance}} on average [[yoon-2020]]. Headbands and combs move, so we give none. In the United States {{lueangarun-2021 "only 32 such devices were authorised as of January 2020"}} [[lueangarun-2021]]. A clearance belongs to one product, so the table calls no type cleared. The usual 510(k) route shows safety and equivalence to a device already on sale, and not that hair will grow.`,
    comparison: [
      {
        device: "hair-cap",
        coverage: "Whole top of the head",
        studies: [
          "kim-2013",
          "lanzafame-2013",
          "lanzafame-2014",
          "friedman-2017",
          "suchonwanit-2019",
          "yang-2024",
          "yoon-2020",
        ],
      },
      {
        device: "hair-headband",
        coverage: "A strip, moved by hand",
        studies: [],
      },
      {
        device: "hair-comb",
        coverage: "A few partings at a time",
        studies: ["jimenez-2014", "leavitt-2009"],
      },
    ],
  },
  protocol: {
    lead: "For pattern hair loss in adults, with a cap or helmet. Light, rhythm and minutes lean on helmet and cap trials with red light every other day [[lanzafame-2013, lanzafame-2014, friedman-2017]]; the months are this site's own.",
    steps: [
      "Have a doctor name the cause of your hair loss.",
      "Photograph the same parting and the crown in the same light, dry and from the same distance.",
      "Start with clean, dry hair, free of fibers and sprays that shade the scalp.",
      "Seat the cap so that the light falls on skin, and part long hair under it.",
      "Run it for {{hair-growth minutes}} {{hair-growth frequency}}. Let a timer end the session, and never go past 30 minutes.",
      "With a comb or headband, or a cap that has its own timer, use the maker's program instead.",
      "Repeat the photographs once a month, and judge them at month six and again at month nine.",
    ],
    reasons: `A cap is a weak lamp held close. We assume {{hair-growth irradiance}} at the scalp, so our shortest session is {{hair-growth sum}}, the range is {{hair-growth fluence}} and our limit {{dose hair-growth 30}}. If your cap is twice as strong, halve the time. A body panel is the wrong tool for these minutes: at the {{panel 6}} that we assume at 6 inches (15 cm), twenty of them would be {{dose panel-6 20}}, and no trial on this page used one.

Our minutes are close to the trials': {{lanzafame-2013 minutes}} with one helmet [[lanzafame-2013, lanzafame-2014]], {{yang-2024 minutes}} with another [[yang-2024]], all every other day. Their dose we cannot match. The first two print about {{lanzafame-2014 fluence}} a session, some ten times ours; one prints {{lanzafame-2014 "2.9 J"}} beside it, and the two figures do not fit together. Why every other day? In the pooled trials, fewer sessions a week did better than more [[liu-2019]], and low doses often stimulate better than high ones [[huang-2009]]. Nobody has found the best dose for hair [[avci-2014]]. The [protocols guide](/guide/protocols) shows how to work out your own.`,
  },
  timeline: [
    {
      when: "First two months",
      what: "No regrowth to expect. Some people shed more or itch for a while; a helmet trial recorded both as temporary side effects [[suchonwanit-2019]].",
    },
    {
      when: "Month four",
      what: 'The earliest counts. After {{lanzafame-2013 weeks}} weeks, helmets were {{lanzafame-2013 "39 percentage points"}} ahead of a sham in men [[lanzafame-2013]] and {{lanzafame-2014 "37 percentage points"}} in women [[lanzafame-2014]]. A count finds this before a mirror does.',
    },
    {
      when: "Month six",
      what: "The longest single trials end here, with greater density [[kim-2013, leavitt-2009]]. Across studies the lead over a sham was larger after twenty weeks than before, though studies differ a good deal [[perez-2025]].",
    },
    {
      when: "6-9 months",
      what: "When we expect visible regrowth, if there is to be any. This is the site's estimate, and most of it lies beyond what the trials above measured. No change in the photographs by month nine is a good reason to stop.",
    },
    {
      when: "12-18 months",
      what: "The optimal result, again by our own estimate. No study on this page supports it; little long-term data exists [[cohen-2022]].",
    },
  ],
  safety: [
    "**Diagnosis first.** Sudden, patchy or scarring loss, a sore or scaling scalp, or hair loss with other symptoms should be seen by a doctor before any device.",
    "**Scalp.** Expect little trouble: two trials saw no adverse events [[lanzafame-2014, yoon-2020]], another saw temporary shedding and itch [[suchonwanit-2019]]. Stop if irritation lasts.",
    "**Dose.** Keep to max 30 min per session. Red LED light was judged safe for skin at far higher doses [[jagdeo-2020]], but those trials lasted {{jagdeo-2020 weeks in words}} weeks and hair takes months.",
    "**Darker skin.** Several of the cap and helmet trials took only people with light to olive skin (types I to IV) [[friedman-2017, lanzafame-2013, lanzafame-2014]], and in the skin-safety trials darker skin reached its limit first [[jagdeo-2020]]. Start with half the time, and stop if skin darkens.",
    "**Eyes.** Many caps contain lasers. Switch on only when the cap is on your head, and never look into it: a red laser aimed into the eyes damaged a child's retina [[liu-2023]].",
    "**Moles and growths.** Have a changing spot on the scalp examined first. The reassuring evidence on cancer is for recommended settings, and cell studies conflict [[bensadoun-2020]].",
    "**Pregnancy, breastfeeding and children.** No trial on this page is about them, and the expert verdict of safety is for adults [[maghfour-2025]]. Wait, or ask a doctor. More in the [safety guide](/guide/safety).",
    "This page is education. It cannot diagnose hair loss and does not replace the advice of your doctor or dermatologist.",
  ],
  askFirst: {
    first: ["darker-skin", "skin-infection", "recent-procedure", "st-johns-wort", "migraine"],
    also: ["isotretinoin", "albinism", "chronic-actinic-dermatitis", "tattoos"],
  },
  faq: [
    {
      question: "Does it work as well for women as for men?",
      answer:
        'As far as anyone can tell. Pooled trials found a benefit in both sexes [[liu-2019]], and two helmet trials of like design were {{lanzafame-2013 "39 percentage points"}} ahead of a sham in men [[lanzafame-2013]] and {{lanzafame-2014 "37 percentage points"}} in women [[lanzafame-2014]]. Nobody should read a ranking into two points.',
    },
    {
      question: "Laser or LED?",
      answer:
        "Unsettled. Laser-only devices had the larger effect in a meta-analysis of home devices [[lueangarun-2021]], but two helmets that mixed lasers and LEDs also beat a sham [[lanzafame-2013, lanzafame-2014]], and a review calls the best coherence undetermined [[avci-2014]]. Let a trial of the model decide, and not the type of diode.",
    },
    {
      question: "My hair is shedding more since I started. Is that normal?",
      answer:
        "It has been recorded: one helmet trial lists temporary shedding among its side effects [[suchonwanit-2019]]. It does not prove that the light is working. If shedding is heavy, comes in patches or has not settled after two months (our own limit), see a doctor.",
    },
    {
      question: "Can I combine it with minoxidil or finasteride?",
      answer:
        "With minoxidil you can, but the gain is unsure. In {{sondagar-2023 participants}} people, laser twice a week on top of minoxidil brought {{sondagar-2023/hair-density}} in hair density and minoxidil alone {{sondagar-2023/hair-density comparator}}, a difference that chance can explain [[sondagar-2023]]. In women, a laser helmet on top of minoxidil gave wider hairs than minoxidil alone [[yang-2024]]. No study on this page tested finasteride with light. Do not stop a prescribed treatment to try a cap, and let a lotion dry before a session.",
    },
    {
      question: "Would every day be faster?",
      answer:
        "There is no sign of it. In the {{liu-2019/hair-density trials}} pooled trials, those with fewer sessions a week did better than those with more, by {{liu-2019/hair-density-low-frequency-treatment}} against {{liu-2019/hair-density-high-frequency-treatment}} standard deviations over a sham [[liu-2019]]. The trials differed in other ways too, so this is a hint and no proof. It is a good reason to keep to every other day. More in [why more light is not better](/blog/why-more-light-is-not-better).",
    },
    {
      question: "Will I have to go on for ever?",
      answer:
        "We found nothing that shows either way. The single trials end by week {{leavitt-2009 weeks}} [[leavitt-2009]], and none says what follows once the device is put down. Pattern hair loss usually progresses, so plan as if the gain needs upkeep, and let your photographs tell you.",
    },
  ],
  closing: {
    title: "Six months, one parting, one photograph a month",
    text: `If a doctor has confirmed pattern hair loss, a cap used every other day is a reasonable trial with a clear end. Our article [does red light regrow hair?](/blog/does-red-light-regrow-hair) goes through the trials one by one, and [how to read a spec sheet](/blog/how-to-read-a-panel-spec-sheet) helps with the questions for the seller.`,
  },
};
