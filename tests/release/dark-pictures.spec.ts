import type { Locator, Page } from "@playwright/test";
import { inTheme } from "../support/accessibility-pages.ts";
import { expect, test } from "../support/site.ts";

test.use({ hydrates: false });

const PAGES = ["/red-light-101", "/blog", "/benefits/pain-inflammation"];

test("on a dark page no picture has a light ground", async ({ page, context }) => {
  const blank = await context.newPage();
  let seen = 0;
  for (const path of PAGES) {
    await page.goto(path);
    await inTheme(page, "dark");
    const pictures = page.locator("main :is(img, svg:not(svg svg))");
    for (const picture of await pictures.all()) {
      if (!(await isLarge(picture))) continue;
      seen += 1;
      const ground = await median(blank, await picture.screenshot());
      expect.soft(ground, `${path}: ${await describe(picture)}`).toBeLessThan(96);
    }
  }
  expect(seen).toBeGreaterThan(30);
});

test("black lines on a clear ground can be seen in an article on a dark page", async ({
  page,
  context,
}) => {
  await page.goto("/blog/wavelengths");
  await inTheme(page, "dark");
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><path d="M0 100h300" stroke="black"/></svg>`;
  await page
    .locator(".prose")
    .first()
    .evaluate(
      (prose, source) => {
        const picture = Object.assign(document.createElement("img"), {
          src: source,
          id: "drawing",
        });
        prose.prepend(picture);
        return picture.decode();
      },
      `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    );
  const ground = await median(await context.newPage(), await page.locator("#drawing").screenshot());
  expect(ground).toBeGreaterThan(200);
});

async function isLarge(picture: Locator): Promise<boolean> {
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  return width >= 100 && height >= 60 && picture.isVisible();
}

const describe = (picture: Locator) =>
  picture.evaluate((part) =>
    part instanceof HTMLImageElement
      ? part.currentSrc
      : (part.closest("article, figure") ?? part).textContent.slice(0, 80),
  );

/** The luminance that half of a picture's points are below, from 0 to 255. */
function median(blank: Page, png: Buffer): Promise<number> {
  return blank.evaluate(
    async (address) => {
      const image = Object.assign(new Image(), { src: address });
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
      canvas?.drawImage(image, 0, 0);
      const points = canvas?.getImageData(0, 0, image.width, image.height).data ?? [];
      const luminances = new Uint8Array(points.length / 4);
      for (const at of luminances.keys()) {
        const part = (colour: number) => points[at * 4 + colour] ?? 0;
        luminances[at] = 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
      }
      return luminances.sort()[luminances.length >> 1] ?? 255;
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );
}
