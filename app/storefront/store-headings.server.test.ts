import { describe, expect, test } from "vitest";
import { shownHtml } from "../../tests/support/store-text-html.tsx";
import { readStoreHtml } from "./store-html.server.ts";

const rules = { siteUrl: "https://site.example", affiliateHosts: [] };

const body = (html: string) => shownHtml(html).replace(/ (id|rel|loading|decoding)="[^"]*"/g, "");

describe("headings", () => {
  test.each([
    [
      [1, 4, 4, 5, 2],
      [2, 3, 3, 4, 2],
    ],
    [
      [3, 5, 3, 2, 3],
      [2, 3, 2, 2, 3],
    ],
    [
      [1, 2, 3, 4, 5, 6],
      [2, 2, 3, 4, 5, 6],
    ],
  ])("%j leave no level out", (levels, mended) => {
    const html = body(levels.map((level) => `<h${level}>x</h${level}>`).join(""));
    expect(Array.from(html.matchAll(/<h(\d)/g), ([, level]) => Number(level))).toEqual(mended);
  });

  test.each([
    "<h2></h2>",
    "<h2><br></h2>",
    "<h2><strong>&nbsp;</strong></h2>",
    '<h2><a href="/b"></a></h2>',
  ])("one that says nothing goes: %s", (heading) => {
    expect(body(`<p>x</p>${heading}`)).toBe("<p>x</p>");
  });

  test("one of a picture is a paragraph, unless the picture says something", () => {
    expect(body('<h2><img src="https://e.example/i.png"></h2>')).toMatch(/^<p class="figure"><img/);
    expect(body('<h2><img src="https://e.example/i.png" alt="Dose"></h2>')).toMatch(/^<h2><img/);
  });

  test("a heading in a heading is part of it", () => {
    expect(readStoreHtml("<h2>One <em><h3>and two</h3></em></h2>", rules).headings).toEqual([
      { id: "a-one-and-two", text: "One · and two", level: 2 },
    ]);
  });

  test("headings without an id get one of their own", () => {
    const { headings } = readStoreHtml(
      '<h2>Dose &amp; time</h2><h3>Dose   &amp; time</h3><h2 id="mine">Own</h2><h4>Deep</h4><h2> </h2><h2>光</h2><h2>!</h2>',
      rules,
    );
    expect(headings).toEqual([
      { id: "a-dose-time", text: "Dose & time", level: 2 },
      { id: "a-dose-time-2", text: "Dose & time", level: 3 },
      { id: "a-mine", text: "Own", level: 2 },
      { id: "a-deep", text: "Deep", level: 3 },
      { id: "a-光", text: "光", level: 2 },
      { id: "a-section", text: "!", level: 2 },
    ]);
  });

  test("the contents have the words of two levels, also out of quotations, and no picture", () => {
    const { headings } = readStoreHtml(
      "<h2> Dose </h2><blockquote><h3>Time</h3></blockquote><h4>Deep</h4>" +
        '<h2><img src="https://e.example/i.png" alt="Panel"></h2>',
      rules,
    );
    expect(headings.map(({ text }) => text)).toEqual(["Dose", "Time"]);
  });

  test("a heading's id is no other's, and has the first 200 characters of a long one", () => {
    const headingsOf = (html: string) => readStoreHtml(html, rules).headings;
    expect(headingsOf('<p id="dose"></p><p id="dose-2"></p><h2>Dose</h2>')).toMatchObject([
      { id: "a-dose-3" },
    ]);
    expect(headingsOf("<h2>Dose</h2><h2>Dose</h2><h2>Dose 2</h2>").map(({ id }) => id)).toEqual([
      "a-dose",
      "a-dose-2",
      "a-dose-2-2",
    ]);
    expect(headingsOf("<h2>“Dose” – and time?</h2>")).toMatchObject([{ id: "a-dose-and-time" }]);
    const [long] = headingsOf(`<h2>${"x".repeat(300)}</h2>`);
    expect(long?.id).toBe(`a-${"x".repeat(200)}`);
    expect(long?.text).toHaveLength(300);
  });

  test("the contents have 200 sections at most", () => {
    const { headings } = readStoreHtml("<h2>Dose</h2>".repeat(201), rules);
    expect(headings).toHaveLength(200);
    expect(headings.at(-1)?.id).toBe("a-dose-200");
  });

  test("thousands of equal headings are numbered", () => {
    const html = shownHtml("<h2>Dose</h2>".repeat(9_000));
    expect(html.endsWith('<h2 id="a-dose-9000">Dose</h2>')).toBe(true);
  });

  test("the page's title stays its only h1", () => {
    expect(shownHtml("<h1>Big</h1>")).toBe('<h2 id="a-big">Big</h2>');
  });
});
