import { expect, test } from "vitest";
import { listChanges } from "#app/evidence/ledger/changes.server.ts";
import { filterChanges, ON_A_PAGE, readFilter } from "./changes-filter.ts";

const changes = listChanges();
const find = (query: string) => filterChanges(changes, readFilter(new URLSearchParams(query)));

test("without a choice all changes are there, a page at a time", () => {
  const first = find("");
  expect(first).toMatchObject({ total: changes.length, number: 1 });
  expect(first.shown).toEqual(changes.slice(0, ON_A_PAGE));
  const pages = Array.from({ length: first.pages }, (_, index) => find(`page=${index + 1}`).shown);
  expect(pages.flat()).toEqual(changes);
});

test("topic, kind and thing leave what fits all of them", () => {
  const { shown, total } = find("topic=pain&kind=correction");
  expect(total).toBeGreaterThan(10);
  for (const { kind, topics } of shown)
    expect([kind, topics.includes("pain")]).toEqual(["correction", true]);
  const [{ about } = expect.unreachable()] = changes;
  const own = find(`about=${about.id}`).shown.map((change) => change.about.id);
  expect(new Set(own)).toEqual(new Set([about.id]));
});

test.each([
  "topic=teeth",
  "kind=x",
  "about=y",
  "page=0",
  "page=99",
  "page=1.5",
  "page=-1",
  "page=two",
])("%s shows nothing", (query) => {
  expect(find(query).shown).toEqual([]);
});
