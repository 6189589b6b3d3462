import { ONE_OF_EACH, violations } from "../support/accessibility-pages.ts";
import { expect, test } from "../support/site.ts";

const PARTS = 4;
const pathOf = (address: string) => address.split("?")[0];
const TEMPLATES = [...Map.groupBy(ONE_OF_EACH, pathOf).values()].flatMap(([first]) => first ?? []);

test.use({ hydrates: false });

// tests/release/ looks at every page, in both themes and at more widths, and at what opens over a page.
for (let part = 0; part < PARTS; part += 1) {
  test(`axe finds nothing on one page of each template, part ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    for (const [position, path] of TEMPLATES.entries()) {
      if (position % PARTS !== part) continue;
      await page.goto(path);
      const theme = position % 2 === 0 ? "light" : "dark";
      // What is around it is the same on all of them.
      const scope = position < PARTS ? "html" : "main";
      expect.soft(await violations(page, theme, scope), `${path}, ${theme}`).toEqual([]);
    }
  });
}
