import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createServer, createServerModuleRunner } from "vite";
import { readFilters } from "#app/claims/evidence-filters.ts";
import { build } from "../scripts/site-build.js";
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
  const project = largeCopy();
  try {
    const filtering = await measureFiltering(project);
    await build(project);
    const site = await startMeasuredSite({}, project);
    try {
      return `${filtering}\n\n${await measurePages(site)}`;
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(project, { recursive: true });
  }
}

/** Without the part that is prepared once. */
async function measureFiltering(project: string): Promise<string> {
  const modules = await createServer({
    root: project,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const runner = createServerModuleRunner(modules.environments.ssr, { hmr: false });
    const module = await runner.import<typeof import("#app/claims/evidence-view.server.ts")>(
      "/app/claims/evidence-view.server.ts",
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

type ViewEvidence = typeof import("#app/claims/evidence-view.server.ts").viewEvidence;

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

/** A copy of this project whose ledger has copies of its studies, cited by its claims. */
function largeCopy(): string {
  const project = mkdtempSync(join(tmpdir(), "large-ledger-"));
  for (const part of PARTS) cpSync(part, join(project, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(project, "node_modules"));
  const ledger = join(project, "app/evidence/ledger");
  cpSync("bench/made-up-ledger.ts", join(ledger, "made-up-ledger.ts"));
  replaceRecords(join(ledger, "studies.server.ts"), {
    by: "moreStudies(written)",
    with: 'import { moreStudies } from "./made-up-ledger.ts";',
  });
  replaceRecords(join(ledger, "claims.server.ts"), {
    by: "moreClaims(written, isStudyId)",
    with: 'import { moreClaims } from "./made-up-ledger.ts";\nimport { isStudyId } from "./studies.server.ts";',
  });
  return project;
}

const PARTS = [
  ...["app", "demo-store", "public", "scripts", "server"],
  ...["package.json", "package-lock.json", "tsconfig.json"],
  ...["react-router.config.ts", "vite.config.ts"],
];

function replaceRecords(file: string, made: { by: string; with: string }): void {
  const source = readFileSync(file, "utf8");
  const changed = source.replace(
    /^const records = (\{.*?^\};\n)/ms,
    `const written = $1\nconst records = ${made.by};\n`,
  );
  if (changed === source) throw new Error(`${file} has no records any more`);
  writeFileSync(file, `${made.with}\n${changed}`);
}
