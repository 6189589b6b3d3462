import { expect, test } from "vitest";
import { listStudies } from "#app/evidence/ledger/studies.server.ts";
import { studyHead } from "./study-meta.ts";
import { getStudyPage } from "./study-page.server.ts";

const pages = listStudies().map(({ id }) => getStudyPage(id) ?? expect.unreachable(id));
const heads = pages.map(studyHead);

test("each study has a page with a title and a description of its own", () => {
  expect(pages.length).toBeGreaterThan(150);
  for (const { title, description } of heads) {
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThanOrEqual(50);
    expect(description.length, description).toBeLessThanOrEqual(160);
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

test("an id that the ledger lacks has none", () => {
  expect(getStudyPage("no-such-study")).toBeUndefined();
  expect(getStudyPage("constructor")).toBeUndefined();
});

test("beside the summary it says what else was seen", () => {
  const registered = listStudies().find(({ registration }) => registration);
  const { facts } = getStudyPage(registered?.id ?? "") ?? expect.unreachable();
  expect(facts).toContainEqual(["Registered as", registered?.registration]);
});

test("a trial's page names what one would have to know to repeat it", () => {
  const { lacking } = getStudyPage("mehdizadeh-2025") ?? expect.unreachable();
  expect(lacking).toEqual(["laser or LED"]);
  expect(getStudyPage("stausholm-2019")?.lacking).toBeNull();
});

test("a printed dose is set beside its own sum, each once", () => {
  expect(getStudyPage("mehdizadeh-2025")?.doses).toMatchObject([{ computed: 150, addsUp: false }]);
  expect(getStudyPage("bragato-2025")?.doses).toMatchObject([{ addsUp: true }]);
  expect(getStudyPage("stausholm-2019")?.doses).toEqual([]);
});

test("what nobody was told of money and registration is said to be missing", () => {
  const { facts } = getStudyPage("park-2025") ?? expect.unreachable();
  expect(facts).toContainEqual(["Funding", "not in the abstract"]);
  expect(facts).toContainEqual(["Registered as", "not in the abstract"]);
});
