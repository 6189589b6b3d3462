import { expect, test } from "vitest";
import { article, body, drawing, problemsOf } from "./sample-store.ts";

test("a drawing shows no number that its article doesn't have, also when it is rounded or in mm", async () => {
  const labels = (...words: string[]) =>
    drawing(
      `${words.map((label) => `<text>${label}</text>`).join("")}<text text-anchor="end">99</text>`,
    );
  const shown = body("![Pain](/store-files/cover.svg) It fell by {{chow-2009/pain}} and 2.14 cm.");
  const check = (...words: string[]) =>
    problemsOf({ "articles/x.md": article({}, shown), "pictures/cover.svg": labels(...words) });
  expect(await check("neck 19.86 mm", "19.9", "21.4")).toEqual([]);
  expect(await check("neck 19.86 mm", "knee 14.23")).toEqual([
    "articles/x.md: 13: cover.svg shows knee 14.23, which the article doesn't have: redraw it, or say the number in the text",
  ]);
});
