import { expect, test } from "vitest";
import {
  claimId,
  madeUpClaim,
  outcomeRef,
  studyId,
} from "../../../tests/support/made-up-content.ts";
import { claimSchema } from "./claim.ts";
import { claimAddress, claimPage, claimPath } from "./claim-address.ts";
import { isClaimId, restsOn } from "./claims.server.ts";
import { topicsOffPages } from "./topics.ts";

test("a claim is found by its id, and only ids of claims are ids", () => {
  expect(madeUpClaim("sore-necks")).toMatchObject({ id: "sore-necks", topic: "pain" });
  expect(isClaimId("sore-necks")).toBe(true);
  expect(isClaimId("toString")).toBe(false);
});

test("a claim rests on the studies for and against it and on its background, by their whole names", () => {
  const claim = {
    supports: [outcomeRef("adler-2011/pain")],
    opposes: [outcomeRef("faber-2020/work")],
    background: [studyId("keller-2018")],
  };
  const rests = (id: string) => restsOn(claim, id);
  expect(["adler-2011", "faber-2020", "keller-2018"].filter(rests)).toHaveLength(3);
  expect(["adler", "keller-2017", ""].filter(rests)).toEqual([]);
});

test("a claim is on the page of its topic and on one of its own", () => {
  expect(claimPath(claimId("sore-necks"))).toBe("/evidence/sore-necks");
  expect(claimAddress(madeUpClaim("sore-necks"))).toBe("/benefits/pain-inflammation#sore-necks");
  expect(topicsOffPages).toEqual(["mechanism", "dosimetry", "safety"]);
  expect(() => claimPage({ topic: "safety" })).toThrow("No benefit page shows claims on safety");
});

const { id: _id, ...record } = madeUpClaim("sore-knees");
const [concern] = record.concerns;

test.each([
  ["a question without its mark", { question: "Does it help? We ask" }],
  ["a blank name", { condition: " " }],
  ["a name that would break a list", { condition: "Neck pain, chronic" }],
  ["the figure of an outcome that is not its own", { main: "ibsen-2014/index" }],
  ["one result on both sides", { opposes: [...record.opposes, ...record.supports] }],
  ["one concern twice", { concerns: [concern, concern] }],
  ["a change after its review", { reviewed: "2026-01-01" }],
  ["a cure", { statement: { ...record.statement, verb: ["cure", "cures"] } }],
  [
    "a laser that it doesn't name",
    { light: { source: "laser" }, statement: { ...record.statement, tested: "Red light" } },
  ],
])("the schema refuses a claim with %s", (_name, wrong) => {
  expect(claimSchema.safeParse(record).success).toBe(true);
  expect(claimSchema.safeParse({ ...record, ...wrong }).success).toBe(false);
});

test("a wrong text and an unknown outcome say what to write", () => {
  const wrong = { ...record, question: "Does it help", opposes: ["adler-2011/pian"] };
  const messages = claimSchema.safeParse(wrong).error?.issues.map(({ message }) => message);
  expect(messages).toContain("end it with a question mark");
  expect(messages?.join()).toMatch(
    /no study has the outcome "adler-2011\/pian": write one of .*adler-2011\/pain/,
  );
});
