import { expect, test } from "vitest";
import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import { benefits } from "#app/benefits/content/benefits.ts";
import { loadDoseData } from "#app/dose/dose-data.server.ts";
import { trialsOf } from "#app/dose/dose-trial.ts";
import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import { protocols } from "#app/evidence/ledger/protocols.server.ts";
import { formatDose } from "#app/physics/dose.ts";
import { viewProtocolRuler } from "./protocol-ruler.server.ts";

const data = await loadDoseData();

test.each(benefits.map(({ slug }) => slug))(
  "%s has its protocol, and every dose that /dose has of its uses",
  async (slug) => {
    const { applications } = loadBenefit(slug);
    const ruler = viewProtocolRuler(slug, applications);
    const trials = trialsOf(
      data,
      data.uses.find(({ id }) => id === slug),
    );
    const doses = trials.flatMap((trial) => trial.doses.map(({ to }) => to));
    const printed = [...new Set(doses)].toSorted((a, b) => a - b).map(formatNumber);
    if (printed.length === 0) return expect(ruler).toBeNull();
    expect(ruler?.dose).toMatchObject({
      own: formatDose(protocols[slug]),
      printed: printed.join("; "),
    });
    expect(ruler?.marks.length).toBeGreaterThanOrEqual(printed.length);
    expect(ruler?.marks.some(({ laser }) => laser)).toBe(trials.some(({ laser }) => laser));
    expect(ruler?.from).toBeLessThan(ruler?.to ?? 0);
  },
);

test("without a trial that prints a dose there is none", () => {
  expect(viewProtocolRuler("skin-health", [])).toBeNull();
});
