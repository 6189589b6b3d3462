import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, createServerModuleRunner } from "vite";
import { parse, stringify } from "yaml";
import { readFilters } from "#app/uses/evidence-filters.ts";
import { percentile, table } from "../scripts/table.ts";
import { type MeasuredSite, startMeasuredSite } from "./measured-site.ts";
import { brotliSize, kilobytes } from "./page-bytes.ts";

const VISITS = 100;
const QUESTIONS = 2000;

/** Nothing of it is cached. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  "/evidence, filtered": [
    "/evidence?condition=knee",
    "/evidence?part=skin&light=led",
    "/evidence?certainty=low&group=part",
    "/evidence?use=knee-osteoarthritis",
    "/evidence?condition=tinnitus",
  ],
  "/evidence, as a table": ["/evidence?view=table", "/evidence?view=table&group=light"],
  "/studies, filtered": [
    "/studies?nm=printed",
    "/studies?condition=knee-osteoarthritis",
    "/studies?people-from=20&fluence-to=60&sort=-people&page=7",
  ],
};

/** These are kept once they are rendered, so each is asked for once. */
const KEPT = ["/evidence/", "/studies/"];

/** Filtering alone, then the production server's pages and their size. */
export async function measureLargeLedger(): Promise<string> {
  const content = largeContent();
  process.env.CONTENT_DIR = content;
  try {
    const filtering = await measureFiltering();
    const site = await startMeasuredSite({ CONTENT_DIR: content });
    try {
      return `${filtering}\n\n${await measurePages(site)}`;
    } finally {
      await site.stop();
    }
  } finally {
    delete process.env.CONTENT_DIR;
    rmSync(content, { recursive: true });
  }
}

/** Without the part that is prepared once. */
async function measureFiltering(): Promise<string> {
  const modules = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const runner = createServerModuleRunner(modules.environments.ssr, { hmr: false });
    const module = await runner.import<typeof import("#app/uses/evidence-view.server.ts")>(
      "/app/uses/evidence-view.server.ts",
    );
    return await timeFiltering(module.viewEvidence);
  } finally {
    await modules.close();
  }
}

async function timeFiltering(view: ViewEvidence): Promise<string> {
  async function ask(address: string): Promise<number> {
    const begun = performance.now();
    await view(readFilters(new URL(address, "http://site").searchParams));
    return performance.now() - begun;
  }
  for (const address of EVIDENCE_QUESTIONS) await ask(address);
  const times: number[] = [];
  for (let turn = 0; turn < QUESTIONS / EVIDENCE_QUESTIONS.length; turn += 1) {
    for (const address of EVIDENCE_QUESTIONS) times.push(await ask(address));
  }
  return table(
    ["/evidence", "filtering median, ms", "filtering p99, ms"],
    [["10,000 studies", percentile(times, 0.5).toFixed(2), percentile(times, 0.99).toFixed(2)]],
  );
}

type ViewEvidence = typeof import("#app/uses/evidence-view.server.ts").viewEvidence;

const EVIDENCE_QUESTIONS = [
  ...Object.entries(ADDRESSES).flatMap(([name, addresses]) =>
    name.startsWith("/evidence") ? addresses : [],
  ),
  "/evidence?light=laser",
  "/evidence?certainty=very-low&group=certainty",
  "/evidence?group=condition",
  "/evidence?condition=pain&part=neck&certainty=low&light=led&group=light&use=chronic-neck-pain",
];

async function measurePages({ origin }: MeasuredSite): Promise<string> {
  // The first reader of a study waits for all pages that may cite it.
  await visit(`${origin}/studies/chow-2009`);
  const rows: string[][] = [];
  for (const [name, addresses] of Object.entries(ADDRESSES)) {
    const visits: Visit[] = [];
    for (const address of addresses) await visit(origin + address);
    for (let turn = 0; turn < VISITS; turn += 1) {
      visits.push(await visit(origin + addresses[turn % addresses.length]));
    }
    rows.push([name, ...measured(visits)]);
  }
  const listed = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = Array.from(
    listed.matchAll(/<loc>(.*?)<\/loc>/g),
    ([, url = ""]) => new URL(url).pathname,
  );
  for (const folder of KEPT) {
    const visits: Visit[] = [];
    const pages = paths.filter((path) => path.startsWith(folder));
    for (const path of pages.slice(0, VISITS)) visits.push(await visit(origin + path));
    rows.push([`each ${folder}…, first reader (${pages.length} pages)`, ...measured(visits)]);
  }
  return table(["page", "median, ms", "p99, ms", "largest, KB"], rows);
}

type Visit = { readonly time: number; readonly bytes: number };

async function visit(url: string): Promise<Visit> {
  const begun = performance.now();
  const response = await fetch(url, { headers: { "Accept-Encoding": "br" } });
  const html = await response.text();
  const time = performance.now() - begun;
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${html.slice(0, 200)}`);
  return { time, bytes: brotliSize(html) };
}

function measured(visits: readonly Visit[]): string[] {
  const times = visits.map(({ time }) => time);
  return [
    percentile(times, 0.5).toFixed(1),
    percentile(times, 0.99).toFixed(1),
    kilobytes(Math.max(...visits.map(({ bytes }) => bytes))),
  ];
}

/** A copy of content/ with 10,000 studies: copies as papers by other people, which the uses rest on too. */
function largeContent(): string {
  const content = mkdtempSync(join(tmpdir(), "large-content-"));
  cpSync("content", content, { recursive: true });
  const ids = readdirSync("content/studies").map((name) => name.replace(".yaml", ""));
  const studies = ids.map((id) => readRecord(`content/studies/${id}.yaml`));
  const copies = Math.ceil(STUDIES / ids.length);
  for (let copy = 1; copy < copies; copy += 1) {
    for (const [number, id] of ids.entries()) {
      const nth = copy * ids.length + number;
      const record = {
        ...studies[number],
        authors: studies[(nth * 17 + 5) % ids.length]?.authors,
        title: `${studies[number]?.title}: copy ${copy}`,
        year: 1990 + ((nth * 7) % 36),
        pmid: null,
        doi: `10.1000/copy.${nth}`,
        url: `https://doi.org/10.1000/copy.${nth}`,
        participants: 8 + ((nth * 37) % 900),
      };
      writeFileSync(join(content, `studies/${id}-${copy}.yaml`), stringify(record));
    }
  }
  const withCopies = (refs: string[] = []) =>
    refs.flatMap((ref) => {
      const [id, ...outcome] = ref.split("/");
      const more = Array.from({ length: copies - 1 }, (_, copy) => `${id}-${copy + 1}`);
      return [ref, ...more.map((copy) => [copy, ...outcome].join("/"))];
    });
  for (const name of readdirSync("content/uses")) {
    const use = readRecord(`content/uses/${name}`);
    const record = {
      ...use,
      supports: withCopies(use.supports),
      opposes: withCopies(use.opposes),
      background: withCopies(use.background),
    };
    writeFileSync(join(content, "uses", name), stringify(record));
  }
  return content;
}

const STUDIES = 10_000;

const readRecord = (file: string) => parse(readFileSync(file, "utf8"));
