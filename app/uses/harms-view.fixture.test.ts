import { expect, test } from "vitest";
import { harmsOfAll } from "./harms-view.server.ts";

test("silence and “none reported” are never no side effects", () => {
  expect(
    harmsOfAll(["counted", "described", "none reported", "none reported", "not mentioned"]),
  ).toBe(
    "Side effects: of 5 studies in people, 1 counted them, 1 spoke of them without a count, 2 reported none, and 1 didn’t mention them in what we read. “None reported” doesn’t mean that there were none.",
  );
  expect(harmsOfAll(["not mentioned", "not mentioned"])).toBe(
    "Side effects: in what we read, none of the 2 studies in people mentioned them. That doesn’t mean that there were none.",
  );
  expect(harmsOfAll(["not mentioned"])).toMatch(
    /^Side effects: the one study in people didn’t .* doesn’t mean/,
  );
  expect(harmsOfAll(["none reported"])).toMatch(
    /^Side effects: the one study in people reported none\. “None/,
  );
  expect(harmsOfAll([])).toBe("Side effects: we found no study in people that could name any.");
  expect(harmsOfAll(["described"])).toBe(
    "Side effects: the one study in people spoke of them without a count.",
  );
});
