import { BRACES } from "#app/evidence/ledger/fill-numbers.server.ts";
import { INCH } from "#app/physics/inch.ts";
import type { WrittenText } from "../texts.ts";
import type { Found } from "./rule.ts";

/** All figures that the specification gives, by their units. "5-10" also stands for 5 and for 10. */
const SPEC: Readonly<Record<string, string>> = {
  nm: "660 810 830 850 630-660 810-850 630-670 810-830",
  "J/cm²": "3-90 4-24",
  min: "5-10 15-20 10-20 20-25 30 20-30 20 10-15",
  times: "3-4 2-3 3-5",
  inches: "12-18 6-12 2-6 6-24",
  weeks: "2-4 6-12 2-6 1-2",
  months: "6-9 12-18",
  hours: "48-72 1-2 2 24-48",
  lux: "10000",
  "%": "90 70 50-70 85 15-20 25-30 60-70 75 98",
  "+": "600 500 25 300 150 1000 2500",
};

/**
 * Numbers that a text calls the specification's and the specification doesn't have, those of our own that are measured
 * or worked out and don't show it, and centimeters that aren't the inches beside them.
 */
export function wrongOwners({ text }: WrittenText): Found[] {
  return Array.from(text.matchAll(BRACES)).flatMap(({ 1: inside = "", index }) => {
    const [owner = ""] = inside.split(" ");
    const problemOf = OWNERS[owner];
    if (!problemOf) return [];
    return figuresIn(inside).flatMap((figure) => {
      const wrong = problemOf(figure) ?? cmProblem(figure);
      return wrong ? [{ at: index, text: `{{${inside}}}: ${wrong}` }] : [];
    });
  });
}

const OWNERS: Readonly<Record<string, (figure: Figure) => string | undefined>> = {
  spec: specProblem,
  ours: oursProblem,
};

type Figure = { readonly ends: readonly number[]; readonly unit: string; readonly cm?: string };

function figuresIn(words: string): Figure[] {
  const plain = words.replace(/<\/?su[bp]>/g, "").replace(/\s+/g, " ");
  return Array.from(
    plain.matchAll(FIGURE),
    ([, from = "", to, unit = "", cm]): Figure => ({
      ends: [from, ...(to ? [to] : [])].map((end) => Number(end.replace(",", ""))),
      unit: UNITS.find(([name]) => name.test(unit))?.[1] ?? unit,
      ...(cm && { cm }),
    }),
  );
}

/** "12–18 inches (30–46 cm)" is one figure. */
const FIGURE =
  /(\d[\d,]*)(?:(?:[-–]| to )(\d[\d,]*))?(?: ?((?:mW|J)\/cm[2²]|[%+]|[a-z]+))?(?: \(([^)]*) cm\))?/gi;

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^J\//, "J/cm²"],
  [/^mW\//, "mW/cm²"],
  [/^min/, "min"],
  [/^(?:times|sessions)$/, "times"],
  [/^h(?:ou)?rs?$/, "hours"],
  // "660, 810 and 850 nm" has one unit for all.
  [/^and$/, ""],
];

function specProblem({ ends, unit }: Figure): string | undefined {
  const figures = unit === "" ? Object.values(SPEC).join(" ") : SPEC[unit];
  const written = ends.join("-");
  const known = figures?.split(" ").flatMap((figure) => [figure, ...figure.split("-")]);
  if (known?.includes(written)) return undefined;
  return `the specification has no ${`${written} ${unit}`.trim()}. It has: ${figures ?? Object.keys(SPEC).join(", ")}`;
}

/** A rule or a plan needs no arithmetic, such as a distance, a time or a scale. */
function oursProblem({ unit }: Figure): string | undefined {
  if (!["J/cm²", "mW/cm²", "%"].includes(unit)) return undefined;
  return "say where it is from: {{panel 18}}, {{dose panel-18 15}}, {{sum 2 × 3 = 6}} or {{own-figure skin-studies}}";
}

function cmProblem({ ends, unit, cm }: Figure): string | undefined {
  const inCm = ends.map((inches) => Math.round(inches * INCH)).join("–");
  if (unit !== "inches" || !cm || cm.replace(/-| to /, "–") === inCm) return undefined;
  return `${ends.join("–")} inches are ${inCm} cm`;
}
