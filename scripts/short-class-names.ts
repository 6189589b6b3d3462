import { globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { compile } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import { type Plugin, parseSync, Visitor } from "vite";

/**
 * Gives Tailwind's utilities short names in built pages, scripts and styles: long ones are a
 * seventh of a long page. Plain words ("flex"), paths ("m-5") and our own classes keep their names.
 * @param stylesheets paths of those that import Tailwind
 */
export function shortClassNames(...stylesheets: string[]): Plugin {
  let names: Promise<Names> | undefined;
  return {
    name: "short-class-names",
    apply: "build",
    enforce: "pre",
    buildStart() {
      names ??= nameUtilities(stylesheets);
    },
    transform: {
      filter: { id: /\.(?:css|tsx?)(?:\?|$)/ },
      async handler(code, id) {
        const all = await names;
        if (!all) return null;
        const [file = ""] = id.split("?", 1);
        if (file.endsWith(".css")) return renameSelectors(code, all.short);
        // Modules that draw no page have values of style with the names of utilities: "line-through".
        const draws = id.includes("/app/") && !file.endsWith(".server.ts");
        return draws ? renameInStrings(code, file, all) : null;
      },
    },
  };
}

/** The most frequent utilities get the shortest names. */
async function nameUtilities(stylesheets: string[]): Promise<Names> {
  const places = new Map<string, string[]>();
  const classes = new Set<string>();
  const searched = new Set<string>();
  for (const stylesheet of stylesheets) {
    const { css, files, ownRules } = await compileStyles(stylesheet);
    for (const name of [css, ...ownRules].flatMap(classesOf)) classes.add(name);
    for (const name of classesOf(layer(css, "utilities"))) {
      if (!KEPT.test(name)) places.set(name, []);
    }
    for (const file of files) if (/\.tsx?$/.test(file)) searched.add(file);
  }
  for (const file of searched) {
    for (const { at, words } of stringsOf(read(file), file)) {
      for (const { word } of words) places.get(word)?.push(`${file}:${at}`);
    }
  }
  return { classes, short: nameByPlaces(places, classes) };
}

/** Classes in the same places share a name; `taken` names are left out. */
export function nameByPlaces(
  places: ReadonlyMap<string, readonly string[]>,
  taken: ReadonlySet<string>,
): Map<string, string> {
  const together = Map.groupBy(places.keys(), (name) => places.get(name)?.join(" "));
  const byUse = [...together].sort(
    ([a = "", [first = ""]], [b = "", [second = ""]]) =>
      b.split(" ").length - a.split(" ").length || (first < second ? -1 : 1),
  );
  const free = shortNames(taken);
  return new Map(
    byUse.flatMap(([, names]) => {
      const { value } = free.next();
      return names.map((name): [string, string] => [name, value]);
    }),
  );
}

const read = (file: string) => readFileSync(file, "utf8");

async function compileStyles(stylesheet: string) {
  const compiler = await compile(read(stylesheet), {
    base: dirname(resolve(stylesheet)),
    onDependency() {},
  });
  const { root, sources } = compiler;
  if (root === null || root === "none") throw new Error(`${stylesheet} names no source`);
  const scanner = new Scanner({ sources: [{ ...root, negated: false }, ...sources] });
  const css = compiler.build(scanner.scan());
  const folder = join(root.base, root.pattern);
  const ownRules = globSync("**/*.css", { cwd: folder }).map((file) => read(join(folder, file)));
  return { css, files: scanner.files, ownRules };
}

/** Plain words, names that need escapes, and "m-5", which may be part of a drawing's path. */
const KEPT = /^[a-z]+$|["'`\\]|^[mh]-[\d.]+$/;

function layer(css: string, name: string): string {
  const start = css.indexOf(`@layer ${name} {`);
  const end = css.indexOf("\n}\n", start);
  if (start === -1 || end === -1) throw new Error(`The style sheet has no layer ${name}`);
  return css.slice(start, end);
}

function classesOf(css: string): string[] {
  return Array.from(css.matchAll(SELECTOR), ([, name = ""]) => unescaped(name));
}

const SELECTOR = /\.((?!\d)(?:\\[\da-f]{1,6}\s?|\\.|[\w-])+)/gi;

function unescaped(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code?: string, sign?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (sign ?? ""),
  );
}

function* shortNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (let number = 0; ; number++) {
    let name = "";
    for (let rest = number; rest >= 0; rest = Math.floor(rest / LETTERS.length) - 1) {
      name = LETTERS.charAt(rest % LETTERS.length) + name;
    }
    if (!taken.has(name)) yield name;
  }
}

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

type Names = {
  classes: ReadonlySet<string>;
  short: ReadonlyMap<string, string>;
};

export function renameSelectors(css: string, short: Names["short"]): string {
  return css.replace(SELECTOR, (selector, name: string) => {
    const other = short.get(unescaped(name));
    return other ? `.${other}` : selector;
  });
}

/** @throws when a string has a class among other words */
export function renameInStrings(code: string, file: string, { classes, short }: Names): string {
  let renamed = "";
  let done = 0;
  for (const { at, text, words } of stringsOf(code, file)) {
    const other = words.find(({ word }) => !classes.has(word));
    let written = "";
    let read = 0;
    const names = new Set<string>();
    for (const { word, place } of words) {
      const name = short.get(word);
      if (name === undefined || !names.has(name)) {
        written += text.slice(read, place) + (name ?? word);
      }
      if (name) names.add(name);
      read = place + word.length;
    }
    written += text.slice(read);
    if (other && written !== text) {
      throw new Error(
        `${file}: "${text}" has names of utility classes beside "${other.word}", which no style sheet names. Keep classes in a string of their own.`,
      );
    }
    renamed += code.slice(done, at) + written;
    done = at + text.length;
  }
  return renamed + code.slice(done);
}

/** In order, with whole words: a word beside a template's expression is a part of a name. */
function stringsOf(code: string, file: string) {
  const found: { at: number; text: string }[] = [];
  const visitor = new Visitor({
    Literal({ start, end, value }) {
      if (typeof value === "string")
        found.push({ at: start + 1, text: code.slice(start + 1, end - 1) });
    },
    TemplateElement({ start, value: { raw } }) {
      found.push({ at: code.indexOf(raw, start), text: raw });
    },
  });
  visitor.visit(parseSync(file, code).program);
  return found
    .sort((one, other) => one.at - other.at)
    .map(({ at, text }) => ({
      at,
      text,
      words: Array.from(text.matchAll(/\S+/g), ({ 0: word, index: place }) => ({
        word,
        place,
      })).filter(
        ({ word, place }) =>
          (place > 0 || code[at - 1] !== "}") &&
          (place + word.length < text.length || code[at + text.length] !== "$"),
      ),
    }));
}
