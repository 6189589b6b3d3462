import { expect, test } from "vitest";
import { article, body, drawing, plate, problemsOf } from "./sample-store.ts";

test.each<[what: string, svg: string, problem: string]>([
  [
    "too large",
    drawing(`<!--${" ".repeat(20_000)}-->`),
    "1: has 20094 bytes: simplify it to 20000",
  ],
  ["without viewBox", drawing().replace("viewBox", "id"), "1: svg has no viewBox"],
  [
    "with a script",
    drawing("<script>alert(1)</script>"),
    "1: contains a script or HTML: take it out",
  ],
  ["with an event's script", drawing('<g onclick="alert(1)"/>'), "1: contains a script"],
  ["with HTML", drawing("<foreignObject/>"), "1: contains a script or HTML"],
  ["with another file", drawing('<image href="photo.jpg"/>'), "1: refers to photo.jpg: draw it"],
  ["with another site", drawing('<g fill="url(https://a.example/)"/>'), "1: refers to https://a"],
  ["with another style", drawing("<style>@import 'a.css'</style>"), "1: refers to a.css"],
  ["of broken XML", drawing("\n<g>"), "2: browsers show nothing of it: Opening and ending tag"],
])("a drawing %s", async (_what, svg, problem) => {
  const files = {
    "articles/x.md": article({ image: plate("cover.svg") }),
    "images/cover.svg": svg,
  };
  expect(await problemsOf(files)).toEqual([
    expect.stringContaining(`images/cover.svg: ${problem}`),
  ]);
});

test("a drawing may refer to its own parts", async () => {
  const svg = drawing(
    '<g id="a" fill="url(#a)"/><use href="#a"/><style>g { fill: url("#a") }</style>',
  );
  const files = {
    "articles/x.md": article({ image: plate("cover.svg") }),
    "images/cover.svg": svg,
  };
  expect(await problemsOf(files)).toEqual([]);
});

test("a drawing without size is refused where it is shown, and named itself", async () => {
  const svg = drawing().replace("width", "id");
  const files = {
    "articles/x.md": article({ image: plate("cover.svg") }),
    "images/cover.svg": svg,
  };
  expect(await problemsOf(files)).toEqual([
    "articles/x.md: 7: image.file: images/cover.svg has no width and height on its svg element",
    "images/cover.svg: 1: svg has no width and height: give them in pixels",
  ]);
});

test("a plate that does not fit its place is named, a figure may have any size", async () => {
  const files = {
    "articles/x.md": article(
      { image: plate("cover.svg") },
      body("![A dose](/store-files/fig.svg)"),
    ),
    "images/cover.svg": drawing("", 16),
    "images/fig.svg": drawing("", 16),
  };
  expect(await problemsOf(files)).toEqual([
    "articles/x.md: 7: image.file: cover.svg is 16 by 16: draw it 1600 by 900",
  ]);
});

test("images that nothing shows are named", async () => {
  expect(await problemsOf({ "images/spare.svg": drawing(), "images/photo.png": "" })).toEqual([
    "images/photo.png: 1: no article shows it: show it or remove the file",
    "images/spare.svg: 1: no article shows it: show it or remove the file",
  ]);
});

test("a page may show an image that no article shows", async () => {
  const page = "---\ntitle: Terms\ndate: 2026-01-01\n---\n![Waves](/store-files/cover.svg)";
  expect(await problemsOf({ "pages/terms.md": page })).toEqual([]);
});
