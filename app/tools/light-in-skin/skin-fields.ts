import type { Skin } from "#app/evidence/ledger/skin-model.ts";
import { writtenField } from "#app/tools/written-fields.ts";

/** The page's parameters, which are the names of its fields too. */
export const FIELDS = ["nm", "melanin", "blood"] as const;

export type FieldName = (typeof FIELDS)[number];

/** What stands in the fields, as it was written. */
export type Written = Readonly<Record<FieldName, string>>;

/** What each field is called, and takes: in nm and in percent. */
export type FieldRule = {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly typical: number;
};

export type FieldRules = Readonly<Record<FieldName, FieldRule>>;

/** What the picture is drawn for, and what is wrong with the fields, a sentence each. */
export type Asked = {
  readonly nanometres: number;
  readonly skin: Skin;
  readonly problems: Partial<Record<FieldName, string>>;
};

/** What the address says; a field that it does not name has its typical value. */
export function readAddress(parameters: URLSearchParams, rules: FieldRules): Written {
  const written = (name: FieldName) =>
    parameters.has(name) ? writtenField(parameters, name) : String(rules[name].typical);
  return { nm: written("nm"), melanin: written("melanin"), blood: written("blood") };
}
