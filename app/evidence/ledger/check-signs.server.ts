import { distance } from "fastest-levenshtein";
import { listClaims } from "./claims.server.ts";
import { listDevices } from "./devices.server.ts";
import { fillNumbers } from "./fill-numbers.server.ts";
import { protocols } from "./protocols.server.ts";
import { findStudy, isStudyId, listStudies } from "./studies.server.ts";
import { NUMBER_OWNERS, sumProblem } from "./typed-numbers.ts";

export type SignProblem = {
  /** From 1, as editors count. */
  readonly line: number;
  readonly column: number;
  readonly text: string;
};

/**
 * The numbers and citations of a Markdown or YAML file, `{{…}}`, `[[…]]` and `[words][…]`, that the ledger does not have,
 * with what it has instead.
 */
export function signProblems(source: string): SignProblem[] {
  return Array.from(source.matchAll(SIGN)).flatMap((sign): SignProblem[] => {
    const [signs, number, cited, linked] = sign;
    const text =
      number === undefined ? wrongCitation(signs, cited ?? linked ?? "") : wrongNumber(number);
    if (!text) return [];
    const before = source.slice(0, sign.index).split("\n");
    return [{ line: before.length, column: (before.at(-1) ?? "").length + 1, text }];
  });
}

/** A sum has other braces in its own. A list of lists in YAML begins with digits. */
const SIGN = /\{\{((?:[^{}]|\{\{[^{}]*\}\})*)\}\}|\[\[(?!\d)([^[\]]*)\]\]|(?<=\])\[([^[\]]+)\]/g;

function wrongCitation(signs: string, ids: string): string | undefined {
  const wrong = ids
    .split(",")
    .map((id) => id.trim())
    .find((id) => !isStudyId(id));
  return wrong === undefined
    ? undefined
    : `${signs}: no study is called "${wrong}"${orElse(wrong)}`;
}

function wrongNumber(written: string): string | undefined {
  // A text in double quotes has its own with a backslash.
  const inside = written.replaceAll('\\"', '"').replace(/\s+/g, " ");
  for (const [, part = ""] of inside.matchAll(/\{\{([^{}]*)\}\}/g)) {
    const wrong = wrongNumber(part);
    if (wrong) return wrong;
  }
  try {
    fillNumbers(`{{${inside}}}`);
    return undefined;
  } catch {
    return `{{${inside}}}: ${whyWrong(inside)}`;
  }
}

function whyWrong(inside: string): string {
  const [what = "", ...field] = inside.split(" ");
  if (what === "sum" && inside.includes("=")) {
    return sumProblem(fillNumbers(field.join(" "))) ?? "is no sum";
  }
  const [id = "", outcome] = what.split(/#[^/]*|\//);
  if (!names().includes(id)) return `nothing is called "${what}"${orElse(id)}`;
  if (!isStudyId(id)) return `${what} has no ${field.join(" ") || "value of its own"}. ${DOCS}`;
  const { outcomes } = findStudy(id);
  if (outcome && !outcomes[outcome]) {
    return `the study has no outcome "${outcome}". It has: ${Object.keys(outcomes).join(", ")}`;
  }
  return `${what} has no ${field.join(" ") || "figure"}. ${DOCS}`;
}

const DOCS = "content/README.md lists what may follow";

/** The most similar name, unless it is very different. */
function orElse(written: string): string {
  const apart = (name: string) => distance(name, written);
  const nearest = names().reduce((best, name) => (apart(name) < apart(best) ? name : best));
  return apart(nearest) <= written.length / 3 ? `. Is it ${nearest}?` : "";
}

function names(): string[] {
  return [
    ...listStudies().map(({ id }) => id),
    ...listClaims().map(({ id }) => id),
    ...Object.keys(protocols),
    ...[...listDevices()].map(([id]) => id),
    ...Object.keys(NUMBER_OWNERS),
    ...["dose", "sum", "timer", "uses", "studies", "ask-first", "skin", "panel", "own-figure"],
  ];
}
