import { expect, test } from "vitest";
import { studyId } from "../../tests/support/made-up-content.ts";
import { getStudyPage } from "./study-page.server.ts";

const pageOf = (id: string) => getStudyPage(studyId(id)) ?? expect.unreachable(id);

test("an id that the ledger lacks has no page", () => {
  expect(getStudyPage("no-such-study")).toBeUndefined();
  expect(getStudyPage("constructor")).toBeUndefined();
});

test("beside the summary it says what else was seen, and what nobody was told of", () => {
  expect(pageOf("eklund-2013").facts).toEqual(
    expect.arrayContaining([
      ["Blinding", "double"],
      ["Registered as", "NCT00000013"],
      ["Funding", "not in the summary"],
    ]),
  );
  expect(pageOf("faber-2020").facts).toContainEqual(["Registered as", "not in the summary"]);
  // A review is not registered as a trial is.
  const labels = pageOf("castell-2016").facts.map(([label]) => label);
  expect(labels).not.toContain("Registered as");
});

test("a trial's page names what one would have to know to repeat it", () => {
  expect(pageOf("moser-2014").lacking).toEqual([
    "laser or LED",
    "the irradiance in mW/cm²",
    "the minutes of a session",
  ]);
  expect(pageOf("ibsen-2014").lacking).toEqual([]);
  expect(pageOf("castell-2016").lacking).toBeNull();
});

test("a printed dose is set beside its own sum, each once", () => {
  expect(pageOf("ibsen-2014").doses).toMatchObject([{ printed: 67, computed: 9.6, addsUp: false }]);
  expect(pageOf("jansen-2016").doses).toMatchObject([{ addsUp: true }]);
  expect(pageOf("castell-2016").doses).toEqual([]);
});

test("what PubMed said of a paper since is told with its day, and a retraction above all", () => {
  const retracted = pageOf("eklund-2013");
  expect(retracted.isRetracted).toBe(true);
  expect(retracted.facts).toContainEqual([
    "On PubMed",
    "Retraction (J Made Up Trials. 2026;9(1):3), correction, as of November 20, 2026",
  ]);
  const sound = pageOf("faber-2020");
  expect(sound.isRetracted).toBe(false);
  expect(sound.facts).toContainEqual(["On PubMed", "No retraction, as of November 20, 2026"]);
  expect(pageOf("castell-2016").facts.map(([label]) => label)).not.toContain("On PubMed");
});
