import { expect, test } from "vitest";
import { createSearchRuns } from "./search-runs.ts";

/** The counted words, once all searches are finished. */
function counted(...searches: [at: number, words: string, client?: string][]) {
  const runs = createSearchRuns();
  const taken = searches.flatMap(([at, words, client = "a"]) => runs.take({ at, words, client }));
  return [...taken, ...runs.settle(1_000_000)].map(({ words }) => words);
}

test("of a word that is typed with pauses, the last form counts", () => {
  expect(counted([0, "KNE"], [800, "KNEE"])).toEqual(["KNEE"]);
  expect(counted([0, "KNEE"], [6_000, "KNEE PAIN"])).toEqual(["KNEE PAIN"]);
  expect(counted([0, "KNEEE"], [1_500, "KNEE"])).toEqual(["KNEE"]);
});

test("what was looked at counts, and so does what came after it", () => {
  expect(counted([0, "MELASMA"], [3_000, "PIGMENT"])).toEqual(["MELASMA", "PIGMENT"]);
  expect(counted([0, "KNEE"], [12_000, "KNEE PAIN"])).toEqual(["KNEE", "KNEE PAIN"]);
  // The reader deletes letter by letter, with a pause.
  expect(counted([0, "KNEE"], [4_000, "KN"], [5_000, "HAIR"])).toEqual(["KNEE", "HAIR"]);
});

test("the dialog's search and the page's that Enter leads to are one", () => {
  expect(counted([0, "KNEE"], [1_000, "KNEE"])).toEqual(["KNEE"]);
  expect(counted([0, "KNEE"], [60_000, "KNEE"])).toEqual(["KNEE", "KNEE"]);
});

test("clients know nothing of each other", () => {
  expect(counted([0, "KNE", "a"], [100, "KNEE", "b"])).toEqual(["KNE", "KNEE"]);
});

test("what has not lasted yet waits, unless the server ends", () => {
  const runs = createSearchRuns();
  runs.take({ at: 0, words: "KNEE", client: "a" });
  expect(runs.settle(9_999)).toEqual([]);
  expect(runs.settle(9_999, true)).toHaveLength(1);
  expect(runs.settle(20_000)).toEqual([]);
});

test("a flood of clients takes no more memory than so many", () => {
  const runs = createSearchRuns();
  for (let client = 0; client < 5_000; client += 1) {
    runs.take({ at: 0, words: "KNEE", client: String(client) });
  }
  expect(runs.settle(0, true)).toHaveLength(2_000);
});
