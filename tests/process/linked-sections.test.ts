import { expect, test } from "vitest";
import { benefits } from "#app/benefits/content/benefits.ts";
import { sitePages } from "../../scripts/content/site-pages.ts";
import { getPage } from "../support/built-app.ts";

const { linkProblem } = sitePages({ articles: [], pages: [] });

const benefit = `/benefits/${benefits[0].slug}`;

test.each(["/evidence", "/ask-first", "/red-light-101", benefit])(
  "%s has the sections that npm run content lets a text link to",
  async (path) => {
    const html = await (await getPage(path)).text();
    const advice = linkProblem(`${path}#no-such-section`, "/") ?? "";
    const known = Array.from(advice.matchAll(/#([\w-]+)(?=,|$)/g), ([, id = ""]) => id);
    expect(known).not.toEqual([]);
    for (const id of known) expect(html).toContain(` id="${id}"`);
  },
);
