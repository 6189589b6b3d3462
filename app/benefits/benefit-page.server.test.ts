import { expect, test } from "vitest";
import { plainText } from "#app/text/text.ts";
import { getBenefitPage, viewBenefit } from "./benefit-page.server.ts";
import { loadBenefit } from "./content/benefit-content.server.ts";

test("a page has its name from the list and its words from its file", async () => {
  const page = await getBenefitPage("hair-growth");
  expect(page.name).toBe("Hair Growth & Restoration");
  expect(page.hero.badge).toBe("25+ Hair Growth Studies");
});

test("the dose is worked out from the protocol's irradiance and minutes", async () => {
  const { protocol } = await getBenefitPage("hair-growth");
  expect(protocol.dose).toContainEqual({ label: "Dose per session", value: "6–7.5\u00a0J/cm²" });
  // Said already by the facts at a glance.
  expect(protocol.dose.map(({ label }) => label)).not.toContain("Session");
});

test("a distance that the facts give in inches is given in centimetres, not twice", async () => {
  const { protocol } = await getBenefitPage("skin-health");
  expect(protocol.dose.map(({ label }) => label)).not.toContain("Distance");
  const metric = protocol.dose.find(({ label }) => label === "Distance in cm");
  expect(metric?.value).toMatch(/^5–15\u00a0cm; for a mask or small lamp/);
});

test("the spectrum's caption names the marked bands", async () => {
  const { spectrum } = await getBenefitPage("sleep-energy");
  expect(spectrum.caption).toBe("Marked: 660\u00a0nm (red) and 810–850\u00a0nm (near-infrared).");
});

test("texts are typeset on their way", async () => {
  const hair = loadBenefit("hair-growth");
  const page = viewBenefit("hair-growth", "Hair", { ...hair, safety: ["660nm for 10-20 min"] });
  expect(page.safety.map(plainText)).toEqual(["660\u00a0nm for 10–20 min"]);
});

test("a paper that is not in the ledger throws", async () => {
  const hair = loadBenefit("hair-growth");
  expect(() =>
    viewBenefit("hair-growth", "Hair", { ...hair, safety: ["Safe [[nobody-1999]]."] }),
  ).toThrow(/"nobody-1999"/);
});

test("a page is JSON, as it travels to the browser", async () => {
  const page = await getBenefitPage("skin-health");
  expect(JSON.parse(JSON.stringify(page))).toEqual(page);
});
