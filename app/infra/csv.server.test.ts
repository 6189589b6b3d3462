import { expect, test } from "vitest";
import { writeCsv } from "./csv.server.ts";

test.each([
  ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["  +1", "  '+1"],
  ["Lace; =1+1", "Lace; '=1+1"],
  ["＝1", "'＝1"],
  ["Ada-Maria", "Ada-Maria"],
])("what a stranger typed runs in no spreadsheet: %s", (typed, written) => {
  expect(writeCsv([{ name: typed }], ["name"])).toBe(`name\n${written}\n`);
});
