import { expect, test } from "vitest";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { gradeEvidence } from "#app/evidence/ledger/grade.ts";
import { listLookedFor } from "#app/evidence/ledger/looked-for.server.ts";
import { findOutcome } from "#app/evidence/ledger/studies.server.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { loadEvidenceSummary } from "#app/search/evidence-summary.server.ts";
import { BODY_PARTS, evidencePath, GROUPS, isFiltered, readFilters } from "./evidence-filters.ts";
import { fitting, loadEvidenceIndex } from "./evidence-index.server.ts";
import { viewEvidence } from "./evidence-view.server.ts";

const read = (query: string) => readFilters(new URLSearchParams(query));
const shownFor = async (query: string) =>
  (await viewEvidence(read(query))).sections.flatMap(({ claims }) => claims.map(({ id }) => id));
const all = listClaims();

test("an address says the same after it was read", () => {
  const query = "condition=knee&part=knee&certainty=very-low&light=laser&group=part&view=table";
  const filters = read(query);
  expect(filters.errors).toEqual([]);
  expect(evidencePath(filters)).toBe(`/evidence?${query}`);
  expect(evidencePath(filters, { view: "picture", group: "area" })).not.toMatch(/view|group/);
  expect(evidencePath(read(""))).toBe("/evidence");
});

test("a choice that there is not is left out, with a sentence", () => {
  const { part, light, group, errors } = read("part=nose&light=constructor&group=toString");
  expect([part, light, group]).toEqual(["", "", "area"]);
  expect(errors).toHaveLength(3);
  expect(errors[0]).toMatch(/^“nose” isn’t a choice for part\. Choose one of: skin, /);
  expect(read(`condition=${"x".repeat(500)}`).condition).toHaveLength(60);
});

test("each filter leaves what it says, by the claim's own data", async () => {
  expect((await shownFor("part=knee")).toSorted()).toEqual(
    all
      .filter(({ bodyParts }) => bodyParts.includes("knee"))
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(await shownFor("certainty=none-found")).toEqual(
    all.filter((claim) => gradeEvidence(claim).grade === null).map(({ id }) => id),
  );
  const led = await shownFor("light=led");
  expect(led.toSorted()).toEqual(
    all
      .filter(({ light }) => /LED/.test(light.source))
      .map(({ id }) => id)
      .toSorted(),
  );
  for (const { id, alsoCalled } of all) {
    const [name = ""] = alsoCalled;
    expect(await shownFor(`condition=${encodeURIComponent(name)}`), name).toContain(id);
  }
  expect(isFiltered(read("group=part&view=table&use=acne"))).toBe(false);
});

test("every part of the body has a use, and every use is once in every way to sort them", async () => {
  for (const part of Object.keys(BODY_PARTS)) {
    expect((await shownFor(`part=${encodeURIComponent(part)}`)).length, part).toBeGreaterThan(0);
  }
  const ids = all.map(({ id }) => id).toSorted();
  for (const group of Object.keys(GROUPS)) {
    expect((await shownFor(`group=${group}`)).toSorted(), group).toEqual(ids);
    const { map } = await viewEvidence(read(`group=${group}`));
    const uses = map.columns.flatMap(({ cells }) => cells.flatMap((cell) => cell.uses));
    expect(uses.map(({ id }) => id).toSorted(), group).toEqual(ids);
    expect(
      map.rows.length,
      `rows by ${group}: a map has room for twelve, so merge two (parts: bodyParts in claim.ts)`,
    ).toBeLessThanOrEqual(12);
  }
});

test("what a filter hides stays on the map as an outline, and is counted", async () => {
  const { map, shown } = await viewEvidence(read("light=laser&certainty=low"));
  const uses = map.columns.flatMap(({ cells }) => cells.flatMap((cell) => cell.uses));
  expect(uses).toHaveLength(all.length);
  expect(uses.filter(({ hidden }) => !hidden)).toHaveLength(shown);
  expect(map.columns.map((column) => column.shown)).toEqual([0, 0, shown, 0, 0]);
});

test("of what nobody holds it says so; of what studies name it does not", async () => {
  const zebras = (await viewEvidence(read("condition=zebras"))).nothing;
  const { studies } = loadEvidenceSummary();
  expect(zebras).toMatchObject({
    condition: "zebras",
    isMentioned: false,
    lookedFor: null,
    studies,
  });
  expect(zebras?.checked).toBe(
    all
      .map(({ reviewed }) => reviewed)
      .toSorted()
      .at(-1),
  );
  const named = (await viewEvidence(read("condition=patients"))).nothing;
  expect(named?.isMentioned).toBe(true);
  const short = (await viewEvidence(read("condition=VAS"))).nothing;
  expect(short, "a word of three letters").toMatchObject({ isMentioned: true });
  const words = (await viewEvidence(read("condition=zebras in the zoo"))).nothing;
  expect(words, "words that name nothing").toMatchObject({ isMentioned: false });
  // Two filters that leave nothing together are another matter.
  expect((await viewEvidence(read("condition=knee&part=scalp"))).nothing?.condition).toBe("");
});

test("what we looked for and haven't rated is named, by any of its names", async () => {
  for (const { id, condition, alsoCalled } of listLookedFor()) {
    for (const name of [condition, ...alsoCalled]) {
      const { nothing } = await viewEvidence(read(`condition=${encodeURIComponent(name)}`));
      // A name that a use has too shows the use.
      if (nothing) expect(nothing.lookedFor?.id, name).toBe(id);
    }
  }
});

test("a picked use has its neighbours on its own scale alone", async () => {
  const views = await Promise.all(
    all.map(async ({ id, main }) => ({ main, ...(await viewEvidence(read(`use=${id}`))) })),
  );
  const { main = expect.unreachable(), picked } =
    views.find((view) => view.main && view.picked?.neighbours) ?? expect.unreachable();
  const { study } = findOutcome(main);
  expect(picked?.neighbours?.title).toMatch(/^(Points of 100|Effect size)/);
  expect(picked?.neighbours?.rows.map(({ studyName }) => studyName)).toContain(nameStudy(study));
  expect((await viewEvidence(read("use=constructor"))).isUnknownUse).toBe(true);
});

test("a picked use leads to a dose only where we have a plan and light may help", async () => {
  for (const { id, page } of all) {
    const { picked } = await viewEvidence(read(`use=${id}`));
    const mayHelp = picked?.grade && picked.grade !== "very low";
    if (page.dose?.startsWith("None") || !mayHelp) expect(picked?.hasPlan, id).toBe(false);
  }
});

test("the table's two scales are never one, and a main result is on at most one of them", async () => {
  const { claims, axes } = await loadEvidenceIndex();
  expect(axes.points.ticks.map(({ label }) => label)).toEqual(["0", "10", "20", "30"]);
  expect(axes.standardised.ticks.map(({ label }) => label)).toContain("1");
  expect(claims.every(fitting(read("")))).toBe(true);
});
