import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { words, wordsWith } from "#app/content/prose-field.ts";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";

const lasers = z.strictObject({ all: words, some: words });

const calculator = z.strictObject({
  empty: words.describe("In place of a dose."),
  unknown: words.describe("Without a use."),
  levels: z.strictObject({
    "a very low dose": wordsWith("least"),
    "a low dose": wordsWith("from", "to"),
    "a usual dose": wordsWith("from", "to"),
    "a high dose": wordsWith("from", "to", "limit"),
    "too much": wordsWith("limit"),
    "far too much": wordsWith("limit", "harmless"),
  }),
  plan: z.strictObject({
    own: wordsWith("page", "minutes", "dose"),
    anyway: wordsWith("doubt", "page", "minutes", "dose"),
  }),
  noPlan: wordsWith("page"),
  otherDevice: wordsWith("page"),
  strongest: words.describe("After the plan, where the light may be stronger or weaker."),
  unknownFor: z.strictObject({
    none: wordsWith("use"),
    one: wordsWith("use", "doses"),
    some: wordsWith("use", "studies", "doses"),
  }),
  low: wordsWith("least"),
  lowForUse: wordsWith("least"),
  otherLight: wordsWith("tested"),
  otherPeaks: wordsWith("tested", "peaks").describe("Where it is some of the light."),
  lasers: lasers.describe("Of a use’s studies, all or some of which used lasers."),
  lasersOnSkin: lasers.describe("In its place, where lasers touched the skin."),
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
      panel: wordsWith("size", "leds", "watts", "strength", "near", "weaker", "far"),
      typical: wordsWith("fields").describe("Of a panel, where fields are blank."),
      typicalOurs: wordsWith("fields").describe("In its place, with the panel of our plans."),
      even: words.describe("Of a panel."),
      bulb: wordsWith("dose").describe("Of a panel."),
    })
    .describe("Below “What we assume”, with others that are worked out."),
  curve: words.describe("The caption of the strength by distance."),
  curveRange: words.describe("At its end, where the strength is a range."),
  ruler: wordsWith("studies").describe("Above the doses of studies."),
  rulerMarks: words.describe("Their caption."),
});

const doseSchema = z.strictObject({
  doubts: z
    .strictObject({ noStudy: words, noDifference: words, unknown: words })
    .describe("Before our own plan for a use, where studies don’t point to a benefit."),
  calculator,
});

export type DoseTexts = z.output<typeof calculator>;

export const { doubts, calculator: doseTexts } = fillNumbers(readContent("dose.yaml", doseSchema));
