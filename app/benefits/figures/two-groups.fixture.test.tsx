import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { claimId } from "../../../tests/support/made-up-content.ts";
import { chartTwoGroups } from "./two-groups.server.ts";
import { TwoGroupsFigure } from "./two-groups-figure.tsx";

const hair = chartTwoGroups(claimId("more-hair"));

test("both groups are drawn on one scale from 0, as the study printed them", () => {
  expect(hair).toMatchObject({
    study: "ibsen-2014",
    people: 47,
    control: "fake light",
    rows: [
      {
        light: { value: "100.3 hairs in view", length: 32.5 },
        control: { value: "23.9 hairs in view", length: 7.7 },
      },
      { light: { length: 100 }, control: { length: 81.6 } },
    ],
  });
});

test("a difference, or a state before, is no pair of groups", () => {
  for (const id of ["sore-necks", "dry-patches"]) {
    expect(() => chartTwoGroups(claimId(id))).toThrow("no main result of two groups");
  }
});

test("says in words and as a table what it draws", () => {
  const html = renderToStaticMarkup(<TwoGroupsFigure groups={hair} number={3} caption="Gains." />);
  expect(html).toContain(
    "hairs in the photograph: 100.3 hairs in view with light, 23.9 hairs in view with fake light",
  );
  expect(html.match(/<rect/g)).toHaveLength(4);
  expect(html.match(/<tr /g)).toHaveLength(3);
});
