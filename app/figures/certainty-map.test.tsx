import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { benefits } from "#app/benefits/content/benefits.ts";
import { mostPeople } from "#app/evidence/ledger/best-supported.server.ts";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { gradeEvidence } from "#app/evidence/ledger/grade.ts";
import { peopleInWords } from "#app/evidence/words/people-in-words.ts";
import { mapCertainty } from "./certainty-map.server.ts";
import {
  CertaintyMapFigure,
  countGrades,
  dotRadius,
  summariseMap,
} from "./certainty-map-figure.tsx";

const map = mapCertainty(benefits);

test("has every use of the ledger once, in the column of its grade", () => {
  const uses = map.columns.flatMap(({ grade, cells }) =>
    cells.flatMap((cell) => cell.uses.map(({ href }) => ({ id: href.split("#")[1], grade }))),
  );
  expect(uses.map(({ id }) => id).toSorted()).toEqual(
    listClaims()
      .map(({ id }) => id)
      .toSorted(),
  );
  for (const claim of listClaims()) {
    expect(uses.find(({ id }) => id === claim.id)?.grade, claim.id).toBe(
      gradeEvidence(claim).grade,
    );
  }
  expect(map.columns.reduce((sum, { count }) => sum + count, 0)).toBe(map.total);
});

test("the counts of the columns are spelled as far as a reader reads words faster", () => {
  const counts = (noneFound: number) => [
    { grade: "high", count: 0 } as const,
    { grade: "moderate", count: 2 } as const,
    { grade: "low", count: 40 } as const,
    { grade: null, count: noneFound },
  ];
  expect(countGrades(counts(0))).toBe(
    "The evidence is strong for none, moderate for two, and weak for 40. This is for a lamp at home.",
  );
  expect(countGrades(counts(3))).toMatch(/ For three we found no study in people\.$/);
});

test("a map's summary names the few uses of its best grade, as they stand in a sentence", () => {
  const [use = expect.unreachable()] = map.columns.flatMap(({ cells }) =>
    cells.flatMap((c) => c.uses),
  );
  const column = (names: string[]) => ({
    grade: "moderate" as const,
    count: names.length,
    shown: names.length,
    cells: [{ row: 0, uses: names.map((name) => ({ ...use, name })) }],
  });
  const start = (names: string[]) => summariseMap({ columns: [column([]), column(names)] });
  expect(start(["Hair loss", "Acne"])).toMatch(
    /^Best supported: hair loss and acne\. The evidence/,
  );
  expect(start(["A", "B", "C", "D"])).toMatch(/^The evidence/);
});

test("the area of a dot goes with the people, who are never added up", () => {
  expect(dotRadius(3098) ** 2 / dotRadius(820) ** 2).toBeCloseTo(3098 / 820, 1);
  expect(dotRadius(9)).toBe(3);
  for (const { people, href } of map.columns.flatMap(({ cells }) => cells.flatMap((c) => c.uses))) {
    const claim = listClaims().find(({ id }) => href.endsWith(`#${id}`));
    expect(people, href).toBe(mostPeople(claim ?? expect.unreachable(href)));
  }
  expect(peopleInWords({ people: 3098 })).toBe("3,098");
  expect(peopleInWords({ people: 3098, peopleAre: "men and women" })).toBe("3,098 men and women");
});

test("says in words what the marks show, and the same again as a table", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <CertaintyMapFigure map={map} number={1} />
    </MemoryRouter>,
  );
  expect(html).toContain("No use has this rating yet.");
  expect(html.match(/<tr role="row">/g)).toHaveLength(map.total + 1);
  expect(html.match(/<circle/g)).toHaveLength(map.total);
  expect(html.match(/<small>no clear benefit/g)).toHaveLength(
    map.columns.flatMap(({ cells }) =>
      cells.flatMap(({ uses }) => uses.filter(({ noneFound }) => noneFound)),
    ).length,
  );
  expect(html).not.toContain("style=");
});
