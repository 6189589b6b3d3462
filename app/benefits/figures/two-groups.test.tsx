import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { chartTwoGroups } from "./two-groups.server.ts";
import { TwoGroupsFigure } from "./two-groups-figure.tsx";

test("both groups are drawn on one scale from 0, as the study printed them", () => {
  expect(chartTwoGroups("hashimoto")).toMatchObject({
    study: "hofling-2013",
    people: 43,
    control: "sham",
    rows: [
      {
        light: { value: "38.59 µg/day", length: 36.1 },
        control: { value: "106.88 µg/day", length: 100 },
      },
    ],
  });
  const gains = chartTwoGroups("training-gains").rows;
  expect(gains.map(({ light, control }) => [light.value, control.value])).toEqual([
    ["15.4%", "9.4%"],
    ["20.5%", "13.7%"],
    ["32.2%", "20%"],
  ]);
});

test("a difference, or a state before, is no pair of groups", () => {
  expect(() => chartTwoGroups("endurance")).toThrow("no main result of two groups");
  expect(() => chartTwoGroups("brain-injury-depression")).toThrow("no main result of two groups");
});

test("says in words and as a table what it draws", () => {
  const html = renderToStaticMarkup(
    <TwoGroupsFigure groups={chartTwoGroups("training-gains")} number={3} caption="Gains." />,
  );
  expect(html).toContain(
    "eccentric peak torque, after 8 weeks: 32.2% with light, 20% with no light",
  );
  expect(html.match(/<rect/g)).toHaveLength(6);
  expect(html.match(/<tr /g)).toHaveLength(4);
});
