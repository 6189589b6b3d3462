import { expect, test } from "vitest";
import { benefits } from "#app/benefits/content/benefits.ts";
import { bestSupported, mostPeople } from "./best-supported.server.ts";
import { claimPage } from "./claim-address.ts";
import { type Claim, findClaim, listClaims } from "./claims.server.ts";
import { gradeEvidence } from "./grade.ts";
import { grades } from "./grades.ts";
import { findOutcome, findStudy } from "./studies.server.ts";

test.each(benefits.map(({ slug }) => slug))("no use of %s is surer than its best one", (page) => {
  const best = bestSupported(page);
  expect(claimPage(best)).toBe(page);
  expect(best.light.source).not.toBe("lamp");
  const { grade } = gradeEvidence(best);
  for (const other of listClaims().filter((claim) => claimPage(claim) === page)) {
    const surer = grades.indexOf(gradeEvidence(other).grade ?? "very low") > levelOf(grade);
    // Surer results are about ordinary lamps, or show no difference.
    const outcome = other.main ? findOutcome(other.main).outcome : undefined;
    const isNoGain = other.supports.length === 0 || outcome?.favours === "neither";
    expect(surer && other.light.source !== "lamp" && !isNoGain, other.id).toBe(false);
  }
});

test("of equally sure uses the one with an interval and the most people comes first", () => {
  expect(bestSupported("mood-mental-health").id).toBe("depression");
  expect(bestSupported("sleep-energy").id).toBe("insomnia");
});

test("of equally sure uses one of red light alone comes before one of blue and red together", () => {
  expect(bestSupported("skin-health").id).toBe("facial-wrinkles");
});

test("the people of a use are those of its largest study in people, for or against", () => {
  const use = findClaim("neck-pain");
  const supports = ["chow-2009/pain", "lima-2019/cell-proliferation"] as const;
  expect(mostPeople({ ...use, supports, opposes: ["stausholm-2019/pain"] })).toBe(1063);
  expect(mostPeople({ ...use, supports, opposes: [] })).toBe(820);
  expect(mostPeople({ ...use, supports: supports.slice(1), opposes: [] })).toBeNull();
  // Of a review of several conditions, those with the one that its results are about.
  const hair: Partial<Claim> = {
    supports: ["perez-2025/hair-density-androgenetic-alopecia-over"],
    opposes: [],
  };
  expect(mostPeople({ ...use, ...hair })).toBe(findStudy("perez-2025").concerned);
});

function levelOf(grade: ReturnType<typeof gradeEvidence>["grade"]): number {
  return grade ? grades.indexOf(grade) : -1;
}
