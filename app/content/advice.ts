import { distance } from "fastest-levenshtein";
import type { z } from "zod";

/** What is wrong with a field, and what to do. */
export type Mistake = {
  readonly path: readonly PropertyKey[];
  readonly what: string;
  /** The words of a text that it is about. */
  readonly words?: string;
  /** The field is none of the schema's. */
  readonly isUnknown?: true;
};

/** In place of Zod's own words, where a schema has none. A line for each unknown field. */
export function advice(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  if (issue.code === "unrecognized_keys") {
    const known = Object.keys(
      (issue.inst?._zod.def as { shape?: object } | undefined)?.shape ?? {},
    );
    return issue.keys.map((key) => `is no field here${orOneOf(key, known)}`).join("\n");
  }
  const options = optionsOf(issue);
  const choice = options.length > 1 ? `one of ${options.join(", ")}` : options[0];
  if (input == null || issue.note) return ["is missing", choice].filter(Boolean).join(": ");
  const found = `is ${shown(input)}`;
  switch (issue.code) {
    case "invalid_type":
      if (issue.expected === "string" && typeof input !== "object")
        return `${found}: write it as text, "${input}"`;
      return `${found}: write ${KINDS[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `${found}: write ${choice}`;
    case "invalid_format":
      return FORMATS[issue.format] && `${found}: write ${FORMATS[issue.format]}`;
    case "too_small":
      if (input === "") return "is empty";
      return `${sizeOf(input)}: ${issue.inclusive ? `${issue.minimum} is the least` : `write more than ${issue.minimum}`}`;
    case "too_big":
      return `${sizeOf(input)}: ${issue.maximum} is the most`;
    default:
      return undefined;
  }
}

/** What a choice is between. */
function optionsOf(issue: z.core.$ZodRawIssue): readonly unknown[] {
  if (issue.code === "invalid_value") return issue.values;
  return issue.code === "invalid_union" && Array.isArray(issue.options) ? issue.options : [];
}

const KINDS: Readonly<Record<string, string>> = {
  number: "a number, such as 12 or 0.5",
  int: "a whole number",
  string: "a text",
  boolean: "true or false",
  array: "a list, an item a line that begins with -",
  tuple: "a list, an item a line that begins with -",
  object: "its fields, a line each",
  record: "its fields, a line each",
};

const FORMATS: Readonly<Record<string, string | undefined>> = {
  date: "the day as 2026-11-28",
  datetime: "the day as 2026-11-28, or with the time, 2026-11-28T09:00:00Z",
  url: "a whole address, https://…",
};

function shown(input: unknown): string {
  if (Array.isArray(input)) return "a list";
  if (typeof input === "object") return "a group of fields";
  const text = String(input);
  return typeof input === "string"
    ? `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`
    : text;
}

function sizeOf(input: unknown): string {
  if (typeof input === "string") return `has ${input.length} characters`;
  return Array.isArray(input) ? `has ${input.length} items` : `is ${input}`;
}

/** ": is it title?", or what there is. */
function orOneOf(key: string, known: readonly string[]): string {
  const nearest = known.toSorted((a, b) => distance(a, key) - distance(b, key))[0] ?? "";
  if (distance(nearest, key) <= Math.max(2, key.length / 3)) return `: is it ${nearest}?`;
  return `: take it out. Fields are ${known.join(", ")}`;
}

/** Of a choice between forms, the mistakes of the nearest one. */
export function mistakesIn(issues: readonly z.core.$ZodIssue[]): Mistake[] {
  return issues.flatMap((issue): Mistake[] => {
    const { path, message } = issue;
    if (issue.code === "unrecognized_keys") {
      const lines = message.split("\n");
      return issue.keys.map((key, at) => ({
        path: [...path, key],
        what: lines[at] ?? message,
        isUnknown: true,
      }));
    }
    if (issue.code === "invalid_union" && issue.errors.length > 0) {
      const [nearest = []] = issue.errors.toSorted((a, b) => farness(a) - farness(b));
      return mistakesIn(nearest).map((inside) => ({ ...inside, path: [...path, ...inside.path] }));
    }
    const words: unknown = issue.code === "custom" ? issue.params?.words : undefined;
    return [{ path, what: message, ...(typeof words === "string" && { words }) }];
  });
}

/** Unknown fields, and another value or kind of value, speak against a form. */
function farness(issues: readonly z.core.$ZodIssue[]): number {
  return issues.reduce((sum, { code, path }) => {
    const isOther =
      code === "unrecognized_keys" || (path.length === 0 && /^invalid_(?:type|value)$/.test(code));
    return sum + (isOther ? 100 : 1);
  }, 0);
}
