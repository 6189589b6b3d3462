import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import type { LongGuide } from "#app/guides/guide.ts";

/** The long guide of /red-light-101. Doses follow from irradiance × seconds ÷ 1000. */
export const longGuide = fillNumbers<LongGuide>({
  meta: {
    title: "Red Light 101: a guide to red light therapy, with sources",
    description:
      "What red and near-infrared light does, which doses were tested, what to buy and who should ask a doctor first, with a paper behind each claim.",
    keywords: [
      "red light therapy guide",
      "photobiomodulation",
      "infrared therapy",
      "best red light devices",
      "LED therapy panels",
      "panel vs mask",
      "red light therapy dosage",
      "red light therapy side effects",
    ],
    published: "2026-11-21",
    lastReviewed: "2026-11-21",
  },
  title: "Red Light 101",
  lead: `How red and near-infrared light is thought to work, what trials in people found, which
    device and dose to start with, and when to leave it alone.`,
  sections: [
    {
      id: "introduction",
      title: "What red light therapy is",
      parts: [
        {
          kind: "text",
          html: `<p>Red light therapy means shining red or near-infrared light on the body, at low
            power and for a set time, in the hope of changing what cells do. Researchers call it
            photobiomodulation, and reviewers place its working range at about 600 to 1000 nm
            [[kim-2014]]. The lower part of that range is red light you can see. Beyond roughly
            700 nm lies near-infrared, which you mostly cannot. It isn't ultraviolet: a consensus of
            21 experts states that red light does not induce DNA damage [[maghfour-2025]].</p>
            <p>Whether it works depends on what you want from it. Across 16 randomised trials with
            820 patients, laser therapy cut chronic neck pain by 19.86 mm on a 100 mm scale
            [[chow-2009]]. In rheumatoid arthritis, 18 trials with 793 people suggested, with low
            certainty, that infrared laser may be no better than sham [[lourinho-2023]]. Hair density
            rose against sham in 11 pooled double-blind trials [[liu-2019]]. Sleep did not change
            significantly in a trial of 56 people [[gimenez-2023]].</p>
            <p>Home devices cluster on four key wavelengths: 660, 810, 830, 850 nm. The first is deep
            red and the other three are near-infrared.</p>`,
        },
        { kind: "figure", figure: "spectrum" },
        { kind: "subheading", text: "About the 2,500+ studies" },
        {
          kind: "text",
          html: `<p>By this site's own count the field has produced <strong>2,500+ studies</strong>.
            None of the papers cited here gives that number, so take it as ours. A total is a poor
            guide anyway, since it adds work in dishes of cells and in rats to trials in patients,
            and good reports to bad ones. When reviewers examined 74 light-therapy papers, 73% gave
            no information on how the light was measured and 43% left out irradiance, without which
            nobody can repeat the dose [[hadis-2016]].</p>
            <p>This guide therefore argues from single papers. A number after a claim leads to the
            paper behind it. Where you read "our" or "this site's", the figure is ours and you should
            treat it as editorial judgement. All of it is education. It can't examine you, and it is
            not a substitute for professional advice.</p>`,
        },
      ],
    },
    {
      id: "science",
      title: "The science: wavelength, depth and dose",
      parts: [
        { kind: "subheading", text: "What absorbs the light" },
        {
          kind: "text",
          html: `<p>The best-known account begins in the mitochondria, with an enzyme called
            cytochrome c oxidase. In the leading hypothesis, near-infrared photons free the nitric
            oxide that was inhibiting the enzyme, and the cell makes more ATP, its fuel. Light-gated
            ion channels are the main alternative [[de-freitas-2016]]. Signals then pass from
            mitochondria to the nucleus [[kim-2014]], and reviewers describe an overall fall in
            inflammatory markers in stressed cells and in animal models [[hamblin-2017]].</p>`,
        },
        { kind: "figure", figure: "absorption" },
        {
          kind: "text",
          html: `<p>The account is tidy, and three findings loosen it.</p>
            <ul>
            <li>In mouse and human cell lines that lack assembled cytochrome c oxidase, 660 nm light
            still increased proliferation under most settings tested, which challenges the idea that
            the enzyme is required [[lima-2019]].</li>
            <li>Many molecules inside and outside mitochondria respond to red and near-infrared light,
            and the mechanism is still not fully explained [[passarella-2014]]. Water has been
            proposed as one more absorber [[kim-2014]].</li>
            <li>Healthy and stressed cells can respond in apparently opposite directions
            [[hamblin-2018]]. We take that as a warning against carrying a result in injured tissue
            over to a healthy person who wants more energy.</li>
            </ul>
            <p>A mechanism is a reason to run a trial. It can't tell you whether your knee will hurt
            less, so the order of the benefits below follows trials in people and ignores how
            plausible each story sounds.</p>`,
        },
        { kind: "subheading", text: "How deep it goes" },
        {
          kind: "text",
          html: `<p>Tissue scatters and absorbs light, so each millimetre receives less than the one
            above it. A computer model of layered skin found that penetration rises with wavelength,
            to a calculated maximum of about 5.4 mm. In the same model a 10 mm beam already gave
            73–88% of the fluence of an infinitely wide beam at depths of 1–3 mm [[ash-2017]]. Getting
            an adequate dose through the skull is difficult, because light is attenuated exponentially
            in tissue [[salehpour-2018]].</p>`,
        },
        { kind: "figure", figure: "penetration" },
        {
          kind: "text",
          html: `<p>From this comes the usual rule: red for skin and scalp, near-infrared for joints
            and muscle. It is a sensible place to start, and trials cross it in both directions. A
            split-face trial in 76 people tested near-infrared 830 nm against wrinkles as well as red
            633 nm [[lee-2007]]. In ten men, laser before exercise raised the mean peak force of the
            biceps at red 660 nm and at infrared 830 nm, with no significant difference between the
            two [[de-almeida-2012]]. Sometimes the exact wavelength does seem to matter: in 13 trials
            of tennis elbow, 904 nm aimed at the tendon cut pain, while those at 820, 830 and 1064 nm
            were negative [[bjordal-2008]].</p>`,
        },
        {
          kind: "table",
          caption: "The key wavelengths, and the shorter reds of the hair trials",
          columns: ["Wavelength", "Light", "Tested on", "Result"],
          rows: [
            [
              "630–655 nm",
              "Visible red",
              "Scalp: a 655 nm helmet in 44 men and in 47 women, a 650 nm cap in women",
              "Hair counts rose more than with sham over 16–17 weeks [[lanzafame-2013, lanzafame-2014, friedman-2017]]",
            ],
            [
              "660 nm",
              "Visible red",
              "Eye-area wrinkles in 137 women; biceps in ten men",
              "Wrinkle volume fell 31.6%, with no untreated group [[mota-2023]]; peak force rose 12.14% against placebo [[de-almeida-2012]]",
            ],
            [
              "810 nm",
              "Near-infrared",
              "Legs of 22 untrained men before a run; foreheads of 30 adults with chronic insomnia",
              "Time to exhaustion rose against placebo [[de-marchi-2012]]; a sleep-trouble score fell 4.6 points more than with sham [[mehdizadeh-2025]]",
            ],
            [
              "830 nm",
              "Near-infrared",
              "Osteoarthritic knees; tennis elbow",
              "Knee pain fell from 5.75 to 1.18 two months later, with no significant change on placebo [[hegedus-2009]]; elbow trials at 830 nm were negative [[bjordal-2008]]",
            ],
            [
              "850 nm",
              "Near-infrared",
              "Crow's feet in 60 adults, together with 630 nm; morning light for sleep in 56 people",
              "The mask beat a sham mask at weeks 8, 12 and 16 [[park-2025]]; sleep did not change significantly [[gimenez-2023]]",
            ],
          ],
        },
        {
          kind: "text",
          html: `<p>Each row is one or two trials, and no row shows that its wavelength beats its
            neighbours. Our guide to <a href="/guide/wavelengths">red and near-infrared</a> goes through
            the trials that compared two directly.</p>`,
        },
        { kind: "subheading", text: "Dose, and why more is not better" },
        {
          kind: "text",
          html: `<p>Two quantities make a dose. Irradiance is the power that lands on each square
            centimetre of skin, in mW/cm². Fluence is the energy that adds up over time, in J/cm²:
            irradiance times seconds, divided by 1,000. Five minutes at 20 mW/cm² come to
            20 × 300 ÷ 1,000 = 6 J/cm².</p>
            <p>Low doses often stimulate repair better than higher ones, according to a review of
            laboratory, animal and clinical data whose authors think poor parameters may explain many
            negative studies [[huang-2009]]. Their update reports two-phase curves for ATP and for
            the membrane potential of mitochondria, and a biphasic pattern in mice with brain injury
            [[huang-2011]].</p>`,
        },
        { kind: "figure", figure: "dose-response" },
        {
          kind: "text",
          html: `<p>In people the pattern is patchy. Twenty cyclists gained about 22 seconds to
            exhaustion over placebo at 135 J per thigh, and about 13 seconds at 270 J and at 405 J
            [[lanferdini-2018]]. That fits a curve that rises and falls. Pain trials show the other
            edge of the window: in chronic joint pain, trials with doses chosen in advance for each
            joint cut pain by 29.8 mm on a 100 mm scale, and trials with lower doses found no effect
            [[bjordal-2003]]. In chronic low back pain, only 3 J or more per point helped
            [[glazov-2016]]. So a disappointing result can mean too little as well as too much. Read
            <a href="/blog/why-more-light-is-not-better">why more light is not better</a> for the
            studies that tested three doses side by side.</p>`,
        },
      ],
    },
    {
      id: "benefits",
      title: "Benefits, best-supported first",
      parts: [
        {
          kind: "text",
          html: `<p>Seven areas follow, ordered by our reading of how well trials in people support
            them. Each links to a page that grades every use by one fixed rule and gives its protocol.
            Where reviews contradict each other you will find both.</p>`,
        },
        { kind: "subheading", text: "Hair growth and restoration" },
        {
          kind: "text",
          html: `<p><a href="/benefits/hair-growth">Hair</a> has the steadiest record in this guide,
            for one diagnosis. In 38 studies with 3,098 patients, 2,930 of whom had pattern hair loss,
            density rose against placebo, though the studies differed widely among themselves; data on
            alopecia areata and other types were too sparse to pool [[perez-2025]]. Home devices were
            tested as such. Seven double-blind trials of FDA-authorised models showed higher density
            than sham [[lueangarun-2021]]. In 128 men and 141 women, laser combs used three times a
            week for 26 weeks added 18.4 to 25.7 terminal hairs per cm², depending on the model, with
            much smaller gains on sham combs [[jimenez-2014]].</p>
            <p>The trials are short, and a maker sometimes pays: the cap trial that reported 51% more
            hair than sham was supported by the maker of the device [[friedman-2017]].</p>`,
        },
        { kind: "subheading", text: "Pain and inflammation" },
        {
          kind: "text",
          html: `<p>For <a href="/benefits/pain-inflammation">pain</a>, ask where it hurts. Besides the
            neck, the better-supported uses are leg tendon problems with plantar fasciitis, where laser
            cut pain by 13.15 mm on a 100 mm scale [[naterstad-2022]], and the low back, with
            13.57 mm in seven trials and 394 patients, but no gain in disability or spinal movement
            [[huang-2015-back]]. In fibromyalgia, nine trials with 325 patients favoured laser over
            placebo laser for pain severity [[yeh-2019]].</p>
            <p>Knees are contested. Pain fell by 14.23 mm in 22 trials with 1,063 people, and by 18.71
            mm in those that used recommended doses [[stausholm-2019]]. Ten trials with 542 people,
            pooled later, showed less pain at rest, no improvement in a walking test and very low
            certainty [[oliveira-2024]], and an earlier analysis found the evidence did not support
            laser for the knee [[huang-2015-knee]]. Most of these reviews pooled laser therapy, and a
            home panel is a different instrument. Our article on
            <a href="/benefits/pain-relief">using light for pain at home</a> deals with that gap.</p>`,
        },
        { kind: "subheading", text: "Skin health and anti-aging" },
        {
          kind: "text",
          html: `<p>For <a href="/benefits/skin-health">skin</a>, the strongest single test of a home
            product is a mask with 630 and 850 nm light in 60 adults. Blinded graders rated crow's feet
            better than with a sham mask at weeks 8, 12 and 16: 86.2% were rated improved, 69.5
            percentage points more than with sham [[park-2025]]. In a larger trial of 136 volunteers,
            30 sessions at about 9 J/cm² improved roughness and collagen density, but the controls
            went untreated and nobody was given a sham [[wunsch-2014]].</p>
            <p>Acne is less settled. Mixed blue and red light, 15 minutes a day for 12 weeks, improved
            inflamed spots by a mean 76% in a trial of 107 people [[papageorgiou-2000]], while a Cochrane
            review of 71 studies found high-quality evidence on light for acne to be lacking
            [[barbaric-2016]]. After surgery, red light did not significantly change how pliable scars
            were, the main outcome [[kurtti-2021]].</p>`,
        },
        { kind: "subheading", text: "Athletic performance and recovery" },
        {
          kind: "text",
          html: `<p>Reviews of <a href="/benefits/athletic-performance">athletic use</a> disagree with
            one another. One, of 39 trials and 861 participants, found some advantage over placebo for
            repetitions, peak torque and time to exhaustion, on evidence of very low to moderate quality
            [[vanin-2018]]. Another, of 20 trials and 394 people, found no significant difference in
            repetitions, strength, lactate or creatine kinase [[wang-2019]]. For soreness, 15 studies
            suggested little effect [[nampo-2016-doms]], and the four that a newer review could pool,
            with light given after soreness set in, showed less of it at 72 and 96 hours
            [[tsou-2025]].</p>`,
        },
        { kind: "subheading", text: "Mood and mental health" },
        {
          kind: "text",
          html: `<p>Light to the forehead for <a href="/benefits/mood-mental-health">depression</a> is
            experimental. Eleven randomised trials together showed a moderate reduction in symptoms
            [[ji-2024]]. The three double-blind trials in major depression, pooled by another group,
            showed no significant advantage over sham [[cho-2023]]. The 10,000-lux lamps used for
            depression are white light and another treatment: in 122 adults, 30 minutes each morning
            improved scores more than sham [[lam-2016]]. Do not swap a treatment that works for a panel.
            In a crisis, call or text 988 in the United States, or your local emergency number.</p>`,
        },
        { kind: "subheading", text: "Sleep and energy" },
        {
          kind: "text",
          html: `<p>The <a href="/benefits/sleep-energy">sleep</a> trials are small and point different
            ways. Four weeks of morning 850 nm light changed neither sleep nor circadian rhythm against
            placebo in 56 people [[gimenez-2023]]. A red and near-infrared neck collar left
            movement-tracked sleep unchanged in 30 adults, although they said that they slept better
            [[kennedy-2023]]. In 30 adults with chronic insomnia, three daily sessions of 810 nm light
            to the forehead beat sham one week later [[mehdizadeh-2025]]. Red does have one plain
            advantage over white light at night: in 17 people, white light suppressed melatonin and red
            light did not [[figueiro-2016]]. That makes it a kinder lamp, which is less than a sleeping
            aid.</p>`,
        },
        { kind: "subheading", text: "Hormonal health" },
        {
          kind: "text",
          html: `<p>Research on <a href="/benefits/hormonal-health">hormones</a> is preliminary and must
            not replace hormone therapy. The best of it concerns autoimmune hypothyroidism: nine months
            after ten laser sessions or placebo, 43 patients differed clearly in the levothyroxine that
            they needed [[hofling-2013]], and the difference in dose was still there at six years while
            antibody levels no longer differed [[hofling-2018]]. For testosterone we hold no trial of red
            light in people. In 30 rats it was not significantly higher overall [[ahn-2013]], and in rams
            with heat-damaged testes it did not rise while sperm motility got worse [[alves-2016]].</p>`,
        },
      ],
    },
    {
      id: "devices",
      title: "Devices: what to buy",
      parts: [
        {
          kind: "text",
          html: `<p>Decide what you want to treat, then buy the smallest device that covers it. One knee
            does not need a full-body panel, and a handheld will not cover a back in an evening you care
            to spend. The prices are this site's own ranges in US dollars.</p>`,
        },
        {
          kind: "table",
          caption: "Device types and what they cost",
          columns: ["Device", "Price range", "Suits", "Tested as such"],
          rows: [
            [
              "Handheld",
              "$50-$300",
              "One joint or one patch of skin",
              "Laser combs, held in the hand, beat sham combs on the scalp in 110 men who finished 26 weeks [[leavitt-2009]]",
            ],
            [
              "Desktop panels",
              "$200-$800",
              "Face, knee, shoulder or back, one at a time",
              "No finding we cite names a desktop panel; the case rests on a review which argues that LEDs can do the work of lasers [[heiskanen-2018]]",
            ],
            [
              "Full-body",
              "$1,000-$3,000+",
              "Several large areas in one session",
              "Whole-body light improved sleep scores and a 12-minute run in 20 athletes [[zhao-2012]]; in 21 people with fibromyalgia there was no control group [[fitzmaurice-2023]]",
            ],
            [
              "Face masks",
              "$100-$400",
              "Face only, at a fixed distance",
              "A sham-controlled trial in 60 adults [[park-2025]]; another in 20 women had no sham [[couturaud-2023]]",
            ],
            [
              "Caps and helmets",
              "$200-$800",
              "Scalp only",
              "Helmets beat sham helmets in two trials of 40 people each, over 24 weeks [[kim-2013, suchonwanit-2019]]",
            ],
          ],
        },
        { kind: "subheading", text: "What to ask before you pay" },
        {
          kind: "text",
          html: `<ul>
            <li><strong>Irradiance at a stated distance.</strong> A figure taken at the glass tells you
            nothing about 12 inches. Ask how it was measured and with which meter. If scientists omit it
            in 43% of 74 papers, a brochure may too [[hadis-2016]].</li>
            <li><strong>Peak wavelengths and the share of each.</strong> When half the power is at 660 nm
            and half at 850 nm, a session of 12 J/cm² gives 6 J/cm² of each.</li>
            <li><strong>The lit area.</strong> Ask for a map, or for the area in which irradiance stays
            above a stated fraction of its peak.</li>
            <li><strong>Power drawn at the wall.</strong> Light can't exceed it. A face of 1,800 cm² that
            draws 180 W can average at most 100 mW/cm², and less once heat is counted.</li>
            <li><strong>Eyewear, a timer that switches off, an electrical safety mark</strong> valid where
            you live, and a return period of at least four weeks.</li>
            </ul>
            <p>The article on <a href="/blog/how-to-read-a-panel-spec-sheet">reading a panel spec sheet</a>
            has the full list and the arithmetic.</p>`,
        },
        { kind: "subheading", text: "Laser or LED" },
        {
          kind: "text",
          html: `<p>Many trials used lasers, and most home devices use LEDs. One review argues that
            coherent laser light is not essential, and that LEDs make home use easier, treat larger areas
            and cost less per milliwatt [[heiskanen-2018]]. Against that, pooled trials of home hair
            devices showed a larger effect for laser-only models [[lueangarun-2021]], and a review of hair
            trials calls the best wavelength, coherence and dose undetermined [[avci-2014]]. For anything
            bigger than a scalp, an LED panel is the practical choice and a laser trial is indirect
            evidence for it.</p>`,
        },
        { kind: "subheading", text: 'What "FDA cleared" means' },
        {
          kind: "text",
          html: `<p>In the United States most home devices that carry the phrase went through a 510(k),
            which asks whether a product is substantially equivalent to one already on the market. It is
            granted to one product for a stated use. By itself it does not show that the treatment helps,
            and it never covers a whole class of lamps. As of January 2020 only 32 home devices
            for hair loss were authorised [[lueangarun-2021]]. If a seller claims clearance, ask for the
            number and look it up.</p>`,
        },
      ],
    },
    {
      id: "protocols",
      title: "Protocols: dose, distance and time",
      parts: [
        {
          kind: "text",
          html: `<p>This site's doses run from <strong>3-90 J/cm<sup>2</sup>, mostly 4-24</strong>. They
            are house rules, because the field has none that it agrees on: some groups advise less than
            100 mW/cm² with 4–10 J/cm² at the target, others up to 50 J/cm² at the surface [[zein-2018]].
            We assume a typical panel that delivers 20 mW/cm² at 18 inches, 40 at 12 inches and 75 at 6
            inches. Yours will differ, so measure or ask.</p>`,
        },
        {
          kind: "table",
          caption: "Our two protocols beside settings from trials",
          columns: ["Setting", "Beginner", "Advanced", "In trials"],
          rows: [
            [
              "Session",
              "5-10 minutes",
              "15-20 minutes",
              "12 minutes on the face [[couturaud-2023]], 18 on the scalp [[kim-2013]], 20 on the forehead [[maiello-2019]]",
            ],
            [
              "Frequency",
              "3-4 times a week",
              "Daily",
              "Twice a week on knees [[hegedus-2009]], every other day [[lanzafame-2014]] or daily [[kim-2013]] on the scalp",
            ],
            [
              "Distance",
              "12-18 inches (30–46 cm)",
              "6-12 inches (15–30 cm)",
              "No finding we cite gives a distance; 43% of 74 papers left out irradiance, which distance decides [[hadis-2016]]",
            ],
            [
              "Course",
              "2-4 weeks",
              "Open; judge it by the dates under Getting started",
              "4 weeks on knees [[hegedus-2009]], 16 to 26 on hair [[lanzafame-2014, jimenez-2014]]",
            ],
            [
              "Irradiance assumed",
              "20–40 mW/cm²",
              "40–75 mW/cm²",
              "30 mW/cm² in an anxiety pilot without controls [[maiello-2019]], 36.2 in a small depression trial [[cassano-2018]]",
            ],
            [
              "Dose per session",
              "6–24 J/cm²",
              "36–90 J/cm²",
              "3.8 J/cm² [[mota-2023]] and about 9 J/cm² [[wunsch-2014]] on skin, 36 on the forehead [[maiello-2019]]",
            ],
          ],
        },
        {
          kind: "text",
          html: `<p>The sums, so that you can check them: 20 × 300 ÷ 1,000 = 6 and 40 × 600 ÷ 1,000 = 24
            J/cm² are the ends of the beginner range; 40 × 900 ÷ 1,000 = 36 and 75 × 1,200 ÷ 1,000 = 90
            are those of the advanced one. Every advanced dose lies above our usual 4–24 J/cm², and the
            top one is our ceiling. It also exceeds the 50 J/cm² at the surface that the more generous
            groups allow [[zein-2018]]. No paper in our bibliography shows that the advanced protocol does
            more than the beginner one. We keep it for people whose beginner course did nothing and whose
            skin stayed calm.</p>`,
        },
        { kind: "subheading", text: "Minutes for a dose" },
        {
          kind: "text",
          html: `<p>Turn the formula round to set a timer: seconds = J/cm² × 1,000 ÷ mW/cm². The table
            does it for our three assumed distances.</p>`,
        },
        {
          kind: "table",
          caption: "Time to reach a dose, in minutes and seconds",
          columns: ["Irradiance at the skin", "6 J/cm²", "12 J/cm²", "24 J/cm²"],
          rows: [
            ["20 mW/cm² (18 inches, 46 cm)", "5:00", "10:00", "20:00"],
            ["40 mW/cm² (12 inches, 30 cm)", "2:30", "5:00", "10:00"],
            ["75 mW/cm² (6 inches, 15 cm)", "1:20", "2:40", "5:20"],
          ],
        },
        { kind: "subheading", text: "Joules per point are something else" },
        {
          kind: "text",
          html: `<p>Laser trials often count joules per point. The knee trial above used a 50 mW laser and
            6 J per point [[hegedus-2009]], which takes 6 ÷ 0.05 = 120 seconds. That is total energy into a
            small spot. Without the area of the spot you can't turn it into J/cm², and you can't copy it
            onto a panel that lights the whole knee. Experts in sports medicine likewise say the benefit
            depends on a defined dose window, and warn against taking doses from animal experiments
            [[leal-junior-2019]].</p>`,
        },
        { kind: "subheading", text: "How to adjust" },
        {
          kind: "text",
          html: `<ol>
            <li>Change one setting at a time and hold it for two weeks.</li>
            <li>No effect so far? Check aim, wavelength and measured irradiance before you add
            minutes.</li>
            <li>Add no more than half again at each step, and pause at 24 J/cm², the top of our usual
            range.</li>
            <li>If you are above 24 J/cm² and nothing happens, go down before you go up. In tissues rich in
            mitochondria, failed studies more often overdosed than underdosed [[zein-2018]].</li>
            <li>Moved the panel? Work out the dose again.</li>
            </ol>
            <p>These rules are ours. The <a href="/guide/protocols">protocols guide</a> lists starting
            points from trials for each use.</p>`,
        },
      ],
    },
    {
      id: "safety",
      title: "Safety: who should ask first",
      parts: [
        {
          kind: "text",
          html: `<p>For healthy adults who keep the light out of their eyes, the short-term record is good.
            A panel of 21 experts judged photobiomodulation safe in adults [[maghfour-2025]], and a review of
            37 trials found favourable safety for home devices in dermatology, with little long-term data
            [[cohen-2022]]. The open questions concern particular people.</p>`,
        },
        { kind: "subheading", text: "Eyes" },
        {
          kind: "text",
          html: `<p>Never look into the source, and wear the goggles supplied whenever light can reach your
            face. You can't see near-infrared, so brightness gives no warning. The published warnings come
            from red lasers aimed into the eyes of short-sighted children. One 12-year-old suffered retinal
            damage after repeated treatment [[liu-2023]], and two such instruments reached or exceeded
            retinal limits within three minutes of viewing although both were Class 1 laser products
            [[ostrin-2024]]. Neither paper tested a skin panel, and we hold none that did.</p>`,
        },
        { kind: "subheading", text: "Skin" },
        {
          kind: "text",
          html: `<p>Two trials raised the dose until skin objected. Red LED light three times a week for three
            weeks was judged safe up to 320 J/cm² in skin of colour and 480 J/cm² in non-Hispanic Caucasian
            skin, with blistering or prolonged redness as the limit [[jagdeo-2020]]. Our 90 J/cm² ceiling is
            under a third of the lower figure. Start low if your skin is dark or freshly healed: at 160, 320
            or 480 J/cm² after surgery, two people had mild blistering and one had swelling
            [[kurtti-2021]].</p>`,
        },
        { kind: "subheading", text: "Ask a clinician before you start if" },
        {
          kind: "text",
          html: `<ul>
            <li>you take a medicine that can make skin react to light. A review lists several hundred, some
            anti-inflammatory, heart, psychiatric, antimicrobial and cancer medicines among them; it covers
            light in general and not red light devices [[kowalska-2021]].</li>
            <li>you have or have had cancer. In 67 studies, 9 of them clinical, cell results conflicted, while
            most animal studies and the clinical studies with follow-up supported safety with regard to
            tumour growth at recommended settings [[bensadoun-2020]]. A guideline recommends specific
            protocols against mouth sores in some cancer patients [[zadik-2019]], but that is hospital care
            with a planned dose. At home, put no light over a known or suspected tumour.</li>
            <li>you take levothyroxine and mean to treat the neck, since laser treatment lowered the dose
            that patients needed [[hofling-2013]].</li>
            <li>you take medicine for diabetes. In ten people with type 2 diabetes, light on the limbs
            lowered glucose while medication was withheld [[scontri-2023]].</li>
            <li>you are pregnant, or the person to be treated is a child. No finding we cite covers
            pregnancy, the experts' judgement above was about adults, and the papers we hold on children
            are the eye warnings.</li>
            <li>you have an eye disease, a condition that light makes worse, numb skin, or pain that nobody
            has diagnosed. This line is our own caution.</li>
            </ul>
            <p>Side effects in trials were few. In 16 neck-pain trials they were no different from placebo
            [[chow-2009]], and a laser helmet caused temporary shedding and scalp itch in some of 40 people
            [[suchonwanit-2019]]. Stop for a blister, for redness that is still there the next day, or for any
            change in your sight. The <a href="/guide/safety">safety guide</a> goes through each point.</p>`,
        },
      ],
    },
    {
      id: "getting-started",
      title: "Getting started: your first month",
      parts: [
        {
          kind: "text",
          html: `<p>Fourteen short sessions on one part of the body, one number written down each week: that
            is the whole plan. It follows our beginner protocol and assumes 20 mW/cm² at 18 inches
            (46 cm).</p>
            <ol>
            <li><strong>Pick one aim</strong> that trials have tested and that you can measure, such as a
            stiff neck, crow's feet or thinning at the crown.</li>
            <li><strong>Check the list above</strong>, your medicines first.</li>
            <li><strong>Record a baseline for a week.</strong> Mark pain on a 100 mm line at the same hour
            each day, or photograph the same spot in the same light.</li>
            <li><strong>Weeks 1 and 2:</strong> three sessions a week, 5 minutes each, 6 J/cm².</li>
            <li><strong>Weeks 3 and 4:</strong> four sessions a week, 10 minutes each, 12 J/cm².</li>
            <li><strong>Each time:</strong> bare, clean skin, distance set with a tape measure, goggles on,
            timer running. Then note the date, minutes and distance.</li>
            </ol>
            <p>If your panel gives more than 20 mW/cm², shorten the session: 6,000 divided by its irradiance
            is the number of seconds that makes 6 J/cm². A mask or cap works closer than our distances
            assume, so follow its own programme.</p>`,
        },
        { kind: "subheading", text: "When to expect something" },
        {
          kind: "text",
          html: `<p>Trials measured their results at very different times. Soreness differed from placebo at
            72 and 96 hours [[tsou-2025]]. Knee pain was lower two months after four weeks of laser
            [[hegedus-2009]]. Crow's feet were graded at 8, 12 and 16 weeks [[park-2025]]. Hair was counted
            after 16 weeks at the earliest in the trials cited here [[lanzafame-2013]] and after 26 at the
            latest [[leavitt-2009]]. A face or hairline that looks the same after a month tells you very
            little.</p>`,
        },
        { kind: "figure", figure: "timeline" },
        { kind: "subheading", text: "Judging it honestly" },
        {
          kind: "text",
          html: `<p>You know that the light is on, and nobody has given you a sham. In the collar trial, people
            with the active device said that they slept better while the movement tracker showed no change,
            and insomnia scores improved in both groups [[kennedy-2023]]. Expect the same of yourself. A week
            of baseline and one written number are the best defence at home.</p>
            <p>Set the end before you begin. Our pages allow six weeks for pain, twelve for skin and nine
            months for hair, and those limits are house rules. If your number has not moved by then, put
            the lamp away and keep the money for something better tested.</p>
            <p>From here, the <a href="/guide/getting-started">first-month guide</a> covers the sessions in
            detail, and the <a href="/benefits">benefits pages</a> give the settings for each use. If you are
            still unsure what the light is meant to do, begin with
            <a href="/guide/what-is-red-light-therapy">what red light therapy is</a>. Take this guide to
            your doctor or pharmacist if any line of the safety list fits you. They know your history, and a
            page cannot.</p>`,
        },
      ],
    },
  ],
});
