import { expect, test } from "vitest";
import { compareDevices } from "./compare.server.ts";
import { loadDeviceChoices } from "./device-types.server.ts";
import { devicesWords } from "./devices-words.ts";
import { namedComparison } from "./named-types.server.ts";

const choices = await loadDeviceChoices();

test.each([
  ["panel vs mask", "skin-panel", "face-mask", "skin-health"],
  ["LED masks versus red light panels", "face-mask", "skin-panel", "skin-health"],
  ["cap or comb", "hair-cap", "hair-comb", "hair-growth"],
  ["pad against panel", "pain-pad", "pain-panel", "pain-inflammation"],
  ["full-body vs. desktop panel", "full-body-panel", "desktop-panel", undefined],
])("“%s” leads to %s beside %s", (words, one, other, use) => {
  const { searchParams } = new URL(
    namedComparison(words, choices.types) ?? "",
    "https://site.example",
  );
  expect(Object.fromEntries(searchParams)).toEqual({ a: one, b: other, ...(use && { use }) });
  expect(compareDevices(devicesWords(searchParams).words, choices).status).toBe("ok");
});

test.each([
  ["panel vs handheld", "both are sold for several uses"],
  ["panel", "it is one"],
  ["mask vs mask", "they are the same"],
  ["pad or belt", "they are the same type"],
  ["laser vs LED", "each is many types"],
  ["mask vs sauna", "one is no type of ours"],
  ["mask or panel or wand", "they are three"],
  ["red vs near-infrared light", "they are no types"],
])("“%s” leads to none: %s", (words) => {
  expect(namedComparison(words, choices.types)).toBeUndefined();
});
