import type { Benefit } from "#app/benefits/benefit.ts";

/** Hormonal Health: the page with the least evidence. Animal work is always named as such. */
export const benefit: Benefit = {
  meta: {
    title: "Red Light Therapy & Hormonal Health: Emerging Research",
    description:
      "Near-infrared light for thyroid, testosterone, fertility, PCOS and blood sugar: what people, rats and rams showed, a preliminary protocol and its limits.",
    keywords: [
      "red light therapy hormones",
      "red light therapy thyroid",
      "red light therapy testosterone",
      "Hashimoto photobiomodulation",
      "red light therapy PCOS",
      "near-infrared light blood sugar",
    ],
    published: "2026-11-21",
    lastReviewed: "2026-11-21",
  },

  card: {
    description:
      "Early work on thyroid, testosterone, fertility and blood sugar. One small placebo-controlled thyroid trial stands out; much of the rest is in animals.",
    keyPoints: [
      "Autoimmune thyroid disease: one randomised trial of 43 people",
      "Testosterone: no human trial of red light in our bibliography",
      "Blood sugar: two small short-term studies",
      "Never a replacement for hormone therapy",
    ],
    studies: "Emerging Research",
    icon: "activity",
  },

  hero: {
    badge: "Emerging Research",
    title: "Red Light Therapy & Hormonal Health",
    lead: "Claims about light and hormones run far ahead of the trials. One thyroid study has a placebo group and a long follow-up [[hofling-2013, hofling-2018]]; most other claims rest on small groups, rats or rams.",
    action: { text: "View Protocol", href: "#protocol" },
  },

  notice: {
    title: "Important Notice",
    text: "The research on this page is <strong>preliminary</strong>. Light therapy must not replace hormone therapy, thyroid medicine, diabetes medicine or fertility treatment. Do not change a dose on your own, and do not treat the neck, the breasts, the abdomen or the groin without the agreement of the doctor who looks after your hormones.",
  },

  quickFacts: [
    { label: "Wavelengths", value: "810-850nm" },
    { label: "Session", value: "15-20 min" },
    { label: "Frequency", value: "daily" },
  ],

  bands: [{ from: 810, to: 850, label: "Near-infrared" }],

  introduction: `
<p>Hormones are made in glands, most of them well under the skin, and they answer to each other. Light
that changed one of them would be a drug in all but name. That calls for careful proof, and so far
there is little of it.</p>
<p>The best evidence concerns the thyroid. In a placebo-controlled trial, 43 people with hypothyroidism
from autoimmune thyroiditis had ten sessions of 830 nm laser or placebo. Nine months later the laser
group needed less levothyroxine, 38.59 against 106.88 micrograms a day, and had lower TPO antibodies
[[hofling-2013]]. Six years on the difference in dose was still there, and the difference in
antibodies was gone [[hofling-2018]]. The result comes from one group of patients and
one laser. It has not been shown with an LED panel.</p>
<p>For testosterone, the favourite claim of sellers, our bibliography holds no human trial of red or
near-infrared light. In rats the hormone was not significantly higher overall [[ahn-2013]]; in rams
it did not rise, and the sperm got worse [[alves-2016]]. Polycystic ovary syndrome has been studied in
rats [[polat-2023]]. Blood sugar has two small human studies of hours rather than months
[[powner-2024, scontri-2023]].</p>
<p>We give a protocol because readers ask for one. It is built for bare muscle, at doses that agree with
the rest of this site, and no study has shown that it changes any hormone.</p>`,

  mechanisms: [
    {
      title: "Energy for cells that make hormones",
      text: "The leading hypothesis is that near-infrared photons free nitric oxide from cytochrome c oxidase, so that mitochondria put out more ATP [[de-freitas-2016]]. Hormone-making cells have mitochondria like others, and from that comes the idea. Cell lines without the assembled enzyme still responded to 660 nm light [[lima-2019]], so even the first step is in dispute.",
      benefit: "A reason to do trials; no reason to expect a higher hormone level.",
    },
    {
      title: "A calmer immune attack on the thyroid",
      text: "In stressed cells and animal models, light lowers inflammatory markers overall [[hamblin-2017]]. In autoimmune thyroiditis, antibodies against the thyroid were lower after laser than after placebo at nine months [[hofling-2013]], and lower after light plus supplements than after supplements alone in 74 women [[berisha-muharremi-2023]]. Six years later they no longer differed between the laser and placebo groups [[hofling-2018]].",
      benefit: "The most credible route on this page, for one disease.",
    },
    {
      title: "Muscle that takes up sugar",
      text: "If mitochondria work harder they may burn more glucose. A single exposure to 670 nm light lowered the two-hour rise in blood glucose after a glucose drink by 27.7% in a study of 30 healthy people [[powner-2024]]. In ten people with type 2 diabetes, 830 nm light on limb muscles lowered capillary glucose when medication was withheld [[scontri-2023]].",
      benefit: "A short-term effect on sugar, not a treatment for diabetes.",
    },
    {
      title: "Night light and melatonin",
      text: "Melatonin is the hormone that light controls most plainly, and ordinary room light is enough: among 116 volunteers it shortened melatonin’s duration by about 90 minutes compared with dim light [[gooley-2011]]. White light suppressed melatonin in 17 people at night; red light at 630 nm did not [[figueiro-2016]]. This is an effect of what reaches the eyes in the evening, and no dose on the skin is involved.",
      benefit: "Dim red evenings protect melatonin better than white ones.",
    },
  ],

  figures: {
    mechanisms: { kind: "penetration", wavelengths: [810, 830, 850] },
    protocol: { kind: "dose-response" },
  },
  applications: [
    {
      condition: "Hashimoto and autoimmune hypothyroidism",
      claim: {
        studies: [
          "hofling-2013",
          "berisha-muharremi-2023",
          "ercetin-2020",
          "hofling-2018",
          "hofling-2010",
        ],
        concerns: ["bias", "indirect"],
        effect: "unclear",
      },
      mechanism:
        "Light over the gland may dampen the autoimmune attack, as lower antibodies at nine months suggest [[hofling-2013]].",
      evidence:
        "An uncontrolled pilot of 15 patients led to the placebo-controlled trial of 43: in the pilot all reduced their levothyroxine and 7 needed none through nine months [[hofling-2010]]; in the trial the laser group needed less than the placebo group [[hofling-2013]], and still did at six years (P = 0.002), with nodules in three patients of each group [[hofling-2018]]. Two later studies added supplements and report lower levothyroxine needs in 74 women [[berisha-muharremi-2023]] and among 350 people, where the abstract describes neither randomisation nor sham [[ercetin-2020]].",
      protocol:
        "Trial settings: ten sessions of 830 nm laser, 50 mW, 707 J/cm² [[hofling-2013]]; six sessions of 820 nm in three weeks, 200 mW, 32 J/cm² per point [[berisha-muharremi-2023]]. Both are clinic treatments. Our protocol leaves the neck out.",
    },
    {
      condition: "Testosterone and sexual desire",
      claim: {
        studies: ["ahn-2013", "alves-2016"],
        concerns: ["indirect"],
        effect: "none",
      },
      mechanism:
        "The idea is that light on the testes stimulates the cells that make testosterone; in rams it did not raise the hormone [[alves-2016]].",
      evidence:
        "In 30 male rats, five days at 360 J/cm² a day left testosterone no higher than in controls overall, apart from a rise on day 4 in the 670 nm group [[ahn-2013]]. In rams with heat-damaged testes it did not rise either (P = 0.37) [[alves-2016]]. A study often quoted here used bright light and not red light: 24 people with low desire or arousal reported about three times the sexual satisfaction of the placebo-light group after two weeks, and whether testosterone had anything to do with it was left for later [[bossini-2013]].",
      protocol:
        "Animal settings: 670 or 808 nm at 360 J/cm² a day in rats [[ahn-2013]], 808 nm at 28 J/cm² in rams [[alves-2016]]. We advise against light on the testes: the rams lost sperm quality.",
    },
    {
      condition: "Male fertility",
      claim: {
        studies: ["zupin-2020", "alves-2016"],
        concerns: ["conflicting", "indirect"],
        effect: "unclear",
      },
      mechanism:
        "Sperm exposed to light in a dish can show more metabolism, motility and viability [[zupin-2020]].",
      evidence:
        "A narrative review describes those gains and sees the main use in the laboratory, for example on samples after thawing; it makes no claim about hormones [[zupin-2020]]. Light on the whole testis is another matter. In rams with heat damage it reduced sperm motility (P = 0.02) and membrane integrity (P = 0.01) [[alves-2016]].",
      protocol:
        "No home setting follows from this. The review’s setting is a sample in a laboratory [[zupin-2020]], and couples should leave it there.",
    },
    {
      condition: "Polycystic ovary syndrome",
      claim: { studies: ["polat-2023"], concerns: ["indirect"], effect: "unclear" },
      mechanism:
        "In a rat model, light shifted reproductive hormones towards those of healthy animals [[polat-2023]].",
      evidence:
        "Eight rats per group had 1, 2 or 6 J/cm². The middle dose, 2 J/cm², brought hormone levels closest to healthy controls. There were no human participants [[polat-2023]]. A rat’s ovary lies far closer to the skin than a woman’s, which alone forbids carrying the dose over.",
      protocol:
        'Animal setting: 1, 2 and 6 J/cm² in rats [[polat-2023]]. We have nothing to recommend to women with this syndrome; <a href="#protocol">the doses below</a> are many times larger and untested for it.',
    },
    {
      condition: "Blood sugar and insulin",
      claim: {
        studies: ["scontri-2023", "powner-2024"],
        concerns: ["indirect"],
        effect: "unclear",
      },
      mechanism:
        "Light is thought to make mitochondria use more glucose; what the studies measured is glucose in the blood [[scontri-2023, powner-2024]].",
      evidence:
        "In a sham-controlled crossover of ten people with type 2 diabetes, light on limb muscles lowered capillary glucose when medication was withheld, for up to 12 hours and best at 100 J per site [[scontri-2023]]. In healthy people one exposure to 670 nm light cut the glucose peak after a sweet drink by 7.5% [[powner-2024]]. Neither measured insulin over months, and neither shows what happens with repeated use.",
      protocol:
        "Trial settings: 830 nm LEDs on limb muscles, 100 J per site [[scontri-2023]]; 670 nm, 15 minutes, once [[powner-2024]]. Joules per site cannot be turned into J/cm² without the area, so our protocol does not claim to match them.",
    },
  ],

  notShown: [
    "That red or near-infrared light raises testosterone in men. We hold no human trial, and two animal studies found no overall rise [[ahn-2013, alves-2016]].",
    "That an LED panel does for the thyroid what the laser in the placebo-controlled trial did [[hofling-2013]].",
    "Anything about oestrogen, progesterone, cortisol, growth hormone, menopause or the menstrual cycle in women. None of our findings concerns them.",
    "That light from a panel reaches a gland. A computer model of layered skin put the greatest penetration at about 5.4 mm [[ash-2017]].",
    "What more than a few weeks of daily light does to any hormone. The thyroid patients followed for six years had ten sessions [[hofling-2013, hofling-2018]].",
  ],

  devices: {
    guidance: `
<p>No device has been shown to balance hormones, so do not pay extra for one that says it does. Choose by
area and irradiance. Our price ranges are $50–$300 for a handheld, $200–$800 for a desktop panel and
$1,000–$3,000 or more for a full-body panel.</p>
<p>Look for near-infrared within 810–850 nm that can be switched on without the red, for an irradiance in
mW/cm² at 12 inches, and for goggles in the box. LEDs will do, since one review argues that laser
coherence is not essential [[heiskanen-2018]]. The thyroid studies named above used a laser [[hofling-2013]], the one in
diabetes used LEDs [[scontri-2023]]. Expect to search for the irradiance: of 74 papers
reviewed, 43% left it out [[hadis-2016]].</p>
<p>A regulator’s clearance belongs to one product and its stated use. It does not cover hormones unless
the document says so.</p>`,
    types: [
      {
        type: "Full-body panel",
        examples: "LED panels that hang on a door or stand on the floor",
        wavelengths: "810-850nm, often with 660nm",
        bestFor: "Full-body sessions, 20-30 minutes, 3-5 times weekly",
        coverage: "Front or back of the body at once",
        portability: "Stays where it is mounted",
      },
      {
        type: "Desktop panel",
        examples: "LED panels on a stand with a near-infrared switch",
        wavelengths: "810-850nm, often with 660nm",
        bestFor: "One area a day, such as thighs or upper back",
        coverage: "Both thighs, or half the back",
        portability: "Moves between rooms",
      },
      {
        type: "Handheld",
        examples: "Battery or corded LED torches and small panels",
        wavelengths: "810, 830 or 850nm",
        bestFor: "A small muscle area; never the neck or the groin",
        coverage: "A few square inches",
        portability: "Fits in a bag",
      },
    ],
  },

  protocol: {
    lead: "This is a preliminary protocol: daily, 15-20 minutes per area, 6-12 inches, 810-850nm NIR. The one human study we hold that put near-infrared LEDs on muscle and measured a metabolic result had ten participants [[scontri-2023]]. Nothing here has been tested as a hormone treatment.",
    dose: {
      wavelengths: "810-850nm NIR",
      irradiance: 40,
      minutes: { from: 15, to: 20 },
      distance:
        "6-12 inches (15-30 cm); the dose assumes 12. Going nearer multiplies it, up to our ceiling of 90 J/cm² at 6",
      frequency: "daily",
      course: "no set length; review with your doctor after 12 weeks",
    },
    steps: [
      "Show this page to the doctor who treats your hormones, and have any blood tests done before the first session.",
      "Choose one area of large muscle: thighs, calves or upper back. Leave out neck, breasts, abdomen and groin.",
      "Set the panel at 12 inches (30 cm), where we reckon with 40 mW/cm². Go nearer only with a weaker lamp.",
      "Put on goggles. Near-infrared is invisible, so you cannot judge it by brightness.",
      "Begin with 5 minutes (12 J/cm²) and add 5 minutes a week until you reach 15. Stay within 20.",
      "Or use full-body sessions in place of single areas: 20-30 minutes, 3-5 times weekly, at 18 inches (46 cm), where we reckon with 20 mW/cm².",
      "Take your medicines as before, and repeat the blood tests when your doctor says so.",
    ],
    reasons: `
<p>Fluence is irradiance times seconds, divided by 1,000. At 40 mW/cm², 15 minutes give 36 J/cm² and 20
minutes give 48 J/cm². A full-body session at 20 mW/cm² gives 24 J/cm² in 20 minutes and 36 J/cm² in 30.
Only the 24 J/cm² stays within our usual 4–24 J/cm²; the rest lie above it, inside our outer limits of
3–90 J/cm².
At 6 inches, where we reckon with 75 mW/cm², 15 minutes would give 67.5 J/cm² and 20 minutes 90 J/cm²,
the ceiling itself; so six inches is for weaker lamps only.</p>
<p>Trial doses are no guide to a panel. A thyroid trial reports 707 J/cm² from a 50 mW laser
[[hofling-2013]], and rats did best at 2 J/cm² [[polat-2023]]. A review finds no agreed protocol and
notes that, in tissues rich in mitochondria, failed studies more often overdosed than underdosed
[[zein-2018]]. <a href="/blog/why-more-light-is-not-better">Why more light is not better</a> explains
the curve, and the <a href="/guide/protocols">protocols guide</a> the arithmetic.</p>`,
  },

  timeline: [
    {
      when: "Before you begin",
      what: "Baseline tests that your doctor chooses: for a thyroid patient TSH, thyroid hormones and antibodies, since the trials followed these and the levothyroxine dose [[hofling-2013, berisha-muharremi-2023, ercetin-2020]].",
    },
    {
      when: "Weeks 1-4",
      what: "Watch skin, sleep and how you feel. With diabetes, check glucose as your team advises, because muscle light lowered it for up to 12 hours in ten people without their medicine [[scontri-2023]].",
    },
    {
      when: "Weeks 6-12",
      what: "Repeat tests if your doctor wants them. Signs of too much thyroid hormone, such as a racing heart, tremor or weight loss, should be reported at once: in treated patients the need for levothyroxine fell [[hofling-2010]].",
    },
    {
      when: "Month 9",
      what: "The placebo-controlled thyroid trial compared its groups nine months after ten sessions [[hofling-2013]]. A change in the need for medicine can outlast the light.",
    },
    {
      when: "Years",
      what: "One group has been followed for six years, with nodules in three patients of the laser group and three of the placebo group [[hofling-2018]]. For other hormones no long follow-up exists in our bibliography.",
    },
  ],

  safety: [
    "Do not replace or reduce hormone therapy, levothyroxine, insulin or any other prescribed medicine on account of light. Your doctor changes doses, on blood tests.",
    "If you take levothyroxine, treat no area near the neck without your prescriber. In trials the dose that patients needed fell [[hofling-2013]], and an unchanged dose can then be too high.",
    "If you take medicine that lowers blood sugar, ask first. Light lowered glucose in people whose medicine was withheld [[scontri-2023]]; the two together may act differently.",
    "Keep light off the testes. In rams, 808 nm laser reduced sperm motility and membrane integrity [[alves-2016]].",
    "With a cancer that feeds on hormones, a thyroid nodule or a lump nobody has examined, keep light away until a doctor agrees. A review of 67 studies mostly supports safety at recommended settings, but cell results conflict and only 9 studies were clinical [[bensadoun-2020]].",
    "If you are pregnant, trying to conceive, breastfeeding or under 18, leave this protocol alone. None of our findings covers you.",
    "Several hundred drugs can make skin react to light in general [[kowalska-2021]]. Show your list to a pharmacist.",
    'Stop for blisters, redness that lasts, palpitations or low-sugar symptoms. The <a href="/guide/safety">safety guide</a> has the rest. This page is educational, and not a substitute for professional advice.',
  ],

  faq: [
    {
      question: "Does red light therapy raise testosterone?",
      answer: `<p>There is no human trial of it in our bibliography. In rats, testosterone was not significantly higher
overall [[ahn-2013]]; in rams it did not rise and sperm quality fell [[alves-2016]]. If you think
yours is low, ask for a blood test. We advise against light on the testes.</p>`,
    },
    {
      question: "Can I stop levothyroxine if I use red light?",
      answer: `<p>No. In a pilot of 15 people, 7 needed none through nine months, but they were treated with a laser and
followed by doctors, without a control group [[hofling-2010]]. In the placebo-controlled trial the laser
group needed less on average [[hofling-2013]]. Only a doctor with your blood tests can lower a dose.</p>`,
    },
    {
      question: "Could it help with diabetes or insulin resistance?",
      answer: `<p>Two small studies make it worth more research. One exposure lowered the rise in glucose after a drink
in healthy people [[powner-2024]], and light on muscles lowered glucose for hours in ten people with
type 2 diabetes who had not taken their medicine [[scontri-2023]]. No cited study shows better control
over months.</p>`,
    },
    {
      question: "Why give a protocol if the research is so early?",
      answer: `<p>Because people use these devices for hormones anyway, and a stated dose with stated limits is safer
than a guess. It keeps light off the glands, counts the joules and sends you to a doctor first. Healthy
and stressed cells can respond in opposite directions [[hamblin-2018]], so more light for a healthy
gland is no sensible bet.</p>`,
    },
  ],

  closing: {
    title: "Let blood tests decide",
    text: `<p>Hormones can be measured, which spares you from guessing. If tiredness, low desire or an irregular cycle
brought you here, begin with a doctor and a blood test. If you then use light, use it beside the
treatment you are given and let the next test say whether anything has changed.</p>`,
  },
};
