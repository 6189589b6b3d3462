import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Unbroken } from "./unbroken.tsx";

test("a range and the parts of a unit stay on one line, and no words are lost", () => {
  const text =
    "0.1–0.59, $1,000–$3,000, up to 320\u00a0J/cm² at 20–40\u00a0mW/cm², type-2, and/or 5";
  const html = renderToStaticMarkup(<Unbroken text={text} />);
  expect(html.replace(/<[^>]+>/g, "")).toBe(text);
  expect([...html.matchAll(/nowrap">(.*?)</g)].map(([, kept]) => kept)).toEqual([
    "0.1–0.59",
    "$1,000–$3,000",
    "J/cm²",
    "20–40",
    "mW/cm²",
  ]);
});
