import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";
import { parseSync } from "vite";
import { expect, test } from "vitest";

/** Which folders a folder's files import from, types included, each with one import as an example. */
type Arrows = Map<string, Map<string, string>>;

/**
 * The only file that may close a circle: it names the types of all that loaders may ask for, and all loaders import it.
 * It has no code but two keys.
 */
const SERVICES = "app/services.ts";

test("no folder imports in a circle", () => {
  const files = ["app", "server", "demo-store", "scripts", "bench"].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .map((file) => join(root, file.replaceAll("\\", "/")))
      .filter((file) => /\.[tj]sx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file)),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(circleIn(arrowsOf(files, (file) => readFileSync(file, "utf8")))).toEqual([]);
});

test("a circle through three folders is found, and a folder's own folders make none", () => {
  const code: Record<string, string> = {
    "app/a/one.ts": 'import { two } from "#app/b/two.ts";',
    "app/b/two.ts": 'export const later = () => import("#app/c/three.ts");',
    "app/c/three.ts": 'import type { One } from "#app/a/one.ts";',
    "app/d/four.ts": 'export { five } from "./inside/five.ts";',
    "app/d/inside/five.ts": 'import "#app/d/four.ts";',
  };
  const arrows = arrowsOf(Object.keys(code), (file) => code[file] ?? "");
  expect(circleIn(arrows)).toEqual([
    "app/a/one.ts → app/b/two.ts",
    "app/b/two.ts → app/c/three.ts",
    "app/c/three.ts → app/a/one.ts",
  ]);
  arrows.delete("app/c");
  expect(circleIn(arrows)).toEqual([]);
});

function arrowsOf(files: readonly string[], read: (file: string) => string): Arrows {
  const known = new Set(files);
  const arrows: Arrows = new Map();
  for (const file of files.filter((file) => file !== SERVICES)) {
    for (const imported of importsOf(file, read(file))) {
      const [from, to] = [folderOf(file), folderOf(imported)];
      if (!known.has(imported) || imported === SERVICES || from === to) continue;
      if (from.startsWith(`${to}/`) || to.startsWith(`${from}/`)) continue;
      const targets = arrows.get(from) ?? new Map<string, string>();
      arrows.set(from, targets.set(to, targets.get(to) ?? `${file} → ${imported}`));
    }
  }
  return arrows;
}

/** The files directly in app/ put the folders together: each is a folder of its own. */
const folderOf = (file: string) => (dirname(file) === "app" ? file : dirname(file));

function importsOf(file: string, code: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ];
  return named.map((name) =>
    name.startsWith("#") ? name.slice(1) : normalize(join(dirname(file), name)),
  );
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
