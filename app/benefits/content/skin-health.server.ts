import { inFull, ownFigures } from "#app/evidence/ledger/own-figures.server.ts";
import type { Benefit } from "./benefit.ts";

const claims = {
  studies: inFull(ownFigures["skin-studies"]),
  rate: inFull(ownFigures["skin-improvement"]),
};

/** The dose assumes 20 mW/cm² at the skin. */
export const benefit: Benefit = {
  meta: {
    title: "Red Light Therapy for Skin Health & Anti-Aging",
    description:
      "What red light does for wrinkles, texture, acne, scars and psoriasis: trials, grades, a dose you can check, device types and prices.",
    keywords: [
      "red light for skin",
      "red light therapy for skin",
      "red light therapy for wrinkles",
      "LED face mask",
      "red light therapy for acne",
      "photobiomodulation",
      "{{skin-health wavelengths}}",
    ],
    published: "2026-11-21",
    lastReviewed: "2026-11-22",
    physicianReviewed: true,
  },
  card: {
    description:
      "For lines around the eyes, a mask with red and near-infrared light beat a sham in one trial; in another, a red mask worked no better than a fake one. Acne was treated with blue light too, and a trial on scars found no gain in its main measure.",
    keyPoints: [
      "Crow's feet: one mask beat a fake one in {{park-2025 participants}} adults, another worked no better than a fake one in {{bragato-2025 participants}} women",
      "{{skin-health wavelengths}}, {{skin-health minutes}} {{skin-health frequency}} for {{skin-health course}}",
      "Acne: tested with blue and red light together",
    ],
    studies: claims.studies,
    icon: "sparkles",
  },
  hero: {
    badge: claims.studies,
    title: "Skin Health & Anti-Aging",
    verdict:
      "A mask with red and near-infrared light may soften crow’s feet. Blue and red light together may help acne. For psoriasis, we don’t know.",
    lead: "A red and near-infrared mask may soften crow's feet: it beat a sham mask in {{park-2025 participants}} adults of Asian descent [[park-2025]]. In {{bragato-2025 participants}} women, specialists saw no difference between a red mask and a fake one [[bragato-2025]]. For acne, scars and psoriasis the case is thinner, and this page says how thin.",
    action: { text: "View Protocol", href: "#protocol" },
  },
  quickFacts: [
    { label: "Wavelength", value: "{{skin-health wavelengths}}" },
    { label: "Session", value: "{{skin-health minutes}} {{skin-health frequency}}" },
    { label: "Distance", value: "2-6 inches" },
    { label: "First course", value: "{{skin-health course}}" },
    { label: "Maintenance", value: "3-4 sessions a week" },
    { label: "This site's own claim", value: claims.rate },
  ],
  spectrum: {
    labels: ["Red, our protocol"],
    besides: [{ wavelength: [830, 850], label: "Near-infrared, in some trials" }],
  },
  introduction: `Skin is the one organ that light reaches without going through something else first. In a computer model of layered skin, penetration rose with wavelength up to a calculated maximum of about {{ash-2017 "5.4 mm"}} [[ash-2017]]. [Other sources differ](/light-in-skin), but not on this: it is shallow for a knee and deep enough for a wrinkle. It may be why facial lines, of all the cosmetic uses, have been tested against sham light more than once.

Those tests do not agree. The best result comes from adults of Asian descent who wore a home mask of red and near-infrared light. Blinded graders rated {{park-2025/improved}}, {{park-2025/difference}} more than with a sham mask [[park-2025]]. In another trial four groups had half of the face lit with red light, near-infrared light, both or a sham. Wrinkles fell by up to {{lee-2007/wrinkles number}}%, which is the largest change and not the average, and biopsies showed more collagen and elastic fibers [[lee-2007]]. In a third trial, women wore a red mask for {{bragato-2025 weeks in words}} weeks, and blinded specialists saw no difference from the sham [[bragato-2025]].`,
  mechanisms: [
    {
      title: "Mitochondria take up the light",
      text: "The usual first suspects are an enzyme of the mitochondria, cytochrome c oxidase, and light-sensitive calcium channels [[hamblin-2017]]. Signals from the mitochondria to the cell's nucleus are thought to follow [[kim-2014]]. The enzyme may not be essential: mouse and human cell lines that lacked it in assembled form still grew faster under {{lima-2019 wavelengths}} light at most settings tested [[lima-2019]], and a review calls the mechanism not fully explained [[passarella-2014]].",
      benefit: "A plausible start, but not a settled one.",
    },
    {
      title: "More collagen made, less broken down",
      text: "In reconstructed human skin, pulsed {{barolet-2009 wavelengths}} light raised type-1 procollagen, from which collagen is made, by about {{barolet-2009/type-1-procollagen-reconstructed-skin}} and lowered MMP-1, an enzyme that cuts collagen [[barolet-2009]]. Biopsies in a half-face trial point the same way [[lee-2007]], as does ultrasound in {{wunsch-2014 participants}} volunteers, although their controls went untreated instead of getting sham light [[wunsch-2014]].",
      benefit: "Denser skin under a line can make the line shallower.",
    },
    {
      title: "Inflammation turned down",
      text: "In stressed cells and in animals, markers of inflammation fell overall under red and near-infrared light [[hamblin-2017]]. Healthy and stressed cells can respond in opposite directions [[hamblin-2018]], so calm skin need not behave like inflamed skin.",
      benefit: "A possible reason why red light is paired with blue for acne.",
    },
    {
      title: "A dose that peaks",
      text: "Low doses often stimulate repair better than high ones [[huang-2009]]. In cells, both ATP and the voltage across the mitochondrial membrane rise with dose and then fall again [[huang-2011]].",
      benefit: "A longer session is not a stronger treatment.",
    },
  ],
  figures: {
    protocol: { kind: "dose-response" },
  },
  applications: [
    {
      condition: "Crow's feet and facial wrinkles",
      claim: "facial-wrinkles",
      short: "Wrinkles",
      gain: "improved with the mask, {other} with a fake one",
      tried: "A mask with {{park-2025 wavelengths}} for {{park-2025 weeks}} weeks [[park-2025]]",
      mechanism:
        "More collagen and elastic fibers, as seen on biopsy after red light, near-infrared light or both [[lee-2007]].",
      evidence:
        'The mask of red and near-infrared light beat its sham at {{park-2025 "weeks 8, 12 and 16"}} [[park-2025]]; the half-face trial was double-blind too [[lee-2007]]. Against that, {{bragato-2025 participants}} women wore a red mask or a sham for {{bragato-2025 weeks in words}} weeks, and blinded specialists saw no difference in the wrinkles; the abstract that we saw breaks off before what a computer measured [[bragato-2025]]. In {{mota-2023 participants}} women, red light cut the volume of wrinkles around the eye by {{mota-2023/periocular-wrinkle-volume-red}}. Amber light did as well ({{mota-2023/periocular-wrinkle-volume-amber}}), and nobody went untreated [[mota-2023]]. With another red mask, crow\'s feet grew shallower over three months, with no comparison at all [[couturaud-2023]].',
      protocol:
        "Trials: {{couturaud-2023 wavelengths}} for {{couturaud-2023 minutes}} minutes twice weekly over three months [[couturaud-2023]]; {{bragato-2025 wavelengths}} for {{bragato-2025 minutes}} minutes, two or three times a week, for {{bragato-2025 weeks in words}} weeks [[bragato-2025]]; {{lee-2007#633-nm wavelengths}}, {{lee-2007#830-nm wavelengths}} or both, twice weekly for {{lee-2007 weeks in words}} weeks [[lee-2007]]; {{mota-2023#red wavelengths}} at {{mota-2023 fluence}} in {{mota-2023 sessions in words}} sessions over {{mota-2023 weeks in words}} weeks [[mota-2023]]. Ours is [this page's dose](#protocol).",
    },
    {
      condition: "Skin firmness and texture",
      claim: "skin-firmness",
      short: "Firmness",
      tried:
        "{{wunsch-2014 wavelengths}}, about {{wunsch-2014 fluence}}, twice weekly, {{wunsch-2014 sessions}} sessions [[wunsch-2014]]",
      mechanism:
        "A denser dermis: ultrasound showed more collagen after a course of red or red and near-infrared light [[wunsch-2014]].",
      evidence:
        'In one trial, {{wunsch-2014 randomised}} volunteers were treated and {{wunsch-2014 "23"}} were not. The treated skin became less rough, its collagen denser and its photographs better in the eyes of blinded raters; with no sham, expectation may have helped in part [[wunsch-2014]]. The {{couturaud-2023 participants}} women of a study without a control group gained firmness and elasticity [[couturaud-2023]]. The {{mota-2023 participants}} women who got red or amber light gained neither elasticity nor moisture [[mota-2023]].',
      protocol:
        'Trial: {{wunsch-2014 "611-650 nm or 570-850 nm"}} at about {{wunsch-2014 fluence}}, twice weekly, {{wunsch-2014 sessions}} sessions [[wunsch-2014]].',
    },
    {
      condition: "Acne",
      claim: "acne",
      short: "Acne",
      gain: "were clear or much better with blue and red light, {other} with benzoyl peroxide",
      tried:
        "{{kwon-2013 wavelengths}}, twice daily for {{kwon-2013 weeks in words}} weeks [[kwon-2013]]",
      dose: "None: our light has no blue in it",
      mechanism:
        "Red light is added for its effect on inflammation, which has been seen in cells and animals [[hamblin-2017]].",
      evidence:
        'Trials and reviews disagree. A review of {{scott-2019 trials}} trials, mainly of blue light, saw no fewer spots than with care without light, although investigators judged the skin significantly better in three of five trials [[scott-2019]]. One review answers the question best: [Ershadi and Barbieri](https://doi.org/10.1001/jamadermatol.2025.0019) pooled six randomized trials of red and blue LED devices for the home and saw clearly fewer spots. We have read only what its hospital and the medical press report of it, so it is not in the grade. A Cochrane review found high-quality evidence to be lacking [[barbaric-2016]]. In single trials a mix of blue and red light beat a sham [[kwon-2013]] and benzoyl peroxide, although that comparison was not blinded and no P value was reported for the shares; its lead over blue light alone was significant only at {{papageorgiou-2000 "weeks 4 and 8"}} of {{papageorgiou-2000 weeks in words}} [[papageorgiou-2000]]. What red light does by itself, none of the single trials tells you.',
      protocol:
        'Trials: {{kwon-2013 "420 nm blue plus 660 nm red"}} for {{kwon-2013 minutes}} minutes twice daily over {{kwon-2013 weeks in words}} weeks [[kwon-2013]]; {{papageorgiou-2000 "415 and 660 nm"}} for {{papageorgiou-2000 minutes}} minutes a day over {{papageorgiou-2000 weeks in words}} weeks [[papageorgiou-2000]]. Our protocol has no blue light and is not meant for acne. The American Academy of Dermatology strongly recommends benzoyl peroxide and retinoid creams; news reports of its guideline say that it found too little evidence for light devices [[reynolds-2024]].',
    },
    {
      condition: "Scars after surgery",
      claim: "surgical-scars",
      short: "Scars",
      tried:
        "Red LED light, far above our ceiling, three times weekly for {{kurtti-2021 weeks in words}} weeks [[kurtti-2021]]",
      dose: "None for fresh scars",
      mechanism:
        "Unclear; a review reports benefits for acne scars, thick scars and burns, and asks for more testing [[avci-2013]].",
      evidence:
        "In a trial after facelifts, one side of the face got red LED light and the other a mock treatment. How pliable the scars were, its main outcome, did not differ significantly. Some secondary measures improved. A few people had mild blisters or swelling [[kurtti-2021]].",
      protocol:
        'Trial: {{kurtti-2021 "160, 320 or 480 J/cm²"}}, three times weekly for {{kurtti-2021 weeks in words}} weeks after surgery [[kurtti-2021]], far above this site\'s ceiling of 90 J/cm². We give no protocol for fresh scars.',
    },
    {
      condition: "Plaque psoriasis",
      claim: "psoriasis",
      short: "Psoriasis",
      gain: 'nine people improved by {{ablon-2010 "60-100%"}}, but no one went untreated',
      tried:
        "{{ablon-2010 wavelengths}}, {{ablon-2010 minutes}} minutes, twice weekly [[ablon-2010]]",
      dose: "None: see a dermatologist about psoriasis",
      mechanism:
        "Perhaps less inflammation, as in stressed cells and animal models [[hamblin-2017]]; we found no study of that in psoriasis.",
      evidence:
        'In a series without a control group, {{ablon-2010 participants in words}} people whose psoriasis had resisted treatment improved by {{ablon-2010 "60-100%"}} after red and near-infrared light [[ablon-2010]]. A review places ultraviolet light first for stable plaques and calls red and near-infrared promising on the strength of small trials only [[zhang-2018]].',
      protocol:
        'Series: {{ablon-2010 minutes}} minutes at {{ablon-2010 "830 nm and 633 nm"}}, twice weekly for {{ablon-2010 weeks}} weeks [[ablon-2010]]. Take this to a dermatologist; it is not a plan to follow alone.',
    },
    {
      condition: "Slow-healing ulcers",
      claim: "slow-healing-ulcers",
      short: "Ulcers",
      gain: "as many ulcers healed with a clinic laser as without it",
      dose: "None: an ulcer on a foot belongs in a foot clinic this week",
      mechanism:
        "Low doses often stimulate tissue repair in laboratory and animal work [[huang-2009]].",
      evidence:
        "In one meta-analysis, diabetic foot ulcers were {{huang-2021/complete-healing}} times as likely to close with laser as without (95% CI {{huang-2021/complete-healing ci}}); its authors call that evidence very low in quality [[huang-2021]]. Another, of milder ulcers, gives {{chen-2025/complete-healing}} times [[chen-2025]]. An expert consensus supports light for ulcers of several causes and for acute radiation dermatitis [[maghfour-2025]].",
      protocol:
        "Laser therapy, in trials of patients [[huang-2021]]. We give no protocol. A home mask or panel is no substitute: an ulcer on a foot belongs in a foot clinic this week.",
    },
  ],
  notShown: [
    "A rate of 90% for skin. The best mask trial had {{park-2025/improved}}, for crow's feet only, in adults of Asian descent [[park-2025]].",
    "That daily use beats twice a week. Most trials of facial lines treated two or three times weekly [[lee-2007, bragato-2025, mota-2023, wunsch-2014]].",
    "That red is special. Amber light did about as well around the eyes [[mota-2023]].",
    "Years of use. A review of home devices in dermatology notes little long-term data [[cohen-2022]], and the best mask trial ended after {{park-2025 weeks}} weeks [[park-2025]].",
    "Anything on melasma, age spots, rosacea, stretch marks or cellulite, or how red light compares with a retinoid cream or sunscreen. No study on this page tested that.",
  ],
  devices: {
    guidance: `Buy for the area that you want to treat. A mask ({{face-mask price}}) lights the whole face at once and sets its own distance. A wand ({{skin-wand price}}) lights a patch at a time, which suits crow's feet and makes a whole face a long evening. A panel ({{skin-panel price}}) lights more than the face, so cover your throat; it asks you to sit still at a measured distance.

Then ask for the irradiance at the skin, in mW/cm². For masks, the table shows what two tested ones gave: {{bragato-2025 irradiance}} of red [[bragato-2025]], and {{park-2025 irradiance}} each of red and near-infrared, so at most twice that together [[park-2025]]. The ranges for wands and panels are our assumption, and nobody measured them. Those for panels run from 18 inches (46 cm) down to 6 inches (15 cm). Our guide to [reading a spec sheet](/blog/how-to-read-a-panel-spec-sheet) has the questions to put to a seller.

All the studies in the table's column are of masks [[bragato-2025, couturaud-2023, park-2025]]. The usual route to a clearance, a 510(k), shows that a product is as safe as one already on sale and equivalent to it. It is not proof that lines fade.`,
    comparison: [
      {
        device: "face-mask",
        coverage: "Whole face",
        studies: ["bragato-2025", "couturaud-2023", "park-2025"],
      },
      {
        device: "skin-wand",
        coverage: "A patch of a few centimeters",
        studies: [],
      },
      {
        device: "skin-panel",
        coverage: "Face and more; cover the throat",
        studies: [],
      },
    ],
  },
  protocol: {
    lead: "For lines and texture on the face. The plan is this site's own, and no study tested it as a whole. Its light is that of trials with red lamps and masks [[couturaud-2023, lee-2007, mota-2023]]; its course is about as long as theirs, from {{lee-2007 weeks in words}} weeks of treatment [[lee-2007]] to {{park-2025 weeks in words}} [[park-2025]].",
    steps: [
      "Wash and dry the face. Make-up and sunscreen stand between the light and the skin.",
      "Put on the goggles that came with the device, or check that the mask shades your eyes.",
      "Hold a wand or a small facial lamp 2–6 inches (5–15 cm) away, where we assume {{skin-health irradiance}}. A mask sets its own distance. Cover your throat.",
      "If your device gives more or less than the {{skin-health irradiance}} that we assume, change the minutes: twice the strength, half the time.",
      "Once a day, begin at the lower end of {{skin-health minutes}}. Move up only if the skin is calm the next morning.",
      "Photograph the same side of your face in the same light every two weeks.",
      "Decide after {{skin-health course}}. If the pictures show a gain, go down to 3–4 sessions a week. If they show none, stop.",
    ],
    reasons: `We assume {{skin-health irradiance}}, at which our shortest session is {{skin-health sum}} and the range is {{skin-health fluence}}. That is as much as the best-tested mask can have given, {{park-2025 irradiance}} for each of its two kinds of light [[park-2025]], and about three times the {{bragato-2025 irradiance}} of the mask that worked no better than a fake one [[bragato-2025]]. A weaker mask needs more minutes for the same dose. A large panel is stronger: at 6 inches (15 cm) we assume {{panel 6}}, where twenty minutes would be {{dose panel-6 20}}. With such a panel, sit at 18 inches (46 cm), where we assume {{panel 18}}.

The trials gave less light. One used {{mota-2023 fluence}} {{mota-2023 sessions in words}} times in {{mota-2023 weeks in words}} weeks [[mota-2023]], others {{bragato-2025 fluence}} [[bragato-2025]] or about {{wunsch-2014 fluence}} [[wunsch-2014]] two or three times a week. Our plan gives more than that in one session and repeats it daily. We found no trial that shows that the surplus helps, and a review of dose gives grounds to doubt it [[huang-2009]]. If you would sooner copy a trial than us, treat twice a week, and stop after {{wunsch-2014 fluence}} × 1,000 ÷ {{skin-health irradiance}} = 450 seconds. The argument is set out in [why more light is not better](/blog/why-more-light-is-not-better), and the [protocols guide](/guide/protocols) has the arithmetic for other devices.`,
  },
  timeline: [
    {
      when: "First two weeks",
      what: "Nothing you could photograph. Use the time to learn the distance and to see how your skin takes it; lasting redness means less light or none.",
    },
    {
      when: "Week four",
      what: "Three trials treated no longer than this. Wrinkles around the eye lost volume in a trial that left nobody untreated [[mota-2023]]. Lines softened in a half-face trial with a sham [[lee-2007]]. With a red mask, blinded graders saw no difference from a sham [[bragato-2025]].",
    },
    {
      when: "{{skin-health course}}",
      what: 'The end of our course. The best-tested mask was ahead of its sham at {{park-2025 "weeks 8, 12 and 16"}} [[park-2025]]. With another, used twice weekly, {{couturaud-2023 participants}} women had shallower crow\'s feet after three months, without a control group [[couturaud-2023]].',
    },
    {
      when: "Week {{park-2025 weeks}}",
      what: "The last measurement of the mask trial [[park-2025]] and, at two a week, about the end of the {{wunsch-2014 sessions}} sessions that improved roughness and collagen density [[wunsch-2014]].",
    },
    {
      when: "After that",
      what: "Our maintenance is 3–4 sessions a week. No trial tested it, and none says how fast a gain is lost.",
    },
  ],
  safety: [
    "**Eyes.** Never look into the light. A child suffered retinal damage after repeated treatment with a red laser aimed into the eyes [[liu-2023]], and two such instruments reached or exceeded retinal limits within three minutes [[ostrin-2024]]. No study on this page measured what a mask delivers to the eye.",
    "**Darker skin.** Stop if a dark mark grows darker. In skin-safety trials, darker skin reached its limit first: red LED light was judged safe up to {{jagdeo-2020/maximum-tolerated-fluence-skin-colour}} in darker skin and {{jagdeo-2020/maximum-tolerated-fluence-non-hispanic}} in non-Hispanic Caucasian skin; above that came blisters and prolonged redness [[jagdeo-2020]]. Our doses are far lower, but those trials lasted {{jagdeo-2020 weeks in words}} weeks.",
    "**Neck.** The thyroid lies at the front of it, and we keep light off. One trial of an LED neck device is reassuring: ultrasound showed no thyroid complication of note. Researchers found that the lines improved, and the wearers did not [[park-2024-neck]]. It is a single trial. With a thyroid disease, ask your doctor.",
    "**Fresh wounds.** Mild blistering and swelling occurred at high doses after surgery [[kurtti-2021]]. Wait until your surgeon agrees.",
    "**Cancer.** A review of light for skin rejuvenation found no trial that links it with new or returning cancer [[glass-2023]], while results in cells conflict [[bensadoun-2020]]. Have any changing mole seen first, and keep light off a known or suspected tumor.",
    "**Stop** for a blister, for redness that is still there the next day, or for any change in sight. The [safety guide](/guide/safety) says more.",
    "This page is education. It does not replace the advice of a dermatologist or of the doctor who treats you.",
  ],
  askFirst: {
    first: [
      "isotretinoin",
      "retinoid-creams",
      "melasma",
      "darker-skin",
      "skin-infection",
      "recent-procedure",
      "pregnancy",
      "breastfeeding",
      "under-18",
    ],
    also: [
      "vision-change",
      "hives-breathing",
      "ala-pdt",
      "open-wounds",
      "thyroid-neck",
      "polymorphic-light-eruption",
      "chronic-actinic-dermatitis",
      "albinism",
      "radiotherapy-site",
      "tattoos",
    ],
  },
  faq: [
    {
      question: "How soon will I see a difference?",
      answer:
        'Allow {{skin-health course}}. The best mask trial found its first advantage over a sham at week {{park-2025 "8"}} [[park-2025]]; two others reported smaller wrinkles after {{lee-2007 weeks in words}} weeks of treatment [[lee-2007, mota-2023]], and one saw no difference from a sham by then [[bragato-2025]]. Photographs are a better judge than a mirror, because you see your own face too often to notice a slow change.',
    },
    {
      question: "Is a mask as good as a panel?",
      answer:
        "For lines on the face a mask has more behind it. Two masks were tested against shams, and one of the two was graded better [[park-2025, bragato-2025]]. No study on this page names a panel like those sold for home use. That does not make panels useless. It means that with a panel you have to match the dose yourself.",
    },
    {
      question: "Do I need near-infrared as well?",
      answer:
        "We don't know. The mask that beat its sham had both [[park-2025]], and the one that worked no better than a fake one had red alone [[bragato-2025]]; but they differed in more than that. A half-face trial tested red, near-infrared and both [[lee-2007]]. Near-infrared may go deeper: it passed through the tissue of a preserved head, where red light hardly did [[jagdeo-2012]]. Wrinkles are not deep. Do not pay much more for a second wavelength on the strength of these papers.",
    },
    {
      question: "Can I use it with retinol or other skin care?",
      answer:
        "No study on this page tested the two together, for better or worse. Treat clean skin and put creams on afterwards. If you use a prescription cream or take tablets for acne, ask first: some medicines make skin react to light [[kowalska-2021]].",
    },
    {
      question: "Does red light tan, burn or damage DNA as sunlight does?",
      answer:
        "An expert consensus states that red light does not induce DNA damage and judges photobiomodulation safe in adults [[maghfour-2025]]. Too much can still blister: that set the limits in the dose trials [[jagdeo-2020]]. It also gives no protection from the sun, so keep your sunscreen for daylight.",
    },
    {
      question: `Where does “${claims.studies}” come from?`,
      answer:
        "From this site, as its own count of the field; no paper confirms it. What we can show you is the numbered list at the foot of this page. Judge the claims by those papers, and by the grade beside each use.",
    },
  ],
  closing: {
    title: "Start with one patch of skin and a camera",
    text: `Lines around the eyes are the fairest test: they have been tried against sham light, and a photograph shows them well. Work out your dose, keep to it for eight weeks, then look at the pictures. If this is your first device, [getting started](/guide/getting-started) begins with shorter sessions, and [Red Light 101](/red-light-101#science) explains the science behind them.`,
  },
};
