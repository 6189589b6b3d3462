import { readFileSync } from "node:fs";
import { getElementsByTagName, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { contentFolder } from "#app/content/content-folder.server.ts";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import { findOutcome, type OutcomeRef } from "#app/evidence/ledger/studies.server.ts";

/** Images with a row of a square and its interval for each outcome, from the top. */
const plots: Record<string, readonly OutcomeRef[]> = {
  "fig-knee-dose.svg": [
    "stausholm-2019/pain",
    "stausholm-2019/pain-recommended-dose",
    "bjordal-2003/pain",
  ],
  "fig-pain-by-condition.svg": [
    "chow-2009/pain",
    "stausholm-2019/pain",
    "glazov-2016/pain",
    "naterstad-2022/pain",
    "bjordal-2008/pain",
  ],
};

test.each(Object.entries(plots))("%s draws the ledger's figures and intervals", (file, refs) => {
  const { shapes, labels } = readImage(file);
  const zero = positionOf(labels, "0");
  const perMillimetre = (positionOf(labels, "10") - zero) / 10;
  const inMillimetres = (x: number) => (x - zero) / perMillimetre;

  const intervals = shapes("path").flatMap(
    ({ d = "", "stroke-width": width }) =>
      (width === "4" && /^M([\d.]+) [\d.]+H([\d.]+)$/.exec(d)?.slice(1).map(Number)) || [],
  );
  const squares = shapes("rect").flatMap(({ x, width = "0" }) => (x ? [+x + +width / 2] : []));
  const figures = labels.filter(({ bold, anchor }) => bold && anchor === "middle");

  const drawn = refs.map((_, row) => ({
    figure: figures[row]?.text,
    square: inMillimetres(squares[row] ?? Number.NaN).toFixed(1),
    interval: intervals.slice(2 * row, 2 * row + 2).map((x) => inMillimetres(x).toFixed(1)),
  }));
  expect(drawn).toEqual(refs.map(expectedRow));
  expect([squares.length, intervals.length / 2]).toEqual([refs.length, refs.length]);
});

test("fig-tendon-trials.svg draws as many trials as were counted", () => {
  const { shapes, labels } = readImage("fig-tendon-trials.svg");
  const filled = shapes("circle").filter(({ fill }) => fill !== "none").length;
  const open = shapes("circle").length - filled;
  const [all, positive, others] = fillNumbers([
    "{{tumilty-2010 trials}}",
    '{{tumilty-2010 "12"}}',
    '{{tumilty-2010 "13"}}',
  ]);
  expect([filled + open, filled, open].map(String)).toEqual([all, positive, others]);
  const said = labels.map(({ text }) => text).join(" ");
  expect(said).toContain(`${all} controlled trials`);
  expect(said).toContain(`${positive} positive`);
  expect(said).toContain(`${others} inconclusive or negative`);
});

/** What a row has to show, in mm to one decimal. */
function expectedRow(ref: OutcomeRef) {
  const {
    value,
    ci = [Number.NaN, Number.NaN],
    unit,
  } = findOutcome(ref).outcome.effect ?? expect.unreachable();
  const millimetres = (amount: number) => (Math.abs(amount) * (unit === "cm" ? 10 : 1)).toFixed(1);
  const interval = ci.map(millimetres).sort((a, b) => Number(a) - Number(b));
  return { figure: millimetres(value), square: millimetres(value), interval };
}

function readImage(file: string) {
  const image = parseDocument(readFileSync(new URL(`pictures/${file}`, contentFolder), "utf8"), {
    xmlMode: true,
  });
  return {
    shapes: (tag: string) => getElementsByTagName(tag, image).map(({ attribs }) => attribs),
    labels: getElementsByTagName("text", image).map((element) => ({
      text: textContent(element),
      x: Number(element.attribs.x),
      bold: element.attribs["font-weight"] === "600",
      anchor: element.attribs["text-anchor"],
    })),
  };
}

function positionOf(labels: ReturnType<typeof readImage>["labels"], text: string): number {
  return labels.find((label) => label.text === text)?.x ?? Number.NaN;
}
