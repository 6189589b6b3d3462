import { expect, test } from "vitest";
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
