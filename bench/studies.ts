import { pino } from "pino";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { runnerImport } from "vite";
import { studyDesigns } from "#app/evidence/ledger/study.ts";
import { topicIds, topicsOffPages } from "#app/evidence/ledger/topics.ts";
import { parseEnv } from "#app/infra/env.server.ts";
import { readStudyQuery, SORTS, studyWords } from "#app/studies/study-filter.ts";
import type { StudyRow } from "#app/studies/study-row.ts";
import { createStudyTable, type StudyTable } from "#app/studies/study-table.ts";
import { listOptions, valuesOf } from "#app/studies/study-words.ts";
import { createApp } from "#server/app.ts";
import { createServices } from "#server/services.ts";
import type { SiteBuild } from "#server/site-build.ts";
import { percentile, table } from "../scripts/table.ts";
import { measureLargeLedger } from "./large-ledger.ts";
import { brotliSize, kilobytes } from "./page-bytes.ts";

const QUESTIONS = 2000;

/** At 175 and 10,000 made-up studies. */
export async function measureStudies(): Promise<string> {
  const shell = await pageAround();
  const { module } = await runnerImport<typeof import("#app/studies/studies-page.tsx")>(
    new URL("../app/studies/studies-page.tsx", import.meta.url).pathname,
  );
  const rows = [175, 10_000].map((count) => {
    const studies = createStudyTable(Array.from({ length: count }, (_, number) => madeUp(number)));
    const times = QUERIES.flatMap((address) => timesOf(studies, address));
    const pages = QUERIES.map((address) => {
      const asked = ask(studies, address);
      const page = createElement(module.StudiesPage, { ...asked, options, version: "bench" });
      const begun = performance.now();
      const part = renderToStaticMarkup(
        createElement(StaticRouter, { location: "/studies" }, page),
      );
      return { html: shell.replace("PART", () => part), rendering: performance.now() - begun };
    });
    const largest = pages.map(({ html }) => html).reduce((a, b) => (b.length > a.length ? b : a));
    return [
      count.toLocaleString("en-US"),
      percentile(times, 0.5).toFixed(2),
      percentile(times, 0.99).toFixed(2),
      Math.max(...pages.map(({ rendering }) => rendering)).toFixed(1),
      kilobytes(brotliSize(largest)),
    ];
  });
  const made = table(
    ["studies", "asking median, ms", "asking p99, ms", "slowest rendering, ms", "largest page, KB"],
    rows,
  );
  return `${made}\n\n${await measureLargeLedger()}`;
}

const options = listOptions(
  topicIds
    .filter((topic) => !topicsOffPages.includes(topic))
    .map((topic) => ({
      topic,
      uses: Array.from({ length: 6 }, (_, use) => ({
        id: `${topic}-${use}`,
        condition: `A use of light for ${topic}, number ${use}`,
      })),
    })),
);
const known = valuesOf(options);

const QUERIES = [
  "",
  "design=randomised+controlled+trial&nm=printed",
  "condition=pain-3&against=sham&result=better",
  "nm-from=630&nm-to=670&fluence-from=1&fluence-to=60&people-from=20",
  "source=LED&sessions=unprinted&funder=unprinted&year-from=2010&year-to=2020",
  "design=guideline&source=laser&people-from=9000&year-from=2030",
  ...SORTS.flatMap((sort) => [`sort=${sort}`, `sort=-${sort}&page=7`]),
];

function ask(studies: StudyTable, address: string) {
  const words = studyWords(new URLSearchParams(address));
  const { query, errors } = readStudyQuery(words, known);
  return { words, query, errors, answer: studies.ask(query) };
}

/** The first question in an order sorts; that happens once. */
function timesOf(studies: StudyTable, address: string): number[] {
  ask(studies, address);
  return Array.from({ length: Math.ceil(QUESTIONS / QUERIES.length) }, () => {
    const begun = performance.now();
    ask(studies, address);
    return performance.now() - begun;
  });
}

/** With PART in the place of what changes. */
async function pageAround(): Promise<string> {
  process.env.NODE_ENV = "production";
  const build: SiteBuild = await import(new URL("../build/server/index.js", import.meta.url).href);
  const services = createServices(parseEnv({}), pino({ level: "silent" }), {
    now: () => performance.now(),
    wait: async () => {},
  });
  const app = createApp({ services, build, mode: "production" });
  const html = await (await app.request("/studies")).text();
  return html.replace(/<figure class="study-timeline".*(?=<p id="licence")/s, "PART");
}

/** Every field in every state, by numbers that look random and never change. */
function madeUp(number: number): StudyRow {
  const pick = <Value>(values: readonly Value[], salt: number): Value => {
    const mixed = Math.imul(number * 31 + salt, 2_654_435_761) >>> 8;
    return values[mixed % values.length] as Value;
  };
  const some = (salt: number, most: number) =>
    pick(
      [undefined, null, ...Array.from({ length: 9 }, (_, step) => (step + 1) * (most / 9))],
      salt,
    );
  const topic = pick(topicIds, 1);
  return {
    id: `author-${number}`,
    name: `${pick(["Anders", "Berisha-Muharremi", "de Bie", "Chow", "Okonkwo"], 2)} ${number}`,
    year:
      1998 +
      pick(
        Array.from({ length: 28 }, (_, year) => year),
        3,
      ),
    design: pick(studyDesigns, 4),
    topics: [topic],
    uses: [`${topic}-${pick([0, 1, 2, 3, 4, 5], 5)}`],
    condition: `A use of light for ${topic}, number ${number % 6}`,
    hue: pick(["rose", "blue", "green", "indigo", "purple", "orange", "amber", null], 6),
    people: some(7, 900),
    sources: pick([undefined, null, ["LED"], ["laser"], ["LED", "laser"]] as const, 8),
    nm: pick([undefined, null, [660], [630, 850], [[660, 950]], [415, 633, 830, 1064]] as const, 9),
    irradiance: some(10, 90),
    fluence: some(11, 90),
    sessions: some(12, 45),
    against: pick([undefined, null, ["sham"], ["sham", "before"], ["no light"]] as const, 13),
    results: pick(
      [undefined, null, ["better"], ["better", "same", "worse"], ["before", "unnamed"]] as const,
      14,
    ),
    funder: pick([undefined, undefined, `A foundation with a long name, number ${number}`], 15),
    conflicts: undefined,
    contradiction: pick([undefined, undefined, undefined, `${number % 90} J/cm²`], 16),
  };
}
