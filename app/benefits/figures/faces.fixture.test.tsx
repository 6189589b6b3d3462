import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { claimId } from "../../../tests/support/made-up-content.ts";
import { FacesFigure, type FacesView, facesArea } from "./faces-figure.tsx";
import { listProportions } from "./proportions.server.ts";

const all = listProportions(listClaims().map(({ id }) => id));

test("a share for both groups is printed, or follows from a printed difference", () => {
  expect(all).toMatchObject([
    {
      study: "hagen-2025",
      light: { printed: 80.4, ofHundred: 80 },
      control: { printed: 20.3, ofHundred: 20, name: "fake light" },
      difference: { printed: 60.1, ofHundred: 60 },
      subtracted: true,
    },
    { study: "ibsen-2014", light: { printed: 63 }, control: { printed: 35 }, subtracted: false },
  ]);
});

test("no hundred is made of changes, of one group alone, or of pain in millimetres", () => {
  expect(listProportions(["dry-patches", "sore-necks", "thin-hair-women"].map(claimId))).toEqual(
    [],
  );
});

test("the areas hold as many faces as people improved", () => {
  expect(facesArea(0, 86)).toBe("M0 0H200V160H120V180H0V0H0z");
  expect(facesArea(86, 100)).toBe("M120 160H200V200H0V200H0V180H120z");
  expect(facesArea(17, 86)).toBe("M140 20H200V160H120V180H0V40H140z");
});

const addresses = { both: "/page", difference: "/page?faces=difference" };

test("says in words and as a table what it draws", () => {
  const html = drawMask("both");
  expect(html).toContain("<strong>80 of 100</strong>");
  expect(html).toContain("<strong>20 of 100</strong>");
  expect(html).toContain('<td role="cell" data-label="Improved">20.3%</td>');
  expect(html).toContain("60 people in the whole study, rounded to whole persons.");
  expect(html).not.toContain("style=");
});

test("a reader chooses one hundred with the difference, by a link to the figure", () => {
  const html = drawMask("difference");
  expect(html).toContain("<strong>60 of 100</strong>");
  expect(html).not.toContain("<strong>80 of 100</strong>");
  expect(html).toContain('<td role="cell" data-label="Improved">60.1 of 100 people</td>');
  for (const area of [facesArea(0, 20), facesArea(20, 80), facesArea(80, 100)]) {
    expect(html).toContain(`d="${area}"`);
  }
  expect(html).toMatch(/href="\/page#fig-1"(?! aria-current)/);
  expect(html).toMatch(
    /href="\/page\?faces=difference#fig-1" aria-current="true"|aria-current="true"[^>]* href="\/page\?faces=difference#fig-1"/,
  );
});

function drawMask(view: FacesView): string {
  const mask = all.find(({ study }) => String(study) === "hagen-2025") ?? expect.unreachable();
  return renderToStaticMarkup(
    <MemoryRouter>
      <FacesFigure proportion={mask} number={1} view={view} addresses={addresses} />
    </MemoryRouter>,
  );
}
