import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { claimId } from "../../../tests/support/made-up-content.ts";
import { countTrialPeople } from "./people.server.ts";
import { PeopleFigure } from "./people-figure.tsx";

const uses = ["sore-knees", "dry-patches", "poor-nights", "face-lines", "thin-hair-women"];
const counted = countTrialPeople(uses.map(claimId));

test("single trials with a sham, each once, with all of their people, largest first", () => {
  // No reviews, and no series without a sham.
  expect(counted.trials.map(({ id, people }) => [id, people])).toEqual([
    ["eklund-2013", 72],
    ["hagen-2025", 60],
    ["nagy-2023", 56],
    ["ibsen-2014", 47],
  ]);
  expect(counted.people).toBe(72 + 60 + 56 + 47);
});

test("says in whose favour a trial's results came out", () => {
  expect(counted.trials.map(({ favours }) => favours)).toEqual(["all", "all", "none", "some"]);
});

test("says in words what it draws, and leads to each trial", () => {
  const html = renderToStaticMarkup(<PeopleFigure {...counted} number={2} />);
  expect(html).toContain('<a href="/studies/nagy-2023">Nagy 2023</a>');
  expect(html).toContain("<strong>56 people</strong>");
  // 56 people: eleven columns of five, and one of the twelfth.
  expect(html).toContain(
    '<rect width="132" height="60"></rect><rect x="132" width="12" height="12">',
  );
  expect(html).toContain('<span class="forest-behind">no clear difference</span>');
  expect(html).not.toContain("style=");
});
