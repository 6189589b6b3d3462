import type { Benefit } from "#app/benefits/benefit.ts";
import { pageClaim } from "#app/site.config.ts";

/** Its own figures, which no cited paper supports. */
const claims = {
  studies: pageClaim("/benefits/skin-health", "600+ Clinical Studies"),
  rate: pageClaim("/benefits/skin-health", "90%+ Improvement Rates"),
};

/** Skin Health & Anti-Aging. Its dose assumes 20 mW/cm² at the skin. */
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
      "630-660nm",
    ],
    published: "2026-11-21",
    lastReviewed: "2026-11-21",
    physicianReviewed: true,
  },
  card: {
    description:
      "For lines around the eyes, a mask with red and near-infrared light beat a sham in one trial. Acne was treated with blue light too, and the one randomised trial on scars found no gain in its main measure.",
    keyPoints: [
      "Crow's feet: a home mask beat a sham mask in 60 adults",
      "630-660nm, 10-20 min daily for 6-12 weeks",
      "Acne: tested with blue and red light together",
    ],
    studies: claims.studies,
    icon: "sparkles",
  },
  hero: {
    badge: claims.studies,
    title: "Skin Health & Anti-Aging",
    lead: "A red and near-infrared mask softened crow's feet in a sham-controlled trial of 60 adults [[park-2025]]. For acne, scars and psoriasis the case is thinner, and this page says how thin.",
    action: { text: "View Protocol", href: "#protocol" },
  },
  quickFacts: [
    { label: "Wavelength", value: "630-660nm" },
    { label: "Session", value: "10-20 min daily" },
    { label: "Distance", value: "2-6 inches" },
    { label: "First course", value: "6-12 weeks" },
    { label: "Maintenance", value: "3-4 sessions a week" },
    { label: "This site's own claim", value: claims.rate },
  ],
  bands: [
    { from: 630, to: 660, label: "Red, our protocol" },
    { from: 830, to: 850, label: "Near-infrared, in some trials" },
  ],
  introduction: `
    <p>Skin is the one organ that light reaches without going through something else first. In a computer model of layered skin, penetration rose with wavelength up to a calculated maximum of about 5.4 mm [[ash-2017]]. That is shallow for a knee and deep enough for a wrinkle. It may be why facial lines, of all the cosmetic uses, have been tested against sham light more than once.</p>
    <p>Two trials carry most of the weight. In 60 adults, a home mask with 630 nm and 850 nm light beat a sham mask when blinded graders scored crow's feet: 86.2% improved, 69.5 percentage points more than with the sham [[park-2025]]. In 76 people treated on half of the face, wrinkles fell by up to 36% with four weeks of treatment, the largest change seen and not the average, and biopsies showed more collagen and elastic fibres [[lee-2007]].</p>
    <p>Now the badges. “${claims.studies}” and “${claims.rate}” are this site's own figures. No cited paper counts 600 studies, and none supports a rate of 90% for skin in general. The nearest is one clinical part of a laboratory paper, in which over 90% of participants showed less wrinkle depth or roughness after 12 sessions [[barolet-2009]]. “Improved” there, as in the mask trial, counts people. It does not say by how much each of them changed.</p>
  `,
  mechanisms: [
    {
      title: "Mitochondria take up the light",
      text: "The usual first suspects are an enzyme of the mitochondria, cytochrome c oxidase, and light-sensitive calcium channels [[hamblin-2017]]. Signals from the mitochondria to the cell's nucleus are thought to follow [[kim-2014]]. The enzyme may not be essential: mouse and human cell lines that lacked it in assembled form still grew faster under 660 nm light at most settings tested [[lima-2019]], and a review calls the mechanism not fully explained [[passarella-2014]].",
      benefit: "A plausible start, but not a settled one.",
    },
    {
      title: "More collagen made, less broken down",
      text: "In reconstructed human skin, pulsed 660 nm light raised type-1 procollagen, from which collagen is made, by about 31% and lowered MMP-1, an enzyme that cuts collagen [[barolet-2009]]. Biopsies in a trial of 76 people point the same way [[lee-2007]], as does ultrasound in 136 volunteers, although their controls went untreated instead of getting sham light [[wunsch-2014]].",
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
    mechanisms: { kind: "penetration", wavelengths: [630, 660, 830, 850] },
    protocol: { kind: "dose-response" },
  },
  applications: [
    {
      condition: "Crow's feet and facial wrinkles",
      claim: { studies: ["park-2025", "lee-2007"], concerns: ["indirect"], effect: "unclear" },
      mechanism:
        "More collagen and elastic fibres, as seen on biopsy after light at 633 nm, 830 nm or both [[lee-2007]].",
      evidence:
        "The mask in 60 adults beat its sham at weeks 8, 12 and 16 [[park-2025]]; the half-face trial was double-blind too [[lee-2007]]. In 137 women, ten sessions at 660 nm cut the volume of wrinkles around the eye by 31.6%, but amber light at 590 nm did as well (29.9%) and nobody went untreated [[mota-2023]]. In 20 women with a 630 nm mask, crow's feet grew shallower over three months, with no comparison at all [[couturaud-2023]].",
      protocol:
        "Trials: 630 nm for 12 minutes twice weekly over 3 months [[couturaud-2023]]; 633 nm, 830 nm or both twice weekly for 4 weeks [[lee-2007]]; 660 nm at 3.8 J/cm² in ten sessions over 4 weeks [[mota-2023]]. Ours is below.",
    },
    {
      condition: "Firmness, roughness and collagen density",
      claim: {
        studies: ["mota-2023", "wunsch-2014", "couturaud-2023"],
        concerns: ["bias", "conflicting"],
        effect: "unclear",
      },
      mechanism:
        "A denser dermis: ultrasound showed more collagen after a course of red or red and near-infrared light [[wunsch-2014]].",
      evidence:
        "In 136 volunteers (113 treated, 23 untreated), skin became less rough, collagen denser and blinded photo ratings better; with no sham, expectation may have helped in part [[wunsch-2014]]. The 20 women of the mask study gained firmness and elasticity [[couturaud-2023]]. The 137 women of the larger trial gained neither elasticity nor hydration [[mota-2023]].",
      protocol:
        "Trial: 611–650 nm or 570–850 nm at about 9 J/cm², twice weekly, 30 sessions [[wunsch-2014]]. At the 20 mW/cm² assumed below that would be 7.5 minutes.",
    },
    {
      condition: "Inflammatory acne, with blue and red light",
      claim: {
        studies: ["barbaric-2016", "kwon-2013", "papageorgiou-2000"],
        concerns: ["bias", "indirect"],
        effect: "unclear",
      },
      mechanism:
        "Red light is added for its effect on inflammation, which has been seen in cells and animals [[hamblin-2017]].",
      evidence:
        "A home device with 420 nm and 660 nm light cut inflamed spots by 77% and others by 54% at 12 weeks in 35 people, with no significant change on sham [[kwon-2013]]. In 107 people, mixed 415 and 660 nm light improved inflamed spots by a mean 76% and beat benzoyl peroxide, but its lead over blue light alone was significant only at weeks 4 and 8 [[papageorgiou-2000]]. A Cochrane review of 71 mostly small studies found high-quality evidence on light for acne to be lacking [[barbaric-2016]]. None of this tells you what red light does by itself.",
      protocol:
        "Trials: 420 and 660 nm for 2.5 minutes twice daily over 4 weeks [[kwon-2013]]; 415 and 660 nm for 15 minutes a day over 12 weeks [[papageorgiou-2000]]. Our protocol has no blue light and is not meant for acne.",
    },
    {
      condition: "Scars after surgery",
      claim: {
        studies: ["kurtti-2021", "avci-2013"],
        concerns: ["conflicting", "indirect"],
        effect: "none",
      },
      mechanism:
        "Unclear; a review reports benefits for acne scars, thick scars and burns, and asks for more testing [[avci-2013]].",
      evidence:
        "The one randomised trial cited here was a split-face one, with red LED light on one side and a mock treatment on the other. Scar pliability, its main outcome, did not change significantly, though some secondary measures improved. Two people had mild blistering and one had swelling [[kurtti-2021]].",
      protocol:
        "Trial: 160, 320 or 480 J/cm², three times weekly for 3 weeks after surgery [[kurtti-2021]], far above this site's ceiling of 90 J/cm². We give no protocol for fresh scars.",
    },
    {
      condition: "Plaque psoriasis",
      claim: { studies: ["ablon-2010", "zhang-2018"], concerns: ["bias"], effect: "unclear" },
      mechanism:
        "Perhaps less inflammation, as in stressed cells and animal models [[hamblin-2017]]; none of the papers cited here tested that in psoriasis.",
      evidence:
        "Nine people whose psoriasis had resisted treatment improved by 60–100% after 633 and 830 nm light, with no control group [[ablon-2010]]. A review places ultraviolet light first for stable plaques and calls red and near-infrared promising on the strength of small trials only [[zhang-2018]].",
      protocol:
        "Series: 20 minutes at 633 and 830 nm, twice weekly for 4–5 weeks [[ablon-2010]]. Take this to a dermatologist; it is not a plan to follow alone.",
    },
    {
      condition: "Slow-healing ulcers, in a clinic",
      claim: {
        studies: ["huang-2021", "maghfour-2025"],
        concerns: ["bias"],
        effect: "unclear",
      },
      mechanism:
        "Low doses often stimulate tissue repair in laboratory and animal work [[huang-2009]].",
      evidence:
        "Across 13 randomised trials with 413 patients, laser treatment about doubled complete healing of diabetic foot ulcers (risk ratio 2.10, 95% CI 1.56–2.83), on evidence graded very low in quality [[huang-2021]]. A consensus of 21 experts supports light for ulcers of several causes and for acute radiation dermatitis [[maghfour-2025]].",
      protocol:
        "Laser therapy, in trials of patients [[huang-2021]]. We give no protocol. A home mask or panel is no substitute: an ulcer on a foot belongs in a foot clinic this week.",
    },
  ],
  notShown: [
    "A rate of 90% for skin. The sham-controlled mask trial had 86.2% improved, for crow's feet only [[park-2025]].",
    "That daily use beats twice a week. The trials of lines whose rhythm we know treated about two to three times weekly [[lee-2007, mota-2023, wunsch-2014]].",
    "That red is special. Amber light at 590 nm did about as well around the eyes [[mota-2023]].",
    "Years of use. A review of 37 home-device trials in dermatology notes little long-term data [[cohen-2022]], and the mask trial last measured at week 16 [[park-2025]].",
    "Anything on melasma, age spots, rosacea, stretch marks or cellulite: this site holds no paper on them. Nor do we hold one that sets red light against a retinoid cream or sunscreen.",
  ],
  devices: {
    guidance: `
      <p>Buy for the area that you want to treat. A mask ($100-$400) lights the whole face at once and sets its own distance. A wand ($50-$200) lights a patch at a time, which suits crow's feet and makes a whole face a long evening. A panel ($300-$1,500) lights face, neck and chest together but asks you to sit still at a measured distance.</p>
      <p>Then ask for the irradiance at the skin, in mW/cm². Without it nobody can work out a dose, and even among 74 scientific papers on light therapy 43% left it out [[hadis-2016]]. The ranges in the table are typical values that this site assumes; no cited paper measured them. For a panel they run from 18 inches (46 cm) down to 6 inches (15 cm). Our guide to <a href="/blog/how-to-read-a-panel-spec-sheet">reading a spec sheet</a> has the questions to put to a seller. LEDs will do: a review argues that laser coherence is not essential [[heiskanen-2018]].</p>
      <p>The studies column counts the papers on this page that say they used this type of device. Both are masks [[couturaud-2023, park-2025]]; the others name another device or none. “FDA cleared” means that products of this type have been cleared. Clearance belongs to a single product, and the usual route, a 510(k), shows that it is as safe as one already on sale and equivalent to it. It is not proof that lines fade.</p>
    `,
    comparison: [
      {
        name: "LED face mask",
        wavelengths: [
          [630, 660],
          [830, 850],
        ],
        powerDensity: { from: 10, to: 40 },
        coverage: "Whole face",
        fdaCleared: true,
        studies: ["couturaud-2023", "park-2025"],
        priceRange: { from: 100, to: 400 },
      },
      {
        name: "Handheld wand",
        wavelengths: [[630, 660]],
        powerDensity: { from: 20, to: 60 },
        coverage: "A patch of a few centimetres",
        fdaCleared: true,
        studies: [],
        priceRange: { from: 50, to: 200 },
      },
      {
        name: "LED panel",
        wavelengths: [660, [810, 850]],
        powerDensity: { from: 20, to: 75 },
        coverage: "Face, neck and chest",
        fdaCleared: true,
        studies: [],
        priceRange: { from: 300, to: 1500 },
      },
    ],
  },
  protocol: {
    lead: "For lines and texture on the face. The plan is this site's own. Its wavelengths come from trials at 630 to 660 nm [[couturaud-2023, lee-2007, mota-2023]] and its course lies between the four weeks of treatment in one trial and the last grading, at week 16, in another [[lee-2007, park-2025]], but no paper tested it as it stands here.",
    dose: {
      wavelengths: "630-660nm",
      irradiance: 20,
      minutes: { from: 10, to: 20 },
      distance:
        "2-6 inches (5–15 cm); the dose assumes a mask or small lamp. A panel as near multiplies it and may pass our ceiling of 90 J/cm²",
      frequency: "daily",
      course: "6-12 weeks",
    },
    steps: [
      "Wash and dry the face. Make-up and sunscreen stand between the light and the skin.",
      "Put on the goggles that came with the device, or check that the mask shades your eyes.",
      "Hold a wand or a small facial lamp 2–6 inches (5–15 cm) away. A mask sets its own distance.",
      "If your device gives something other than 20 mW/cm² there, divide 12,000 by its figure: that many seconds make 12 J/cm².",
      "Begin with 10 minutes a day. Move towards 20 only if the skin is calm the next morning.",
      "Photograph the same side of your face in the same light every two weeks.",
      "Decide after 6–12 weeks. If the pictures show a gain, go down to 3–4 sessions a week. If they show none, stop.",
    ],
    reasons: `
      <p>We assume 20 mW/cm², what a mask or a small facial lamp might give. Ten minutes are 20 × 600 ÷ 1,000 = 12 J/cm² and twenty are 24 J/cm², the top of the 4–24 J/cm² in which most of our protocols lie. A large panel is stronger. Our articles assume 75 mW/cm² at 6 inches (15 cm), where ten minutes would be 45 J/cm² and twenty would be 90 J/cm². With such a panel, sit at 18 inches (46 cm), where we assume 20 mW/cm², or keep to 160 to 320 seconds at 6 inches, which again is 12 to 24 J/cm².</p>
      <p>The trials gave less light. One used 3.8 J/cm² ten times in four weeks [[mota-2023]], another about 9 J/cm² twice a week [[wunsch-2014]], some 18 J/cm² weekly. Our plan, done daily, adds up to 84–168 J/cm² a week. No cited paper shows that the surplus helps, and reviews of dose give grounds to doubt it [[huang-2009]]. If you would sooner copy a trial than us, 7.5 minutes twice a week makes the same 9 J/cm². The argument is set out in <a href="/blog/why-more-light-is-not-better">why more light is not better</a>, and the <a href="/guide/protocols">protocols guide</a> has the arithmetic for other devices.</p>
    `,
  },
  timeline: [
    {
      when: "Weeks 1-2",
      what: "Nothing you could photograph. Use the time to learn the distance and to see how your skin takes it; lasting redness means less light or none.",
    },
    {
      when: "Week 4",
      what: "Two trials treated no longer than this. Wrinkles around the eye lost volume with ten sessions in 137 women, none of them untreated [[mota-2023]], and lines softened in 76 people treated on half of the face twice weekly [[lee-2007]].",
    },
    {
      when: "Weeks 6-12",
      what: "The end of our course. The home mask was ahead of its sham at week 8 and again at week 12 [[park-2025]]; with a 630 nm mask used twice weekly, 20 women had shallower crow's feet after three months, without a control group [[couturaud-2023]].",
    },
    {
      when: "Weeks 13-16",
      what: "The last measurement of the mask trial [[park-2025]] and, at two a week, the end of the 30 sessions that improved roughness and collagen density [[wunsch-2014]].",
    },
    {
      when: "After that",
      what: "Our maintenance is 3–4 sessions a week. No cited trial tested it, and none says how fast a gain is lost.",
    },
  ],
  safety: [
    "<strong>Eyes.</strong> Never look into the light. A child suffered retinal damage after repeated treatment with a red laser aimed into the eyes [[liu-2023]], and two such instruments reached or exceeded retinal limits within three minutes [[ostrin-2024]]. No paper cited here measured what a mask delivers to the eye.",
    "<strong>Medicines.</strong> Several hundred drugs can make skin react to light [[kowalska-2021]]. The list concerns light in general, so show your pharmacist both your medicines and your wavelengths.",
    "<strong>Skin tone.</strong> In two trials with 115 people, red LED light was judged safe up to 320 J/cm² in skin of colour and 480 J/cm² in non-Hispanic Caucasian skin; above that came blisters and prolonged redness [[jagdeo-2020]]. Our 24 J/cm² is well below, but darker skin reached its limit first.",
    "<strong>Fresh wounds.</strong> Mild blistering and swelling occurred at 160–480 J/cm² after surgery [[kurtti-2021]]. Wait until your surgeon agrees.",
    "<strong>Cancer.</strong> Most animal work, and the clinical studies with follow-up, support safety at recommended settings, while results in cells conflict [[bensadoun-2020]]. Have any changing mole seen first, and keep light off a known or suspected tumour.",
    '<strong>Stop</strong> for a blister, for redness that is still there the next day, or for any change in sight. The <a href="/guide/safety">safety guide</a> says who should ask first.',
    "This page is education. It does not replace the advice of a dermatologist or of the doctor who treats you.",
  ],
  faq: [
    {
      question: "How soon will I see a difference?",
      answer:
        "<p>Allow 6–12 weeks. The mask trial found its first advantage over sham at week 8 [[park-2025]]; two other trials reported smaller wrinkles with only four weeks of treatment, one of them without an untreated group [[lee-2007, mota-2023]]. Photographs are a better judge than a mirror, because you see your own face too often to notice a slow change.</p>",
    },
    {
      question: "Is a mask as good as a panel?",
      answer:
        "<p>For lines on the face a mask has more behind it: two studies here used one, in 60 adults with a sham and in 20 women without a control [[park-2025, couturaud-2023]]. None of the papers names a panel like those sold for home use. That does not make panels useless. It means that with a panel you have to match the dose yourself.</p>",
    },
    {
      question: "Do I need near-infrared as well?",
      answer:
        "<p>We don't know. The best mask trial combined 630 and 850 nm [[park-2025]], and the half-face trial tested 633 nm, 830 nm and both [[lee-2007]]. Red alone, at 660 nm, also cut wrinkle volume [[mota-2023]]. Do not pay much more for a second wavelength on the strength of these papers.</p>",
    },
    {
      question: "Can I use it with retinol or other skin care?",
      answer:
        "<p>No paper cited here tested the two together, for better or worse. Treat clean skin and put creams on afterwards. If you use a prescription cream or take tablets for acne, ask first: some medicines make skin react to light [[kowalska-2021]].</p>",
    },
    {
      question: "Does red light tan, burn or damage DNA as sunlight does?",
      answer:
        "<p>An expert consensus states that red light does not induce DNA damage and judges photobiomodulation safe in adults [[maghfour-2025]]. Too much can still blister: that set the limits in the dose trials [[jagdeo-2020]]. It also gives no protection from the sun, so keep your sunscreen for daylight.</p>",
    },
    {
      question: `Where does “${claims.studies}” come from?`,
      answer:
        "<p>From this site, as its own count of the field; no cited paper confirms it. What we can show you is the numbered list at the foot of this page. Judge the claims by those papers, and by the grade beside each use.</p>",
    },
  ],
  closing: {
    title: "Start with one patch of skin and a camera",
    text: `
      <p>Lines around the eyes are the fairest test: they have been tried against sham light, and a photograph shows them well. Work out your dose, keep to it for eight weeks, then look at the pictures. If this is your first device, <a href="/guide/getting-started">getting started</a> begins with shorter sessions, and <a href="/red-light-101#science">Red Light 101</a> explains the science behind them.</p>
    `,
  },
};
