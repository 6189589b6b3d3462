import { expect, test } from "../support/site.ts";

test.use({ viewport: { width: 1280, height: 900 }, wakes: false });

test("no page leaves the right half of a wide window empty", async ({ page }) => {
  for (const path of ["/spec-sheet", "/reviews", "/newsletter/thank-you", "/dose", "/devices"]) {
    await page.goto(path);
    expect.soft(await page.evaluate(emptyOnTheRight), path).toBeLessThan(500);
  }
});

test("a wide window has four cards of benefits in a row, and three columns of what is not shown", async ({
  page,
}) => {
  await page.goto("/benefits");
  const cards = page.getByRole("main").getByRole("listitem").filter({ hasText: "Learn More" });
  const tops = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().top),
  );
  expect(tops.filter((top) => top === tops[0])).toHaveLength(4);
  await page.goto("/benefits/pain-inflammation");
  const points = page.locator("section[aria-labelledby=not-shown] > ul > li");
  const lefts = await points.evaluateAll((all) =>
    all.map((point) => point.getBoundingClientRect().left),
  );
  expect(new Set(lefts).size).toBe(3);
});

/** In px: the tallest stretch of the page's main part without a word or a control right of the middle. */
function emptyOnTheRight(): number {
  const main = document.querySelector("main");
  if (!main) throw new Error("no main");
  const boxes = [...main.querySelectorAll("input, select, button, svg")].map((element) =>
    element.getBoundingClientRect(),
  );
  const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    if (words.currentNode.textContent?.trim()) boxes.push(...range.getClientRects());
  }
  const { top, bottom } = main.getBoundingClientRect();
  const right = boxes.filter((box) => box.right > innerWidth / 2 && box.width > 1);
  let seen = top;
  let tallest = 0;
  for (const box of right.sort((one, other) => one.top - other.top)) {
    tallest = Math.max(tallest, box.top - seen);
    seen = Math.max(seen, box.bottom);
  }
  return Math.max(tallest, bottom - seen);
}
