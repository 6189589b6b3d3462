import { expect, test } from "vitest";
import { handleIn, handleInWords, isHandle, slugOf } from "./handle.ts";

test("a handle has small letters of any script, digits, and what Shopify keeps of signs", () => {
  const handles = [
    "a",
    "red-light-101",
    "9".repeat(255),
    "a_b",
    "送料-無料",
    "свет",
    "cashews®",
    "ä",
  ];
  expect(handles.filter((handle) => !isHandle(handle))).toEqual([]);
  const others = ["", "A", "a/b", "a%62", "a.b", "a\n", "a b", "\u2028", "\ud800", "9".repeat(256)];
  expect([...others, "光".repeat(255)].filter(isHandle)).toEqual([]);
});

test("a slug is the handle as addresses have it", () => {
  expect(["a_b", "光", "\ud800"].map(slugOf)).toEqual(["a_b", "%E5%85%89", "%EF%BF%BD"]);
  expect(["a_b", "%E5%85%89", "光", "%E5%8"].map(handleIn)).toEqual(["a_b", "光", "光", "%E5%8"]);
});

test("a handle in words begins with a capital and has single spaces", () => {
  const words = ["red-light_101", "--news  --", "a"].map(handleInWords);
  expect(words).toEqual(["Red light 101", "News", "A"]);
});
