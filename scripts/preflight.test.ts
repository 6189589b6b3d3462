import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

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
    "Claim: 98% satisfaction",
    "popularity and completions",
    "Testimonial of Priya Raman",
    "16 CFR 465",
    "16 CFR 255",
  ]) {
    expect(stdout).toContain(what);
  }
});
