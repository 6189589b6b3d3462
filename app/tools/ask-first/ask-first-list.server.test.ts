import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listAskFirst, whomToAsk } from "#app/evidence/ledger/ask-first.server.ts";
import { viewAskFirstList } from "./ask-first-list.server.ts";

const { emergencies, groups, sources } = viewAskFirstList();
const items = groups.flatMap(({ items }) => items);

test("every entry of the ledger is a switch or an emergency sign, once", () => {
  const signs = listAskFirst().filter(({ kind }) => kind === "emergency sign");
  expect(emergencies).toHaveLength(signs.length);
  const ids = items.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length + signs.length).toBe(listAskFirst().length);
});

test("every switch and sign cites what it rests on, and every source knows who cites it", () => {
  const marks = [...emergencies, ...items].map(({ marks }) => marks);
  expect(marks.every((each) => each.length > 0)).toBe(true);
  const cited = marks.flat().map(({ number, anchor }) => `${number} ${anchor}`);
  const listed = sources.flatMap(({ number, seen }) =>
    seen.map(({ anchor }) => `${number} ${anchor}`),
  );
  expect(cited.toSorted()).toEqual(listed.toSorted());
  expect(new Set(cited).size).toBe(cited.length);
});

test("numbers go up in reading order, and one address has one number", () => {
  expect(sources.map(({ number }) => number)).toEqual(sources.map((_, index) => index + 1));
  expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length);
});

test("the style sheet counts everybody whom a switch may send the reader to", () => {
  const css = readFileSync(new URL("./ask-first.css", import.meta.url), "utf8");
  for (const whom of Object.values(whomToAsk)) {
    expect(css).toContain(`[data-ask="${whom}"]:checked {`);
    expect(css).toContain(`[data-asked="${whom}"]::after {`);
  }
});
