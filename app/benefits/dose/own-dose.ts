import { FACES } from "#app/benefits/figures/faces-view.ts";
import type { FieldMessages } from "#app/dose/dose-form.ts";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";

/** By the names of /dose. */
export const OWN_DOSE_FIELDS = ["claim", "at", "distance", "minutes"] as const;

export type OwnDoseField = (typeof OWN_DOSE_FIELDS)[number];

/** The id of the form with its answer. */
export const OWN_DOSE = "my-dose";

/** The reader's words and the answer. JSON. */
export type OwnDoseView = {
  readonly words: Readonly<Record<OwnDoseField, string>>;
  readonly messages: FieldMessages;
  /** Null without words, or with an error. */
  readonly answer: OwnDoseAnswer | null;
};

/** For the page before any words. */
export const NOTHING_WRITTEN: OwnDoseView = {
  words: { claim: "", at: "", distance: "", minutes: "" },
  messages: {},
  answer: null,
};

/** The dose that a reader's own device and minutes give, in words. */
export type OwnDoseAnswer = {
  /** "About 29 J/cm² in 10 minutes, or 15 if …" */
  readonly headline: string;
  /** Each with its unit and place. */
  readonly values: readonly { readonly value: string; readonly label: string }[];
  readonly paragraphs: readonly string[];
  readonly warnings: readonly string[];
  /** The dose's place on the ruler, in percent. */
  readonly mark: { readonly from: number; readonly to: number; readonly words: string };
  /** The same calculation on /dose. */
  readonly more: string;
};

/** Readers' words would fill the cache with pages that nobody asks for again. */
export function cachePolicyOf({ searchParams }: URL): string {
  const isWritten = [FACES, ...OWN_DOSE_FIELDS].some((field) => searchParams.has(field));
  return isWritten ? "no-store" : CACHE_POLICY.page;
}
