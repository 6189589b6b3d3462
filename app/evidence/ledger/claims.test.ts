import { expect, test } from "vitest";
import { claimSchema } from "./claim.ts";
import { claimAddress, claimPage, claimPath } from "./claim-address.ts";
import { findClaim, isClaimId, listClaims, restsOn } from "./claims.server.ts";
import { isStudyId } from "./studies.server.ts";
import { topicsOffPages } from "./topics.ts";

test.each(listClaims())(
  "$id has no number but those of its own studies",
  ({ page: _, ...claim }) => {
    const { supports, opposes, background } = claim;
    const own = [...supports, ...opposes].map((outcome) => outcome.split("/")[0]);
    const numbers = JSON.stringify(claim).matchAll(/\{\{([\w-]+)/g);
    const used = Array.from(numbers, ([, id = ""]) => id).filter(isStudyId);
    expect(used.filter((id) => ![...own, ...background].includes(id))).toEqual([]);
  },
);

test("a claim is found by its id, and only ids of claims are ids", () => {
  expect(findClaim("neck-pain")).toMatchObject({ id: "neck-pain", topic: "pain" });
  expect(isClaimId("neck-pain")).toBe(true);
  expect(isClaimId("toString")).toBe(false);
  expect(new Set(listClaims().map(({ topic }) => topic)).size).toBe(7);
});

test("a claim rests on the studies for and against it and on its background, by their whole names", () => {
  const claim = {
    supports: ["chow-2009/pain"],
    opposes: ["tsuk-2020/total-work"],
    background: ["avci-2014"],
  } as const;
  expect(["chow-2009", "tsuk-2020", "avci-2014"].filter((id) => restsOn(claim, id))).toHaveLength(
    3,
  );
  expect(["chow", "avci-2013", ""].filter((id) => restsOn(claim, id))).toEqual([]);
});

test("a claim is on the page of its topic and on one of its own", () => {
  expect(claimPath("neck-pain")).toBe("/evidence/neck-pain");
  expect(claimAddress(findClaim("neck-pain"))).toBe("/benefits/pain-inflammation#neck-pain");
  expect(topicsOffPages).toEqual(["mechanism", "dosimetry", "safety"]);
  expect(() => claimPage({ topic: "safety" })).toThrow("No benefit page shows claims on safety");
});

const { id: _id, ...record } = findClaim("knee-osteoarthritis");
const [concern] = record.concerns;

test.each([
  ["a question without its mark", { question: "Does it help? We ask" }],
  ["a blank name", { condition: " " }],
  ["a name that would break a list", { condition: "Neck pain, chronic" }],
  ["the figure of an outcome that is not its own", { main: "bjordal-2006/pain" }],
  ["one concern twice", { concerns: [concern, concern] }],
  ["a change after its review", { reviewed: record.history[0]?.on ?? "" }],
])("the schema refuses a claim with %s", (_name, wrong) => {
  expect(claimSchema.safeParse(record).success).toBe(true);
  expect(claimSchema.safeParse({ ...record, ...wrong }).success).toBe(false);
});
