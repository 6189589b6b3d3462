import type { Locator, Page } from "@playwright/test";
import { benefits } from "#app/benefits/content/benefits.ts";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { listStudies } from "#app/evidence/ledger/studies.server.ts";
import * as site from "#app/site.config.ts";
import { overflow } from "../support/overflow.ts";
import { expect, test } from "../support/site.ts";

// A4 less its margins, at 96 dots an inch.
const SHEET = 987;
test.use({ viewport: { width: 672, height: SHEET }, hydrates: false });

const USE = listClaims().find(({ topic }) => topic === "pain")?.id;
const STUDY = listStudies().find(({ outcomes }) => Object.keys(outcomes).length > 9)?.id;

const LONG = [
  "/benefits/pain-inflammation",
  "/benefits/skin-health",
  "/benefits/sleep-energy",
  "/red-light-101",
  "/blog/protocols",
  "/privacy",
  `/evidence/${USE}`,
  `/studies/${STUDY}`,
];

// An article's other address prints the one that it is known by.
for (const path of ["/guide/protocols", "/benefits/skin-health", "/red-light-101"]) {
  test(`${path} prints as text alone, on white in either theme, and says on paper alone whose page it is, and where`, async ({
    page,
  }) => {
    await page.goto(path);
    const line = await ownLine(page);
    await expect(line).toBeHidden();
    await page.evaluate(() => document.documentElement.classList.add("dark"));
    await page.emulateMedia({ media: "print" });
    await expect.soft(line).toBeVisible();

    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const frame of ["banner", "contentinfo", "dialog"] as const) {
      await expect(page.getByRole(frame)).toHaveCount(0);
    }
    const ways = page.getByRole("navigation", { name: /^(Main|Breadcrumb|On this page|Site)$/ });
    await expect(ways).toHaveCount(0);
    await expect(page.getByText("Skip to the content")).toBeHidden();
    await expect(page.locator("button, select").filter({ visible: true })).toHaveCount(0);
    expect(await overflow(page)).toBe(0);

    expect(await surfaces(page)).toEqual(["rgb(255, 255, 255)"]);
    const colour = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(lightness(colour)).toBeLessThan(0.4);
  });
}

async function ownLine(page: Page): Promise<Locator> {
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  return page.getByText(`${site.name}: ${canonical}`, { exact: true });
}

test("no page prints an empty sheet", async ({ page }) => {
  for (const path of ["/blog/protocols", "/benefits/hair-growth", "/benefits/hormonal-health"]) {
    await page.goto(path);
    const sheets = sheetsOf(await page.pdf({ format: "A4" }));
    expect.soft(sheets.length, path).toBeGreaterThan(2);
    // A sheet with text on it names the text's fonts.
    expect
      .soft(
        sheets.filter((sheet) => !sheet.includes("/Font")),
        path,
      )
      .toEqual([]);
  }
});

test("the short form of each benefit fits on two sheets, with its sources", async ({ page }) => {
  for (const { slug } of benefits) {
    await page.emulateMedia({ media: null });
    await page.goto(`/benefits/${slug}/print`);
    for (const format of ["A4", "Letter"]) {
      const sheets = sheetsOf(await page.pdf({ format }));
      expect.soft(sheets.length, slug).toBeGreaterThan(0);
      expect.soft(sheets.length, `${slug}, ${format}`).toBeLessThanOrEqual(2);
    }
    await page.emulateMedia({ media: "print" });
    for (const part of [/^Answer/, /^Dose/, /^Safety/, /^Sources/]) {
      const heading = page.getByRole("heading", { level: 2, name: part });
      await expect.soft(heading, slug).toBeVisible();
    }
    await expect.soft(page.getByText(new RegExp(`/benefits/${slug}\\?use=`)), slug).toBeVisible();
    await expect.soft(page.getByText("Last review of the page"), slug).toBeVisible();
    await expect.soft(page.getByText("Print", { exact: true }), slug).toBeHidden();
    // In its columns, a list that goes on on the next sheet is read in the wrong order.
    const safety = page.getByRole("region", { name: "Safety" });
    await expect.soft(safety.getByRole("list"), slug).toHaveCSS("break-inside", "avoid");
    await expect.soft(safety.getByRole("heading"), slug).toHaveCSS("break-after", "avoid");
    // Or a second sheet could have the last of them and nothing else.
    const sources = page.getByRole("region", { name: /^Sources/ }).getByRole("list");
    await expect.soft(sources, slug).toHaveCSS("break-inside", "avoid");
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the short form offers no button that does nothing", async ({ page }) => {
    await page.goto("/benefits/pain-inflammation/print");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Pain & Inflammation");
    await expect(page.getByText("Print", { exact: true })).toBeHidden();
  });
});

test("nothing that is seen as one breaks across sheets", async ({ page }) => {
  const met = new Set<string>();
  for (const path of ["/benefits/hair-growth", "/blog/protocols", "/blog"]) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    for (const whole of WHOLE) {
      const breaks = await page
        .locator(`main ${whole}`)
        .evaluateAll((parts) =>
          parts
            .filter((part) => part.checkVisibility())
            .map((part) => getComputedStyle(part).breakInside),
        );
      if (breaks.length > 0) met.add(whole);
      expect(
        breaks.filter((value) => value !== "avoid"),
        `${whole} of ${path}`,
      ).toEqual([]);
    }
  }
  expect([...met].sort()).toEqual([...WHOLE].sort());
});

test("what stays whole is short enough to leave no sheet half empty, nothing in a grid is longer than a sheet, and no text is squeezed to a few words a line", async ({
  page,
}) => {
  for (const path of LONG) {
    await layOnPaper(page, path);
    const tall = await page.locator("main *").evaluateAll((parts, most) => {
      const whole = parts.filter((part) => getComputedStyle(part).breakInside === "avoid");
      return whole
        .filter((part) => part.getBoundingClientRect().height > most)
        .map((part) => `${part.localName}: ${part.textContent.slice(0, 60)}`);
    }, SHEET / 2);
    expect.soft(tall, path).toEqual([]);

    const sliced = await page.locator("main *").evaluateAll((parts, most) => {
      const inGrids = parts.filter(({ parentElement }) =>
        /grid|flex/.test(parentElement ? getComputedStyle(parentElement).display : ""),
      );
      return inGrids
        .filter((part) => part.getBoundingClientRect().height > most)
        .map((part) => `${part.localName}: ${part.textContent.slice(0, 60)}`);
    }, SHEET);
    expect.soft(sliced, `${path}: Firefox would cut a line in two at a sheet's end`).toEqual([]);

    const chained = await page.locator("main li > :is(h2, h3, h4)").evaluateAll((headings) =>
      headings
        .filter((heading) => {
          const words = heading.nextElementSibling?.getBoundingClientRect();
          const isBeside = words && words.top < heading.getBoundingClientRect().bottom - 1;
          return isBeside && getComputedStyle(heading).breakAfter === "avoid";
        })
        .map(({ textContent }) => textContent),
    );
    expect
      .soft(chained, `${path}: beside its words, it would keep the next ones there`)
      .toEqual([]);

    const squeezed = await page
      .locator("main :is(p, li, dd, td, th, figcaption)")
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.checkVisibility() && part.textContent.length > 40)
          // Four words.
          .filter((part) => part.clientWidth > 0 && part.clientWidth < 120)
          .map((part) => `${part.clientWidth} px: ${part.textContent.slice(0, 60)}`),
      );
    expect.soft(squeezed, path).toEqual([]);
  }
});

/** The width that a style sheet asks for is that of the sheet, and what it has for text is less by the margins. */
async function layOnPaper(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 794, height: SHEET });
  await page.goto(path);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => {
    document.body.style.width = "672px";
  });
}

/** What a reader sees as one thing. */
const WHOLE = [
  "figure:not(:has(li, .forest))",
  "figure li",
  "img",
  "svg",
  "tr",
  "dl > div",
  "li article",
];

test("an article prints at the paper's full width, without its tags, with the addresses of other sites, and with pictures that leave room for text", async ({
  page,
}) => {
  await page.goto("/blog/protocols");
  await page.emulateMedia({ media: "print" });
  await test.step("at the paper's full width, without its tags", async () => {
    const text = await page.locator(".prose").boundingBox();
    expect.soft(text?.width).toBe(page.viewportSize()?.width);
    await expect.soft(page.getByRole("list", { name: "Keywords" })).toHaveCount(0);
    await expect.soft(page.locator("header").getByText("Guides", { exact: true })).toBeHidden();
  });
  await test.step("links that leave the site show where to; those within it do not", async () => {
    const links = await printedAddresses(page, ".prose a");
    const outside = links.filter(({ href }) => href.startsWith("http"));
    expect.soft(outside.length).toBeGreaterThan(5);
    for (const { href, printed } of outside) expect.soft(printed).toContain(href);
    const inside = links.filter(({ href }) => !href.startsWith("http"));
    expect.soft(inside.length).toBeGreaterThan(0);
    for (const { printed } of inside) expect.soft(printed).toBe("none");
  });
  await test.step("a picture leaves room for text on its sheet", async () => {
    const picture = page.locator("article img").first();
    // As a portrait would be.
    await picture.evaluate((image) => {
      image.style.height = "2000px";
    });
    // 120 mm.
    expect.soft((await picture.boundingBox())?.height).toBeLessThan(454);
  });
});

test("a benefit page on paper has its uses open, its figures in colour, and its devices below their headings", async ({
  page,
}) => {
  await page.goto("/benefits/hair-growth");
  await page.emulateMedia({ media: "print" });
  await test.step("every use prints open, with what was found", async () => {
    const uses = page
      .getByRole("region", { name: "What it’s been tested for" })
      .getByRole("article");
    expect
      .soft(await uses.count())
      .toBe(listClaims().filter(({ topic }) => topic === "hair").length);
    for (const use of await uses.all())
      await expect.soft(use.getByText("How it might work")).toBeVisible();
    // The sentence above the rows explains them.
    await expect.soft(uses.first().locator(".forest-plot")).toBeVisible();
  });
  await test.step("figures and the meters of the evidence keep their colours", async () => {
    for (const drawn of ["figure", "article .meter"]) {
      const adjust = await page
        .locator(`main ${drawn}`)
        .evaluateAll((drawn) => drawn.map((part) => getComputedStyle(part).printColorAdjust));
      expect.soft(adjust.length, drawn).toBeGreaterThan(0);
      expect.soft(new Set(adjust), drawn).toEqual(new Set(["exact"]));
    }
  });
  await test.step("a table's headings do not end a sheet", async () => {
    const first = page
      .getByRole("table", { name: /^Types of device/ })
      .locator("tbody tr")
      .first();
    await expect.soft(first).toHaveCSS("break-before", "avoid");
  });
});

test("a benefit page prints its answers, and its references with their addresses once", async ({
  page,
}) => {
  await page.goto("/benefits/skin-health");
  await page.emulateMedia({ media: "print" });
  const answers = page.locator("#faq ~ * details > :not(summary)");
  expect(await answers.count()).toBeGreaterThan(3);
  for (const answer of await answers.all()) {
    await expect(answer).toBeVisible();
  }
  const references = page.locator("section[aria-labelledby=references] li");
  expect(await references.count()).toBeGreaterThan(10);
  const links = await printedAddresses(page, "section[aria-labelledby=references] a");
  const printed = links.filter(({ printed }) => printed !== "none");
  expect(new Set(printed.map(({ href }) => href)).size).toBe(printed.length);
  for (const reference of await references.all()) {
    const addresses = await reference
      .locator("a[href^=http]")
      .evaluateAll((links) =>
        links.filter((link) => getComputedStyle(link, "::after").display !== "none"),
      );
    expect(addresses.length).toBeGreaterThan(0);
  }
});

async function printedAddresses(page: Page, links: string) {
  return page.locator(links).evaluateAll((links) =>
    links
      .filter((link) => link.checkVisibility())
      .map((link) => {
        const { content, display } = getComputedStyle(link, "::after");
        const href = link.getAttribute("href") ?? "";
        return { href, printed: display === "none" ? "none" : content };
      }),
  );
}

/** The backgrounds of the page and of all that is drawn on it as an area, without the figures. */
function surfaces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const areas = [...document.querySelectorAll("body, main *")].filter(
      (part) => part.checkVisibility() && !part.closest("figure") && part.clientWidth > 100,
    );
    const colours = areas.map((area) => getComputedStyle(area).backgroundColor);
    return [...new Set(colours)].filter((colour) => colour !== "rgba(0, 0, 0, 0)");
  });
}

/** The sheets of a PDF as Chromium writes it, each as what it says it needs to be drawn. */
function sheetsOf(pdf: Buffer): string[] {
  const sheets = pdf.toString("latin1").split("<</Type /Page\n").slice(1);
  return sheets.map((sheet) => sheet.slice(0, sheet.indexOf("/MediaBox")));
}

/** The L of `oklch(L C H)`, from 0 to 1. */
function lightness(colour: string): number {
  return Number(/^oklch\(([\d.]+)/.exec(colour)?.[1]);
}
