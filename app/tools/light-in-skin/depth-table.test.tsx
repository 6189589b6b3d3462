import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { absorptionSpread } from "#app/evidence/ledger/skin-spread.server.ts";
import { DepthTable } from "./depth-table.tsx";

test("half left nowhere below the epidermis of the darkest skin is said, not given as a depth of nothing", () => {
  const asked = { nanometres: 630, skin: { melanin: 0.43, blood: 0.002 }, problems: {} };
  const table = renderToStaticMarkup(<DepthTable asked={asked} spread={absorptionSpread} />);
  expect(table).not.toContain("0.0–0.0");
  expect(table).toMatch(/630 nm.*?in the epidermis.*?3\.1–20\.2/s);
});
