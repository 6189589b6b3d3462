import { expect, test } from "vitest";
import { plainText } from "#app/text/text.ts";
import { getBenefitPage, viewBenefit } from "./benefit-page.server.ts";
import { loadBenefit } from "./content/benefit-content.server.ts";

const skin = loadBenefit("skin-health");
const page = getBenefitPage("skin-health");

test("the dose is worked out from the protocol's irradiance and minutes", () => {
  const { dose } = page.protocol;
  expect(dose).toContainEqual({ label: "Dose per session", value: "9–18\u00a0J/cm²" });
  // Said already by the facts at a glance.
  expect(dose.map(({ label }) => label)).not.toContain("Session");
});

test("texts are typeset on their way", () => {
  const view = viewBenefit("skin-health", "Skin", { ...skin, safety: ["660nm for 10-20 min"] });
  expect(view.safety.map(plainText)).toEqual(["660\u00a0nm for 10–20 min"]);
});

test("a page is JSON, as it travels to the browser", () => {
  expect(JSON.parse(JSON.stringify(page))).toEqual(page);
});
