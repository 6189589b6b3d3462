import { formatDate } from "#app/text/format-date.ts";
import type { Test, Verdict } from "./change.ts";
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
  const { before, after, wander, beyond, test } = verdict;
  const done = test?.status === "done" ? test : null;
  return [
    `Before the light ${said} about ${number(before)}, and your days went up and down by about ${number(wander)}. In the last two weeks with it ${said} about ${number(after)}.${done ? ` In the two weeks without it ${said} about ${number(done.without)}.` : ""}`,
    change(
      before,
      after,
      measure,
      BEYOND[done ? (done.isBack ? "back" : "lasts") : (beyond ?? "none")],
    ),
    ...worth(Math.abs(gap(before, after, measure)), verdict, measure),
    ...(test ? next(test) : []),
    ...(beyond === "worse" ? [WORSE] : []),
  ];
}

function next(test: Test): string[] {
  if (test.status === "impossible") return ["Your diary can’t tell which."];
  if (test.status === "open") return [STOP];
  if (test.status === "running")
    return [
      `Leave the light off until ${formatDate(test.until)}, and keep writing. Then we compare again. You can begin again at any time, but then we can’t tell.`,
    ];
  if (test.status === "too few")
    return [
      `Your diary can’t tell which. From the third day without light on, we need at least ${BEFORE} numbers. You have ${test.numbers}.`,
    ];
  return [test.isBack ? HOPE : "There’s no reason to begin again while it stays like this."];
}

const STOP =
  "Did a doctor order the light? Then go on with it, and show your doctor this chart. If not, leave the light off for two weeks and keep writing. If the change goes away, luck is less likely.";

/** After "That's 2.4 lower, ". */
const BEYOND = {
  better:
    "and it could be the light. It could also have come by itself, because problems come and go, and people start on a bad week.",
  back: "and without the light at least half of that change was undone. It’s unlikely that luck did both.",
  lasts:
    "and without the light less than half of that change was undone. It may have come by itself, or the light helps for longer than two weeks.",
  worse: "and that’s worse. It can be chance.",
  none: "no more than your days go up and down by themselves. You can stop, but ask first if a doctor ordered the light.",
};

const BEYOND_CHANCE = {
  better: "more than luck would often do.",
  worse: "and that’s worse by more than bad luck would often do.",
  none: "no more than luck could do. You can stop, but ask first if a doctor ordered the light.",
};

const HOPE =
  "You knew which weeks had the light, and hope can make a difference, too. If the change is worth the time to you, use the light again.";

const WORSE =
  "Stop the light, or ask first if a doctor ordered it. If it stays worse for a week, ask your doctor.";

function tooFew(
  { before, after }: { before: number; after: number },
  { every }: Measure,
  inTurn: boolean,
): string {
  if (inTurn)
    return "We can’t say. We need four pairs of weeks with at least three numbers from the third day of each week on.";
  if (every === "week")
    return "We can’t say how far a weekly score goes up and down by itself: there are too few numbers. Show your chart to your doctor.";
  return `We can’t say. We need at least ${BEFORE} numbers before the light and ${BEFORE} in the last two weeks with it. You have ${before} and ${after}.`;
}

function change(from: number, to: number, measure: Measure, beyond: string): string {
  const by = gap(from, to, measure);
  if (by === 0)
    return "That’s the same. You can stop, but ask first if a doctor ordered the light.";
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
  return [
    `The change is ${than} the ${value}${measure.unit} that ${who} called big enough to matter.`,
  ];
}

/** A whole number, or with one digit after the point on a short scale. */
export function format(value: number, measure: Pick<Measure, "step" | "high">): string {
  return new Intl.NumberFormat("en-US", { maximumFractionDigits: decimals(measure) }).format(value);
}

function decimals({ step, high }: Pick<Measure, "step" | "high">): number {
  return step < 1 || high <= 24 ? 1 : 0;
}
