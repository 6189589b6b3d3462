import { expect, test } from "vitest";
import { changeAddress, changesPath } from "./change-address.ts";
import type { Change } from "./changes.server.ts";

test("an address keeps its choices, and one change has its own", () => {
  expect(changesPath({ topic: "pain", kind: "changed verdict", page: null })).toBe(
    "/changes?topic=pain&kind=changed+verdict",
  );
  expect(changesPath({})).toBe("/changes");
  const about = { id: "neck-pain", name: "Neck" } as Change["about"];
  const change = { id: "neck-pain-2", about } as Change;
  expect(changeAddress(change)).toBe("/changes?about=neck-pain#neck-pain-2");
});
