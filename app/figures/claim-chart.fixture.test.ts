import { expect, test } from "vitest";
import { madeUpClaim } from "../../tests/support/made-up-content.ts";
import { chartClaim } from "./claim-chart.server.ts";

test("people who got better are counted of a hundred in both groups, also where a difference is printed", () => {
  const { undrawn } = chartClaim(madeUpClaim("face-lines"));
  expect(undrawn.single[0]?.words).toBe(
    "80 of 100 people with the light, 20 of 100 with fake light, likely range not reported",
  );
});
