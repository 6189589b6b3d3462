import { joinWithAnd } from "#app/text/join-with-and.ts";
import { formatNumber } from "./numbers.ts";
import type { Study } from "./studies.server.ts";

/** How much a study's summary says of side effects. */
export type HarmsTold = "counted" | "described" | "none reported" | "not mentioned";

type Told = Pick<Study, "harms" | "adverseEvents" | "arms">;

export function harmsTold({
  harms,
  adverseEvents,
}: Pick<Told, "harms" | "adverseEvents">): HarmsTold {
  if (harms === "none reported") return "none reported";
  if (harms) return "counted";
  return adverseEvents ? "described" : "not mentioned";
}

/** "blistering: 2 people", "thyroid nodules: 3 of 25 people with light, 3 of 18 people with fake light" */
export function harmsInWords({ harms, arms }: Told): string[] {
  if (!Array.isArray(harms)) return [];
  const each = Map.groupBy(harms, ({ what }) => what);
  return [...each].map(([what, counts]) => {
    const groups = counts.map(({ arm, people, of, percent }) => {
      const who = people === 1 && of === undefined ? "person" : "people";
      const count = percent ? `${formatNumber(percent)}% of` : formatNumber(people ?? 0);
      const role = arm === undefined ? undefined : arms[arm]?.role;
      return [count, of && `of ${formatNumber(of)}`, who, role && GROUPS[role]]
        .filter(Boolean)
        .join(" ");
    });
    return `${what}: ${groups.join(", ")}`;
  });
}

const GROUPS = { light: "with light", sham: "with fake light", "no light": "without light" };

/** What so many studies of people tell: "Side effects: of 5 studies in people, 1 counted them and 4 reported none. …" */
export function harmsOfAll(studies: readonly Pick<Told, "harms" | "adverseEvents">[]): string {
  const told = studies.map(harmsTold);
  const all = studies.length;
  if (all === 0) return "Side effects: we found no study in people that could name any.";
  const parts = KINDS.flatMap(([kind, words]) => {
    const number = told.filter((each) => each === kind).length;
    return number > 0 ? [all === 1 ? words : `${formatNumber(number)} ${words}`] : [];
  });
  const who = all === 1 ? "the one study in people" : `of ${formatNumber(all)} studies in people,`;
  const silent = told.every((each) => each === "not mentioned");
  if (silent && all > 1)
    return `Side effects: in what we read, none of the ${formatNumber(all)} studies in people mentioned them.${SILENCE}`;
  const caution = silent
    ? SILENCE
    : told.includes("none reported")
      ? " “None reported” doesn’t mean that there were none."
      : "";
  return `Side effects: ${who} ${joinWithAnd(parts)}.${caution}`;
}

const SILENCE = " That doesn’t mean that there were none.";

const KINDS: readonly (readonly [HarmsTold, string])[] = [
  ["counted", "counted them"],
  ["described", "spoke of them without a count"],
  ["none reported", "reported none"],
  ["not mentioned", "didn’t mention them in what we read"],
];
