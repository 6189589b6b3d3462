import { expect, test } from "vitest";
import { guidelinesSchema, listGuidelines } from "./guidelines.server.ts";

test("a guideline's direction is the one of its words", () => {
  const guidelines = Object.fromEntries(listGuidelines());
  expect(guidelinesSchema.safeParse(guidelines).success).toBe(true);
  const turned = Object.entries(guidelines).map(([id, guideline]) => {
    const direction = guideline.direction === "for" ? "against" : "for";
    return [id, { ...guideline, direction }] as const;
  });
  expect(guidelinesSchema.safeParse(Object.fromEntries(turned)).success).toBe(false);
});
