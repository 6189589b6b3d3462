import { fillIn } from "#app/text/fill-in.ts";
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
  const { said } = measure;
  const number = (value: number) => withUnit(value, measure);
  if (verdict.status === "in turn") {
    const { light, none, pairs } = verdict;
    return [
      fillIn(texts.turns, { pairs, said, light: number(light), none: number(none) }),
      change(none, light, measure, texts.changeInTurns[verdict.beyond ?? "none"], texts),
      ...(verdict.beyond === "worse" ? [texts.worse] : []),
      ...worth(Math.abs(gap(none, light, measure)), verdict, measure, texts),
      ...(verdict.beyond === "better" ? [texts.hope] : []),
    ];
  }
  const { before, after, wander, beyond, test } = verdict;
  const done = test?.status === "done" ? test : null;
  return [
    [
      fillIn(texts.before, { said, number: number(before), wander: number(wander) }),
      fillIn(texts.with, { said, number: number(after) }),
      ...(done ? [fillIn(texts.without, { said, number: number(done.without) })] : []),
    ].join(" "),
    change(
      before,
      after,
      measure,
      texts.change[done ? (done.isBack ? "back" : "lasts") : (beyond ?? "none")],
      texts,
    ),
    ...worth(Math.abs(gap(before, after, measure)), verdict, measure, texts),
    ...(test ? next(test, texts) : []),
    ...(beyond === "worse" ? [texts.worse] : []),
  ];
}

function next(test: Test, texts: VerdictTexts): string[] {
  if (test.status === "impossible") return [texts.unsure];
  if (test.status === "open") return [texts.pause];
  if (test.status === "running") return [fillIn(texts.paused, { until: formatDate(test.until) })];
  if (test.status === "too few")
    return [`${texts.unsure} ${fillIn(texts.pauseFew, { least: BEFORE, numbers: test.numbers })}`];
  return [test.isBack ? texts.hope : texts.lasts];
}

function tooFew(
  { before, after }: { before: number; after: number },
  { every }: Measure,
  inTurn: boolean,
  texts: VerdictTexts,
): string {
  if (inTurn) return texts.fewTurns;
  if (every === "week") return texts.weekly;
  return fillIn(texts.few, { least: BEFORE, before, after });
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
  const size = withUnit(Math.abs(by), measure);
  const [less, more] = measure.unit ? [lessOf(measure.unit), "more"] : ["lower", "higher"];
  return `That’s ${size} ${by < 0 ? less : more}, ${beyond}`;
}

/** "1 spot", "1.2 hours" */
function withUnit(value: number, measure: Measure): string {
  const number = format(value, measure);
  return `${number}${number === "1" ? measure.unit.replace(/s$/, "") : measure.unit}`;
}

const lessOf = (unit: string) => (/hours|minutes/.test(unit) ? "less" : "fewer");

/** Of the numbers as they are shown. */
function gap(from: number, to: number, { step, high }: Measure): number {
  const scale = decimals({ step, high }) === 0 ? 1 : 10;
  return (Math.round(to * scale) - Math.round(from * scale)) / scale;
}

function worth(
  size: number,
  { beyond }: { beyond: "better" | "worse" | null },
  { worthwhile, unit }: Measure,
  texts: VerdictTexts,
): string[] {
  if (!worthwhile || beyond !== "better") return [];
  const { value, who } = worthwhile;
  const text = size >= value ? texts.worth.more : texts.worth.less;
  return [fillIn(text, { value: `${value}${unit}`, who })];
}

/** A whole number, or with one digit after the point on a short scale. */
export function format(value: number, measure: Pick<Measure, "step" | "high">): string {
  return new Intl.NumberFormat("en-US", { maximumFractionDigits: decimals(measure) }).format(value);
}

function decimals({ step, high }: Pick<Measure, "step" | "high">): number {
  return step < 1 || high <= 24 ? 1 : 0;
}
