import type { ChildNode, Element } from "domhandler";
import { isTag, isText } from "domhandler";
import { textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, type MetaDescriptor, RouterContextProvider } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { USE } from "#app/benefits/chosen-use.ts";
import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import { benefits } from "#app/benefits/content/benefits.ts";
import { FACES } from "#app/benefits/figures/faces-view.ts";
import { citingPagesContext } from "#app/evidence/citations/citing-pages.ts";
import { formatPerCm, valuesAt } from "#app/evidence/figures/absorption-plot.tsx";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { irradianceRange, listDevices } from "#app/evidence/ledger/devices.server.ts";
import { siteDoses } from "#app/evidence/ledger/dose.ts";
import { checkDose } from "#app/evidence/ledger/dose-check.ts";
import { formatNumber, formatPrice } from "#app/evidence/ledger/numbers.ts";
import { optics } from "#app/evidence/ledger/optics.ts";
import { inFull, listOwnFigures } from "#app/evidence/ledger/own-figures.server.ts";
import { protocols } from "#app/evidence/ledger/protocols.server.ts";
import {
  depthRange,
  formatDepth,
  lightLeft,
  typicalSkin,
} from "#app/evidence/ledger/skin-model.ts";
import { absorptionSpread } from "#app/evidence/ledger/skin-spread.server.ts";
import { listStudies } from "#app/evidence/ledger/studies.server.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { formatAmount, lightArms, testedWavelengths } from "#app/evidence/ledger/treatment.ts";
import { keyWavelengths, wavelengthEnds } from "#app/evidence/ledger/wavelength.ts";
import { explainerScenes } from "#app/explainer/explainer.server.ts";
import { ExplainerDrawing } from "#app/explainer/explainer-drawing.tsx";
import { mapTestedLight } from "#app/guides/tested-light.server.ts";
import { servicesContext } from "#app/services.ts";
import { listSitePages } from "#app/site-pages/site-pages.server.ts";
import { round } from "#app/tools/dose/dose.ts";
import { loadDoseData } from "#app/tools/dose/dose-data.server.ts";
import { EXAMPLE_PANEL } from "#app/tools/dose/dose-device.ts";
import { printedDoses } from "#app/tools/dose/dose-marks.tsx";
import { inWords } from "#app/tools/dose/dose-words.ts";
import { TICKS } from "#app/tools/dose/ruler-layout.ts";
import { rules } from "#app/tools/light-in-skin/skin-inputs.ts";
import { formatSize } from "#app/tools/read-number.ts";
import { normal, typedNumbers } from "../support/find-typed-numbers.ts";
import { HELP_ABROAD } from "../support/help-abroad.ts";
import { markComputed } from "../support/mark-numbers.ts";
import { ALLOWED, type Allowed, COUNTED, ON_PAGES } from "../support/typed-numbers.ts";

vi.mock("#app/evidence/ledger/fill-numbers.server.ts", async (importOriginal) => {
  const original =
    await importOriginal<typeof import("#app/evidence/ledger/fill-numbers.server.ts")>();
  const { markNumbers } = await import("../support/mark-numbers.ts");
  return { ...original, fillNumbers: <T>(text: T) => markNumbers(text, original.fillNumbers) };
});

// Assessments travel in a page's data or in its static HTML, so they are marked where they are made.
vi.mock("#app/evidence/citations/citations.server.ts", async (importOriginal) => {
  const original =
    await importOriginal<typeof import("#app/evidence/citations/citations.server.ts")>();
  const { markComputed } = await import("../support/mark-numbers.ts");
  const marked = (citations: ReturnType<typeof original.startCitations>) => ({
    ...citations,
    assess: (...claim: Parameters<typeof citations.assess>) =>
      markComputed(citations.assess(...claim), true),
  });
  return {
    ...original,
    startCitations: () => marked(original.startCitations()),
  };
});

vi.mock("#app/benefits/benefit-page.server.ts", async (importOriginal) => {
  const { getBenefitPage } =
    await importOriginal<typeof import("#app/benefits/benefit-page.server.ts")>();
  const { markComputed } = await import("../support/mark-numbers.ts");
  return {
    getBenefitPage: (...slug: Parameters<typeof getBenefitPage>) =>
      markComputed(getBenefitPage(...slug)),
  };
});

vi.mock("#app/benefits/answer/use-answer.server.ts", async (importOriginal) => {
  const original =
    await importOriginal<typeof import("#app/benefits/answer/use-answer.server.ts")>();
  const { markComputed } = await import("../support/mark-numbers.ts");
  return {
    ...original,
    getAnswer: (...use: Parameters<typeof original.getAnswer>) =>
      markComputed(original.getAnswer(...use)),
  };
});

vi.mock("#app/benefits/short-form/short-form.server.ts", async (importOriginal) => {
  const original =
    await importOriginal<typeof import("#app/benefits/short-form/short-form.server.ts")>();
  const { markComputed } = await import("../support/mark-numbers.ts");
  return {
    ...original,
    getShortForm: (...asked: Parameters<typeof original.getShortForm>) =>
      markComputed(original.getShortForm(...asked)),
  };
});

vi.mock("#app/benefits/index/best-uses.server.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("#app/benefits/index/best-uses.server.ts")>();
  const { markComputed } = await import("../support/mark-numbers.ts");
  return {
    ...original,
    listBestUses: () => markComputed(original.listBestUses()),
    findBestUse: (...use: Parameters<typeof original.findBestUse>) =>
      markComputed(original.findBestUse(...use)),
  };
});

vi.mock("#app/claims/claim-view.server.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("#app/claims/claim-view.server.ts")>();
  const { markComputed } = await import("../support/mark-numbers.ts");
  return {
    ...original,
    getClaim: (id: string) => markComputed(original.getClaim(id), true),
  };
});

vi.mock("#app/studies/study-page.server.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("#app/studies/study-page.server.ts")>();
  const { markComputed } = await import("../support/mark-numbers.ts");
  return {
    ...original,
    getStudyPage: (id: string) => markComputed(original.getStudyPage(id), true),
  };
});

// What citation-js writes of papers and claims.
vi.mock("#app/evidence/citations/citation-files.server.ts", async (importOriginal) => {
  const original =
    await importOriginal<typeof import("#app/evidence/citations/citation-files.server.ts")>();
  const { markComputed } = await import("../support/mark-numbers.ts");
  return {
    ...original,
    citeAt: async (...cited: Parameters<typeof original.citeAt>) =>
      markComputed(await original.citeAt(...cited), true),
  };
});

vi.mock("#app/tools/devices/compare.server.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("#app/tools/devices/compare.server.ts")>();
  const { markComputed } = await import("../support/mark-numbers.ts");
  return {
    ...original,
    compareDevices: (...asked: Parameters<typeof original.compareDevices>) => {
      const compared = original.compareDevices(...asked);
      if (compared.status !== "ok") return compared;
      const rows = compared.rows.map(({ cells, ...row }) => ({
        ...markComputed(row, true),
        cells: cells.map(({ studies, ...cell }) => ({ ...markComputed(cell, true), studies })),
      }));
      return { ...compared, rows };
    },
  };
});

// The ledger's list of who should ask first.
vi.mock("#app/tools/ask-first/ask-first-list.server.ts", async (importOriginal) => {
  const { viewAskFirstList } =
    await importOriginal<typeof import("#app/tools/ask-first/ask-first-list.server.ts")>();
  const { markComputed } = await import("../support/mark-numbers.ts");
  return { viewAskFirstList: () => markComputed(viewAskFirstList(), true) };
});

const INLINE = new Set("a abbr cite em span strong".split(" "));
const ATTRIBUTES = ["alt", "aria-label", "placeholder", "title"];

const devices = listDevices().map(([, device]) => device);
const catalogue = devices.flatMap(({ price, irradiance }): Allowed[] => {
  const range = irradiance && formatAmount(irradianceRange(irradiance), "mW/cm²");
  return [price && formatPrice(price), range].flatMap((words): Allowed[] =>
    words ? [[words, "the ledger's devices"]] : [],
  );
});

const studyNames = listStudies().map(
  (study): Allowed => [nameStudy(study), "the ledger's studies"],
);
/** Dots of the spectrum: a study with a wavelength of its own. */
const studyLights = listStudies().flatMap((study) =>
  testedWavelengths(study).map(
    (light): Allowed => [`${nameStudy(study)}, ${light} nm`, "the ledger's studies"],
  ),
);
const { dots, studies } = mapTestedLight([]);
const testedLight = [
  ...dots.map(({ nanometres }): Allowed => [`${nanometres} nm`, "printed by the ledger's studies"]),
  [`${studies} studies in all`, "counted from the ledger"] as const,
];

const absorbed = [...keyWavelengths, rules.nm.typical]
  .flatMap(valuesAt)
  .map(({ name, perCm }): Allowed => [`${name} ${formatPerCm(perCm)}`, "skin-model.ts"]);

const { haemoglobin, water, melanosome, skin, melanin, measured } = optics;
const lightInSkin = [
  ...lightLeft.flatMap(({ fraction }) => {
    const range = depthRange(fraction, rules.nm.typical, typicalSkin, absorptionSpread);
    return range ? [formatDepth(range), formatDepth(range).replace("–", " to ")] : [];
  }),
  ...Object.values(rules).map(({ from, to }) => `from ${from} to ${to}`),
  ...[haemoglobin, water, melanosome, skin, melanin, measured].flatMap(({ source }) =>
    Object.values(source),
  ),
].map((words): Allowed => [words, "worked out by skin-model.ts, or the ledger's optics"]);
const { trials, judgedSafe } = await loadDoseData();
const doseRuler = [
  ...trials.flatMap((trial): Allowed[] => [
    [`${printedDoses(trial)} J/cm²`, "printed by the ledger's trials"],
    [printedDoses(trial), "printed by the ledger's trials"],
    [`${inWords(trial.nm)} nm`, "printed by the ledger's trials"],
  ]),
  ...judgedSafe.map(
    ({ dose }): Allowed => [`${dose} safe (red LED)`, "printed by the ledger's trials"],
  ),
  ...judgedSafe.map(({ dose }): Allowed => [`${dose} judged safe`, "the same"]),
  ...Object.values(siteDoses).map(({ from, to }): Allowed => [`${from}–${to}, `, "the ledger's"]),
  ...trials.flatMap(({ doses }) =>
    doses.flatMap(({ from, to }): Allowed[] => [
      [`from ${from}`, "printed by the ledger's trials"],
      [`to ${formatNumber(to)} J/cm²`, "printed by the ledger's trials"],
    ]),
  ),
  ...TICKS.map((tick): Allowed => [round(tick), "the axis of the ruler"]),
  [`${trials.length} trials`, "counted from the ledger"] as const,
  [`${trials.length} studies`, "counted from the ledger"] as const,
  [formatSize(EXAMPLE_PANEL.width, EXAMPLE_PANEL.height), "an example, and said to be"] as const,
  ...Object.values(EXAMPLE_PANEL).map((part): Allowed => [`${part}`, "an example, and said to be"]),
];

const doseSums = listStudies().flatMap((study) =>
  lightArms(study).flatMap((arm) => {
    const { irradiance, minutes, printed, computed } = checkDose(arm) ?? {};
    return [
      irradiance && formatAmount(irradiance, "mW/cm²"),
      minutes && formatAmount(minutes, "minutes"),
      ...[printed, computed].map((dose) => dose && formatAmount(dose, "J/cm²")),
    ].flatMap((words): Allowed[] => (words ? [[words, "a sum on printed figures"]] : []));
  }),
);

const WAVELENGTHS = /\d{3}(?:(?:-|, | and )\d{3})* nm/g;
const known = new Set([
  ...keyWavelengths,
  ...Object.values(protocols).flatMap(({ wavelengths }) => wavelengths.flatMap(wavelengthEnds)),
  ...devices.flatMap(({ wavelengths = [] }) => wavelengths.flatMap(wavelengthEnds)),
]);

const BENEFIT = "../../app/benefits/benefit.route.tsx";
const ANSWER = "../../app/benefits/answer/answer.route.tsx";
const SHORT_FORM = "../../app/benefits/short-form/short-form.route.tsx";
const slugs = benefits.map(({ slug }) => slug);
const answers = await Promise.all(
  slugs.map(async (slug) => {
    const { applications } = loadBenefit(slug);
    return applications.map(({ claim }) => [`/benefits/${slug}?${USE}=${claim}`, slug] as const);
  }),
);

const ofEach = <Thing>(things: readonly Thing[], kindOf: (thing: Thing) => string): Thing[] =>
  [...Map.groupBy(things, kindOf).values()].flatMap((alike) => alike.slice(0, 1));
/** All are made alike, and their texts are in provenance.test.ts: one of each topic, and of each design. */
const claims = ofEach(listClaims(), ({ id, topic }) => (id === "knee-osteoarthritis" ? id : topic));
const studiesShown = ofEach(listStudies(), ({ id, design }) =>
  ["chow-2009", "mehdizadeh-2025"].includes(id) ? id : design,
);

/** The pages of the repository: path, route module, and the texts in provenance.test.ts that they show. */
type Page = [path: string, file: string, texts: readonly string[]];
const pages: Page[] = [
  ["/", "../../app/home/home.route.tsx", []],
  ["/red-light-101", "../../app/guides/red-light-101.route.tsx", ["red-light-101"]],
  ["/benefits", "../../app/benefits/index/benefits-index.route.tsx", slugs],
  ["/dose", "../../app/tools/dose/dose.route.tsx", []],
  ["/webinars/perfectio-x", "../../app/webinar/webinar.route.tsx", []],
  ["/ask-first", "../../app/tools/ask-first/ask-first.route.tsx", []],
  ["/evidence", "../../app/claims/evidence.route.tsx", []],
  ["/evidence?use=knee-osteoarthritis", "../../app/claims/evidence.route.tsx", []],
  ["/evidence?view=table", "../../app/claims/evidence.route.tsx", []],
  ["/open-data", "../../app/claims/open-data.route.tsx", []],
  ["/studies", "../../app/studies/studies.route.tsx", []],
  ["/changes", "../../app/changes/changes.route.tsx", []],
  ...claims.map(({ id }): Page => [`/evidence/${id}`, "../../app/claims/claim.route.tsx", []]),
  ...studiesShown.map(
    ({ id }): Page => [`/studies/${id}`, "../../app/studies/study.route.tsx", []],
  ),
  ["/plan", "../../app/tools/plan/plan.route.tsx", []],
  [
    "/devices?a=face-mask&b=skin-panel&use=skin-health",
    "../../app/tools/devices/devices.route.tsx",
    [],
  ],
  ["/spec-sheet", "../../app/tools/spec-sheet/spec-sheet.route.tsx", []],
  ...slugs.map((slug): Page => [`/benefits/${slug}/print`, SHORT_FORM, [slug]]),
  ["/light-in-skin", "../../app/tools/light-in-skin/light-in-skin.route.tsx", []],
  ...slugs.map((slug): Page => [`/benefits/${slug}`, BENEFIT, [slug]]),
  ...answers.flat().map(([path, slug]): Page => [path, ANSWER, [slug]]),
  [`/benefits/skin-health?${FACES}=difference`, ANSWER, ["skin-health"]],
];

// Marked numbers are words, of which drawings can't make places and widths.
const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
const rendered = await Promise.all(
  pages.map(async ([path, file, texts]) => ({ path, texts, lines: await renderPage(path, file) })),
);
const complained = complaints.mock.calls.map(([what]) => String(what));
complaints.mockRestore();

test("nothing else is wrong with the pages", () => {
  expect(complained.filter((what) => !what.startsWith("Received NaN"))).toEqual([]);
});

test("every page of the repository is here, or one that is made like it", async () => {
  const files = new Set(pages.map(([path]) => path.replace(/\?.*/, "")));
  const made = (await listSitePages()).map(({ path }) => path);
  // The blog's list is the store's; its articles are in provenance.test.ts.
  const others = made.filter(
    (path) => !files.has(path) && !/^\/(?:evidence|studies)\/|^\/blog$/.test(path),
  );
  expect(others, "add a line with the route's module to `pages` of this file").toEqual([]);
});

describe.each(rendered)("$path", ({ path, texts, lines }) => {
  const own = listOwnFigures(path).flatMap((figure): Allowed[] => [
    [inFull(figure), "the list of the site's own figures"],
    [figure.value, "the list of the site's own figures"],
  ]);
  const allowed = [
    ...ALLOWED.everywhere,
    ...(ON_PAGES.everywhere ?? []),
    ...(ON_PAGES[path] ?? []),
    ...own,
    ...catalogue,
    ...studyLights,
    ...studyNames,
    ...(path === "/red-light-101" ? testedLight : []),
    ...(path === "/light-in-skin" ? lightInSkin : []),
    ...absorbed,
    ...(path === "/dose" ? doseRuler : []),
    ...(path.startsWith("/studies/") ? doseSums : []),
    ...(ALLOWED["the devices"] ?? []),
    ...texts.flatMap((text) => ALLOWED[text] ?? []),
  ];

  // The changes quote what stood there before.
  test.skipIf(path === "/changes")(
    "shows no digit but the ledger's, the specification's and what is counted",
    () => {
      expect(typedNumbers(lines.map(withoutCounts), allowed)).toEqual([]);
    },
  );

  test.skipIf(path === "/changes")("sends nobody to help in another country", () => {
    expect(lines.filter((line) => HELP_ABROAD.test(line))).toEqual([]);
  });

  test("boasts with no figure but those of the list", () => {
    const boasts = lines.flatMap((line) => line.match(/(?<![\d$,.-])[\d,]+K?%?\+(?! ?\d)/g) ?? []);
    const known = own.map(([words]) => words);
    expect(boasts.filter((boast) => !known.includes(boast))).toEqual([]);
  });

  test("owns each of its figures, and says what the papers allow", () => {
    const owned = lines.flatMap(
      (line) => line.match(/\bOur own (?:count|figure|promise)(?![s:])/g) ?? [],
    );
    expect(owned.length).toBeGreaterThanOrEqual(listOwnFigures(path).length);
  });
});

test.each(explainerScenes())("the picture of “$title” shows no other digit either", (scene) => {
  const html = renderToStaticMarkup(createElement(ExplainerDrawing, { scene, progress: 1 }));
  const permissions = [ALLOWED["the explainer"], ON_PAGES.everywhere, ON_PAGES["the explainer"]];
  const allowed = permissions.flatMap((permission) => permission ?? []);
  const lines = linesOf(parseDocument(html).children).map(withoutCounts);
  expect(typedNumbers(lines, [...ALLOWED.everywhere, ...allowed])).toEqual([]);
});

test("each permission to show a number is used", () => {
  const scenes = explainerScenes().map((scene) =>
    renderToStaticMarkup(createElement(ExplainerDrawing, { scene, progress: 1 })),
  );
  for (const [name, permissions] of Object.entries(ON_PAGES)) {
    const lines = rendered.filter(({ path }) => name === "everywhere" || path === name);
    const shown = [
      ...lines.flatMap((page) => page.lines),
      ...(name === "the explainer" ? scenes : []),
    ];
    const all = shown.map(normal).join("\n");
    for (const [phrase] of permissions) expect(all, `${name}: ${phrase}`).toContain(normal(phrase));
  }
});

/** All that a page says, a line for each block: its words, labels, head and structured data. */
async function renderPage(path: string, file: string): Promise<string[]> {
  const route = await import(file);
  const context = new RouterContextProvider();
  // All that these loaders ask for.
  const services = {
    env: { siteUrl: "https://site.example" },
    outbox: { sendsMail: false },
    clock: () => Date.UTC(2026, 10, 22),
  };
  context.set(servicesContext, services as never);
  // Sentences of other pages, which are looked at there.
  context.set(citingPagesContext, {
    ofStudy: async () => [],
    ofClaim: async () => [],
    at: async () => undefined,
  });
  const url = new URL(path, services.env.siteUrl);
  // As React Router asks in the browser, which needs all of the HTML.
  const request = new Request(new URL(`${url.pathname}.data${url.search}`, url));
  const [, , id] = path.split(/[/?]/);
  const params = { claim: id, id };
  const answer = await route.loader({ context, url, request, params, pattern: url.pathname });
  const loaderData = markComputed(answer.data ?? answer);
  const Page = createRoutesStub([
    { id: "page", path: url.pathname, Component: route.default, loader: () => loaderData },
  ]);
  const component = renderToStaticMarkup(
    createElement(Page, {
      initialEntries: [path],
      hydrationData: { loaderData: { page: loaderData } },
    }),
  );
  // The page's route shows the answer's faces.
  const html = component + (loaderData.faces?.html ?? "");
  // The answer for a use is a part of its page, which has the head.
  const head: MetaDescriptor[] =
    route.meta?.({ loaderData, matches: [], location: url, params: {} }) ?? [];
  const tags = head.filter(
    (tag) => !("property" in tag && /:(?:width|height)$/.test(`${tag.property}`)),
  );
  return [...linesOf(parseDocument(html).children), ...tags.flatMap((tag) => wordsOf(tag))];
}

function linesOf(nodes: readonly ChildNode[]): string[] {
  const labels: string[] = [];
  let text = "";
  function walk(node: ChildNode) {
    if (isText(node)) {
      // Two elements in a line are two words: "mostly" and "4–24".
      const gap = /\p{L}$/u.test(text) && /^[\d⟦]/.test(node.data) ? " " : "";
      text += gap + node.data.replaceAll("\n", " ");
    }
    if (!isTag(node) || isElsewhere(node)) return;
    if (node.name === "script") {
      labels.push(...wordsOf(JSON.parse(textContent(node))));
      return;
    }
    labels.push(...ATTRIBUTES.map((name) => node.attribs[name] ?? ""));
    const edge = INLINE.has(node.name) ? "" : /^su[bp]$/.test(node.name) ? " " : "\n";
    text += edge;
    for (const child of node.children) walk(child);
    text += edge;
  }
  for (const node of nodes) walk(node);
  return [...labels, ...text.split("\n")].filter((line) => line.trim() !== "");
}

/** Bibliography, markers, dates, numbers of an axis and of steps, and tables of what is worked out. */
function isElsewhere(element: Element): boolean {
  const { name, attribs, children } = element;
  if (attribs.id?.startsWith("ref-") || name === "time") return true;
  if (attribs.class === "map-column") return true;
  // Rows of the spectrum's table, from the same list as its dots.
  if (name === "span" && /^fig-\d+-\d+$/.test(attribs.id ?? "")) return true;
  if (attribs.class === "references") return true;
  // What citation-js writes for reference managers.
  if (name === "pre") return true;
  // A cell for each field of a claim or a paper, and the papers of each year.
  if (/^t[dh]$/.test(name) && attribs.scope !== "col" && isOfLedger(element)) return true;
  // The map of claims, and rows that skin-model.ts works out.
  if (name === "table" && /^(?:Every use with|Depth and absorption)/.test(textContent(element)))
    return true;
  if (name === "a" && attribs["aria-label"]?.startsWith("Reference ")) return true;
  const [only] = children;
  if (children.length !== 1 || !only || !isText(only)) return false;
  return name === "text"
    ? /^[\d,]+$/.test(only.data)
    : !/^su[bp]$/.test(name) && /^\d$/.test(only.data);
}

/** Whether it is in the table of claims, of papers or of years. */
function isOfLedger({ parent }: Element): boolean {
  if (!parent || !isTag(parent)) return false;
  return (
    /(?:^| )(?:evidence-table|papers|study-timeline)$/.test(parent.attribs.class ?? "") ||
    isOfLedger(parent)
  );
}

/** The words of a tag of the head: structured data too, without addresses, dates and papers. */
function wordsOf(tag: unknown, name = ""): string[] {
  if (/^(?:@.*|url|href|item|image|identifier|sameAs|citation|logo|license)$/.test(name)) return [];
  if (/(?:date|reviewed|_time|wordCount|timeRequired|version)$/i.test(name)) return [];
  if (typeof tag === "string") return /^(?:https?:|\d{4}-\d\d|width=)/.test(tag) ? [] : [tag];
  if (typeof tag !== "object" || tag === null) return [];
  return Object.entries(tag).flatMap(([key, each]) =>
    wordsOf(each, Array.isArray(tag) ? name : key),
  );
}

/** Without what the template counts, and wavelengths that are the specification's a protocol's or a device's. */
function withoutCounts(line: string): string {
  const rest = COUNTED.reduce((words, [pattern]) => words.replace(pattern, ""), normal(line));
  return rest.replace(WAVELENGTHS, (words) =>
    words.match(/\d+/g)?.every((nanometres) => known.has(Number(nanometres))) ? "" : words,
  );
}
