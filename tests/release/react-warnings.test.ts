import { expect, test } from "vitest";
import { ONE_OF_EACH } from "../support/accessibility-pages.ts";
import { getPage as get } from "../support/built-app.ts";
import { UNLISTED_PATHS } from "../support/page-paths.ts";

// The other tests of pages run React's production version, which says nothing. A warning fails the
// test (tests/support/loud.ts).
test.each([...new Set([...ONE_OF_EACH, ...UNLISTED_PATHS])])(
  "React finds no mistake in %s",
  async (path) => {
    const html = await (await get(path)).text();
    expect(html).toContain("</html>");
  },
);
