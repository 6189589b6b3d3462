import { href } from "react-router";
import type { Claim } from "#app/evidence/ledger/claims.server.ts";
import { gradeName, NONE_FOUND } from "#app/evidence/ledger/grades.ts";
import { pathWith } from "#app/infra/path-with.ts";
import { tidied } from "#app/text/typed.ts";

/** Query parameters of /evidence. */
export const EVIDENCE_FIELDS = [
  "condition",
  "part",
  "certainty",
  "light",
  "group",
  "view",
  "use",
] as const;

type Field = (typeof EVIDENCE_FIELDS)[number];

/** The reader's choices, "" for none. Unknown choices are in `errors` and ignored. */
export type EvidenceFilters = {
  readonly condition: string;
  readonly part: BodyPart | "";
  readonly certainty: Certainty | "";
  readonly light: Light | "";
  readonly group: Group;
  readonly view: View;
  /** A claim's id, not yet looked up. */
  readonly use: string;
  readonly errors: readonly string[];
};

type BodyPart = Claim["bodyParts"][number];
type Certainty = keyof typeof CERTAINTIES;
type Light = keyof typeof LIGHTS;
type Group = keyof typeof GROUPS;
type View = keyof typeof VIEWS;

/** The words for each choice. */
export const BODY_PARTS: Readonly<Record<BodyPart, string>> = {
  skin: "Skin",
  scalp: "Scalp and hair",
  brain: "Brain: mood, sleep, mind",
  jaw: "Mouth and jaw",
  neck: "Neck",
  back: "Back",
  "arm and hand": "Arm and hand",
  knee: "Knee",
  "leg and foot": "Leg and foot",
  muscles: "Muscles",
  glands: "Glands: thyroid, ovaries, testes",
  "whole body": "Whole body",
};

/** Parameter values and their names, the surest first. */
export const CERTAINTIES = {
  high: gradeName("high"),
  moderate: gradeName("moderate"),
  low: gradeName("low"),
  "very-low": gradeName("very low"),
  "none-found": NONE_FOUND,
};

export const LIGHTS = {
  laser: "Laser",
  led: "LED",
  lamp: "Lamp",
  unknown: "Not reported",
} as const;

export const GROUPS = {
  area: "Area",
  part: "Body part",
  light: "Type of light",
  certainty: "Evidence",
  condition: "Name, A to Z",
} as const;

export const VIEWS = { picture: "Picture", table: "Table" } as const;

/** Never throws. */
export function readFilters(parameters: URLSearchParams): EvidenceFilters {
  const errors: string[] = [];
  const read = (field: Field) => tidied(parameters.get(field) ?? "");
  function choose<Choice extends string>(
    field: Field,
    choices: Readonly<Record<Choice, string>>,
  ): Choice | "" {
    const written = read(field);
    if (written === "" || isKey(choices, written)) return written;
    const list = Object.keys(choices).join(", ");
    errors.push(`“${cut(written)}” isn’t a choice for ${field}. Choose one of: ${list}.`);
    return "";
  }
  return {
    condition: read("condition").slice(0, MOST_LETTERS),
    part: choose("part", BODY_PARTS),
    certainty: choose("certainty", CERTAINTIES),
    light: choose("light", LIGHTS),
    group: choose("group", GROUPS) || "area",
    view: choose("view", VIEWS) || "picture",
    use: read("use"),
    errors,
  };
}

/** Longest condition that the filter takes, in characters. */
export const MOST_LETTERS = 60;

/** The address with some choices changed; defaults are left out. */
export function evidencePath(
  filters: EvidenceFilters,
  changed: Partial<Record<Field, string>> = {},
): string {
  const query = new URLSearchParams();
  for (const field of EVIDENCE_FIELDS) {
    const value = changed[field] ?? filters[field];
    if (value && value !== AT_FIRST[field]) query.set(field, value);
  }
  return pathWith(href("/evidence"), query);
}

const AT_FIRST: Partial<Record<Field, string>> = { group: "area", view: "picture" };

/** Group, view and the picked use hide nothing. */
export function isFiltered({ condition, part, certainty, light }: EvidenceFilters): boolean {
  return [condition, part, certainty, light].some((value) => value !== "");
}

function isKey<Key extends string>(
  choices: Readonly<Record<Key, string>>,
  written: string,
): written is Key {
  return Object.hasOwn(choices, written);
}

const cut = (written: string) => (written.length > 20 ? `${written.slice(0, 20)}…` : written);
