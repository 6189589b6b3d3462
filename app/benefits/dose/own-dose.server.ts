import { href } from "react-router";
import type { BenefitSlug } from "#app/benefits/content/benefits.ts";
import { isWorn } from "#app/benefits/content/benefits.ts";
import { calculate, type DoseReport } from "#app/dose/dose-calculation.ts";
import { loadDoseData } from "#app/dose/dose-data.server.ts";
import { doseWords } from "#app/dose/dose-form.ts";
import { minutesOf } from "#app/dose/plan-minutes.ts";
import { formatLength } from "#app/dose/read-number.ts";
import { asWritten, round, roundMinutes, roundRange } from "#app/dose/rounding.ts";
import { placeDose } from "#app/dose/ruler-layout.ts";
import type { WrittenParameters } from "#app/dose/written-fields.ts";
import type { OwnDoseAnswer, OwnDoseView } from "./own-dose.ts";

/** The same sum as /dose. Never throws. */
export async function viewOwnDose(
  slug: BenefitSlug,
  written: WrittenParameters,
): Promise<OwnDoseView> {
  const data = await loadDoseData();
  const { claim, at, distance, minutes, use } = doseWords(written);
  const own = { claim, at, distance, minutes };
  const uses = data.uses.filter(({ page }) => page === slug);
  const words = {
    ...doseWords(new URLSearchParams(own)),
    use: uses.find(({ id }) => id === use)?.id ?? slug,
    ...(isWorn(slug) && { device: "own-worn" }),
  };
  const calculation = calculate(words, data);
  return {
    words: own,
    messages:
      calculation.status === "invalid" ? { ...calculation.missing, ...calculation.errors } : {},
    answer:
      calculation.status === "ok"
        ? viewAnswer(
            calculation,
            Object.entries(words).filter(([, value]) => value !== ""),
          )
        : null,
  };
}

function viewAnswer({ dose, use, meant, ...said }: DoseReport, asked: string[][]): OwnDoseAnswer {
  const { irradiance, fluence, minutes, distance } = dose;
  const protocol = use && meant ? use.plan : null;
  return {
    headline: Object.values(said.headline).join(""),
    values: [
      {
        value: roundRange(irradiance),
        label: `mW/cm² at your skin${distance === null ? "" : `, ${formatLength(distance)} away`}`,
      },
      { value: roundRange(fluence), label: `J/cm² in ${asWritten(minutes)} min` },
      ...(protocol
        ? [
            {
              value: roundMinutes(minutesOf(protocol, irradiance.to)),
              label: `minutes for our plan’s dose at ${round(irradiance.to)} mW/cm²`,
            },
          ]
        : []),
    ],
    paragraphs: said.paragraphs,
    warnings: said.warnings,
    mark: {
      from: placeDose(fluence.from),
      to: placeDose(fluence.to),
      words: `You: ${roundRange(fluence)} J/cm²`,
    },
    more: `${href("/dose")}?${new URLSearchParams(asked)}`,
  };
}
