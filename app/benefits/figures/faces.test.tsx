import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { FacesFigure, type FacesView, facesArea } from "./faces-figure.tsx";
import { listProportions } from "./proportions.server.ts";

const all = listProportions(listClaims().map(({ id }) => id));

test("a share for both groups is printed, or follows from a printed difference", () => {
  const mask = all.find(({ study }) => study === "park-2025");
  expect(mask?.light).toEqual({ printed: 86.2, ofHundred: 86 });
  expect(mask?.control).toEqual({ printed: 16.7, ofHundred: 17, name: "sham light" });
  expect(mask?.difference).toEqual({ printed: 69.5, ofHundred: 69 });
  expect(mask?.subtracted).toBe(true);
  const acne = all.find(({ study }) => study === "papageorgiou-2000");
  expect(acne).toMatchObject({
    light: { printed: 63 },
    control: { printed: 35 },
    subtracted: false,
  });
});

test("no hundred is made of changes, of one group alone, or of pain in millimetres", () => {
  const studies = all.map(({ study }) => String(study));
  // 77 % fewer lesions; 36 of 39 with no other group; 85.79 % less pain.
  for (const id of ["kwon-2013", "henderson-2017", "de-moraes-prianti-2018", "barolet-2009"]) {
    expect(studies).not.toContain(id);
  }
  expect(listProportions(["knee-osteoarthritis", "neck-pain", "back-pain"])).toEqual([]);
});

test("the areas hold as many faces as people improved", () => {
  expect(facesArea(0, 86)).toBe("M0 0H200V160H120V180H0V0H0z");
  expect(facesArea(86, 100)).toBe("M120 160H200V200H0V200H0V180H120z");
  expect(facesArea(17, 86)).toBe("M140 20H200V160H120V180H0V40H140z");
});

const addresses = { both: "/page", difference: "/page?faces=difference" };

test("says in words and as a table what it draws", () => {
  const html = drawMask("both");
  expect(html).toContain("<strong>86 of 100</strong>");
  expect(html).toContain("<strong>17 of 100</strong>");
  expect(html).toContain('<td role="cell" data-label="Improved">16.7%</td>');
  expect(html).not.toContain("style=");
});

test("a reader chooses one hundred with the difference, by a link to the figure", () => {
  const html = drawMask("difference");
  expect(html).toContain("<strong>69 of 100</strong>");
  expect(html).not.toContain("<strong>86 of 100</strong>");
  expect(html).toContain('<td role="cell" data-label="Improved">69.5 percentage points</td>');
  for (const area of [facesArea(0, 17), facesArea(17, 86), facesArea(86, 100)]) {
    expect(html).toContain(`d="${area}"`);
  }
  expect(html).toMatch(/href="\/page#fig-1"(?! aria-current)/);
  expect(html).toMatch(
    /href="\/page\?faces=difference#fig-1" aria-current="true"|aria-current="true"[^>]* href="\/page\?faces=difference#fig-1"/,
  );
});

function drawMask(view: FacesView): string {
  const mask = all.find(({ study }) => study === "park-2025") ?? expect.unreachable();
  return renderToStaticMarkup(
    <MemoryRouter>
      <FacesFigure proportion={mask} number={1} view={view} addresses={addresses} />
    </MemoryRouter>,
  );
}
