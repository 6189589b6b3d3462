import type { Verdict } from "./change.ts";
import { BEFORE, type Diary, type Measure } from "./diary.ts";

/** One sentence or more each, in reading order; the first is the answer. */
export function verdictInWords(
  verdict: Exclude<Verdict, { status: "waiting" }>,
  { measure, turns }: Pick<Diary, "measure" | "turns">,
): string[] {
  if (verdict.status === "too few") return [tooFew(verdict, measure, turns !== null)];
  const { said, unit } = measure;
  const number = (value: number) => `${format(value, measure)}${unit}`;
  if (verdict.status === "in turn") {
    const { light, none, pairs } = verdict;
    return [
      `In your ${pairs} weeks with light ${said} about ${number(light)}. In the ${pairs} weeks without, about ${number(none)}.`,
      change(none, light, measure, BEYOND_CHANCE[verdict.beyond ?? "none"]),
      ...(verdict.beyond === "worse" ? [WORSE] : []),
      ...worth(Math.abs(gap(none, light, measure)), verdict, measure),
      ...(verdict.beyond === "better" ? [HOPE] : []),
    ];
  }
  const { before, after, wander, beyond } = verdict;
  return [
    `Before the light ${said} about ${number(before)}, and your days went up and down by about ${number(wander)}. In the last two weeks with it ${said} about ${number(after)}.`,
    change(before, after, measure, BEYOND[beyond ?? "none"]),
    ...worth(Math.abs(gap(before, after, measure)), verdict, measure),
    ...(beyond === "better" ? [BY_ITSELF] : beyond === "worse" ? [WORSE] : []),
  ];
}

/** After "That's 2.4 lower, ". */
const BEYOND = {
  better: "more than your days go up and down by themselves.",
  worse: "and that’s worse by more than your days go up and down by themselves.",
  none: "no more than your days go up and down by themselves. That’s no reason to go on.",
};

const BEYOND_CHANCE = {
  better: "more than luck would often do.",
  worse: "and that’s worse by more than bad luck would often do.",
  none: "no more than luck could do. That’s no reason to go on.",
};

const BY_ITSELF =
  "A change like that can also come by itself: complaints come and go, and people start on a bad week. To be surer, leave the light off for two weeks and keep writing.";

const HOPE = "You knew which weeks had the light, and hope can make a difference, too.";

const WORSE = "Stop the light. If it doesn’t get better in a few days, ask your doctor.";

function tooFew(
  { before, after }: { before: number; after: number },
  { every }: Measure,
  inTurn: boolean,
): string {
  if (inTurn)
    return "We can’t say. We need four pairs of weeks with at least three numbers from the third day of each week on.";
  if (every === "week")
    return "We can’t say how far a weekly score goes up and down by itself: there are too few numbers. Show your chart to your doctor.";
  return `We can’t say. We need at least ${BEFORE} numbers before the light and ${BEFORE} in the last two weeks. You have ${before} and ${after}.`;
}

function change(from: number, to: number, measure: Measure, beyond: string): string {
  const by = gap(from, to, measure);
  if (by === 0) return "That’s the same, and no reason to go on.";
  const size = `${format(Math.abs(by), measure)}${measure.unit}`;
  const [less, more] = measure.unit ? ["less", "more"] : ["lower", "higher"];
  return `That’s ${size} ${by < 0 ? less : more}, ${beyond}`;
}

/** Of the numbers as they are shown. */
function gap(from: number, to: number, { step, high }: Measure): number {
  const scale = decimals({ step, high }) === 0 ? 1 : 10;
  return (Math.round(to * scale) - Math.round(from * scale)) / scale;
}

function worth(
  size: number,
  { beyond }: { beyond: "better" | "worse" | null },
  measure: Measure,
): string[] {
  const { worthwhile } = measure;
  if (!worthwhile || beyond !== "better") return [];
  const { value, who } = worthwhile;
  const than = size >= value ? "at least as much as" : "less than";
  return [`It’s ${than} the ${value}${measure.unit} that ${who} called big enough to matter.`];
}

/** A whole number, or with one digit after the point on a short scale. */
export function format(value: number, measure: Pick<Measure, "step" | "high">): string {
  return new Intl.NumberFormat("en-US", { maximumFractionDigits: decimals(measure) }).format(value);
}

function decimals({ step, high }: Pick<Measure, "step" | "high">): number {
  return step < 1 || high <= 24 ? 1 : 0;
}
