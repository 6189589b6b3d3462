import { expect, test } from "vitest";
import { compareDevices } from "./compare.server.ts";
import { loadDeviceChoices } from "./device-types.server.ts";
import { devicesWords } from "./devices-words.ts";
import { namedComparison } from "./named-types.server.ts";

const choices = await loadDeviceChoices();

test.each([
  ["panel vs mask", "LED panel for the face", "LED face mask", "skin-health"],
  ["LED masks versus red light panels", "LED face mask", "LED panel for the face", "skin-health"],
  ["cap or comb", "Laser or LED cap for hair", "Laser comb for hair", "hair-growth"],
  ["pad against panel", "Pad or belt", "LED panel for pain", "pain-inflammation"],
  ["full-body vs. desktop panel", "Full-body panel", "Desktop panel", undefined],
])("“%s” leads to %s beside %s", (words, one, other, use) => {
  const address = new URL(namedComparison(words, choices.types) ?? "", "https://site.example");
  expect(address.searchParams.get("use") ?? undefined).toBe(use);
  const compared = compareDevices(devicesWords(address.searchParams).words, choices);
  expect(compared).toMatchObject({ status: "ok", names: [one, other] });
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
