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

test("a drawing puts its values and bars where its axis says, and draws as many dots as it counts", async () => {
  const said = body(
    "![Pain](/store-files/cover.svg) It fell by 14.2 (7.2 to 21.1) in 2 of 3 trials.",
  );
  const check = (content: string) =>
    problemsOf({ "articles/x.md": article({}, said), "pictures/cover.svg": drawing(content) });
  const plot = (value: number, to: number) =>
    `<text x="100" text-anchor="middle">0</text><text x="200" text-anchor="middle">10</text>
     <path d="M172 9H${to}" stroke-width="4"/>
     <text x="${value}" text-anchor="middle" font-weight="600">14.2</text>`;
  expect(await check(plot(242, 311))).toEqual([]);
  expect(await check(plot(230, 311))).toEqual([
    "articles/x.md: 13: cover.svg draws 14.2 at 13.0: redraw it",
  ]);
  expect(await check(plot(242, 315))).toEqual([
    "articles/x.md: 13: cover.svg draws a bar's end at 21.5: redraw it",
  ]);
  const dots = (count: number) =>
    `<text><tspan font-weight="600">2</tspan> positive</text>${"<circle/>".repeat(count)}`;
  expect(await check(dots(2))).toEqual([]);
  expect(await check(dots(3))).toEqual([
    "articles/x.md: 13: cover.svg draws 3 dots for 2: redraw it",
  ]);
});
