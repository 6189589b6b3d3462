import { distance } from "fastest-levenshtein";
import { type Problem, problemAt } from "#app/content/problem.ts";
import { claimPath } from "./claim-address.ts";
import { isClaimId, listClaims } from "./claims.server.ts";
import { listDevices } from "./devices.server.ts";
import { fillNumbers, inBraces } from "./fill-numbers.server.ts";
import { protocols } from "./protocols.server.ts";
import { findStudy, isStudyId, listStudies } from "./studies.server.ts";
import { NUMBER_OWNERS, sayWhose, sumProblem } from "./typed-numbers.ts";

/**
 * The numbers and citations of a Markdown or YAML file, `{{…}}` and `[[…]]`, that the ledger does not have, with what it has
 * instead.
 */
export function signProblems(source: string, file: string): Problem[] {
  return Array.from(source.matchAll(SIGN)).flatMap((sign): Problem[] => {
    const [signs, number, cited, linked] = sign;
    const text = linked
      ? `[…]${signs}: a citation has two brackets, […][[${linked}]]`
      : number === undefined
        ? wrongCitation(signs, cited ?? "")
        : wrongNumber(number);
    return text ? [problemAt(source, file, sign.index, text)] : [];
  });
}

/** A sum has other braces in its own. A list of lists in YAML begins with digits. */
const SIGN = /\{\{((?:[^{}]|\{\{[^{}]*\}\})*)\}\}|\[\[(?!\d)([^[\]]*)\]\]|(?<=\])\[([^[\]]+)\]/g;

function wrongCitation(signs: string, ids: string): string | undefined {
  const wrong = ids
    .split(",")
    .map((id) => id.trim())
    .find((id) => !isStudyId(id));
  if (wrong === undefined) return undefined;
  if (isClaimId(wrong)) {
    return `${signs}: "${wrong}" is a use, and brackets cite a study: link to it, [words](${claimPath(wrong)}), or cite one of its studies`;
  }
  const studies = listStudies().map(({ id }) => id);
  return `${signs}: no study is called "${wrong}"${orElse(wrong, studies)}`;
}

function wrongNumber(written: string): string | undefined {
  // A text in double quotes has its own with a backslash.
  const inside = written.replaceAll('\\"', '"').replace(/\s+/g, " ");
  for (const [, part = ""] of inside.matchAll(/\{\{([^{}]*)\}\}/g)) {
    const wrong = wrongNumber(part);
    if (wrong) return wrong;
  }
  const signs = inBraces(inside);
  return fillNumbers(signs, inBraces) === signs ? `${signs}: ${whyWrong(inside)}` : undefined;
}

function whyWrong(inside: string): string {
  const [what = "", ...field] = inside.split(" ");
  if (what === "sum" && inside.includes("=")) {
    return sumProblem(fillNumbers(field.join(" "))) ?? "is no sum";
  }
  if (/^\W?\d/.test(what)) return `say whose the number is: ${sayWhose(inside)}`;
  const [id = "", outcome] = what.split(/#[^/]*|\//);
  if (!names().includes(id)) return `nothing is called "${what}"${orElse(id, names())}`;
  if (!isStudyId(id)) return `${what} has no ${field.join(" ") || "value of its own"}. ${DOCS}`;
  const { outcomes } = findStudy(id);
  if (outcome && !outcomes[outcome]) {
    return `the study has no outcome "${outcome}". It has: ${Object.keys(outcomes).join(", ")}`;
  }
  return `${what} has no ${field.join(" ") || "figure"}. ${DOCS}`;
}

const DOCS = "content/README.md lists what may follow";

/** The most similar name, unless it is very different. */
function orElse(written: string, names: readonly string[]): string {
  const apart = (name: string) => distance(name, written);
  const nearest = names.reduce((best, name) => (apart(name) < apart(best) ? name : best));
  return apart(nearest) <= written.length / 3 ? `. Is it ${nearest}?` : "";
}

function names(): string[] {
  return [
    ...listStudies().map(({ id }) => id),
    ...listClaims().map(({ id }) => id),
    ...Object.keys(protocols),
    ...[...listDevices()].map(([id]) => id),
    ...Object.keys(NUMBER_OWNERS),
    "dose",
    "sum",
    "timer",
    "uses",
    "studies",
    "ask-first",
    "skin",
    "panel",
    "own-figure",
  ];
}
