import { z } from "zod";
import { readContent, readRecords } from "#app/content/content-files.server.ts";
import type { AskFirstId } from "#app/content/ids.ts";
import { words } from "#app/content/prose-field.ts";

export type { AskFirstId };

/** In the order of lists. */
const kinds = [
  "medicine",
  "condition",
  "body site",
  "device",
  "life stage",
  "age",
  "emergency sign",
] as const;

/** Kinds of sources, each a word for how certain a reason is. */
const sourceKinds = [
  "label or guideline",
  "review of studies",
  "doctors' reference",
  "case reports",
  "maker's warning",
] as const;

export const certainties = [...sourceKinds, "precaution only"] as const;

const source = z.strictObject({
  title: words,
  publisher: words,
  kind: z
    .enum([...sourceKinds, "other"])
    .describe(
      `"label or guideline": a medicine's label, a regulator, a health service or a body of doctors or patients. "doctors' reference": a textbook or list for doctors. "maker's warning": of a device, its maker or seller. "other": a single study, a teaching site, a magazine.`,
    ),
  url: z.url(),
  seen: words,
});

const askFirstFields = z.strictObject({
  draft: z
    .literal(true)
    .optional()
    .describe("While it is there, the site leaves the reason out, and gaps are no mistakes."),
  kind: z.enum(kinds),
  place: z.int().positive().describe("Among the entries of its kind, from 1."),
  name: words,
  alsoCalled: z.array(words).readonly().optional(),
  why: words.describe("One sentence: the known facts, and the light that they are about."),
  about: z
    .enum(["light in general", "red or near-infrared light", "heat", "eyes"])
    .describe(
      "The sources' subject. Most sources on medicines speak of sunlight, and pages say so.",
    ),
  ask: z.enum(["doctor", "pharmacist", "oncologist", "eye doctor", "manufacturer", "emergency"]),
  whatToAsk: words.describe(
    "The question in the reader's words; for an emergency sign the action.",
  ),
  certainty: z
    .enum(certainties)
    .describe("The kind of the first source, or that it is a precaution of ours."),
  sources: z
    .tuple([source], source)
    .readonly()
    .describe("The place of reading, and what was read there. The page names the first."),
  note: words.optional(),
  searches: z
    .array(words)
    .readonly()
    .optional()
    .describe("What readers also type into a search to find it. No page shows it."),
});

/** A medicine, condition, body site or moment that calls for advice before using light. */
export const askFirstSchema = askFirstFields.refine(
  ({ certainty, sources: [first] }) => certainty === "precaution only" || first.kind === certainty,
  {
    path: ["certainty"],
    error:
      "the first source is of another kind: put one of this kind first, or take the word for that one",
  },
);

/** A reason to ask somebody before using light, or a sign of an emergency. */
export type AskFirst = Omit<z.output<typeof askFirstSchema>, "place"> & {
  readonly id: AskFirstId;
};

const entries: ReadonlyMap<string, AskFirst> = new Map(
  [...readRecords("ask-first", askFirstSchema)]
    .toSorted(([, a], [, b]) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.place - b.place)
    .map(([id, { place: _, ...entry }]) => [id, { ...entry, id: id as AskFirstId }]),
);

/** In content/: the id of an entry. */
export const askFirstId = z
  .string()
  .refine((id): id is AskFirstId => entries.has(id), {
    error: ({ input }) => `nothing to ask first about is called "${input}"`,
  })
  .meta({ id: "ask-first" });

const everybodySchema = z.tuple([askFirstId], askFirstId);

/** Entries for every use of the light, on any part of the body; the first rules it out. */
export const EVERYBODY = readContent("ask-everybody.yaml", everybodySchema);

/** By kind, each at its place in it. */
export function listAskFirst(): AskFirst[] {
  return [...entries.values()];
}

export function findAskFirst(ids: readonly AskFirstId[]): AskFirst[] {
  return ids.flatMap((id) => entries.get(id) ?? []);
}

/** For one page: first what rules the light out for everybody, then the page's own list, then the rest for everybody. */
export function askFirstFor(page: {
  readonly first: readonly AskFirstId[];
  readonly also: readonly AskFirstId[];
}): AskFirst[] {
  const [rulesOut, ...rest] = EVERYBODY;
  return findAskFirst([...new Set([rulesOut, ...page.first, ...page.also, ...rest])]);
}

/** 'Ask your pharmacist: "…"'; for an emergency sign the action. */
export function adviceFor({ ask, whatToAsk }: AskFirst): string {
  return ask === "emergency" ? whatToAsk : `Ask ${whomToAsk[ask]}: "${whatToAsk}"`;
}

/** In a reader's words. */
export const whomToAsk = {
  doctor: "your doctor",
  pharmacist: "your pharmacist",
  oncologist: "your cancer team",
  "eye doctor": "an eye doctor",
  manufacturer: "the manufacturer",
} satisfies Record<Exclude<AskFirst["ask"], "emergency">, string>;

export const isEmergency = ({ kind }: AskFirst) => kind === "emergency sign";

/** Emergency calls come before signs that can wait for later in the day. */
export function byUrgency(one: AskFirst, other: AskFirst): number {
  return urgency(one) - urgency(other);
}

function urgency({ ask, whatToAsk }: AskFirst): number {
  if (ask !== "emergency") return 2;
  return whatToAsk.includes("911") ? 0 : 1;
}

/** Its first source; `url` only for addresses that are safe to link. */
export function sourceOf({ sources }: AskFirst): { publisher: string; url?: string } {
  const [{ publisher, url }] = sources;
  return url.startsWith("https:") ? { publisher, url } : { publisher };
}
