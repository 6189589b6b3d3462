import { expect, test } from "../support/site.ts";

test.use({ viewport: { width: 1280, height: 900 }, hydrates: false });

test("no page leaves the right half of a wide window empty", async ({ page }) => {
  for (const path of ["/spec-sheet", "/reviews", "/newsletter/thank-you", "/dose", "/devices"]) {
    await page.goto(path);
    expect.soft(await page.evaluate(emptyOnTheRight), path).toBeLessThan(500);
  }
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
