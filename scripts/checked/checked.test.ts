import { expect, test } from "vitest";
import { citing } from "./checked-entries.ts";
import { checkOff, uncheckedEntries } from "./checked-list.ts";

test("of a text the numbers, studies, links and claims are what somebody checked", () => {
  const text = { text: "It was {{a-2009/pain}} [[a-2009]].", href: "[x](https://a.example/)" };
  expect(citing([{ claim: "neck-pain", ...text }, "b-2010"])).toEqual([
    "](https://a.example/)",
    "b-2010",
    "claim: neck-pain",
    "{{a-2009/pain}} [[a-2009]]",
  ]);
});

test("a finding that a text turns round is no longer what somebody checked", () => {
  const found = citing("It worked no better than fake light [[a-2009]].");
  expect(citing("Fake light worked, and it worked better than that [[a-2009]].")).not.toEqual(
    found,
  );
  expect(citing("It didn’t beat fake light, and nobody knew [[a-2009]].")).not.toEqual(found);
  expect(citing("With the lamp, people fared no better than with a fake [[a-2009]].")).toEqual(
    found,
  );
});

const checked = { "studies/a-2009": { on: "2026-01-02", as: "000000000001" } };

test("what changed, came or went since is named", () => {
  expect(uncheckedEntries(checked, new Map([["studies/a-2009", "000000000001"]]))).toEqual([]);
  expect(uncheckedEntries(checked, new Map([["studies/a-2009", "000000000002"]]))).toEqual([
    "studies/a-2009 is not as it was checked on 2026-01-02.",
  ]);
  expect(uncheckedEntries(checked, new Map([["studies/b-2010", "000000000003"]]))).toEqual([
    "studies/a-2009 was checked on 2026-01-02 and is no longer there.",
    "studies/b-2010 was never checked.",
  ]);
});

test("only what is named is checked off", () => {
  const entries = new Map([
    ["studies/b-2010", "000000000003"],
    ["studies/c-2011", "000000000004"],
  ]);
  expect(checkOff(["studies/b-2010"], "2026-02-03", checked, entries)).toEqual({
    ...checked,
    "studies/b-2010": { on: "2026-02-03", as: "000000000003" },
  });
  expect(checkOff(["studies/a-2009"], "2026-02-03", checked, entries)).toEqual({});
  expect(() => checkOff(["studies/d-2012"], "2026-02-03", checked, entries)).toThrow(
    'Nothing to check is called "studies/d-2012".',
  );
});
