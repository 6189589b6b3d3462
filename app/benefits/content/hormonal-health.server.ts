import type { Benefit } from "./benefit.ts";

/** The page with the least evidence. Animal studies are always named as such. */
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
    lastReviewed: "2026-11-22",
  },

  card: {
    description:
      "Early work on thyroid, testosterone, fertility and blood sugar. One small placebo-controlled thyroid trial stands out; much of the rest is in animals.",
    keyPoints: [
      "Autoimmune thyroid disease: one randomized laser trial of {{hofling-2013 participants}} people",
      "Testosterone: one study in men, without a control group",
      "Blood sugar: three small short-term studies",
      "Never a replacement for hormone therapy",
    ],
    studies: "Emerging Research",
    icon: "activity",
  },

  hero: {
    badge: "Emerging Research",
    title: "Red Light Therapy & Hormonal Health",
    verdict:
      "There’s no good evidence that red light changes hormones in people. Most of the few small studies used a clinic laser on the thyroid.",
    lead: "Claims about light and hormones run far ahead of the trials. One thyroid study, with a laser, has a placebo group and a long follow-up [[hofling-2013, hofling-2018]]. Most other claims rest on small groups, rats or rams.",
    action: { text: "View Protocol", href: "#protocol" },
  },

  notice: {
    title: "Important Notice",
    text: "The research is **preliminary**. Light replaces no medicine.",
    more: "Light therapy must not replace hormone therapy, thyroid medicine, diabetes medicine or fertility treatment. Do not change a dose on your own, and do not treat the neck, the breasts, the abdomen or the groin without the agreement of the doctor who looks after your hormones.",
  },

  quickFacts: [
    { label: "Wavelengths", value: "{{hormonal-health wavelengths}}" },
    { label: "Session", value: "{{hormonal-health minutes}}" },
    { label: "Frequency", value: "{{hormonal-health frequency}}" },
  ],

  spectrum: { labels: ["Near-infrared"] },
  introduction: `Hormones are made in glands, most of them well under the skin, and they answer to each other. Light
that changed one of them would be a drug in all but name. That calls for careful proof, and so far
there is little of it.

The best evidence concerns the thyroid. In a placebo-controlled trial, {{hofling-2013 participants}} people
with hypothyroidism from autoimmune thyroiditis had ten sessions of laser or placebo over the gland. Nine
months later the laser group needed {{hofling-2013/levothyroxine-dose-needed}} of levothyroxine, the placebo
group {{hofling-2013/levothyroxine-dose-needed comparator}}. TPO antibodies were lower in the laser group
[[hofling-2013]]. Six years on, among those who could be followed, the difference in dose was still
there, and the difference in antibodies was gone [[hofling-2018]]. The result comes from one group of patients and one laser. We found no
study of it with an LED panel.

Testosterone is the favorite claim of sellers. We found one study in men. It had {{potapova-2019 participants}}
infertile men, a laser in a clinic and no control group, and it reports more testosterone within a month, without a
figure [[potapova-2019]]. In rats the hormone was not significantly higher overall [[ahn-2013]]. In rams with
heat-damaged testes it did not rise, and the sperm got worse [[alves-2016]]. In polycystic ovary syndrome, a laser on
acupuncture points has been tried in {{el-shamy-2018 participants}} women [[el-shamy-2018]]; the rest is in rats
[[polat-2023]]. Blood sugar has three small human studies of hours, not months
[[powner-2024, scontri-2023, linares-2022]].

We give a protocol because readers ask for one. It is built for bare muscle, at doses that agree with
the rest of this site, and no study has shown that it changes any hormone.`,

  mechanisms: [
    {
      title: "Energy for cells that make hormones",
      text: "The leading hypothesis is that near-infrared photons free nitric oxide from cytochrome c oxidase, so that mitochondria put out more ATP [[de-freitas-2016]]. Hormone-making cells have mitochondria like others, and from that comes the idea. Cell lines without the assembled enzyme still responded to red light [[lima-2019]], so even the first step is in dispute.",
      benefit: "A reason to do trials; no reason to expect a higher hormone level.",
    },
    {
      title: "A calmer immune attack on the thyroid",
      text: "In stressed cells and animal models, light lowers inflammatory markers overall [[hamblin-2017]]. In autoimmune thyroiditis, one kind of antibody against the thyroid (TPO) was lower after laser than after placebo at nine months, and another kind was not [[hofling-2013]], and lower after light plus supplements than after supplements alone [[berisha-muharremi-2023]]. Six years later they no longer differed between the laser and placebo groups [[hofling-2018]].",
      benefit: "The most credible route on this page, for one disease.",
    },
    {
      title: "Muscle that takes up sugar",
      text: "If mitochondria work harder they may burn more glucose. A single exposure to red light lowered the two-hour rise in blood glucose after a glucose drink by {{powner-2024/blood-glucose-elevation-after-glucose}} in a small study of healthy people [[powner-2024]]. In {{scontri-2023 participants in words}} people with type 2 diabetes, near-infrared LEDs on limb muscles lowered capillary glucose when medication was withheld [[scontri-2023]].",
      benefit: "A short-term effect on sugar, not a treatment for diabetes.",
    },
    {
      title: "Night light and melatonin",
      text: "Melatonin is the hormone that light controls most plainly, and ordinary room light is enough: it shortened melatonin’s duration by about {{gooley-2011/melatonin-duration}} compared with dim light [[gooley-2011]]. White light suppressed melatonin at night; red light did not [[figueiro-2016]]. This is an effect of what reaches the eyes in the evening, and no dose on the skin is involved.",
      benefit: "Dim red evenings protect melatonin better than white ones.",
    },
  ],

  figures: {
    twoGroups: {
      claim: "hashimoto",
      caption:
        "How much thyroid hormone people still needed: the means of a group with a laser over the thyroid and of one with a sham. We found no study of an LED panel.",
    },
  },
  applications: [
    {
      condition: "Hashimoto and autoimmune hypothyroidism",
      claim: "hashimoto",
      short: "Thyroid",
      gain: "of thyroid hormone still needed after a clinic laser, {other} after a fake one",
      tried:
        "{{hofling-2013 wavelengths}} laser on the thyroid, {{hofling-2013 sessions in words}} sessions [[hofling-2013]]",
      dose: "None: our plan leaves the neck out",
      mechanism:
        "Light over the gland may dampen the autoimmune attack, as lower TPO antibodies at nine months suggest [[hofling-2013]]. Six years on they no longer differed [[hofling-2018]].",
      evidence:
        "In a pilot without a control group, all {{hofling-2010 participants}} patients reduced their levothyroxine [[hofling-2010]]. The placebo-controlled trial came next: nine months on, the laser group needed less than the placebo group [[hofling-2013]]. It still did after six years, among those who could be followed, who were no longer the groups that chance had made. Nodules were as common in both groups [[hofling-2018]]. Three later studies gave light with supplements, without a sham, and report lower levothyroxine needs than with supplements alone [[berisha-muharremi-2023, berisha-muharremi-2025, ercetin-2020]].",
      protocol:
        "Trial settings: ten sessions of {{hofling-2013 wavelengths}} laser, {{hofling-2013 power}}, {{hofling-2013 fluence}} on pinpoints [[hofling-2013]]; {{berisha-muharremi-2023 sessions in words}} sessions of {{berisha-muharremi-2023 wavelengths}} in {{berisha-muharremi-2023 weeks in words}} weeks, {{berisha-muharremi-2023 power}}, {{berisha-muharremi-2023 fluence}} a point [[berisha-muharremi-2023]]. Both are clinic treatments, and a pinpoint’s dose can’t be compared with a panel’s. Our protocol leaves the neck out.",
    },
    {
      condition: "Testosterone and sexual desire",
      claim: "testosterone",
      short: "Testosterone",
      tried:
        "In infertile men: an infrared laser on the testicles, {{potapova-2019 sessions in words}} sessions, without a control group [[potapova-2019]]",
      dose: "None: rams lost sperm quality. Keep light off the testes",
      mechanism:
        "The idea is that light on the testes stimulates the cells that make testosterone; in rams with heat-damaged testes it did not raise the hormone [[alves-2016]].",
      evidence:
        "We found one study in men. After {{potapova-2019 sessions in words}} sessions of infrared laser on both testicles, {{potapova-2019 participants}} infertile men had more total and free testosterone within a month. Nobody went without the light, so the study can’t say that the light did it, and the abstract prints no figure [[potapova-2019]]. In male rats, five days of laser light left testosterone no higher than in controls overall, apart from a rise on one day in one group [[ahn-2013]]. In rams with heat-damaged testes it did not rise either [[alves-2016]]. A study often quoted here used bright light and not red light: people with low desire or arousal reported about three times the sexual satisfaction of the placebo-light group after two weeks. Whether testosterone had anything to do with it was left for later [[bossini-2013]].",
      protocol:
        "Animal settings: {{ahn-2013 fluence}} a day in rats [[ahn-2013]], {{alves-2016#28-j fluence}} in rams [[alves-2016]]. In men, {{potapova-2019 minutes}} minutes on both testicles every two days [[potapova-2019]]. We advise against light on the testes: the rams lost sperm quality.",
    },
    {
      condition: "Male fertility",
      claim: "male-fertility",
      short: "Male fertility",
      dose: "None: leave it in the laboratory",
      mechanism:
        "Sperm exposed to light in a dish can show more metabolism, motility and viability [[zupin-2020]].",
      evidence:
        'In {{potapova-2019 participants}} infertile men, {{potapova-2019 sessions in words}} sessions of infrared laser on both testicles were followed by {{potapova-2019/sperm-concentration}} more sperm for their volume, and {{potapova-2019/pregnancies number}}% of the couples conceived. There was no control group, so we can’t say how many would have conceived without the light [[potapova-2019]]. A second study compared {{potapova-2021 "31"}} men with {{potapova-2021 "16"}} who had a fake laser. With the laser, {{potapova-2021/pregnancies number}}% of the couples conceived. The abstract does not say how many did without it [[potapova-2021]]. We know of a third, in the same journal and with red light, and do not count it: we have read its [summary](https://journals.eco-vector.com/uroved/article/view/41756), which does not say how many couples conceived without the light, but could not see who wrote it and when. A narrative review describes more metabolism, motility and viability of sperm in a dish and sees the main use in the laboratory, for example on samples after thawing; it makes no claim about hormones [[zupin-2020]]. Light on the whole testis is another matter. In rams with heat damage it reduced sperm motility and membrane integrity [[alves-2016]].',
      protocol:
        "No home setting follows from this. The men were treated by doctors. The review’s setting is a sample in a laboratory [[zupin-2020]], and couples should leave it there.",
    },
    {
      condition: "Polycystic ovary syndrome",
      claim: "pcos",
      short: "PCOS",
      tried:
        "In women: a laser on acupuncture points for {{el-shamy-2018 weeks}} weeks [[el-shamy-2018]]",
      dose: "None: we have nothing to recommend",
      mechanism:
        "In a rat model, light shifted reproductive hormones towards those of healthy animals [[polat-2023]].",
      evidence:
        'In one trial, {{el-shamy-2018 "13"}} women had a laser on acupuncture points and {{el-shamy-2018 "12"}} were controls. After {{el-shamy-2018 weeks}} weeks hormones and insulin resistance were lower in both groups, and most measures more so with the laser. Follicle-stimulating hormone and weight for height did not differ. The abstract does not say what the controls got [[el-shamy-2018]]. Rats had one of three doses. The middle one, {{polat-2023#2-j fluence}}, brought hormone levels closest to healthy controls [[polat-2023]]. A rat’s ovary lies far closer to the skin than a woman’s, which alone forbids carrying the dose over.',
      protocol:
        "Animal settings: {{polat-2023#1-j fluence}} to {{polat-2023#6-j fluence}} in rats [[polat-2023]]. We have nothing to recommend to women with this syndrome; [this page's doses](#protocol) are many times larger, and we found no trial of them for it.",
    },
    {
      condition: "Blood sugar and insulin",
      claim: "blood-sugar",
      short: "Blood sugar",
      gain: "smaller rise of blood sugar after a glucose drink, in people without diabetes, once",
      tried: "{{powner-2024 wavelengths}}, {{powner-2024 minutes}} minutes, once [[powner-2024]]",
      mechanism:
        "Light is thought to make mitochondria use more glucose; what the studies measured is glucose in the blood [[scontri-2023, powner-2024]].",
      evidence:
        "In a sham-controlled crossover of {{scontri-2023 participants in words}} people with type 2 diabetes, capillary glucose fell for hours after light on limb muscles when medication was withheld, but the abstract counts the sham among the doses after which it fell. With their medication the fall was alike at every dose [[scontri-2023]]. In people without diabetes one exposure to red light cut the glucose peak after a sweet drink by {{powner-2024/maximum-glucose-spike}} [[powner-2024]]. In {{linares-2022 participants}} men with type 2 diabetes, glucose was lower a quarter of an hour after near-infrared light on belly and legs, but only after two of five doses [[linares-2022]]. None of the three measured insulin over months, and none shows what happens with repeated use.",
      protocol:
        "Trial settings: {{scontri-2023 wavelengths}} LEDs on limb muscles, {{scontri-2023#100-j energyPerPoint}} a site did best [[scontri-2023]]; {{powner-2024 wavelengths}}, {{powner-2024 minutes}} minutes, once [[powner-2024]]. Joules per site cannot be turned into J/cm² without the area, so our protocol does not claim to match them. A review of light in diabetes finds settings too varied for any agreed protocol [[perrier-2024]].",
    },
  ],

  notShown: [
    "That red or near-infrared light raises testosterone in men. One study of infertile men reports a rise, without a control group or a figure [[potapova-2019]], and two animal studies found no overall rise [[ahn-2013, alves-2016]].",
    "That an LED panel does for the thyroid what the laser in the placebo-controlled trial did [[hofling-2013]].",
    "Anything about estrogen, progesterone, cortisol, growth hormone, menopause or the menstrual cycle in women. We found no study of them.",
    'That light from a panel reaches a gland. A computer model of layered skin put the greatest penetration at about {{ash-2017 "5.4 mm"}} [[ash-2017]].',
    "What more than a few weeks of daily light does to any hormone. The thyroid patients followed for six years had ten sessions [[hofling-2013, hofling-2018]].",
  ],

  devices: {
    guidance: `No device has been shown to balance hormones, so do not pay extra for one that says it does. Choose by
area and irradiance. Our price ranges are {{handheld price}} for a handheld, {{desktop-panel price}} for a desktop panel and
{{full-body-panel price}} for a full-body panel.

Look for near-infrared within 810–850 nm that can be switched on without the red, for an irradiance in
mW/cm² that is stated for a distance, and for goggles in the box. LEDs will do, since one review argues that laser
coherence is not essential [[heiskanen-2018]]. The thyroid studies named above used a laser [[hofling-2013]], those in
diabetes used LEDs [[scontri-2023, linares-2022]]. Expect to search for the irradiance: of {{hadis-2016 analysed}} papers
reviewed, {{hadis-2016/articles-not-reporting-irradiance number}}% left it out [[hadis-2016]].

A regulator’s clearance belongs to one product and its stated use. It does not cover hormones unless
the document says so.`,
    types: [
      {
        device: "full-body-panel",
        light: { after: ", often with red" },
        bestFor: "Full-body sessions, 20-30 minutes, 3-5 times weekly",
        coverage: "One side of the body at once: turn your back to it and cover the rest",
      },
      {
        device: "desktop-panel",
        light: { after: ", often with red" },
        bestFor: "One area a day, such as thighs or upper back",
        coverage: "Both thighs, or half the back",
      },
      {
        device: "handheld",
        bestFor: "A small muscle area; never the neck or the groin",
        coverage: "A few square inches",
      },
    ],
  },

  protocol: {
    lead: "This is a preliminary protocol: daily, 15-20 minutes per area, 6-12 inches, 810-850nm NIR. We found two studies that put near-infrared LEDs on people’s muscles and measured blood sugar. They had {{scontri-2023 participants}} and {{linares-2022 participants}} participants [[scontri-2023, linares-2022]]. Nothing here has been tested as a hormone treatment.",
    steps: [
      "Show this page to the doctor who treats your hormones, and have any blood tests done before the first session.",
      "Choose one area of large muscle: thighs, calves or upper back. Leave out neck, breasts, abdomen and groin.",
      "Set the panel where it gives {{hormonal-health irradiance}}: we assume 12 inches (30 cm). Go nearer only with a weaker lamp.",
      "Put on goggles. Near-infrared is invisible, so you cannot judge it by brightness.",
      "Begin with 5 minutes ({{dose hormonal-health 5}}) and add 5 minutes a week until you reach 15. Stay within 20.",
      "Full-body sessions, 20-30 minutes, 3-5 times weekly, are this site’s own figure, and we do not advise them from the front: they light the throat, breasts, abdomen and groin. If you choose them, turn your back to the panel at 18 inches (46 cm), where we assume {{panel 18}}, and keep shorts on and the neck covered.",
      "Take your medicines as before, and repeat the blood tests when your doctor says so.",
    ],
    reasons: `Fluence is irradiance times seconds, divided by 1,000: {{sum hormonal-health 15}}, and in 20 minutes
{{dose hormonal-health 20}}. A session on the back at half that irradiance gives {{dose panel-18 20}} in 20 minutes and
{{dose panel-18 30}} in 30. Most of these lie above the 4–24 J/cm² that this site calls usual and inside our outer limits of 3–90 J/cm². The page with the least evidence has one of the highest
doses: that is a reason for fewer minutes, not for more. At 6 inches, where we assume {{panel 6}},
20 minutes would give {{dose panel-6 20}}, the ceiling itself; so six inches is for weaker lamps only.

Trial doses are no guide to a panel. A thyroid trial reports {{hofling-2013 fluence}} from a pinpoint laser
[[hofling-2013]], and rats did best at {{polat-2023#2-j fluence}} [[polat-2023]]. A review finds no agreed protocol and
notes that, in tissues rich in mitochondria, failed studies more often overdosed than underdosed
[[zein-2018]]. [Why more light is not better](/blog/why-more-light-is-not-better) explains
the curve, and the [protocols guide](/guide/protocols) the arithmetic.`,
  },

  timeline: [
    {
      when: "Before you begin",
      what: "Baseline tests that your doctor chooses: for a thyroid patient TSH, thyroid hormones and antibodies, since the trials followed these and the levothyroxine dose [[hofling-2013, berisha-muharremi-2023, ercetin-2020]].",
    },
    {
      when: "Weeks 1-4",
      what: "Watch skin, sleep and how you feel. With diabetes, check glucose as your team advises, because light on muscles lowered it for hours in people without their medicine [[scontri-2023]].",
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
      what: "One group has been followed for six years; nodules were as common with the laser as with the placebo [[hofling-2018]]. For other hormones we found no long follow-up.",
    },
  ],

  safety: [
    "Do not replace or reduce hormone therapy, levothyroxine, insulin or any other prescribed medicine on account of light. Your doctor changes doses, on blood tests.",
    "If you take levothyroxine, treat no area near the neck without your prescriber. In trials the dose that patients needed fell [[hofling-2013]], and an unchanged dose can then be too high.",
    "If you take medicine that lowers blood sugar, ask first. Light lowered glucose in people whose medicine was withheld [[scontri-2023]]; the two together may act differently.",
    "Keep light off the testes. In rams with heat-damaged testes, a laser reduced sperm motility and membrane integrity [[alves-2016]].",
    "With a cancer that feeds on hormones, a thyroid nodule or a lump nobody has examined, keep light away until a doctor agrees. A review mostly supports safety at recommended settings, but cell results conflict and few of its studies were clinical [[bensadoun-2020]].",
    "If you are pregnant, trying to conceive, breastfeeding or under 18, leave this protocol alone. We found no study in pregnancy, while breastfeeding or under 18.",
    "Stop for blisters, redness that lasts, palpitations or low-sugar symptoms. The [safety guide](/guide/safety) has the rest. This page is educational, and not a substitute for professional advice.",
  ],
  askFirst: {
    first: [
      "thyroid-neck",
      "testes",
      "glucose-lowering-medicine",
      "active-cancer",
      "pregnancy",
      "breastfeeding",
    ],
    also: ["past-cancer", "radiotherapy-site", "diabetes-numb-feet", "thiazides"],
  },

  faq: [
    {
      question: "Does red light therapy raise testosterone?",
      answer: `We don’t know. The one study in men that we found had no control group [[potapova-2019]]. In rats, testosterone was not significantly higher
overall [[ahn-2013]]; in rams with heat-damaged testes it did not rise and sperm quality fell [[alves-2016]]. If you think
yours is low, ask for a blood test. We advise against light on the testes.`,
    },
    {
      question: "Can I stop levothyroxine if I use red light?",
      answer: `No. In a pilot, some patients needed none through nine months, but they were treated with a laser and
followed by doctors, without a control group [[hofling-2010]]. In the placebo-controlled trial the laser
group needed less on average [[hofling-2013]]. Only a doctor with your blood tests can lower a dose.`,
    },
    {
      question: "Could it help with diabetes or insulin resistance?",
      answer: `Three small studies make it worth more research. One exposure lowered the rise in glucose after a drink
in healthy people [[powner-2024]], and light on muscles lowered glucose for hours in people with
type 2 diabetes who had not taken their medicine [[scontri-2023]]. In another trial glucose was lower a quarter of an hour
after two of five doses [[linares-2022]]. We found no study that shows better
control over months.`,
    },
    {
      question: "Why give a protocol if the research is so early?",
      answer: `Because people use these devices for hormones anyway, and a stated dose with stated limits is safer
than a guess. It keeps light off the glands, counts the joules and sends you to a doctor first. Healthy
and stressed cells can respond in opposite directions [[hamblin-2018]], so more light for a healthy
gland is no sensible bet.`,
    },
  ],

  closing: {
    title: "Let blood tests decide",
    text: `Hormones can be measured, which spares you from guessing. If tiredness, low desire or an irregular cycle
brought you here, begin with a doctor and a blood test. If you then use light, use it beside the
treatment you are given and let the next test say whether anything has changed.`,
  },
};
