import { expect, test } from "vitest";
import { askedAbout } from "./question.ts";

test.each([
  ["Does it help knees?", "knees"],
  ["does red light therapy help with my back pain", "back pain"],
  ["Can near-infrared light treat depression?", "depression"],
  ["will LED light cure acne", "acne"],
  ["Is red light good for wrinkles?", "wrinkles"],
  ["does red and near-infrared light improve sleep", "sleep"],
  ["Does photobiomodulation work for fibromyalgia ??", "fibromyalgia"],
  ["red light for tinnitus", "tinnitus"],
  ["Red Light Therapy against  hair loss", "hair loss"],
  ["laser for neck pain", "neck pain"],
  ["does red light help you sleep", "sleep"],
  ["Does RLT help tinnitus?", "tinnitus"],
  ["Does red light kill toenail fungus", "toenail fungus"],
  ["can it get rid of tattoos", "tattoos"],
  ["can red light therapy help me lose weight", "lose weight"],
  ["Does red light therapy help people with tinnitus", "tinnitus"],
])("%s asks about %s", (query, subject) => {
  expect(askedAbout(query)).toBe(subject);
});

test.each([
  "red light",
  "tinnitus",
  "best red light devices",
  "red light therapy benefits",
  "does it work",
  "is it safe",
  "how often should I use it",
  "does red light hurt the eyes",
  "red light for beginners",
  "red light for 20 minutes",
  "infrared therapy",
  "LED therapy panels",
  "",
])("%s asks about no condition", (query) => {
  expect(askedAbout(query)).toBeUndefined();
});

test("a query of any length is read at once", () => {
  expect(askedAbout(`${"red light ".repeat(20)}x`)).toBeUndefined();
  expect(askedAbout(`does it help ${"my ".repeat(60)}knee`)).toBe("knee");
});
