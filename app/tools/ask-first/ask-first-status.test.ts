import { expect, test } from "vitest";
import { countTicks } from "./ask-first-status.tsx";

test("says how many apply, and whom to ask about how many", () => {
  expect(countTicks([])).toBe("Nothing is checked.");
  expect(countTicks(["an eye doctor"])).toBe("1 applies to you. Ask an eye doctor about 1.");
  expect(countTicks(["your pharmacist", "your doctor", "your pharmacist"])).toBe(
    "3 apply to you. Ask your pharmacist about 2, your doctor about 1.",
  );
});
