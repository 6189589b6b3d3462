import { expect, test } from "vitest";
import { listClaims } from "./claims.server.ts";
import { isStudyId } from "./studies.server.ts";

test.each(listClaims())("$id has no number but those of its own studies", (claim) => {
  const { supports, opposes, background } = claim;
  const own = [...supports, ...opposes].map((outcome) => outcome.split("/")[0]);
  const numbers = JSON.stringify(claim).matchAll(/\{\{([\w-]+)/g);
  const used = Array.from(numbers, ([, id = ""]) => id).filter(isStudyId);
  expect(used.filter((id) => ![...own, ...background].includes(id))).toEqual([]);
});
