import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { absorptionSpread } from "#app/evidence/ledger/skin-spread.server.ts";
import {
  bloodlessAbsorption,
  depthRange,
  effectiveAttenuation,
  epidermisTransmission,
  reducedScattering,
  skinAbsorption,
} from "#app/physics/skin-model.ts";
import { readAddress } from "./skin-fields.ts";
import { readFields, rules } from "./skin-inputs.ts";

const text = readFileSync(new URL("./worked-depths.md", import.meta.url), "utf8");
const examples = text.split(/^## /m).slice(1);

test("the page works out three examples", () => {
  expect(examples).toHaveLength(3);
});

test.each(examples.map((example) => [example.split("\n")[0] ?? "", example]))(
  "%s is worked out as worked-depths.md has it",
  (_, example) => {
    const query = example.match(/`(nm=.*?)`/)?.[1] ?? "";
    const printed = Array.from(example.matchAll(/\*\*([\d.]+)\*\*/g), ([, number = ""]) => number);
    const { nanometres, skin, problems } = readFields(
      readAddress(new URLSearchParams(query), rules),
    );
    expect(problems).toEqual({});
    const absorption = skinAbsorption(nanometres, skin) ?? expect.unreachable("no values of blood");
    const scattering = reducedScattering(nanometres);
    const [half, tenth] = [0.5, 0.1].map((fraction) =>
      depthRange(fraction, nanometres, skin, absorptionSpread),
    );
    const values = [
      absorption,
      bloodlessAbsorption(nanometres),
      scattering,
      effectiveAttenuation(absorption, scattering),
      epidermisTransmission(nanometres, skin),
      half?.from,
      half?.to,
      tenth?.from,
      tenth?.to,
    ];
    const rounded = values.map((value, index) =>
      value?.toFixed((printed[index]?.split(".")[1] ?? "").length),
    );
    expect(rounded).toEqual(printed);
  },
);
