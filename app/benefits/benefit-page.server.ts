import {
  assessInShort,
  type PageCitations,
  startCitations,
} from "#app/evidence/citations/citations.server.ts";
import { lastChange } from "#app/evidence/ledger/changes.server.ts";
import { findClaim } from "#app/evidence/ledger/claims.server.ts";
import { findDevice } from "#app/evidence/ledger/devices.server.ts";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import { inFull, listOwnFigures } from "#app/evidence/ledger/own-figures.server.ts";
import { protocols } from "#app/evidence/ledger/protocols.server.ts";
import type { Wavelength } from "#app/evidence/ledger/study.ts";
import { formatLight } from "#app/evidence/ledger/wavelength.ts";
import { chartEffects, findMainMark } from "#app/figures/effects.server.ts";
import { viewDepth, viewDoseResponse } from "#app/figures/figures.server.ts";
import { fillIn } from "#app/text/fill-in.ts";
import { typeset } from "#app/text/typeset.ts";
import { answerOnTop, answerUse } from "./answer/use-answer.server.ts";
import type {
  ApplicationView,
  BenefitPage,
  DevicesView,
  DeviceTypeView,
  FigureView,
} from "./benefit-page.ts";
import type {
  Application,
  Benefit,
  BenefitFigure,
  DeviceCard,
  QuickFact,
} from "./content/benefit.server.ts";
import { loadBenefit } from "./content/benefit-content.server.ts";
import { type BenefitSlug, benefits } from "./content/benefits.ts";
import { compareDevice } from "./devices/compare-device.server.ts";
import { deviceCriteria } from "./devices/device-criteria.server.ts";
import { viewProtocolRuler } from "./dose/protocol-ruler.server.ts";
import { listCompared } from "./figures/compared.server.ts";
import { chartCourse } from "./figures/course.server.ts";
import { countTrialPeople } from "./figures/people.server.ts";
import { listProportions } from "./figures/proportions.server.ts";
import { chartTwoGroups } from "./figures/two-groups.server.ts";
import { viewAskFirst } from "./sections/ask-first.server.ts";

/** Made anew at each call. @throws for a paper that the ledger lacks */
export function getBenefitPage(slug: BenefitSlug): BenefitPage {
  const name = benefits.find((benefit) => benefit.slug === slug)?.name ?? slug;
  return viewBenefit(slug, name, loadBenefit(slug));
}

/** Numbers citations and figures from 1. Throws for a paper that the ledger lacks. */
export function viewBenefit(slug: BenefitSlug, name: string, benefit: Benefit): BenefitPage {
  const citations = startCitations();
  const { inline, blocks } = citations;
  const figure = figureNumbering(citations);
  const { meta, hero, notice, figures, clinicalEvidence, closing } = benefit;
  const [firstUse, ...otherUses] = benefit.applications;
  const uses = benefit.applications.map(({ claim }) => claim);
  const chart = chartEffects(uses);
  const viewUse = (use: Application): ApplicationView => ({
    id: use.claim,
    condition: typeset(use.condition),
    short: typeset(use.short),
    assessment: assessInShort(use.claim),
    evidence: inline(use.evidence),
    protocol: inline(use.protocol),
    mechanism: inline(use.mechanism),
    answer: answerUse(use, protocols[slug], citations),
    mark: findMainMark(chart, use.claim),
  });

  function check(words: string) {
    const figure = listOwnFigures(`/benefits/${slug}`).find((own) => inFull(own) === words);
    return figure && citations.check(figure.id);
  }

  const badgeChecked = check(hero.badge) ?? null;
  const shownNotice = notice && {
    title: typeset(notice.title),
    text: inline(notice.text),
    more: inline(notice.more),
  };
  // The default use is on top, so its studies get the first numbers.
  answerOnTop(firstUse, benefit.applications, protocols[slug], citations);
  const lead = inline(hero.lead);
  const safety = benefit.safety.map(inline);
  const protocolLead = inline(benefit.protocol.lead);
  const quickFacts = [...benefit.quickFacts, assumption(slug)].map((fact) => {
    const checked = check(fact.value);
    return { ...typesetFact(fact), ...(checked && { checked }) };
  });

  // The properties are in reading order, which numbers the references.
  return {
    slug,
    name,
    meta,
    lastChange: lastChange({ topic: findClaim(benefit.applications[0].claim).topic }),
    notice: shownNotice ?? null,
    hero: { ...hero, badgeChecked, verdict: typeset(hero.verdict), lead },
    safety,
    askFirst: viewAskFirst(benefit.askFirst),
    quickFacts,
    ruler: viewProtocolRuler(slug, benefit.applications),
    steps: benefit.protocol.steps.map(inline),
    timeline: benefit.timeline.map(({ when, what }) => ({
      when: typeset(when),
      what: inline(what),
    })),
    timelineFigure: figures.timeline
      ? { ...figure.next(), ...figures.timeline, caption: inline(figures.timeline.caption) }
      : null,
    course: {
      number: figure.next().number,
      chart: chartCourse(protocols[slug].judging, uses),
    },
    clinicalEvidence: clinicalEvidence
      ? { title: typeset(clinicalEvidence.title), points: clinicalEvidence.points.map(inline) }
      : null,
    applications: [viewUse(firstUse), ...otherUses.map(viewUse)],
    notShown: benefit.notShown.map(inline),
    devices: viewDevices(benefit.devices, protocols[slug].wavelengths, citations),
    faq: benefit.faq.map(({ question, answer }) => ({
      question: typeset(question),
      answer: inline(answer),
    })),
    effects: {
      twoGroups: figures.twoGroups
        ? {
            number: figure.next().number,
            groups: chartTwoGroups(figures.twoGroups.claim),
            caption: typeset(figures.twoGroups.caption),
          }
        : null,
      compared: figures.compared
        ? { number: figure.next().number, rows: listCompared(uses) }
        : null,
      people: figures.people ? { number: figure.next().number, ...countTrialPeople(uses) } : null,
      faces: listProportions(uses).map((proportion) => ({
        number: figure.next().number,
        proportion,
      })),
    },
    protocol: {
      lead: protocolLead,
      dose: viewDose(slug, quickFacts),
      bands: protocols[slug].wavelengths,
      reasons: blocks(benefit.protocol.reasons),
    },
    protocolFigure: figures.protocol ? figure.view(figures.protocol) : null,
    mechanisms: benefit.mechanisms.map(({ title, text, benefit }) => ({
      title: typeset(title),
      text: inline(text),
      benefit: typeset(benefit),
    })),
    mechanismFigure: figures.mechanisms ? figure.view(figures.mechanisms) : null,
    closing: { title: typeset(closing.title), text: blocks(closing.text) },
    references: citations.references(),
  };
}

function figureNumbering(citations: PageCitations) {
  let number = 0;
  /** For a figure without citations outside its caption. */
  function next() {
    number += 1;
    return { number, marks: [] };
  }
  return {
    next,
    view: (figure: BenefitFigure): FigureView => ({
      number: next().number,
      ...drawnFigure(figure, citations),
    }),
  };
}

function drawnFigure(figure: BenefitFigure, citations: PageCitations) {
  switch (figure.kind) {
    case "penetration":
      return { ...figure, ...viewDepth(figure.wavelengths, citations) };
    case "dose-response":
      return { ...figure, ...viewDoseResponse(citations) };
  }
}

/** Minutes and distances depend on it: nearer or under a stronger lamp they are too long. */
function assumption(slug: BenefitSlug): QuickFact {
  return {
    label: "Light strength we assume",
    value: fillNumbers(`{{${slug} irradiance}} at the skin`),
  };
}

function viewDevices(
  devices: Benefit["devices"],
  light: readonly Wavelength[],
  citations: PageCitations,
): DevicesView {
  return {
    guidance: citations.blocks(devices.guidance),
    comparison: devices.comparison
      ? {
          devices: devices.comparison.map((row) => compareDevice(row, light, citations.cite)),
          criteria: deviceCriteria.map(({ title, text }) => ({
            title,
            text: citations.inline(text),
          })),
        }
      : null,
    types: (devices.types ?? []).map((card) => viewDeviceCard(card, light)),
  };
}

function viewDeviceCard(card: DeviceCard, protocolLight: readonly Wavelength[]): DeviceTypeView {
  const device = findDevice(card.device);
  const bands = device.wavelengths ?? protocolLight;
  const light = card.light ?? "{nm}";
  return {
    type: typeset(device.name),
    examples: typeset(device.examples ?? ""),
    wavelengths: typeset(fillIn(light, { nm: formatLight(bands) })),
    bestFor: typeset(card.bestFor),
    coverage: typeset(card.coverage),
    portability: typeset(device.portability ?? ""),
    bands,
  };
}

/** Without the facts at a glance. */
function viewDose(slug: BenefitSlug, facts: readonly QuickFact[]): QuickFact[] {
  const rows = fillNumbers([
    { label: "Wavelength", value: `{{${slug} wavelengths}}` },
    { label: "Session", value: `{{${slug} minutes}}` },
    { label: "How often", value: `{{${slug} frequency}}` },
    { label: "Distance", value: `{{${slug} distance}}` },
    { label: "Light strength at the skin (our assumption)", value: `{{${slug} irradiance}}` },
    { label: "Dose per session", value: `{{${slug} fluence}}` },
    { label: "Course", value: `{{${slug} course}}` },
  ]);
  return rows
    .map(typesetFact)
    .filter(({ value }) => !facts.some((fact) => fact.value.includes(value)));
}

function typesetFact({ label, value }: { label: string; value: string }) {
  return { label: typeset(label), value: typeset(value) };
}
