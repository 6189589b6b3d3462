import { expect, test } from "vitest";
import { findStudy, isStudyId, listStudies } from "./bibliography.server.ts";
import { wavelengthEnds } from "./wavelength.ts";

const studies = listStudies();

test("the bibliography holds its 121 papers, each under one topic file only", () => {
  expect(studies).toHaveLength(121);
  expect(new Set(studies.map((study) => study.title)).size).toBe(121);
});

test("a study is found by its id, and only ids of papers are ids", () => {
  expect(findStudy("stausholm-2019")).toMatchObject({ id: "stausholm-2019", participants: 1063 });
  expect(isStudyId("stausholm-2019")).toBe(true);
  expect(isStudyId("stausholm-2020")).toBe(false);
  expect(isStudyId("toString")).toBe(false);
});

test.each(studies)("$id can be read up and its identifiers are well formed", (study) => {
  expect(study.id).toMatch(/^[a-z0-9-]+-\d{4}(-[a-z]+)?$/);
  expect(study.id).toContain(String(study.year));
  expect(study.authors.length).toBeGreaterThan(0);
  expect(new URL(study.url).protocol).toBe("https:");
  if (study.pmid !== null) expect(study.pmid).toMatch(/^\d{7,8}$/);
  if (study.doi !== null) expect(study.doi).toMatch(/^10\.\d{4,}\/\S+$/);
  expect(study.finding).toMatch(/\.$/);
});

test.each(studies)("the light and times of $id stand in its finding", (study) => {
  const finding = study.finding.toLowerCase();
  const numbers = new Set(finding.match(/\d+(\.\d+)?/g));
  const given = [
    ...(study.wavelengths ?? []).flatMap(wavelengthEnds),
    ...(study.fluence ? [study.fluence.from ?? study.fluence.to, study.fluence.to] : []),
  ];
  for (const number of given) expect(numbers).toContain(String(number));
  for (const part of study.schedule?.split(", ") ?? []) expect(finding).toContain(part);
  if (study.sessions !== undefined) {
    expect(finding).toMatch(
      new RegExp(
        `\\b(${study.sessions}|${words[study.sessions]})\\b[^.;]* (session|exposure|application|treatment)`,
      ),
    );
  }
  if (study.certainty) expect(finding).toContain(study.certainty);
});

const words: Record<number, string> = { 1: "one|single", 6: "six", 10: "ten" };
