import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { words, wordsWith } from "#app/content/prose-field.ts";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";

const calculator = z.strictObject({
  empty: words.describe("In place of a dose."),
  unknown: words.describe("Without a use."),
  tooMuch: wordsWith("limit").describe("After “That’s too much.”"),
  farTooMuch: wordsWith("limit", "harmless").describe("After “That’s far too much.”"),
  untested: words.describe("After our own plan for the use."),
  shorter: words.describe("After it, where the light may be stronger or weaker."),
  burns: z
    .strictObject({
      strong: wordsWith("limit"),
      middle: words.describe("Where only the middle of an area gets so much."),
      standard: wordsWith("limit"),
      panel: words,
      worn: words.describe("In its place, for a device on the skin."),
    })
    .describe("Beside a dose from light that can burn, one after the other."),
  assumptions: z
    .strictObject({
      claimed: wordsWith("from", "to").describe("Of a seller’s strength."),
      estimate: words.describe("Of a strength that we assume."),
      studies: words.describe("Of a strength that studies report."),
      onSkin: words.describe("Of a worn device, where a distance was entered."),
      even: words.describe("Of a panel."),
      bulb: wordsWith("dose").describe("Of a panel."),
    })
    .describe("Below “What we assume”, with others that are worked out."),
  curve: words.describe("The caption of the strength by distance."),
  curveRange: words.describe("At its end, where the strength is a range."),
  ruler: wordsWith("studies").describe("Above the doses of studies."),
  rulerMarks: words.describe("Their caption."),
});

export const doseSchema = z.strictObject({
  doubts: z
    .strictObject({ noStudy: words, noDifference: words, unknown: words })
    .describe("Before our own plan for a use, where studies don’t point to a benefit."),
  calculator,
});

export type DoseTexts = z.output<typeof calculator>;

export const { doubts, calculator: doseTexts } = fillNumbers(readContent("dose.yaml", doseSchema));
