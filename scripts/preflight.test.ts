import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { inFull, listOwnFigures } from "#app/evidence/ledger/own-figures.server.ts";

test("every sample is named, and the launch is stopped", () => {
  const { status, stdout } = spawnSync(process.execPath, ["scripts/preflight.ts"], {
    encoding: "utf8",
  });
  expect(status).toBe(1);
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
    "things that only you can say are missing in demo-store/pages",
    "- Privacy: who is responsible",
    "- Terms: who offers the site",
  ]) {
    expect(stdout).toContain(what);
  }
});

test("each figure of the site's own is named with its pages and with what readers are told", () => {
  const { stdout } = spawnSync(process.execPath, ["scripts/preflight.ts"], { encoding: "utf8" });
  for (const figure of listOwnFigures()) {
    expect(stdout).toContain(`- Claim on ${figure.on.join(" and ")}: ${inFull(figure)}\n`);
    expect(stdout).toMatch(
      new RegExp(`${RegExp.escape(inFull(figure))}\n  Readers are told: Our own `),
    );
  }
  expect(stdout).not.toContain("{{");
});
