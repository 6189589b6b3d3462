import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { findStudy } from "#app/evidence/ledger/studies.server.ts";
import { countTrialPeople } from "./people.server.ts";
import { PeopleFigure } from "./people-figure.tsx";

const counted = countTrialPeople(["depression", "anxiety", "winter-mood", "seasonal-depression"]);
const { trials } = counted;

test("single trials with a sham, each once, with all of their people, largest first", () => {
  const ids = trials.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  // Two results of one trial.
  expect(ids).toContain("iosifescu-2022");
  // Reviews, and what had no sham.
  for (const id of ["ji-2024", "pjrek-2020", "maiello-2019", "zhang-2025"]) {
    expect(ids).not.toContain(id);
  }
  const people = trials.map(({ people }) => people);
  expect(people).toEqual(ids.map((id) => findStudy(id).participants));
  expect(people).toEqual(people.toSorted((a, b) => b - a));
  expect(counted.people).toBe(people.reduce((sum, each) => sum + each));
});

test("says in whose favour a trial's results came out", () => {
  const favours = (id: string) => trials.find((trial) => trial.id === id)?.favours;
  expect(favours("iosifescu-2022")).toBe("none");
  expect(favours("gimenez-2023")).toBe("some");
  expect(favours("wang-2023-anxiety")).toBe("all");
});

test("says in words what it draws, and leads to each trial", () => {
  const html = renderToStaticMarkup(<PeopleFigure {...counted} number={2} />);
  expect(html).toContain('<a href="#ref-iosifescu-2022">Iosifescu 2022</a>');
  expect(html).toContain("<strong>49 people</strong>");
  // 49 people: nine columns of five, and four of the tenth.
  expect(html).toContain(
    '<rect width="108" height="60"></rect><rect x="108" width="12" height="48">',
  );
  expect(html).toContain('<span class="forest-behind">no clear difference</span>');
  expect(html).not.toContain("style=");
});
