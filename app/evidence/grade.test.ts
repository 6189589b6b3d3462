import { expect, test } from "vitest";
import { type Concern, gradeEvidence } from "./grade.ts";
import { findStudy, type StudyId } from "./ledger/studies.server.ts";

function grade(ids: StudyId[], concerns: Concern[] = []) {
  return gradeEvidence(ids.map(findStudy), concerns).grade;
}

test("the strongest design sets the start", () => {
  expect(grade(["liu-2019"])).toBe("high");
  expect(grade(["lanzafame-2013", "jimenez-2014"])).toBe("moderate");
  expect(grade(["wunsch-2014", "ercetin-2020"])).toBe("low");
  expect(grade(["zadik-2019"])).toBe("low");
  expect(grade(["hamblin-2017", "lima-2019"])).toBe("very low");
  expect(grade(["hamblin-2017", "liu-2019"])).toBe("high");
});

test("a review starts no higher than its own authors put it, unless another review does", () => {
  expect(grade(["huang-2021"])).toBe("very low");
  expect(grade(["huang-2021", "liu-2019"])).toBe("high");
});

test("each concern takes one step off, the same one only once, and never below very low", () => {
  expect(grade(["liu-2019"], ["bias"])).toBe("moderate");
  expect(grade(["liu-2019"], ["bias", "conflicting"])).toBe("low");
  expect(grade(["liu-2019"], ["bias", "bias"])).toBe("moderate");
  expect(grade(["hamblin-2017"], ["bias", "conflicting", "indirect"])).toBe("very low");
});

test("few people or a single study take a step off where no review pools more", () => {
  expect(grade(["jimenez-2014"])).toBe("low");
  expect(grade(["lanzafame-2013", "kim-2013"])).toBe("low");
  expect(grade(["lanzafame-2013", "kim-2013", "liu-2019"])).toBe("high");
  expect(grade(["lanzafame-2013", "friedman-2017"])).toBe("moderate");
});

test("it says so when a review's own authors are less sure", () => {
  expect(gradeEvidence([findStudy("huang-2021")], []).reasons).toEqual([
    "less than high certainty by the review’s own account",
  ]);
  expect(gradeEvidence([findStudy("huang-2021"), findStudy("liu-2019")], []).reasons).toEqual([]);
});

test("it says what the grade rests on and why it is not higher", () => {
  const ids: StudyId[] = ["kim-2013", "lanzafame-2013", "liu-2019"];
  expect(gradeEvidence(ids.map(findStudy), ["conflicting"])).toEqual({
    grade: "moderate",
    basis: "1 meta-analysis, 2 randomised trials",
    reasons: ["studies disagree"],
  });
});
