import { expect, test } from "vitest";
import { inFull, listOwnFigures } from "#app/evidence/ledger/own-figures.server.ts";
import { scriptRunner } from "../support/script-runner.ts";

const preflight = scriptRunner("preflight.ts");

test("every sample is named, and the launch is stopped", async () => {
  const { code, output } = await preflight({ args: [], env: {} });
  expect(code).toBe(1);
  for (const what of [
    "Site name",
    "Contact address",
    "Social links",
    "Medical reviewer",
    "Statement of editorial independence",
    "exception from your independence",
    "seats limited",
    "Webinar: host",
    "Webinar: bonuses",
    "Testimonial of Theo Brandt",
    "Claim on /: 98% satisfaction",
    "popularity and completions",
    "Testimonial of Priya Raman",
    "16 CFR 465",
    "16 CFR 255",
    "things that only you can say are missing in content/pages",
    "- Privacy: who is responsible",
    "- Terms: who offers the site",
  ]) {
    expect(output).toContain(what);
  }
});

test("each figure of the site's own is named with its pages and with what readers are told", async () => {
  const { output } = await preflight({ args: [], env: {} });
  for (const figure of listOwnFigures()) {
    expect(output).toContain(`- Claim on ${figure.on.join(" and ")}: ${inFull(figure)}\n`);
    expect(output).toMatch(new RegExp(`${RegExp.escape(inFull(figure))}\n  Readers are told: \\w`));
  }
  expect(output).not.toContain("{{");
});
