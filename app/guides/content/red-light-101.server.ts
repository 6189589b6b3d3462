import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import type { LongGuide } from "#app/guides/guide.ts";

/** Doses follow from irradiance × seconds ÷ 1000. */
export const longGuide = fillNumbers<LongGuide>({
  meta: {
    title: "Red Light 101: a guide to red light therapy, with sources",
    description:
      "What red and near-infrared light does, which doses were tested, what to buy and who should ask a doctor first, with the papers to read.",
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
    lastReviewed: "2026-11-22",
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
          text: `Red light therapy means shining red or near-infrared light on the body, at low
power and for a set time, in the hope of changing what cells do. Researchers call it
photobiomodulation, and reviewers place its working range at about {{kim-2014 wavelengths}} [[kim-2014]]. The lower part of that range is red light you can see. Beyond roughly
700 nm lies near-infrared, which you mostly cannot. It isn't ultraviolet: a consensus of experts states that red light does not induce DNA damage [[maghfour-2025]].

Whether it works depends on what you want from it. In {{chow-2009/pain trials in words}}
randomized trials, laser therapy lowered chronic neck pain by {{chow-2009/pain}} on a
{{chow-2009 "100 mm scale"}} more than placebo or another treatment did [[chow-2009]]. In
rheumatoid arthritis, infrared laser may be no better than sham [[lourinho-2023]]. In pattern
hair loss, light on the scalp probably adds hairs that can be counted: density rose against
sham in {{liu-2019/hair-density trials in words}} pooled double-blind trials [[liu-2019]].
Sleep did not change significantly in a trial of {{gimenez-2023 participants}} people with
mild sleep complaints [[gimenez-2023]].

Home devices cluster on four key wavelengths: 660, 810, 830, 850 nm. The first is deep
red and the other three are near-infrared.`,
        },
        { kind: "figure", figure: "spectrum" },
        { kind: "subheading", text: "About the 2,500+ studies" },
        {
          kind: "text",
          text: `By this site's own count the field has produced **2,500+ studies**.
It is our own figure, and no paper that we know of gives it. A total is a poor
guide anyway, since it adds work in dishes of cells and in rats to trials in patients,
and good reports to bad ones. When reviewers examined {{hadis-2016 analysed}} light-therapy
papers, {{hadis-2016 "43%"}} left out irradiance, without which nobody can repeat the dose
[[hadis-2016]].

This guide therefore argues from single papers. A small number after a sentence leads to the
paper behind it. Where you read "our" or "this site's", the figure or rule is ours, and you
should treat it as editorial judgment. All of it is education. It can't examine you, and it is
not a substitute for professional advice.`,
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
          text: `The best-known account begins in the mitochondria, with an enzyme called
cytochrome c oxidase. In the leading hypothesis, near-infrared photons free the nitric
oxide that was inhibiting the enzyme, and the cell makes more ATP, its fuel. Light-gated
ion channels are the main alternative [[de-freitas-2016]]. Signals then pass from
mitochondria to the nucleus [[kim-2014]], and reviewers describe an overall fall in
inflammatory markers in stressed cells and in animal models [[hamblin-2017]].`,
        },
        { kind: "figure", figure: "absorption" },
        {
          kind: "text",
          text: `The account is tidy, and three findings loosen it.

- In mouse and human cell lines that lack assembled cytochrome c oxidase, 660 nm light
  still increased proliferation under most settings tested, which challenges the idea that
  the enzyme is required [[lima-2019]].
- Many molecules inside and outside mitochondria respond to red and near-infrared light,
  and the mechanism is still not fully explained [[passarella-2014]]. Water has been
  proposed as one more absorber [[kim-2014]].
- Healthy and stressed cells can respond in apparently opposite directions
  [[hamblin-2018]]. We take that as a warning against carrying a result in injured tissue
  over to a healthy person who wants more energy.

A mechanism is a reason to run a trial. It can't tell you whether your knee will hurt
less, so the order of the benefits below follows trials in people and ignores how
plausible each story sounds.`,
        },
        { kind: "subheading", text: "How deep it goes" },
        {
          kind: "text",
          text: `Tissue scatters and absorbs light, so each millimeter receives less than the one
above it. How deep it goes is not settled. A computer model of layered skin found that penetration
rises with wavelength, to a calculated maximum of about {{ash-2017 "5.4 mm"}} [[ash-2017]]. In a
simpler one, which we work out in [Light in skin](/light-in-skin) from published
coefficients, half of the light is left at {{skin 660 half}} at 660 nm and at {{skin 850 half}} at
850 nm: much the same, with a wide margin, because published absorption of living skin differs
{{setchfield-2023/spread-published-absorption-vivo number}}-fold [[setchfield-2023]]. Getting
an adequate dose through the skull is difficult, because light is attenuated exponentially
in tissue [[salehpour-2018]].`,
        },
        { kind: "figure", figure: "penetration" },
        {
          kind: "text",
          text: `From the first model comes the usual rule: red for skin and scalp, near-infrared for joints
and muscle. It is a place to start, and trials cross it in both directions. A
split-face trial tested near-infrared light against wrinkles as well as red
[[lee-2007]]. In {{de-almeida-2012 participants in words}} men, laser before exercise raised
the mean peak force of the biceps with red and with infrared light, and the two did not
differ significantly [[de-almeida-2012]]. Sometimes the exact wavelength does seem to matter.
In trials of tennis elbow, lasers of {{bjordal-2008 "904 nm"}} aimed at the tendon lowered
pain, as did red laser in one trial. Those at {{bjordal-2008 "820, 830 and 1064 nm"}} were
negative [[bjordal-2008]].`,
        },
        {
          kind: "table",
          caption: "The key wavelengths, and the shorter reds of the hair trials",
          columns: ["Wavelength", "Light", "Tested on", "Result"],
          rows: [
            [
              "{{friedman-2017 wavelengths}} and {{lanzafame-2013 wavelengths}}",
              "Visible red",
              "Scalp: a helmet in men and in women, a laser cap in women",
              "Hair counts rose more than with sham within about four months [[lanzafame-2013, lanzafame-2014, friedman-2017]]",
            ],
            [
              "660 nm",
              "Visible red",
              "Eye-area wrinkles in women, in two trials; biceps in {{de-almeida-2012 participants in words}} men, by laser",
              "Wrinkle volume fell by {{mota-2023/periocular-wrinkle-volume-red number}}%, with no untreated group [[mota-2023]]; a mask was graded no better than a sham mask [[bragato-2025]]; peak force rose against placebo [[de-almeida-2012]]",
            ],
            [
              "810 nm",
              "Near-infrared",
              "Legs of untrained men before a run, by laser; foreheads of {{mehdizadeh-2025 participants}} adults with chronic insomnia",
              "Time to exhaustion rose against placebo [[de-marchi-2012]]; a score of sleep trouble fell by {{mehdizadeh-2025/pittsburgh-sleep-quality-index number}} points more than with sham [[mehdizadeh-2025]]",
            ],
            [
              "830 nm",
              "Near-infrared",
              "Osteoarthritic knees and tennis elbow, both by laser",
              "Knee pain fell after laser and not significantly after placebo; no figure compares the two groups [[hegedus-2009]]; elbow trials were negative [[bjordal-2008]]",
            ],
            [
              "850 nm",
              "Near-infrared",
              "Crow's feet in {{park-2025 participants}} adults of Asian descent, together with red; morning light for sleep in {{gimenez-2023 participants}} people",
              "The mask beat a sham mask [[park-2025]]; sleep did not change significantly [[gimenez-2023]]",
            ],
          ],
        },
        {
          kind: "text",
          text: `Each row is one or two trials, and no row shows that its wavelength beats its
neighbors. Our guide to [red and near-infrared](/guide/wavelengths) goes through
the trials that compared two directly.`,
        },
        { kind: "subheading", text: "Dose, and why more is not better" },
        {
          kind: "text",
          text: `Two quantities make a dose. Irradiance is the power that lands on each square
centimeter of skin, in mW/cm². Fluence is the energy that adds up over time, in J/cm²:
irradiance times seconds, divided by 1,000. Five minutes at {{panel 18}}, which we assume of a panel at 18 inches (46 cm), come to
{{sum panel-18 5}}.

Low doses often stimulate repair better than higher ones, according to a review of
laboratory, animal and clinical data whose authors think poor parameters may explain many
negative studies [[huang-2009]]. Their update reports two-phase curves for ATP and for
the membrane potential of mitochondria, and a biphasic pattern in mice with brain injury
[[huang-2011]].`,
        },
        { kind: "figure", figure: "dose-response" },
        {
          kind: "text",
          text: `In people the pattern is patchy. Cyclists, {{lanferdini-2018 participants}} of them, lasted longer than on placebo at each of three laser
doses, and longest at the lowest
[[lanferdini-2018]]. That fits a curve that rises and falls. Pain trials show the other
edge of the window. In chronic joint pain, laser trials with doses chosen in advance for
each joint lowered pain by {{bjordal-2003/pain}} on a {{bjordal-2003 "100 mm scale"}} more
than sham, and trials with lower doses found no effect [[bjordal-2003]]. In chronic low back
pain, laser helped only with {{glazov-2016 "at least 3 J per point"}}, and only where the
pain was not years old [[glazov-2016]]. At the knee, two reviews disagree on whether the
recommended doses work [[stausholm-2019, huang-2015-knee]]. So a disappointing result can mean too little as well as too much. Read
[why more light is not better](/blog/why-more-light-is-not-better) for the
studies that tested three doses side by side.`,
        },
      ],
    },
    {
      id: "benefits",
      title: "Benefits, best-supported first",
      parts: [
        {
          kind: "text",
          text: `Seven areas follow, ordered by our reading of how well trials in people support
them. Each links to a page that grades every use by one fixed rule and gives its protocol.
[One map](/evidence) has every use of all seven, by how sure anyone is. Where
reviews contradict each other you will find both.`,
        },
        { kind: "subheading", text: "Hair growth and restoration" },
        {
          kind: "text",
          text: `[Hair](/benefits/hair-growth) has the steadiest record in this guide,
for one diagnosis. In pattern hair loss, red light on the scalp probably raises the number of
hairs that can be counted. Density rose against placebo in a review of
{{perez-2025 trials}} studies, though they differed widely among themselves; data on
alopecia areata and other types were too sparse to pool [[perez-2025]]. Home devices were
tested as such: in {{lueangarun-2021/hair-density trials in words}} double-blind trials of
FDA-authorised models, density was higher than with sham [[lueangarun-2021]]. Laser combs
used three times a week added {{jimenez-2014/terminal-hair-density-mean-gain number}} to
{{jimenez-2014/terminal-hair-density-mean-gain-26-weeks number}} terminal hairs per cm² in
half a year, depending on the model, and sham combs far fewer [[jimenez-2014]]. More sessions
are not better: trials with fewer a week did better than trials with more [[liu-2019]].

The trials are short, and a maker sometimes pays: the trial of a laser cap
in women was supported by the maker of the cap [[friedman-2017]]. Counts can also rise
without anyone seeing a difference in the mirror.`,
        },
        { kind: "subheading", text: "Pain and inflammation" },
        {
          kind: "text",
          text: `For [pain](/benefits/pain-inflammation), ask where it hurts and which lamp was
tested. Nearly all of these trials pressed a laser on the skin, and a home panel is a
different instrument. Whether LED light eases chronic neck pain, tendons or the low back, we
don't know. Laser lowered pain by {{naterstad-2022/pain}} on a
{{naterstad-2022 "100 mm scale"}} in tendons of the leg and sore heels, against placebo and
other treatments [[naterstad-2022]]. In the low back it eased pain in
{{huang-2015-back/pain trials in words}} pooled trials, without any gain in disability or
movement [[huang-2015-back]]. In fibromyalgia, laser lowered pain more than a placebo laser
did [[yeh-2019]], so light may help.

Knees are contested, and whether an LED panel helps them we don't know. Laser lowered
knee pain by {{stausholm-2019/pain}} more than placebo in one review, and by
{{stausholm-2019/pain-recommended-dose}} in its trials with recommended doses
[[stausholm-2019]]. A later one found less pain at rest, no change in a walking test and very
low certainty [[oliveira-2024]]. A third found no effect, not even at recommended doses
[[huang-2015-knee]]. Our article on
[using light for pain at home](/benefits/pain-relief) deals with the gap between laser and lamp.`,
        },
        { kind: "subheading", text: "Skin health and anti-aging" },
        {
          kind: "text",
          text: `For [skin](/benefits/skin-health), an LED mask may soften the lines around the
eyes. In {{park-2025 participants}} adults of Asian descent, blinded graders rated crow's
feet improved in {{park-2025/improved share}} people with a red and near-infrared mask, and in
{{park-2025/improved comparator-share}} with a fake one [[park-2025]].
Another trial points the other way: in {{bragato-2025 participants}} women, blinded graders
saw no difference between a red mask and a sham [[bragato-2025]]. A larger trial improved
roughness and collagen density, but its controls went untreated and nobody was given a sham
[[wunsch-2014]].

Blue and red light together may reduce inflamed spots in acne. In one trial they improved
by a mean {{papageorgiou-2000/inflammatory-lesions-blue-red-light number}}% in three months,
more than with benzoyl peroxide [[papageorgiou-2000]]. A Cochrane review of
{{barbaric-2016 trials}} studies still found high-quality evidence to be lacking
[[barbaric-2016]]. Red light may make little or no difference to how pliable a scar after
surgery is [[kurtti-2021]].`,
        },
        { kind: "subheading", text: "Athletic performance and recovery" },
        {
          kind: "text",
          text: `Reviews of [athletic use](/benefits/athletic-performance) disagree with
one another. One found some advantage over placebo for repetitions, peak torque and time to
exhaustion, on evidence of very low to moderate quality [[vanin-2018]]. Another, of
{{wang-2019 trials}} trials of laser, found no significant difference in repetitions,
strength, lactate or creatine kinase [[wang-2019]]. Light before exercise may lengthen a test
to exhaustion a little; whether it adds strength we don't know. Nor do we know whether light
lessens soreness: one review, of light before or after exercise, suggested little effect
[[nampo-2016-doms]], and the {{tsou-2025/soreness trials in words}} trials that a newer one
could pool, with light given after soreness set in, showed less of it on the third and fourth
day [[tsou-2025]].`,
        },
        { kind: "subheading", text: "Mood and mental health" },
        {
          kind: "text",
          text: `Near-infrared light for [depression](/benefits/mood-mental-health) is
experimental, and it may help. Light to the head or the whole body lowered symptoms moderately
in a review of {{ji-2024 "eleven"}} randomized trials [[ji-2024]]. The
{{cho-2023/depression-severity-mdd-double-blind trials in words}} double-blind trials in major
depression, pooled by another group, showed no significant advantage over sham [[cho-2023]].
The bright lamps used for depression are white light and another treatment: half an hour each
morning improved scores more than sham in a trial of {{lam-2016 participants}} adults
[[lam-2016]]. Do not swap a treatment that works for a panel.
In a crisis, call or text 988 in the United States, or call 911 if you are in danger now.`,
        },
        { kind: "subheading", text: "Sleep and energy" },
        {
          kind: "text",
          text: `Light may make little or no difference to the
[sleep](/benefits/sleep-energy) of people who sleep poorly. Near-infrared light on
five mornings a week for four weeks changed neither sleep nor circadian rhythm against placebo
in {{gimenez-2023 participants}} people [[gimenez-2023]]. A red and near-infrared neck collar
left movement-tracked sleep unchanged in {{kennedy-2023 participants}} adults, although they
said that they slept better [[kennedy-2023]]. In chronic insomnia we don't know: one session
a day on three days in a row, to the forehead, beat sham a week later in a small trial whose
printed dose does not add up [[mehdizadeh-2025]]. At night red may be kinder than white: in a
laboratory, white light suppressed melatonin in {{figueiro-2016 participants}} people and red
light did not [[figueiro-2016]]. That makes it a kinder lamp, which is less than a sleeping
aid.`,
        },
        { kind: "subheading", text: "Hormonal health" },
        {
          kind: "text",
          text: `Research on [hormones](/benefits/hormonal-health) is preliminary and must
not replace hormone therapy. The best of it concerns autoimmune hypothyroidism, and even
there we don't know whether light helps. Nine months after laser sessions in a clinic, patients
needed less levothyroxine than those who got placebo [[hofling-2013]]. The difference in dose
was still there at six years, while antibody levels no longer differed [[hofling-2018]]. The one
study of men and testosterone that we found reports a rise, but had no control
group [[potapova-2019]]. In rats it was not significantly
higher overall [[ahn-2013]], and in rams with heat-damaged testes it did not rise while sperm
motility got worse [[alves-2016]].`,
        },
      ],
    },
    {
      id: "devices",
      title: "Devices: what to buy",
      parts: [
        {
          kind: "text",
          text: `Decide what you want to treat, then buy the smallest device that covers it. One knee
does not need a full-body panel, and a handheld will not cover a back in an evening you care
to spend. The prices are this site's own ranges in US dollars.`,
        },
        {
          kind: "table",
          caption: "Device types and what they cost",
          columns: ["Device", "Price range", "Suits", "Tested as such"],
          rows: [
            [
              "Handheld",
              "{{handheld price}}",
              "One joint or one patch of skin",
              "No handheld lamp for joints or skin. Laser combs, which are another device, beat sham combs on men's scalps [[leavitt-2009]]",
            ],
            [
              "Desktop panels",
              "{{desktop-panel price}}",
              "Face, knee, shoulder or back, one at a time",
              "We know of no trial; the case rests on a review which argues that LEDs can do the work of lasers [[heiskanen-2018]]",
            ],
            [
              "Full-body",
              "{{full-body-panel price}}",
              "Several large areas in one session",
              "Whole-body light improved sleep scores and a run in {{zhao-2012 participants}} athletes, against no light [[zhao-2012]]; in fibromyalgia it lowered pain more than placebo in {{navarro-ledesma-2024 participants}} people [[navarro-ledesma-2024]]; in trained men it changed no blood marker [[ghigiarelli-2020]]",
            ],
            [
              "Face masks",
              "{{face-mask price}}",
              "Face only, at a fixed distance",
              "One mask beat its sham [[park-2025]]; another was graded no better than its sham [[bragato-2025]]; a third had no sham [[couturaud-2023]]",
            ],
            [
              "Caps and helmets",
              "{{hair-cap price}}",
              "Scalp only",
              "Helmets beat sham helmets in two trials of {{kim-2013 participants}} people each [[kim-2013, suchonwanit-2019]]",
            ],
          ],
        },
        { kind: "subheading", text: "What to ask before you pay" },
        {
          kind: "text",
          text: `- **Irradiance at a stated distance.** A figure taken at the glass tells you
  nothing about the place where you sit. Ask how it was measured and with which meter. Scientists
  often omit it [[hadis-2016]], so a brochure may too.
- **Peak wavelengths and the share of each.** When half the power is red
  and half near-infrared, a session of {{dose panel-18 10}} gives {{dose panel-18 5}} of each.
- **The lit area.** Ask for a map, or for the area in which irradiance stays
  above a stated fraction of its peak.
- **Power drawn at the wall.** Light can't exceed it. Divide the watts by the
  lit area: the panel can't average more than that, and it gives less once heat is counted.
- **Eyewear, a timer that switches off, an electrical safety mark** valid where
  you live, and a return period of at least four weeks.

The article on [reading a panel spec sheet](/blog/how-to-read-a-panel-spec-sheet)
has the full list and the arithmetic.`,
        },
        { kind: "subheading", text: "Laser or LED" },
        {
          kind: "text",
          text: `Many trials used lasers, and most home devices use LEDs. One review argues that
coherent laser light is not essential, and that LEDs make home use easier, treat larger areas
and cost less per milliwatt [[heiskanen-2018]]. Against that, pooled trials of home hair
devices showed a larger effect for laser-only models than for those with LEDs as well
[[lueangarun-2021]], and a review of hair
trials calls the best wavelength, coherence and dose undetermined [[avci-2014]]. For anything
bigger than a scalp, an LED panel is the practical choice and a laser trial is indirect
evidence for it.`,
        },
        { kind: "subheading", text: 'What "FDA cleared" means' },
        {
          kind: "text",
          text: `In the United States most home devices that carry the phrase went through a 510(k),
which asks whether a product is substantially equivalent to one already on the market. It is
granted to one product for a stated use. By itself it does not show that the treatment helps,
and it never covers a whole class of lamps. As of {{lueangarun-2021 "January 2020"}}, only {{lueangarun-2021 "32"}} home devices for hair
loss were authorised [[lueangarun-2021]]. If a seller claims clearance, ask for the
number and look it up.`,
        },
      ],
    },
    {
      id: "protocols",
      title: "Protocols: dose, distance and time",
      parts: [
        {
          kind: "text",
          text: `This site's doses run from **3-90 J/cm<sup>2</sup>, mostly 4-24**. They
are house rules, because the field has none that it agrees on: some groups advise
{{zein-2018 "4-10 J/cm²"}} at the target, others up to {{zein-2018 "50 J/cm²"}} at the surface
[[zein-2018]]. "Mostly" is generous to our own pages. Of their seven protocols three stay
inside 4-24 J/cm²: skin, pain and hair. Those for sleep, mood and athletes begin inside it and
end above, and the one for hormones lies wholly above, although hormones have the weakest
evidence of all. We assume a panel that delivers {{panel 18}} at 18 inches (46 cm), {{panel 12}}
at 12 inches (30 cm) and {{panel 6}} at 6 inches (15 cm). Nobody measured those figures. Yours
will differ, so measure or ask.`,
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
              "{{couturaud-2023 minutes}} minutes on the face [[couturaud-2023]], {{kim-2013 minutes}} on the scalp [[kim-2013]], {{maiello-2019 minutes}} on the forehead [[maiello-2019]]",
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
              "The abstracts do not say; many papers leave out irradiance too, which distance decides [[hadis-2016]]",
            ],
            [
              "Course",
              "2-4 weeks",
              "Open; judge it by the dates under Getting started",
              "{{hegedus-2009 weeks}} weeks on knees [[hegedus-2009]], {{lanzafame-2014 weeks}} to {{jimenez-2014 weeks}} on hair [[lanzafame-2014, jimenez-2014]]",
            ],
            [
              "Irradiance assumed",
              "{{panel 18}} to {{panel 12}}",
              "{{panel 12}} to {{panel 6}}",
              'At most {{park-2025 "10 mW/cm²"}} of each wavelength in a mask [[park-2025]], {{cassano-2018 irradiance}} in a small depression trial [[cassano-2018]]',
            ],
            [
              "Dose per session",
              "{{dose panel-18 5}} to {{dose panel-12 10}}",
              "{{dose panel-12 15}} to {{dose panel-6 20}}",
              "{{mota-2023 fluence}} [[mota-2023]] and about {{wunsch-2014 fluence}} [[wunsch-2014]] on skin, {{maiello-2019 fluence}} on the forehead without controls [[maiello-2019]]",
            ],
          ],
        },
        {
          kind: "text",
          text: `The sums, so that you can check them: {{sum panel-18 5}} and {{sum panel-12 10}} are the ends of the
beginner range; {{sum panel-12 15}} and {{sum panel-6 20}} are those of the advanced one. Every advanced
dose lies above 4-24 J/cm², and the top one is our ceiling. It also exceeds what the more
generous groups allow at the surface [[zein-2018]]. We know of no paper which shows that the
advanced protocol does more than the beginner one. We keep it for people whose beginner course did nothing and whose
skin stayed calm.`,
        },
        { kind: "subheading", text: "Minutes for a dose" },
        {
          kind: "text",
          text: `Turn the formula round to set a timer: seconds = J/cm² × 1,000 ÷ mW/cm². The table
does it for our three assumed distances; [Your dose](/dose) does it for your own
device, and sets it beside the doses that trials gave.`,
        },
        {
          kind: "table",
          caption: "Time to reach a dose, in minutes and seconds",
          columns: [
            "Irradiance at the skin",
            "{{dose panel-18 5}}",
            "{{dose panel-18 10}}",
            "{{dose panel-18 20}}",
          ],
          rows: [
            ["{{panel 18}}, assumed at 18 inches (46 cm)", "5:00", "10:00", "20:00"],
            ["{{panel 12}}, assumed at 12 inches (30 cm)", "2:30", "5:00", "10:00"],
            ["{{panel 6}}, assumed at 6 inches (15 cm)", "1:20", "2:40", "5:20"],
          ],
        },
        { kind: "subheading", text: "Joules per point are something else" },
        {
          kind: "text",
          text: `Laser trials often count joules per point. A knee trial used a laser of
{{hegedus-2009 power}} and {{hegedus-2009 energyPerPoint}} per point [[hegedus-2009]], which
takes two minutes. That is total energy into a
small spot. Without the area of the spot you can't turn it into J/cm², and you can't copy it
onto a panel that lights the whole knee. Experts in sports medicine likewise say the benefit
depends on a defined dose window, and warn against taking doses from animal experiments
[[leal-junior-2019]].`,
        },
        { kind: "subheading", text: "How to adjust" },
        {
          kind: "text",
          text: `1. Change one setting at a time and hold it for two weeks.
2. No effect so far? Check aim, wavelength and measured irradiance before you add
   minutes.
3. Add no more than half again at each step, and pause at {{dose panel-18 20}}, the top of our usual range.
4. If you are above that and nothing happens, go down before you go up. In tissues rich in
   mitochondria, failed studies more often overdosed than underdosed [[zein-2018]].
5. Moved the panel? Work out the dose again.

These rules are ours. The [protocols guide](/guide/protocols) lists starting
points from trials for each use.`,
        },
      ],
    },
    {
      id: "safety",
      title: "Safety: who should ask first",
      parts: [
        {
          kind: "text",
          text: `For healthy adults who keep the light out of their eyes, the short-term record is good.
A panel of experts judged photobiomodulation safe in adults [[maghfour-2025]], and a review of
{{cohen-2022 trials}} trials found favorable safety for home devices in dermatology, with
little long-term data [[cohen-2022]]. The open questions concern particular people:
[should you ask first?](/ask-first)`,
        },
        { kind: "subheading", text: "Eyes" },
        {
          kind: "text",
          text: `Never look into the source, and wear the goggles supplied whenever light can reach your
face. You can't see near-infrared, so brightness gives no warning. The published warnings come
from red lasers aimed into the eyes of short-sighted children. One child suffered retinal
damage after repeated treatment [[liu-2023]], and two such instruments reached or exceeded
retinal limits within {{ostrin-2024 "three minutes"}} of viewing, although both had the
lowest laser class [[ostrin-2024]]. Neither paper tested a skin panel, and we know of none
that did.`,
        },
        { kind: "subheading", text: "Skin" },
        {
          kind: "text",
          text: `Two trials raised the dose until skin objected. Red LED light three times a week for three
weeks was judged safe up to {{jagdeo-2020/maximum-tolerated-fluence-skin-colour}} in darker skin and
{{jagdeo-2020/maximum-tolerated-fluence-non-hispanic}} in non-Hispanic Caucasian skin, with
blistering or prolonged redness as the limit [[jagdeo-2020]]. Those are far above our doses, but
they are for red LED light only, and for three weeks. They say nothing about near-infrared or
about heat. Start low if your skin is dark or freshly healed: after surgery, such doses left a
few people with mild blistering or swelling [[kurtti-2021]].`,
        },
        { kind: "subheading", text: "Ask a clinician before you start if" },
        {
          kind: "text",
          text: `- you take a medicine that can make skin react to light. A review lists several hundred, some
  anti-inflammatory, heart, psychiatric, antimicrobial and cancer medicines among them; it covers
  light in general and not red light devices [[kowalska-2021]].
- you have or have had cancer. In a review of {{bensadoun-2020 trials}} studies, few of them in
  patients, cell results conflicted, while most animal studies and the clinical studies with
  follow-up supported safety with regard to tumor growth at recommended settings
  [[bensadoun-2020]]. A guideline recommends specific
  protocols against mouth sores in some cancer patients [[zadik-2019]], but that is hospital care
  with a planned dose. At home, put no light over a known or suspected tumor.
- you take levothyroxine and mean to treat the neck, since patients needed less of
  it after laser treatment than after placebo [[hofling-2013]].
- you take medicine for diabetes. In {{scontri-2023 participants in words}} people with type 2 diabetes, light on the limbs
  lowered glucose while medication was withheld [[scontri-2023]].
- you are pregnant, or the person to be treated is a child. We know of no trial in
  pregnancy, the experts' judgment above was about adults, and what we know about children is
  the warnings about eyes.
- you have an eye disease, a condition that light makes worse such as lupus, porphyria or
  melasma, epilepsy and a lamp that pulses, an implanted device, numb skin, or pain that nobody
  has diagnosed.

In trials of laser for neck pain, side effects were mild and no different from placebo
[[chow-2009]]. A laser helmet caused temporary shedding and scalp itch in some people
[[suchonwanit-2019]]. Stop for a blister, for redness that is still there the next day, or for any
change in your sight. The [safety guide](/guide/safety) goes through each point.`,
        },
      ],
    },
    {
      id: "getting-started",
      title: "Getting started: your first month",
      parts: [
        {
          kind: "text",
          text: `Fourteen short sessions on one part of the body, one number written down each week: that
is the whole plan. It follows our beginner protocol and assumes {{panel 18}} at 18 inches
(46 cm).

1. **Pick one aim** that trials have tested and that you can measure, such as a
   stiff neck, crow's feet or thinning at the crown.
2. **Check the list above**, your medicines first.
3. **Record a baseline for a week.** Mark pain on a line ten centimeters long at the same hour
   each day, or photograph the same spot in the same light.
4. **First and second week:** three sessions a week, five minutes each, {{dose panel-18 5}}.
5. **Third and fourth week:** four sessions a week, ten minutes each, {{dose panel-18 10}}.
6. **Each time:** bare, clean skin, distance set with a tape measure, goggles on,
   timer running. Then note the date, minutes and distance.

If your panel gives more than {{panel 18}}, shorten the session: work out the seconds for
{{dose panel-18 5}} with the formula above. A mask or cap works closer than our distances
assume, so follow its own program.`,
        },
        { kind: "subheading", text: "When to expect something" },
        {
          kind: "text",
          text: `Trials measured their results at very different times. Soreness differed from placebo on
the third and fourth day [[tsou-2025]]. Knee pain was still lower two months after four weeks
of laser [[hegedus-2009]]. Crow's feet were graded between the second and the fourth month
[[park-2025]]. Hair was counted after {{lanzafame-2013 weeks}} weeks in one trial
[[lanzafame-2013]] and after {{leavitt-2009 weeks}} in another [[leavitt-2009]]. A face or hairline that looks the same after a month tells you very
little.`,
        },
        { kind: "figure", figure: "timeline" },
        { kind: "subheading", text: "Judging it honestly" },
        {
          kind: "text",
          text: `You know that the light is on, and nobody has given you a sham. In the collar trial, people
with the active device said that they slept better while the movement tracker showed no change,
and insomnia scores improved in both groups [[kennedy-2023]]. Expect the same of yourself. A week
of baseline and one written number are the best defense at home.

Set the end before you begin. Our pages allow six weeks for pain, twelve for skin and nine
months for hair, and those limits are house rules. If your number has not moved by then, put
the lamp away and keep the money for something better tested.

From here, the [first-month guide](/guide/getting-started) covers the sessions in
detail, and the [benefits pages](/benefits) give the settings for each use. If you are
still unsure what the light is meant to do, begin with
[what red light therapy is](/guide/what-is-red-light-therapy). Take this guide to
your doctor or pharmacist if any line of the safety list fits you. They know your history, and a
page cannot.`,
        },
      ],
    },
  ],
});
