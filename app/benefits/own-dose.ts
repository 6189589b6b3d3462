import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import type { FieldMessages } from "#app/tools/dose/dose-form.ts";
import type { BenefitSlug } from "./benefits.ts";

/** What a benefit page's form asks of a reader's own device, by the names that /dose has for it. */
export const OWN_DOSE_FIELDS = ["claim", "at", "distance", "minutes"] as const;

export type OwnDoseField = (typeof OWN_DOSE_FIELDS)[number];

/** Where the form and its answer are on the page. */
export const OWN_DOSE = "my-dose";

/** A reader's own device on a benefit page: what they wrote, and what follows from it. JSON. */
export type OwnDoseView = {
  readonly words: Readonly<Record<OwnDoseField, string>>;
  /** What is missing or wrong, beside its field. */
  readonly messages: FieldMessages;
  /** Null where nothing was written, or something is wrong. */
  readonly answer: OwnDoseAnswer | null;
};

/** For the page itself. */
export const NOTHING_WRITTEN: OwnDoseView = {
  words: { claim: "", at: "", distance: "", minutes: "" },
  messages: {},
  answer: null,
};

export type OwnDoseAnswer = {
  /** "About 29 J/cm² in 10 minutes, or 15 if …" */
  readonly headline: string;
  /** Each with its unit and where it holds. */
  readonly values: readonly { readonly value: string; readonly label: string }[];
  readonly sentences: readonly string[];
  readonly warnings: readonly string[];
  /** Of the reader's dose on the ruler, in percent, from the least to the most. */
  readonly mark: { readonly from: number; readonly to: number; readonly words: string };
  /** The same on /dose, with all that it rests on. */
  readonly more: string;
};

/** What readers type would fill the cache with pages that nobody asks for again. */
export function cachePolicyOf({ searchParams }: URL): string {
  const isWritten = OWN_DOSE_FIELDS.some((field) => searchParams.has(field));
  return isWritten ? "no-store" : CACHE_POLICY.page;
}

/** Whether a page's own device is worn on the skin, at no distance. */
export function isWorn(slug: BenefitSlug): boolean {
  return slug === "hair-growth";
}
