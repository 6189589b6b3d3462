import { expect, test } from "vitest";
import { citingPages } from "#app/citing-pages.server.ts";
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

test("a study knows the pages whose lists have it", async () => {
  const paths = (await citingPages("stausholm-2019")).map(({ path }) => path);
  expect(paths).toContain("/benefits/pain-inflammation");
  expect(paths).not.toContain("/benefits/hair-growth");
});
