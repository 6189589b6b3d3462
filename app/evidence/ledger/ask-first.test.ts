import { expect, test } from "vitest";
import {
  adviceFor,
  askFirstFor,
  askFirstSchema,
  byUrgency,
  EVERYBODY,
  findAskFirst,
  isEmergency,
  listAskFirst,
  sourceOf,
} from "./ask-first.server.ts";
import { listDifferences } from "./differences.server.ts";
import { listGuidelines } from "./guidelines.server.ts";

test("each entry is in the list once, and its reason is one or two sentences", () => {
  const entries = listAskFirst();
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  for (const { id, why } of entries) expect(why, id).toMatch(/^[A-Z].+\.$/);
});

test("an emergency sign says what to do, everything else what to ask", () => {
  for (const { id, kind, whatToAsk, about, ask } of listAskFirst()) {
    const isQuestion = whatToAsk.endsWith("?");
    expect(isQuestion, id).toBe(kind !== "emergency sign" || ask === "eye doctor");
    if (ask === "emergency") expect(kind, id).toBe("emergency sign");
    if (about === "eyes") expect(["eye doctor", "doctor", "pharmacist"], id).toContain(ask);
  }
});

test("a guideline's own page is named where another was read", () => {
  for (const [id, { officialUrl, url }] of listGuidelines()) expect(officialUrl, id).not.toBe(url);
});

test("every difference is more than nothing", () => {
  for (const { measure, value } of listDifferences()) {
    for (const number of [value].flat()) expect(number, measure).toBeGreaterThan(0);
  }
});

test("what needs 911 now goes before what can wait for later today", () => {
  const signs = listAskFirst().filter(isEmergency).toSorted(byUrgency);
  const ids = signs.map(({ id }) => id);
  expect(ids.indexOf("hives-breathing")).toBeLessThan(ids.indexOf("vision-change"));
  expect(ids.indexOf("clot-on-lung")).toBeLessThan(ids.indexOf("calf-swelling"));
  const now = signs.map(({ whatToAsk }) => /\bnow\.$/.test(whatToAsk));
  expect(now).toEqual(now.toSorted((one, other) => Number(other) - Number(one)));
  const backwards = signs.toReversed().toSorted(byUrgency);
  expect(backwards.at(-1)?.ask).toBe("eye doctor");
});

test("what needs help at once rests first on a health service or a body of doctors or regulators", () => {
  for (const entry of listAskFirst().filter(isEmergency)) {
    expect(sourceOf(entry).publisher, entry.id).toMatch(
      /NHS|nidirect|Health and Care|Association|Administration/,
    );
  }
});

test("a reason is said to be from the source that gives it, linked or not", () => {
  const [entry = expect.unreachable()] = listAskFirst();
  const [source = expect.unreachable()] = entry.sources;
  const publisher = "A regulator";
  const from = (url: string) => sourceOf({ ...entry, sources: [{ ...source, publisher, url }] });
  expect(from("https://a.example/")).toEqual({
    publisher: "A regulator",
    url: "https://a.example/",
  });
  expect(from("http://a.example/")).toEqual({ publisher: "A regulator" });
});

test("entries are found in the order in which they are wanted", () => {
  expect(findAskFirst(["methotrexate", "isotretinoin"]).map(({ id }) => id)).toEqual([
    "methotrexate",
    "isotretinoin",
  ]);
  expect(findAskFirst(EVERYBODY).map(({ id }) => id)).toEqual(EVERYBODY);
});

test("what rules the light out for everybody stands first on every page and in the list", () => {
  const [first, second] = askFirstFor({ first: ["methotrexate"], also: [] });
  expect([first?.id, second?.id]).toEqual([EVERYBODY[0], "methotrexate"]);
  expect(listAskFirst()[0]?.id).toBe(EVERYBODY[0]);
});

test("an entry is as certain as the kind of its first source, or a precaution", () => {
  const source = (kind: string) => ({
    title: "A list",
    publisher: "Nobody",
    kind,
    seen: "Nothing.",
    url: "https://example.org/list",
  });
  const allows = (certainty: string, ...kinds: string[]) =>
    askFirstSchema.safeParse({
      kind: "medicine",
      place: 1,
      name: "Dream tablets",
      why: "Nobody knows.",
      about: "eyes",
      ask: "doctor",
      whatToAsk: "May I?",
      certainty,
      sources: kinds.map(source),
    }).success;
  expect(allows("label or guideline", "label or guideline", "review of studies")).toBe(true);
  expect(allows("label or guideline", "review of studies", "label or guideline")).toBe(false);
  expect(allows("label or guideline", "maker's warning")).toBe(false);
  expect(allows("review of studies", "review of studies")).toBe(true);
  expect(allows("precaution only", "other")).toBe(true);
  expect(allows("precaution only")).toBe(false);
});

test("whom to ask goes before the question, and nothing before what to do at once", () => {
  const [entry] = findAskFirst(["methotrexate"]);
  const advice = (ask: NonNullable<typeof entry>["ask"]) =>
    entry && adviceFor({ ...entry, ask, whatToAsk: "May I?" });
  expect(advice("doctor")).toBe('Ask your doctor: "May I?"');
  expect(advice("pharmacist")).toBe('Ask your pharmacist: "May I?"');
  expect(advice("oncologist")).toBe('Ask your cancer team: "May I?"');
  expect(advice("eye doctor")).toBe('Ask an eye doctor: "May I?"');
  expect(advice("manufacturer")).toBe('Ask the manufacturer: "May I?"');
  expect(advice("emergency")).toBe("May I?");
});
