import { expect, test } from "vitest";
import { listOwnFigures } from "#app/evidence/ledger/own-figures.server.ts";
import { getPage } from "../support/built-app.ts";
import { readPage } from "../support/page-html.ts";

const paths = new Set(listOwnFigures().flatMap(({ on }) => on));

test.each([...paths])(
  "%s owns each of its figures, and says what the papers allow",
  async (path) => {
    const { text } = readPage(await (await getPage(path)).text()).one("main");
    const owned = text.match(/\bour own (?:count|figure|number|promise)(?![s:])/gi) ?? [];
    expect(owned.length).toBeGreaterThanOrEqual(listOwnFigures(path).length);
  },
);
