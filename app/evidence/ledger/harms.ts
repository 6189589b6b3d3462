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
