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

test("the figures that benefit pages boast with are named with their page", () => {
  const { stdout } = spawnSync(process.execPath, ["scripts/preflight.ts"], { encoding: "utf8" });
  const named = [...stdout.matchAll(/^- Claim on (\S+): (.+)$/gm)].map(
    ([, page, claim]) => `${page} ${claim}`,
  );
  expect(named.toSorted()).toEqual(
    [
      "/benefits/skin-health 600+ Clinical Studies",
      "/benefits/skin-health 90%+ Improvement Rates",
      "/benefits/pain-inflammation 500+ Pain Studies",
      "/benefits/pain-inflammation 70%+ Pain Reduction",
      "/benefits/pain-inflammation 50-70% pain reduction",
      "/benefits/hair-growth 25+ Hair Growth Studies",
      "/benefits/hair-growth 85%+ Improvement Rates",
      "/benefits/sleep-energy 300+ Sleep Studies",
      "/benefits/sleep-energy 15-20% better sleep efficiency",
      "/benefits/sleep-energy 25-30% more subjective energy",
      "/benefits/mood-mental-health 150+ Brain Studies",
      "/benefits/mood-mental-health 60-70% depression-score improvement",
      "/benefits/mood-mental-health 75% response for seasonal affective disorder",
    ].toSorted(),
  );
});
