import { createRequire } from "node:module";
import type { CompatData, CompatStatement, Identifier } from "@mdn/browser-compat-data";
import postcss from "postcss";
import { parseSync, Visitor } from "vite";
import project from "../../package.json" with { type: "json" };

// Vitest would make a module of its 18 MB.
const data: CompatData = createRequire(import.meta.url)("@mdn/browser-compat-data");

/** "chrome >= 131" of package.json. Data of iOS differ from Safari's only in what needs a mouse. */
const OLDEST = project.browserslist
  .map((line) => line.split(" >= "))
  .filter(([browser]) => browser !== "ios_saf") as [keyof typeof data.browsers, string][];

/** What of a style sheet some supported browser lacks, by the names of MDN's data. Not what has an older way beside it. */
export function newerStyles(css: string): string[] {
  const { "at-rules": rules = {}, properties = {}, selectors = {}, types = {} } = data.css;
  const found = new Map<string, Identifier | undefined>();
  postcss.parse(css).walk((node) => {
    if (isGuarded(node)) return;
    if (node.type === "rule") {
      for (const [, name = ""] of node.selector.matchAll(/::?([a-z][a-z-]+)/g))
        found.set(`:${name}`, selectors[name]);
    } else if (node.type === "atrule") {
      found.set(`@${node.name}`, rules[node.name]);
      for (const [, name = ""] of node.params.matchAll(/([a-z-]+)\s*[:)<>=]/g))
        found.set(`@${node.name} ${name}`, rules[node.name]?.[name]);
    } else if (node.type === "decl") {
      const { prop, value } = node;
      const property = properties[prop];
      found.set(prop, property);
      // Of a property that is new itself its values are no news.
      if (!property || isNewer(property)) return;
      const plain = value.replace(/"[^"]*"|var\([^)]*\)/g, "");
      for (const [name] of plain.matchAll(/(?<![\w-])[a-z][a-z-]*/g))
        found.set(`${prop}: ${name}`, property[name] ?? types[name] ?? types.color?.[name]);
      for (const [, unit = ""] of plain.matchAll(/\d([a-z]+)\b/g))
        found.set(unit, types.length?.[unit]);
      if (prop === "content" && plain.includes("/")) found.set("content: /", property.alt_text);
    }
  });
  return [...found].filter(([, feature]) => feature && isNewer(feature)).map(([name]) => name);
}

/** By `@supports`, by an older value of the same property before it, or by a name that others ignore. */
function isGuarded(node: postcss.ChildNode): boolean {
  for (let around = node.parent; around; around = around.parent as typeof around)
    if (around.type === "atrule" && "name" in around && around.name === "supports") return true;
  if (node.type !== "decl") return false;
  const { prop } = node;
  const before = node.parent?.nodes.slice(0, node.parent.index(node)) ?? [];
  const isRepeated = before.some(
    (other) => other.type === "decl" && other.prop.replace(/^-[a-z]+-/, "") === prop,
  );
  return isRepeated || prop.startsWith("-") || prop === "font-family";
}

/**
 * What a script calls without asking for it first, and some supported browser lacks: functions by names whose every
 * meaning is newer, and methods where all browsers have one today. (Others are as a rule names of ours.)
 */
export function newerCalls(script: string): string[] {
  const found = new Set<string>();
  const { program } = parseSync("script.js", script);
  const note = (name: string, meanings: Identifier[] = []) => {
    if (meanings.length > 0 && meanings.every(isNewer)) found.add(name);
  };
  new Visitor({
    CallExpression({ callee, optional }) {
      if (optional || callee.type === "Super") return;
      if (callee.type === "Identifier") note(callee.name, GLOBALS.get(callee.name));
      else if (callee.type === "MemberExpression" && callee.property.type === "Identifier") {
        const { object, property, computed } = callee;
        // AbortSignal.any() is newer than Promise.any().
        const owner = object.type === "Identifier" ? OBJECTS[object.name] : undefined;
        const own = owner && (owner[`${property.name}_static`] ?? owner[property.name]);
        note(property.name, computed ? [] : own ? [own] : MEMBERS.get(property.name));
      }
    },
    Literal(node) {
      if ("regex" in node && node.regex.flags.includes("v"))
        note("/v", [data.javascript.builtins?.RegExp?.unicodeSets ?? {}]);
    },
    NewExpression({ callee }) {
      if (callee.type === "Identifier") note(callee.name, GLOBALS.get(callee.name));
    },
  }).visit(program);
  return [...found];
}

const OBJECTS: Identifier = { ...data.api, ...data.javascript.builtins };
const GLOBALS = byName([OBJECTS, data.api.Window ?? {}]);
const MEMBERS = new Map(
  [...byName(Object.values(OBJECTS))].filter(([, meanings]) => meanings.some(isEverywhere)),
);

function byName(owners: (Identifier | CompatStatement)[]): Map<string, Identifier[]> {
  const named = new Map<string, Identifier[]>();
  for (const [name, feature] of owners.flatMap((owner) => Object.entries(owner))) {
    const plain = name.replace("_static", "");
    named.set(plain, [...(named.get(plain) ?? []), feature]);
  }
  return named;
}

function isNewer({ __compat }: Identifier): boolean {
  return (
    __compat !== undefined && OLDEST.some(([browser, version]) => !has(__compat, browser, version))
  );
}

function isEverywhere({ __compat }: Identifier): boolean {
  return OLDEST.every(([browser]) => has(__compat, browser, "9999"));
}

function has(
  feature: CompatStatement | undefined,
  browser: keyof typeof data.browsers,
  version: string,
) {
  const statements = [feature?.support[browser] ?? []].flat();
  return statements.some(
    ({ version_added: since, flags, prefix, alternative_name }) =>
      since &&
      since !== "preview" &&
      !flags &&
      !prefix &&
      !alternative_name &&
      compare(since, version) <= 0,
  );
}

function compare(one: string, other: string): number {
  return one.replace("≤", "").localeCompare(other, "en", { numeric: true });
}
