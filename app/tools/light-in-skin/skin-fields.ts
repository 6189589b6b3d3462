import { writtenField } from "#app/dose/written-fields.ts";
import type { Skin } from "#app/physics/skin-model.ts";

/** The page's parameters and field names. */
export const FIELDS = ["nm", "melanin", "blood"] as const;

export type FieldName = (typeof FIELDS)[number];

export type Written = Readonly<Record<FieldName, string>>;

/** Limits in nm and in percent. */
export type FieldRule = {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly typical: number;
};

export type FieldRules = Readonly<Record<FieldName, FieldRule>>;

/** The drawing's values, and a sentence for each problem. */
export type Asked = {
  readonly nanometres: number;
  readonly skin: Skin;
  readonly problems: Partial<Record<FieldName, string>>;
};

/** A missing field has its typical value. */
export function readAddress(parameters: URLSearchParams, rules: FieldRules): Written {
  const written = (name: FieldName) =>
    parameters.has(name) ? writtenField(parameters, name) : String(rules[name].typical);
  return { nm: written("nm"), melanin: written("melanin"), blood: written("blood") };
}
