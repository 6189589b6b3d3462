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

/** What so many studies of people tell: "Of 5 studies in people, 1 counted side effects and 4 reported none. …" */
export function harmsOfAll(studies: readonly Pick<Told, "harms" | "adverseEvents">[]): string {
  const told = studies.map(harmsTold);
  const number = (kind: HarmsTold) => told.filter((each) => each === kind).length;
  const all = studies.length;
  const [counted, described, none, silent] = [
    number("counted"),
    number("described"),
    number("none reported"),
    number("not mentioned"),
  ];
  if (silent === all) {
    return all === 1
      ? "The summary of the one study in people doesn’t mention side effects. That doesn’t mean that there were none."
      : `None of the summaries of the ${formatNumber(all)} studies in people mentions side effects. That doesn’t mean that there were none.`;
  }
  const parts = [
    counted > 0 && `${formatNumber(counted)} counted side effects`,
    described > 0 && `${formatNumber(described)} described them without a full count`,
    none > 0 && `${formatNumber(none)} reported none`,
    silent > 0 && `${formatNumber(silent)} didn’t mention them in the summary`,
  ].filter((part) => part !== false);
  const studiesOf = all === 1 ? "study" : "studies";
  const caution = none > 0 ? " “None reported” doesn’t mean that there were none." : "";
  return `Of ${formatNumber(all)} ${studiesOf} in people, ${joinWithAnd(parts)}.${caution}`;
}
