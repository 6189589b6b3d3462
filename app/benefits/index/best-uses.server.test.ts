import { expect, test } from "vitest";
import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import { benefits } from "#app/benefits/content/benefits.ts";
import { bestSupported } from "#app/evidence/ledger/best-supported.server.ts";
import { findOutcome } from "#app/evidence/ledger/studies.server.ts";

test.each(benefits.map(({ slug }) => slug))(
  "light did better in the use that lists name for %s, and it was no lamp",
  (slug) => {
    const { light, supports, main } = bestSupported(slug);
    expect(light.source).not.toBe("lamp");
    expect(supports).not.toEqual([]);
    if (main) expect(findOutcome(main).outcome.favours).toBe("light");
  },
);

test("each page but two opens with the use that lists name", async () => {
  const pages = await Promise.all(
    benefits.map(async ({ slug }) => ({ slug, uses: loadBenefit(slug).applications })),
  );
  const others = pages.filter(({ slug, uses }) => uses[0].claim !== bestSupported(slug).id);
  expect(others.map(({ slug, uses }) => [slug, uses[0].claim])).toEqual([
    ["pain-inflammation", "knee-osteoarthritis"],
    ["sleep-energy", "poor-sleep"],
  ]);
  const doseOf = (id: string) =>
    pages.flatMap(({ uses }) => uses).find(({ claim }) => claim === id)?.dose;
  expect(doseOf("poor-sleep")).toBeUndefined();
  expect(doseOf("insomnia")).toMatch(/^None/);
});
