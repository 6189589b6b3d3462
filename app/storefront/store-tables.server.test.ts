import { expect, test } from "vitest";
import { countCalls } from "../../tests/support/count-calls.ts";
import { shownHtml as body } from "../../tests/support/store-text-html.tsx";

test("a table's rows become paragraphs, whose cells do not run into each other", () => {
  expect(
    body(
      "<table><caption>Doses</caption><thead><tr><th>Area</th><th>J/cm²</th></tr></thead>" +
        '<tbody><tr><td><p>Face &amp; neck</p></td><td><a href="/blog/safety">4</a></td></tr></tbody></table>',
    ),
  ).toBe(
    "<p>Doses</p><p><strong>Area</strong> · <strong>J/cm²</strong></p>" +
      '<p>Face &amp; neck · <a href="/blog/safety">4</a></p>',
  );
});

test("rows below a cell that spans them say its words again", () => {
  expect(
    body(
      '<table><tr><th rowspan="3">Face</th><td>660 nm</td><td rowspan=2>daily</td></tr>' +
        "<tr><td>850 nm</td></tr><tr><td>940 nm</td><td>never</td></tr><tr><td>Knee</td><td>4</td></tr></table>",
    ),
  ).toBe(
    "<p><strong>Face</strong> · 660 nm · daily</p><p><strong>Face</strong> · 850 nm · daily</p>" +
      "<p><strong>Face</strong> · 940 nm · never</p><p>Knee · 4</p>",
  );
  const wide =
    "<table><tr><td colspan=2 rowspan=2>a</td><td>b</td></tr><tr><td>c</td></tr></table>";
  expect(body(wide)).toBe("<p>a · b</p><p>a · c</p>");
});

test.each([
  ["20<br>60", "20 60"],
  ["<p>4 J</p><p>10 min</p>", "4 J · 10 min"],
  ["1<b>0</b>", "10"],
  ["Knee<style>td{color:red}</style><script>alert(1)</script>", "Knee"],
])(
  "a cell of several lines is said again without a false figure, and no code: %s",
  (cell, again) => {
    const rows = `<tr><td rowspan=2>${cell}</td><td>a</td></tr><tr><td>b</td></tr>`;
    expect(body(`<table>${rows}</table>`)).toMatch(new RegExp(`<p>${again} · b</p>$`));
  },
);

test.each([
  "",
  '<img src="https://cdn.shopify.com/a.png" alt="">',
  "<ul><li>1</li></ul>",
  "x".repeat(101),
])("below a cell without a short line the others keep their columns: %s", (cell) => {
  const rows = `<tr><td rowspan=2>${cell}</td><td rowspan=2>Knee</td><td>4</td></tr><tr><td>6 J</td></tr>`;
  expect(body(`<table>${rows}</table>`)).toMatch(
    cell.startsWith("<ul") ? /<p>6 J<\/p>$/ : /<p>Knee · 6 J<\/p>$/,
  );
});

test.each([
  ["rowspan=0", "a", "<p>c · d</p>"],
  ["rowspan=2", "x".repeat(100), `<p>${"x".repeat(100)} · c · d</p>`],
])("a cell is said again in the rows that it spans only: %s", (rowspan, cell, below) => {
  const rows = `<tr><td ${rowspan}>${cell}</td><td>b</td></tr><tr><td>c</td><td>d</td></tr>`;
  expect(body(`<table>${rows}</table>`)).toBe(`<p>${cell} · b</p>${below}`);
});

test("no cell reaches out of its part of the table", () => {
  const head = "<thead><tr><th rowspan=5>Area</th><th>Dose</th></tr></thead>";
  expect(body(`<table>${head}<tbody><tr><td>Knee</td><td>4</td></tr></tbody></table>`)).toBe(
    "<p><strong>Area</strong> · <strong>Dose</strong></p><p>Knee · 4</p>",
  );
});

test.each([
  ["colspan=2", "<p>c · d · b</p>"],
  ["colspan=0", "<p>c · b · d</p>"],
])("a wide cell moves those behind it: %s", (colspan, below) => {
  const rows = `<tr><td ${colspan}>a</td><td rowspan=2>b</td></tr><tr><td>c</td><td>d</td></tr>`;
  expect(body(`<table>${rows}</table>`)).toBe(`<p>a · b</p>${below}`);
});

test("a hundred thousand spanned rows stay as many words as a reader can have meant", () => {
  const cells = "<td rowspan=65000>x".repeat(1_000);
  const html = body(`<table><tr>${cells}${"<tr><td>1".repeat(1_000)}</table>`);
  expect(html.match(/x/g)).toHaveLength(11_000);
});

test.each(["p", "div"])("the lines of a cell do not run into each other either: %s", (tag) => {
  const cell = `<td><${tag}>10</${tag}><${tag}>20</${tag}></td>`;
  expect(body(`<table><tr>${cell}<td>30</td></tr></table>`)).toBe("<p>10 · 20 · 30</p>");
  expect(body(`<table><tr>${cell}</tr></table>`)).toBe("<p>10</p><p>20</p>");
});

test("a row of more than lines becomes one block after the other", () => {
  expect(
    body("<table><tr><td>Panel</td><td><ul><li>10</li></ul></td><td>20</td></tr></table>"),
  ).toBe("<p>Panel</p><ul><li>10</li></ul><p>20</p>");
  for (const tag of ["h2", "h6", "ol", "blockquote", "pre"]) {
    const inner = tag === "ol" ? "<li>10</li>" : "10";
    const row = `<tr><td>Panel</td><td><${tag}>${inner}</${tag}></td></tr>`;
    expect(body(`<table>${row}</table>`), tag).not.toContain("·");
  }
});

test("a table in a table loses no words", () => {
  const inner = "<table><tr><td>1</td><td>2</td></tr></table>";
  const html = body(`<table><tr><td>a${inner}</td><td>b</td></tr></table>`);
  expect(
    html
      .replace(/<[^>]*>/g, "|")
      .split(/[|·\s]+/)
      .join(""),
  ).toBe("a12b");
  expect(html).not.toContain("<table");
});

test("a table that nobody ended loses none either", () => {
  expect(body("<table><tr><td>1<td>2<tr><th>3")).toBe("<p>1 · 2</p><p><strong>3</strong></p>");
});

test("cells that span thousands of rows cost no more than the table's length", () => {
  const cells = '<td rowspan="99999">'.repeat(1_000);
  const html = `<table><tr>${cells}${"<tr>".repeat(1_000)}</table>`;
  expect(countCalls(Map.prototype, "get", () => body(html))).toBeLessThan(100_000);
});
