import { optics } from "#app/evidence/ledger/optics.ts";
import { type Skin, typicalSkin } from "#app/evidence/ledger/skin-model.ts";

/** The page's parameters, which are the names of its fields too. */
export const FIELDS = ["nm", "melanin", "blood"] as const;

export type FieldName = (typeof FIELDS)[number];

/** What stands in the fields, as it was written. */
export type Written = Readonly<Record<FieldName, string>>;

/** What the picture is drawn for, and what is wrong with the fields, a sentence each. */
export type Asked = {
  readonly nanometres: number;
  readonly skin: Skin;
  readonly problems: Partial<Record<FieldName, string>>;
};

type Rule = {
  readonly label: string;
  readonly unit: RegExp;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly typical: number;
  /** "a whole number of nanometres from 600 to 1000, such as 850" */
  readonly wanted: string;
};

const percent = (fraction: number) => Number((fraction * 100).toFixed(4));

const { groups } = optics.melanin;
const [lightest, darkest] = [groups[0].from, groups[2].to].map(percent) as [number, number];
/** Ends of the form, which say nothing of skin: we hold no source for how much blood varies. */
const BLOOD = { from: 0.05, to: 5 };

/** What each field takes, in nm and in percent. */
export const rules: Readonly<Record<FieldName, Rule>> = {
  nm: {
    label: "Wavelength, nm",
    unit: /\s*(?:nm|nanomet(?:er|re)s?)$/i,
    ...{ from: 600, to: 1000, step: 1, typical: 850 },
    wanted: "a whole number of nanometres from 600 to 1000, such as 850",
  },
  melanin: {
    label: "Skin tone: melanosomes, %",
    unit: /\s*%$/,
    ...{ from: lightest, to: darkest, step: 0.1, typical: percent(typicalSkin.melanin) },
    wanted: `a number from ${lightest} to ${darkest}, such as ${percent(typicalSkin.melanin)}`,
  },
  blood: {
    label: "Blood, % of the skin",
    unit: /\s*%$/,
    ...{ ...BLOOD, step: 0.05, typical: percent(typicalSkin.blood) },
    wanted: `a number from ${BLOOD.from} to ${BLOOD.to}, such as ${percent(typicalSkin.blood)}`,
  },
};

/** What the address says; a field that it does not name has its typical value. */
export function readAddress(parameters: URLSearchParams): Written {
  const written = (name: FieldName) => {
    const given = parameters.getAll(name);
    return given.length === 0 ? String(rules[name].typical) : given.join(" and ").slice(0, 60);
  };
  return { nm: written("nm"), melanin: written("melanin"), blood: written("blood") };
}

/**
 * Reads the fields: "850", "850 nm", "0,2 %". What can't be read or is out of range has a sentence among the
 * problems, and `before` counts instead of it.
 */
export function readFields(written: Written, before?: Pick<Asked, "nanometres" | "skin">): Asked {
  const problems: Partial<Record<FieldName, string>> = {};
  const read = (name: FieldName, otherwise: number): number => {
    const value = readNumber(name, written[name]);
    if (typeof value === "number") return value;
    problems[name] = value.problem;
    return otherwise;
  };
  const { nanometres = rules.nm.typical, skin = typicalSkin } = before ?? {};
  return {
    nanometres: read("nm", nanometres),
    skin: {
      melanin: read("melanin", percent(skin.melanin)) / 100,
      blood: read("blood", percent(skin.blood)) / 100,
    },
    problems,
  };
}

function readNumber(name: FieldName, written: string): number | { problem: string } {
  const { unit, from, to, step, wanted } = rules[name];
  const digits = written.trim().replace(unit, "").replace(",", ".");
  const value = /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
  const isFine = value >= from && value <= to && (step < 1 || Number.isInteger(value));
  if (isFine) return value;
  const given = written.trim() === "" ? "The field is empty." : `You wrote “${cut(written)}”.`;
  return { problem: `This must be ${wanted}. ${given}` };
}

function cut(written: string): string {
  const text = written.trim();
  return text.length > 24 ? `${text.slice(0, 23)}…` : text;
}
