import { inFull, ownFigures } from "#app/evidence/ledger/own-figures.server.ts";
import type { Benefit } from "./benefit.ts";

const claims = {
  studies: inFull(ownFigures["pain-studies"]),
  rate: inFull(ownFigures["pain-reduction"]),
  course: inFull(ownFigures["pain-course"]),
};

export const benefit: Benefit = {
  meta: {
    title: "Red Light Therapy for Pain & Inflammation: The Trials",
    description:
      "What sham-controlled trials, nearly all of lasers, found for knees, necks, backs and tendons, how sure each result is, and a home protocol with its dose.",
    keywords: [
      "red light therapy for pain",
      "near-infrared light for inflammation",
      "photobiomodulation knee osteoarthritis",
      "low-level laser therapy neck pain",
      "850 nm light joint pain",
      "infrared therapy for pain",
      "knee pain",
      "back pain",
      "arthritis",
    ],
    published: "2026-11-21",
    lastReviewed: "2026-11-22",
    physicianReviewed: true,
  },
  card: {
    description:
      "Light for sore joints, necks, backs and tendons. Pooled trials of lasers found modest relief. Home panels are hardly tested.",
    keyPoints: [
      "{{pain-inflammation wavelengths}} NIR, {{pain-inflammation minutes}} a session, assuming {{pain-inflammation irradiance}}",
      "Most trials: knee, neck, low back, tendons",
      "Judge it after {{pain-inflammation course}}",
    ],
    studies: claims.studies,
    icon: "bone",
  },
  hero: {
    badge: claims.studies,
    title: "Pain & Inflammation",
    verdict:
      "Clinic lasers may ease a neck that has hurt for months. For knees and backs we don’t know. Home panels have hardly been tested.",
    lead: "In pooled trials, pain in chronic necks and sore knees was somewhat lower with lasers held on the skin than with a sham or another treatment [[chow-2009, stausholm-2019]]. Reviews disagree. Home LED panels are hardly tested, so a panel is an experiment.",
    action: { text: "View Protocol", href: "#protocol" },
  },
  quickFacts: [
    { label: "Light", value: "{{pain-inflammation wavelengths}} NIR" },
    { label: "Session", value: "{{pain-inflammation minutes}}" },
    { label: "Judge it after", value: "{{pain-inflammation course}}" },
    { label: "This site's own claim", value: claims.rate },
  ],
  spectrum: { labels: ["Near-infrared"] },
  introduction: `Pain is one of the uses of this light with the most trials behind it, nearly all of them with a laser that somebody held on the skin. The numbers of the uses are gaps between two groups, such as {{chow-2009/pain}} on a {{chow-2009 "100 mm scale"}} for necks [[chow-2009]]. They don't say how far your own pain will fall.

The grades say how sure a result is for a reader with a home LED device, apart from how large it was. Where nearly all trials with a gain used lasers, two steps come off.`,
  mechanisms: [
    {
      title: "Energy supply in the cell",
      text: "The leading hypothesis holds that near-infrared photons free nitric oxide that was blocking the enzyme cytochrome c oxidase, so that the cell makes more ATP; light-gated ion channels are the alternative [[de-freitas-2016]]. The enzyme may not be required: cell lines that lack the assembled enzyme still multiplied faster under red light at most settings tried [[lima-2019]].",
      benefit:
        "Injured tissue with more energy to spend might mend sooner; we found no study that shows it in a sore joint.",
    },
    {
      title: "Inflammatory signals",
      text: "In stressed cells and animal models, light lowers inflammatory markers overall [[hamblin-2017]]. In people, little is shown. In {{tomazoni-2019 participants}} top-level soccer players, one inflammatory marker was lower after a hard run when infrared laser came first than with a placebo, and two others were no different [[tomazoni-2019]]. In rheumatoid arthritis, swelling did not clearly change [[brosseau-2005]].",
      benefit: "Calmer tissue should hurt less, if what happens in animals happens in joints.",
    },
    {
      title: "Stressed cells and sound ones",
      text: "Healthy and stressed cells can respond to the same light in apparently opposite directions, according to a review of the chemical signals that follow it [[hamblin-2018]]. What light does in healthy volunteers therefore says little about a diseased knee.",
      benefit: "A reason to aim at the part that hurts and leave sound tissue alone.",
    },
    {
      title: "A dose that can be too small",
      text: "An older review chose a laser dose for each joint in advance. Trials within it lowered chronic joint pain by {{bjordal-2003/pain}} more than a sham did, and {{bjordal-2003/pain-low-dose trials in words}} trials below it found no effect [[bjordal-2003]]. In {{youssef-2016 participants}} people with sore knees, the larger of two laser doses did best [[youssef-2016]]. Yet a later review of the knee found no effect at the recommended doses either [[huang-2015-knee]]. More is not better either. A review of laboratory, animal and clinical data finds that low doses often stimulate repair better than high ones [[huang-2009]].",
      benefit: "Know your device's output, or you cannot tell a failed dose from a failed therapy.",
    },
    {
      title: "How far the light reaches",
      text: 'In a computer model of layered skin, penetration rose with wavelength to about {{ash-2017 "5.4 mm"}} at most [[ash-2017]]. That is the usual argument for near-infrared in pain. In a simpler model, red and near-infrared go about equally deep ([see for yourself](/light-in-skin)). Neither model contains a muscle or a joint, so we can\'t say that light reaches deep inside a hip. Even in skin no depth is firm: published figures for how strongly living skin absorbs light differ up to {{setchfield-2023/spread-published-absorption-vivo number}}-fold [[setchfield-2023]].',
      benefit:
        "Tendons and finger joints lie shallow, so they should be easier to reach than a hip.",
    },
  ],
  figures: {
    mechanisms: { kind: "penetration", wavelengths: [660, 810, 850] },
  },
  applications: [
    {
      condition: "Knee osteoarthritis",
      claim: "knee-osteoarthritis",
      short: "Knee",
      gain: "less pain with a clinic laser than with a fake one",
      tried:
        "{{hegedus-2009 wavelengths}} laser, {{hegedus-2009 energyPerPoint}} a point, twice a week for {{hegedus-2009 weeks in words}} weeks [[hegedus-2009]]",
      mechanism:
        "Proposed: calmer tissue around the joint, by the fall in inflammatory markers that cells and animals show [[hamblin-2017]].",
      evidence:
        'Against a sham, pain was {{stausholm-2019/pain}} lower with laser on a {{stausholm-2019 "100 mm scale"}}, and {{stausholm-2019/pain-recommended-dose}} in trials at the recommended doses [[stausholm-2019]]. Two other reviews found less pain too, but no better function, stiffness or walking test [[fan-2024, oliveira-2024]]; one of them rated its certainty very low [[oliveira-2024]]. A review of reviews found less disability in arthritic knees, with moderate certainty [[son-2025]]. A fourth review found no effect on pain, not even at the recommended doses [[huang-2015-knee]]. Near-infrared light over the whole knee, about as strong as a panel\'s, was no better than placebo in {{hsieh-2012 participants}} people [[hsieh-2012]]. In {{jankaew-2023 participants}} people, infrared laser for {{jankaew-2023#808-nm weeks in words}} weeks strengthened one thigh muscle more than a sham did, but walking and stair tests were no different [[jankaew-2023]].',
      protocol:
        "One trial held an {{hegedus-2009 wavelengths}} laser of {{hegedus-2009 power}} on the skin, {{hegedus-2009 energyPerPoint}} a point, twice weekly for {{hegedus-2009 weeks in words}} weeks. Two months later pain had fallen in the laser group and hardly in the placebo group [[hegedus-2009]]. This site's own protocol, for an LED device: a pad wrapped round the joint, or a panel aimed at the front of the bent knee, at [this page's dose](#protocol). An article says [which dose the knee trials used](/blog/knee-arthritis-dose).",
    },
    {
      condition: "Chronic neck pain",
      claim: "neck-pain",
      short: "Neck",
      gain: "less pain with a clinic laser than with a fake one or another treatment",
      tried:
        "Lasers and LEDs with a magnet, {{teixeira-2022 sessions in words}} sessions in {{teixeira-2022 weeks in words}} weeks [[teixeira-2022]]",
      mechanism:
        "How light would ease a neck is unproven; a review of cell and animal work points to lower inflammatory markers [[hamblin-2017]].",
      evidence:
        'In {{chow-2009/pain trials in words}} trials, pain was {{chow-2009/pain}} lower with laser than with a sham or another treatment, on a {{chow-2009 "100 mm scale"}}. The gap was still there {{chow-2009 "one to 22 weeks"}} later, and side effects were no different from placebo [[chow-2009]]. A review that graded the trials found moderate-quality evidence for chronic neck pain and conflicting evidence for pain from muscle knots [[gross-2013]]. Another, of {{kadhim-saleh-2013/pain-cervical-myofascial-pain-syndrome trials in words}} trials of such knots, called the gap too small to matter and the evidence too mixed to decide [[kadhim-saleh-2013]]. Lasers and LEDs with a magnet lowered pain more than a placebo for a week; a company that one author works for paid for the trial [[teixeira-2022]].',
      protocol:
        "The neck trials' settings are not in the abstracts [[chow-2009, gross-2013]]. Use this site's protocol on the muscles at the back and side of the neck, and keep the light off the front of the throat: people with a thyroid disease who got laser there needed less thyroid medicine than those on placebo [[hofling-2013]]. More in [neck and back pain](/blog/neck-and-back-pain).",
    },
    {
      condition: "Chronic low back pain",
      claim: "back-pain",
      short: "Back",
      gain: "less pain with a clinic laser than with a fake one, at most",
      tried: 'A laser with at least {{glazov-2016 "3 J"}} per point [[glazov-2016]]',
      mechanism:
        'Unknown; skin modeling, which puts the deepest penetration at about {{ash-2017 "5.4 mm"}}, makes a direct effect on the spine unlikely [[ash-2017]].',
      evidence:
        'One review found pain up to {{glazov-2016/pain}} lower on a ten-centimeter scale than with a sham laser, at once or soon after. That was in trials with at least {{glazov-2016 "3 J"}} per point, pain of less than {{glazov-2016 "30 months"}} and no acupuncture points [[glazov-2016]]. Another pooled {{huang-2015-back/pain trials in words}} trials and found less pain as well, while disability and spinal movement did not improve [[huang-2015-back]]. A later trial of {{guimaraes-2021 participants}} people, with {{guimaraes-2021 sessions in words}} sessions of light over {{guimaraes-2021 weeks in words}} weeks, found no difference from placebo in pain or disability [[guimaraes-2021]].',
      protocol:
        "Laser trials with a gain gave at least {{glazov-2016 \"3 J\"}} per point [[glazov-2016]]. That unit can't be carried over to a panel without the area of the spot. This site's own protocol: one field over the sore region, [this page's dose](#protocol), and a check after six weeks on what you can do besides how it feels. More in [neck and back pain](/blog/neck-and-back-pain).",
    },
    {
      condition: "Tendons and plantar fasciitis",
      claim: "tendons",
      short: "Tendons",
      gain: "less pain with a clinic laser than with a fake one or other care",
      tried:
        "A strong laser on the heel, {{ketz-2024 fluence}}, {{ketz-2024 sessions in words}} sessions in {{ketz-2024 weeks in words}} weeks [[ketz-2024]]",
      mechanism:
        "Proposed: help with repair in a tissue close to the skin; low doses often stimulate repair better than high ones [[huang-2009]].",
      evidence:
        'In leg tendons and heels, pain was {{naterstad-2022/pain}} lower with laser than with a sham, another treatment or the same care without light, and the gap held for some weeks [[naterstad-2022]]. Light added to exercise beat sham light with exercise. Light alone eased pain no more than other treatments, and helped function less [[tripodi-2021]]. Added to Achilles exercises, laser did no better than placebo [[tumilty-2012]]. For sore heels, high-power laser beat usual care, without a sham [[ketz-2024]]; a small trial of an LED found no difference from sham [[higgins-2015]]. An older count has {{tumilty-2010 "12"}} positive trials and {{tumilty-2010 "13"}} others [[tumilty-2010]].',
      protocol:
        'For tennis elbow, laser aimed at the tendon eased pain more than a sham at {{bjordal-2008 "904 nm"}}, and in one trial at {{bjordal-2008 "632 nm"}}; trials at {{bjordal-2008 "820, 830 and 1064 nm"}} were negative [[bjordal-2008]]. So this page\'s near-infrared has no support at that elbow, and a review of reviews calls the results for laser there poor [[mamais-2018]]. For other tendons, put the light beside an exercise program, never in its place [[tripodi-2021]]. More in [tendons and heel pain](/blog/tendons-and-heel-pain).',
    },
    {
      condition: "Jaw-joint disorders",
      claim: "jaw-joint",
      short: "Jaw",
      gain: "less pain than with fake light, drugs, or other care",
      dose: "None: a dentist or jaw clinic can plan one",
      mechanism:
        "Proposed: altered redox signalling, to which healthy and stressed cells can respond in opposite ways [[hamblin-2018]].",
      evidence:
        'In {{hanna-2021/pain trials}} trials of laser or LED light, combined, people had less pain than with fake light, drugs or other care. By the usual cuts the effect is medium. Of all trials found, {{hanna-2021 "46%"}} were at high risk of bias [[hanna-2021]].',
      protocol:
        "No setting is in the abstract [[hanna-2021]], so this site gives none. A dentist or jaw clinic that has the equipment can plan the dose and shield the eyes.",
    },
    {
      condition: "Fibromyalgia",
      claim: "fibromyalgia",
      short: "Fibromyalgia",
      gain: "less trouble from fibromyalgia in daily life than with a fake laser",
      tried:
        "A whole-body LED bed, {{navarro-ledesma-2024 minutes}} minutes, {{navarro-ledesma-2024 sessions in words}} sessions in {{navarro-ledesma-2024 weeks in words}} weeks [[navarro-ledesma-2024]]",
      mechanism:
        "No mechanism is established for pain that is felt across the body; reviews offer the general candidates only [[de-freitas-2016]].",
      evidence:
        "In {{yeh-2019 trials in words}} small trials with {{yeh-2019 participants}} patients, impact scores and pain were much better with laser than with placebo laser [[yeh-2019]]. Effects this large from small trials need to be repeated. A bed that lights the whole body with LEDs lowered pain more than placebo in {{navarro-ledesma-2024 participants}} people, at most of the times it was measured and with no size given; two authors work for a light-therapy company [[navarro-ledesma-2024]]. A review of reviews is moderately sure of less fatigue [[son-2025]].",
      protocol:
        "One whole-body course had {{navarro-ledesma-2024 sessions in words}} sessions of {{navarro-ledesma-2024 minutes}} minutes in {{navarro-ledesma-2024 weeks in words}} weeks [[navarro-ledesma-2024]]; another, without a control group, had {{fitzmaurice-2023 sessions in words}} [[fitzmaurice-2023]]. No dose for a panel follows from them. If you try this site's protocol, treat one or two of the worst regions and take up to six weeks before you judge.",
    },
    {
      condition: "Rheumatoid arthritis",
      claim: "rheumatoid-arthritis",
      short: "Rheumatoid arthritis",
      dose: "None: no setting held up across the trials",
      mechanism:
        "The hope is a fall in inflammatory markers as seen in animal models [[hamblin-2017]].",
      evidence:
        "An older Cochrane review found pain {{brosseau-2005/pain}} of ten lower with laser than with a sham at the end of treatment, and less morning stiffness. Function, swelling and grip did not clearly change, and nothing was left three months later [[brosseau-2005]]. A newer review of {{lourinho-2023 trials}} trials found, with low-quality evidence, that infrared laser may be no better than a sham; for red laser the evidence was very uncertain [[lourinho-2023]].",
      protocol:
        "No setting has held up across the trials [[lourinho-2023]], so this site gives none. Light is no reason to delay or drop medicine that protects your joints.",
    },
    {
      condition: "Nerve pain after chemotherapy",
      claim: "chemotherapy-neuropathy",
      short: "Nerve pain after chemo",
      gain: "lower scores for nerve symptoms with the light, {other} with fake light",
      tried:
        "Half an hour, {{argenta-2017 perWeek in words}} times a week for {{argenta-2017 weeks in words}} weeks, in a clinic [[argenta-2017]]",
      dose: "None: this is a clinic’s treatment. Never light numb skin at home",
      mechanism:
        "Unknown in patients; the first absorbers are thought to be cytochrome c oxidase and light-sensitive calcium channels [[hamblin-2017]].",
      evidence:
        'In {{argenta-2017 participants}} patients, six weeks of treatment were followed by nerve scores {{argenta-2017/neuropathy-score-3}} lower, and by no change with a sham; some of the gain was lost by week {{argenta-2017 "16"}} [[argenta-2017]]. In a pilot of {{lodewijckx-2022 participants}} people during chemotherapy, the scores rose with light as they did without, while quality of life held up better [[lodewijckx-2022]]. A panel of experts supports the light for such nerves [[maghfour-2025]].',
      protocol:
        "The positive trial gave half-hour sessions {{argenta-2017 perWeek in words}} times a week for {{argenta-2017 weeks in words}} weeks [[argenta-2017]]. It is a clinic's protocol and not ours. Talk to your oncology team, and never use a home device on skin that has lost feeling.",
    },
    {
      condition: "Fresh sprains and strains",
      claim: "sprains",
      short: "Sprain",
      gain: "less pain, from trials that contradict each other",
      tried:
        '{{de-moraes-prianti-2018 wavelengths}} LED, {{de-moraes-prianti-2018 fluence}}, for {{de-moraes-prianti-2018 "6" in words}} days [[de-moraes-prianti-2018]]',
      dose: "None: the largest trial found slower recovery with laser",
      mechanism:
        "Proposed: a milder first inflammation, from stressed cells and animal models [[hamblin-2017]].",
      evidence:
        "The trials of ankle sprains contradict each other. In the largest, {{de-bie-1998 participants}} people, laser eased pain no more than placebo, and function came back sooner with placebo [[de-bie-1998]]. In {{de-moraes-prianti-2018 participants}} people a red LED eased pain and swelling more than the same LED turned off [[de-moraes-prianti-2018]], and footballers had less swelling with laser [[stergioulas-2004]]. A review that pooled five studies found less pain, at the edge of chance, and no clear change in swelling or function [[alayat-2024]].",
      protocol:
        "We advise no light at home on a fresh sprain. This site's own figure is 2-3 sessions daily for the first 48-72 hours of acute injury. No trial tested it, and the evidence speaks against it: in the largest trial function came back sooner without the laser [[de-bie-1998]]. At {{pain-inflammation irradiance}} it would add up to {{dose pain-inflammation 30}} to {{dose pain-inflammation 60}} in a day, and the trials gave far fewer joules: {{de-bie-1998#high-dose fluence}} at most in one [[de-bie-1998]], {{de-moraes-prianti-2018 fluence}} in another [[de-moraes-prianti-2018]]. **Get help today** for a crack or snap that you heard, an odd shape, a foot you can't stand on, a part that is numb, pale or cold, a swollen, warm, throbbing calf (it can be a clot), a calf that can't push off (a torn tendon), or skin that is red, hot or weeping (infection). Keep anything warm off the injury for the first two days.",
    },
  ],
  notShown: [
    "That an LED panel relieves pain at home. An LED helped fresh ankle sprains in one small trial [[de-moraes-prianti-2018]] and showed no difference on sore heels in another [[higgins-2015]]. A whole-body LED bed helped people with fibromyalgia [[navarro-ledesma-2024]].",
    "That joints and backs work better. Disability and spinal movement did not improve in back pain [[huang-2015-back]], nor function or walking in knees [[fan-2024, oliveira-2024]], nor, clearly, grip strength in rheumatoid arthritis [[brosseau-2005]].",
    "That it beats what you already use. In tendons, light alone eased pain no more than other treatments and helped function less [[tripodi-2021]].",
    'That relief lasts. The neck trials followed people for up to {{chow-2009 "22 weeks"}} [[chow-2009]]; for knees and leg tendons pooled trials end at {{naterstad-2022 "12 weeks"}} [[stausholm-2019, naterstad-2022]].',
    "That it rebuilds cartilage or halts arthritis. No study on this page measured either.",
    'That the near-infrared of this page is best. In tennis elbow the trials at {{bjordal-2008 "820, 830 and 1064 nm"}} were negative and those at {{bjordal-2008 "904 nm"}} positive [[bjordal-2008]]; in knees {{fan-2024 "904-905 nm"}} ranked first for pain [[fan-2024]].',
  ],
  devices: {
    guidance: `Buy for area. A pad wraps one joint and stays put while you read; a panel covers a back; a handheld suits an elbow and tires the arm.

With twice the irradiance, half the time gives the same dose. [How to read a panel spec sheet](/blog/how-to-read-a-panel-spec-sheet) has the questions for a seller.

Home devices have been tried. A review found {{gavish-2019 trials in words}} studies of devices that people used on themselves, some of them for pain and most with pulsed near-infrared LEDs. Results were mostly positive, and the authors ask for more randomized trials [[gavish-2019]]. We have not read those studies one by one, so the studies column counts none. The lasers of the trials were held on points of the skin, and a home handheld, often with LEDs, is another thing. [Laser or LED](/blog/laser-or-led) weighs that.

The usual route to a clearance, a 510(k), often needs no new trial and does not show how well a product eases pain. Many pain lights are cleared as infrared lamps, a class that [the rules](https://ecfr.io/Title-21/se21.8.890_15500) define by topical heating (21 CFR 890.5500), and plain heating lamps of that class are now exempt. So look up what the very product is cleared for.`,
    comparison: [
      {
        device: "pain-panel",
        coverage: "Back, or both knees at once",
        studies: [],
      },
      {
        device: "pain-pad",
        coverage: "One joint or the low back, wrapped",
        studies: [],
      },
      {
        device: "pain-handheld",
        coverage: "One spot: elbow, heel, finger joint",
        studies: [],
      },
    ],
  },
  protocol: {
    lead: "This is the site's own protocol for long-standing pain with a known cause. It borrows from the trials the lesson that a low dose may do nothing [[bjordal-2003, glazov-2016]] and a course of four to six weeks [[hegedus-2009, argenta-2017]]. No trial has tested it as a whole.",
    steps: [
      "Get a diagnosis. The trials enrolled people with one named complaint each [[stausholm-2019, chow-2009]].",
      "Rate your pain from 0 to 100 every evening, at the same hour, for a week before you start. The average is where you begin.",
      "Set the device to near-infrared and find the distance at which it gives about the {{pain-inflammation irradiance}} that we assume. Near-infrared is nearly invisible, so put on goggles before you switch on.",
      "Bare the skin over the sore part and light it for {{pain-inflammation minutes}}. Begin with the shorter time. Take the longer one if nothing has changed after two weeks and your skin has shown no lasting redness.",
      "Repeat three to four times a week. Trials whose rhythm is printed treated people two or three times [[hegedus-2009, argenta-2017, guimaraes-2021]].",
      "Keep up your exercises. In tendons, light was tested on top of them and added something [[tripodi-2021]].",
      "After six weeks, compare the week's average with where you began. If you would not have noticed the change without the diary, stop. If you would, leave the light off for two weeks and go on scoring: pain comes and goes, and people start on a bad week. Go on with the light only if the pain comes back without it. That is our rule. Trials can't set it, because they compare two groups and not one person before and after.",
    ],
    reasons: `The shorter session gives {{pain-inflammation sum}} and the longer one {{dose pain-inflammation 20}}. The panel of our sums is assumed to give {{panel 18}} at 18 inches (46 cm), {{panel 12}} at 12 inches (30 cm) and {{panel 6}} at 6 inches. Going closer and keeping the minutes would double the dose or nearly quadruple it. We chose the distance so that even three sessions in a day, {{dose pain-inflammation 60}}, would stay within 3–90 J/cm².

Experts have no agreed protocol. Some advise less than {{zein-2018 "100 mW/cm²"}} and {{zein-2018 "4-10 J/cm²"}} at the target, others up to {{zein-2018 "50 J/cm²"}} at the surface [[zein-2018]]. Pain trials count in joules per point, such as {{hegedus-2009 energyPerPoint}} [[hegedus-2009]], which can't be converted without the area that was lit. So our numbers are a reasoned guess between the two. [Dose and protocols](/guide/protocols) shows how to redo the sums for your device.`,
  },
  timeline: [
    {
      when: "First 48-72 hours",
      what: "After a fresh injury we advise no light at home. After muscle damage from exercise, a review of {{nampo-2016-doms trials}} studies of light before or after it saw no difference from a sham in swelling, movement or strength [[nampo-2016-doms]]. So go by medical advice on when to load the joint again.",
    },
    {
      when: "Weeks 1-2",
      what: "Expect nothing and write it down. No pain study here reports what a single session does.",
    },
    {
      when: "2-6 weeks",
      what: `The time to judge. The headline for it is “${claims.course}”. ${ownFigures["pain-course"].checked}`,
    },
    {
      when: "Two to three months",
      what: "For knees and leg tendons the gap was about as large some weeks after the laser as at its end [[stausholm-2019, naterstad-2022]]. In nerve pain after chemotherapy, the difference from a sham was largest eight weeks after the start [[argenta-2017]].",
    },
    {
      when: 'Up to {{chow-2009 "22 weeks"}}',
      what: "The longest that neck patients were followed in pooled trials; the gap was still there [[chow-2009]].",
    },
  ],
  safety: [
    "See a doctor first for pain with no known cause, and at once for a hot swollen joint with fever, new weakness or numbness, trouble with bladder or bowel, pain after a fall, or a calf that is swollen, warm and throbbing.",
    "Skin that cannot feel warmth cannot warn you. That includes many people with neuropathy, after chemotherapy or with diabetes.",
    "Keep the light out of your eyes. A child suffered retinal damage from red laser aimed into the eyes [[liu-2023]]; skin panels were not involved, but near-infrared gives no glare to turn away from.",
    "Do not light a known or suspected tumor. Most animal studies and the few clinical ones support safety at recommended settings, while cell results conflict [[bensadoun-2020]].",
    "Keep off the front of the throat, and off skin that is infected or broken.",
    "Watch for redness that stays, blisters and dark marks. Red LED light was judged safe up to {{jagdeo-2020/maximum-tolerated-fluence-skin-colour}} in darker skin and {{jagdeo-2020/maximum-tolerated-fluence-non-hispanic}} in non-Hispanic Caucasian skin, three times a week for three weeks [[jagdeo-2020]]. That says nothing of near-infrared, of heat, or of months. With darker skin begin with the shorter time.",
    "In the neck trials side effects were mild and no different from placebo [[chow-2009]]; in leg tendons none were reported [[naterstad-2022]]. None of these trials was about pregnancy, breastfeeding or people under 18: ask first.",
    "This page is education and no substitute for professional medical advice. Do not change a prescribed medicine because of it. More in the [safety guide](/guide/safety).",
  ],
  askFirst: {
    first: [
      "injury-red-flags",
      "calf-swelling",
      "nsaids",
      "ketoprofen",
      "methotrexate",
      "numb-skin",
      "diabetes-numb-feet",
      "recent-steroid-injection",
      "metal-implants",
    ],
    also: [
      "clot-on-lung",
      "fresh-injury-heat",
      "heat-rubs",
      "thyroid-neck",
      "open-wounds",
      "sleeping-or-sedated",
    ],
  },
  faq: [
    {
      question: "How soon will I know whether it helps?",
      answer:
        "Give it {{pain-inflammation course}}. Keep a daily score, because memory flatters whatever you have just bought.",
    },
    {
      question: "Red or near-infrared for pain?",
      answer:
        "Near-infrared, with modest confidence. It goes deeper in one skin model [[ash-2017]] and hardly deeper in [another](/light-in-skin). The one trial that set the two side by side, with lasers at the knee, found the infrared one better for one muscle and no different for walking; it reports no pain [[jankaew-2023]].",
    },
    {
      question: "Does it work for arthritis?",
      answer:
        "For knee osteoarthritis, three reviews found less pain with laser or light than with a sham [[stausholm-2019, fan-2024, oliveira-2024]] and one found no gain [[huang-2015-knee]]; [the knee article](/blog/knee-arthritis-dose) says why. For rheumatoid arthritis, infrared laser may be no better than a sham [[lourinho-2023]].",
    },
    {
      question: "Can I use it alongside physical therapy or painkillers?",
      answer:
        "With exercise, yes: in sore tendons light added something to it in pooled trials [[tripodi-2021]], though not in one of Achilles tendons [[tumilty-2012]]. With medicines, ask a pharmacist first, since some anti-inflammatory drugs make skin sensitive to light [[kowalska-2021]].",
    },
    {
      question: "Nothing happens. Should I go closer or longer?",
      answer:
        "Check the irradiance at your distance first. In joint pain, laser doses below the planned ones found no effect [[bjordal-2003]], so a weak lamp is a fair suspect. If you do get {{dose pain-inflammation 20}} and feel no change after six weeks, more is unlikely to be the answer; in tissues rich in mitochondria, failed studies had more often given too much than too little [[zein-2018]]. See [why more light is not better](/blog/why-more-light-is-not-better).",
    },
  ],
  closing: {
    title: "One sore place, six weeks, a diary",
    text: "Pick the joint that troubles you most, note a week of scores, and use a device whose output you know. [Pain relief at home](/guide/pain-relief) has the plan week by week. If the diary shows no clear drop after six weeks, you have your answer for the price of a pad or a panel. New to this? Begin with [getting started](/guide/getting-started).",
  },
};
