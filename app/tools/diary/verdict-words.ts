import { formatDate } from "#app/text/format-date.ts";
import type { Test, Verdict } from "./change.ts";
import { BEFORE, type Diary, type Measure } from "./diary.ts";
import type { VerdictTexts } from "./diary-texts.server.ts";

/** One sentence or more each, in reading order; the first is the answer. */
export function verdictInWords(
  verdict: Exclude<Verdict, { status: "waiting" }>,
  { measure, turns }: Pick<Diary, "measure" | "turns">,
  texts: VerdictTexts,
): string[] {
  if (verdict.status === "too few") return [tooFew(verdict, measure, turns !== null, texts)];
  const { said, unit } = measure;
  const number = (value: number) => `${format(value, measure)}${unit}`;
  if (verdict.status === "in turn") {
    const { light, none, pairs } = verdict;
    return [
      `In your ${pairs} weeks with light ${said} about ${number(light)}. In the ${pairs} weeks without, about ${number(none)}.`,
      change(none, light, measure, texts.changeInTurns[verdict.beyond ?? "none"], texts),
      ...(verdict.beyond === "worse" ? [texts.worse] : []),
      ...worth(Math.abs(gap(none, light, measure)), verdict, measure),
      ...(verdict.beyond === "better" ? [texts.hope] : []),
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
      texts.change[done ? (done.isBack ? "back" : "lasts") : (beyond ?? "none")],
      texts,
    ),
    ...worth(Math.abs(gap(before, after, measure)), verdict, measure),
    ...(test ? next(test, texts) : []),
    ...(beyond === "worse" ? [texts.worse] : []),
  ];
}

function next(test: Test, texts: VerdictTexts): string[] {
  if (test.status === "impossible") return [texts.unsure];
  if (test.status === "open") return [texts.pause];
  if (test.status === "running")
    return [
      `Leave the light off until ${formatDate(test.until)}, and keep writing. Then we compare again. You can begin again at any time, but then we can’t tell.`,
    ];
  if (test.status === "too few")
    return [
      `${texts.unsure} From the third day without light on, we need at least ${BEFORE} numbers. You have ${test.numbers}.`,
    ];
  return [test.isBack ? texts.hope : texts.lasts];
}

function tooFew(
  { before, after }: { before: number; after: number },
  { every }: Measure,
  inTurn: boolean,
  texts: VerdictTexts,
): string {
  if (inTurn)
    return "We can’t say. We need four pairs of weeks with at least three numbers from the third day of each week on.";
  if (every === "week") return texts.weekly;
  return `We can’t say. We need at least ${BEFORE} numbers before the light and ${BEFORE} in the last two weeks with it. You have ${before} and ${after}.`;
}

function change(
  from: number,
  to: number,
  measure: Measure,
  beyond: string,
  { same }: VerdictTexts,
): string {
  const by = gap(from, to, measure);
  if (by === 0) return same;
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
