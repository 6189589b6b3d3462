// Biome's overrides replace each other, so one rule took six lists there. dependency-cruiser needs the TypeScript
// compiler's API, which TypeScript 7 no longer has.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";
import { parseSync } from "vite";
import { expect, test } from "vitest";

/** Paths from the repository's root. */
type Import = { from: string; to: string };

/** Which folders or files each imports from, types included, with one import as an example. */
type Arrows = Map<string, Map<string, string>>;

/** What the folders that know no feature may import. */
const SHARED: Record<string, readonly string[]> = {
  "app/ui": ["app/text"],
  "app/text": [],
  "app/styles": [],
  "app/physics": [],
  "app/storefront": ["app/text"],
  "app/infra": ["app/storefront"],
  "app/search/matching": ["app/text"],
  "app/content": ["app/text", "app/search/matching"],
  "app/evidence/ledger": ["app/content", "app/text", "app/infra", "app/physics"],
  "app/evidence/words": ["app/ui", "app/text", "app/evidence/ledger", "app/physics"],
  "app/evidence/text": ["app/ui", "app/text", "app/evidence/ledger"],
  "app/evidence/citations": [
    "app/ui",
    "app/text",
    "app/infra",
    "app/content",
    "app/evidence",
    "app/figures",
  ],
  "app/figures": ["app/ui", "app/text", "app/content", "app/evidence", "app/physics"],
  "app/own-texts": ["app/content", "app/evidence/ledger", "app/text"],
  "app/dose": [
    "app/ui",
    "app/text",
    "app/content",
    "app/evidence",
    "app/figures",
    "app/physics",
    "app/benefits/content",
  ],
  "app/benefits/content": ["app/text", "app/content", "app/evidence/ledger"],
  "app/explainer": [
    "app/ui",
    "app/text",
    "app/content",
    "app/evidence",
    "app/figures",
    "app/physics",
  ],
  "app/frame/head": [
    "app/text",
    "app/content",
    "app/styles",
    "app/evidence",
    "app/figures",
    "app/site.config.ts",
  ],
  "app/frame": [
    "app/ui",
    "app/text",
    "app/content",
    "app/styles",
    "app/storefront",
    "app/infra",
    "app/frame/head",
    "app/site.config.ts",
    "app/webinar.config.ts",
  ],
  "app/tools": ["app/ui", "app/text", "app/dose", "app/evidence", "app/frame"],
  "app/forms": [
    "app/ui",
    "app/content",
    "app/text",
    "app/styles",
    "app/infra",
    "app/frame/head",
    "app/evidence/ledger",
    "app/forms/alerts/alert-topics.server.ts",
    "app/site.config.ts",
  ],
  "app/forms/alerts": [
    "app/ui",
    "app/text",
    "app/infra",
    "app/evidence/ledger",
    "app/benefits/content",
    "app/forms",
    "app/site.config.ts",
  ],
  "app/forms/newsletter": [
    "app/ui",
    "app/text",
    "app/infra",
    "app/frame",
    "app/benefits/content",
    "app/forms",
    "app/articles",
    "app/site.config.ts",
  ],
  "app/forms/webinar": ["app/ui", "app/text", "app/infra", "app/forms", "app/webinar.config.ts"],
  // A store like any other: of the site it knows the reader of content/.
  "embedded-store": ["app/content", "app/own-texts"],
};

/** Folders about all features, which no feature knows. Every other folder of app/ is a feature, and so is each tool. */
const ABOUT_ALL = [
  "app/desk",
  "app/site-pages",
  "app/citing-pages",
  "app/redirects",
  "app/link-check",
];

/** The files directly in app/ that features may import; the others put features together. */
const FOR_ALL = ["app/site.config.ts", "app/webinar.config.ts"];

/** What features open to the others. */
const OPEN = [
  "app/articles/articles.server.ts",
  "app/articles/blog-filters.tsx",
  "app/benefits/answer/use-answer.server.ts",
  "app/benefits/benefit-page.ts",
  "app/benefits/index/best-uses.server.ts",
  "app/guides/content/hub.server.ts",
  "app/guides/guide-tile.tsx",
  "app/search/evidence-summary.server.ts",
];

const files = ["app", "server", "embedded-store", "scripts", "bench", "tests"].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((file) => join(root, file.replaceAll("\\", "/")))
    .filter((file) => /\.[tj]sx?$/.test(file) && !/\.(test|spec)\.|\.d\.ts$/.test(file)),
);
const imports = importsOf(files, (file) => readFileSync(file, "utf8"));

test("each folder imports what it may", () => {
  expect(files.length).toBeGreaterThan(500);
  expect(forbiddenIn(imports), "not allowed by SHARED, FOR_ALL and OPEN above").toEqual([]);
});

test("no folder imports in a circle", () => {
  expect(circleIn(arrowsOf(imports, folderOf))).toEqual([]);
});

test("no file imports in a circle", () => {
  expect(circleIn(arrowsOf(imports, (file) => file))).toEqual([]);
});

/** The folder whose rule is a file's; the file itself where it is directly in app/. */
function roomOf(file: string): string {
  const folders = file.split("/").slice(0, -1);
  const places = folders.map((_, at) => folders.slice(0, folders.length - at).join("/"));
  const shared = places.find((place) => place in SHARED && place !== "app/tools");
  if (shared) return shared;
  const [root = "", folder = "", inside = ""] = file.split("/");
  if (root !== "app") return root;
  const isApart = folder === "tools" && !inside.includes(".");
  return isApart ? `app/${folder}/${inside}` : `app/${folder}`;
}

const isIn = (file: string, place: string) => file === place || file.startsWith(`${place}/`);

const isFeature = (room: string) =>
  room.startsWith("app/") && !room.includes(".") && !(room in SHARED) && !ABOUT_ALL.includes(room);

function forbiddenIn(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => {
      const [room, other] = [roomOf(from), roomOf(to)];
      if (room === other) return false;
      const allowed = SHARED[room];
      if (allowed) return !allowed.some((place) => isIn(to, place));
      if (!room.startsWith("app/")) return false;
      if (!to.startsWith("app/")) return true;
      if (dirname(from) === "app") return false;
      if (dirname(to) === "app") return !FOR_ALL.includes(to);
      return (
        isFeature(room) && (ABOUT_ALL.includes(other) || (isFeature(other) && !OPEN.includes(to)))
      );
    })
    .map(({ from, to }) => `${from} → ${to}`);
}

function arrowsOf(imports: readonly Import[], placeOf: (file: string) => string): Arrows {
  const arrows: Arrows = new Map();
  for (const imported of imports) {
    const [from, to] = [placeOf(imported.from), placeOf(imported.to)];
    if (from === to || from.startsWith(`${to}/`) || to.startsWith(`${from}/`)) continue;
    const targets = arrows.get(from) ?? new Map<string, string>();
    arrows.set(from, targets.set(to, targets.get(to) ?? `${imported.from} → ${imported.to}`));
  }
  return arrows;
}

/** The files directly in app/ put the folders together: each is a folder of its own. */
const folderOf = (file: string) => (dirname(file) === "app" ? file : dirname(file));

/** The imports of these files from each other. */
function importsOf(files: readonly string[], read: (file: string) => string): Import[] {
  const known = new Set(files);
  return files.flatMap((from) =>
    namesIn(from, read(from))
      .map((name) => (name.startsWith("#") ? name.slice(1) : normalize(join(dirname(from), name))))
      .filter((to) => known.has(to))
      .map((to) => ({ from, to })),
  );
}

function namesIn(file: string, code: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ];
}

/** The imports that make a circle of folders, in their order; none where there is none. */
function circleIn(arrows: Arrows): string[] {
  const done = new Set<string>();
  const visit = (folder: string, way: readonly string[]): string[] => {
    const start = way.indexOf(folder);
    if (start !== -1) {
      const circle = [...way.slice(start), folder];
      return circle.slice(1).map((to, at) => arrows.get(circle[at] ?? "")?.get(to) ?? "");
    }
    if (done.has(folder)) return [];
    for (const next of arrows.get(folder)?.keys() ?? []) {
      const circle = visit(next, [...way, folder]);
      if (circle.length > 0) return circle;
    }
    done.add(folder);
    return [];
  };
  for (const folder of arrows.keys()) {
    const circle = visit(folder, []);
    if (circle.length > 0) return circle;
  }
  return [];
}
