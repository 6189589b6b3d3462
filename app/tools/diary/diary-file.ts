import { stringify } from "csv-stringify/browser/esm/sync";
import * as z from "zod/mini";
import { parseDay } from "#app/evidence/ledger/judging-days.ts";
import type { Diary } from "./diary.ts";
import { VERSION } from "./diary.ts";

const day = z.string().check(z.refine((text) => parseDay(text) !== null));

const entry = z.strictObject({
  value: z.optional(z.number()),
  light: z.optional(z.boolean()),
  off: z.optional(z.boolean()),
  wrong: z.optional(z.boolean()),
  note: z.optional(z.string()),
});

const diarySchema = z.strictObject({
  version: z.literal(VERSION),
  id: z.string().check(z.minLength(1)),
  title: z.string(),
  use: z.nullable(z.string()),
  measure: z.strictObject({
    name: z.string(),
    question: z.string(),
    said: z.string(),
    unit: z.string(),
    low: z.number(),
    high: z.number(),
    step: z.number().check(z.positive()),
    better: z.enum(["lower", "higher"]),
    every: z.enum(["day", "week"]),
    lasting: z.optional(z.boolean()),
    worthwhile: z.nullable(
      z.strictObject({ value: z.number(), who: z.string(), url: z.url({ protocol: /^https?$/ }) }),
    ),
  }),
  began: day,
  light: day,
  decide: day,
  turns: z.nullable(z.array(z.enum(["light", "none"]))),
  stopped: z.optional(day),
  days: z.record(day, entry),
  saved: z.nullable(day),
});

const fileSchema = z.strictObject({ diaries: z.array(diarySchema) });

export function diaryFile(diaries: readonly Diary[]): string {
  return `${JSON.stringify({ diaries }, null, 2)}\n`;
}

type FileRead =
  | { readonly status: "ok"; readonly diaries: readonly Diary[] }
  | { readonly status: "newer" | "unknown" };

/** What an export says. Nothing of a file with a mistake is taken. */
export function readDiaryFile(text: string): FileRead {
  const written = parsed(text);
  const { success, data } = fileSchema.safeParse(written);
  if (success) return { status: "ok", diaries: data.diaries };
  const versions = (written as { diaries?: { version?: unknown }[] } | null)?.diaries;
  const isNewer =
    Array.isArray(versions) && versions.some((each) => Number(each?.version) > VERSION);
  return { status: isNewer ? "newer" : "unknown" };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What the browser has of a day stays, so that an old file takes nothing away. */
export function withEntriesOf(held: Diary, read: Diary): Diary {
  const days = { ...read.days };
  for (const [day, entry] of Object.entries(held.days)) days[day] = { ...days[day], ...entry };
  return { ...read, ...held, days };
}

/** For a spreadsheet: a line for each day. */
export function diaryTable({ days, measure }: Diary): string {
  const rows = Object.keys(days)
    .toSorted()
    .map((day) => {
      const { value, light, off, wrong, note } = days[day] ?? {};
      const yes = (said: boolean | undefined) => (said ? "yes" : "");
      return [day, value ?? "", yes(light), yes(off), yes(wrong), note ?? ""];
    });
  return stringify(
    [["Day", measure.name, "Light", "Day off", "Something wrong", "Note"], ...rows],
    {
      // A spreadsheet takes no note for a formula.
      escape_formulas: true,
      // Excel reads letters with accents by it.
      bom: true,
    },
  );
}
