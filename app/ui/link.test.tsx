import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { NewTabLink } from "./link.tsx";

const ADDRESS = "https://www.example.org/science/article/abs/pii/S1011134421000001?via=hub";

test.each([
  ["a word of its own, from words", "Lasers in Surgery", "Surgery"],
  ["the end of an address", ADDRESS, ADDRESS.slice(-20)],
  ["the end of a word without end", `The ${"Donau".repeat(30)}`, "DonauDonauDonauDonau"],
  ["whole characters", `${"x".repeat(40)}${"𝒜".repeat(10)}`, "𝒜".repeat(10)],
])("a link's arrow keeps from the next line %s", (_, words, kept) => {
  const Stub = createRoutesStub([
    { path: "/", Component: () => <NewTabLink to="https://a.example/">{words}</NewTabLink> },
  ]);
  const [, before = "", whole = ""] =
    />([^<]*)<span class="new-tab">([^<]*)</.exec(renderToStaticMarkup(<Stub />)) ?? [];
  expect(before + whole).toBe(words);
  expect(whole.endsWith(kept)).toBe(true);
  // What must stay together fits the line of any phone.
  expect(whole.length).toBeLessThanOrEqual(20);
});
