import { expect, test } from "vitest";
import { samples } from "#app/site.config.ts";
import { listSamples } from "./samples.ts";

const list = listSamples();

test("a figure to prove is named with its pages and what papers say of it, in plain words", () => {
  expect(list.unproven.find(({ figure }) => figure === "85%+ Improvement Rates")).toEqual({
    on: ["/benefits/hair-growth"],
    figure: "85%+ Improvement Rates",
    checked: expect.stringMatching(/ \d.* \[[a-z]+-\d{4}\]\.$/),
  });
  for (const { checked } of list.unproven) expect(checked).not.toMatch(/\[\[|\{\{/);
});

test("samples are named, with what pages leave to fill in", () => {
  expect(list).toMatchObject({ samples, toFillIn: expect.any(Array) });
});
