import sharp from "sharp";
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
    "pictures/cover.svg": svg,
  };
  expect(await problemsOf(files)).toEqual([
    expect.stringContaining(`pictures/cover.svg: ${problem}`),
  ]);
});

test("a drawing may refer to its own parts", async () => {
  const svg = drawing(
    '<g id="a" fill="url(#a)"/><use href="#a"/><style>g { fill: url("#a") }</style>',
  );
  const files = {
    "articles/x.md": article({ image: plate("cover.svg") }),
    "pictures/cover.svg": svg,
  };
  expect(await problemsOf(files)).toEqual([]);
});

test("a drawing without size is refused where it is shown, and named itself", async () => {
  const svg = drawing().replace("width", "id");
  const files = {
    "articles/x.md": article({ image: plate("cover.svg") }),
    "pictures/cover.svg": svg,
  };
  expect(await problemsOf(files)).toEqual([
    "articles/x.md: 7: image.file: pictures/cover.svg has no width and height on its svg element",
    "pictures/cover.svg: 1: svg has no width and height: give them in pixels",
  ]);
});

test("a plate that does not fit its place is named, a figure may have any size", async () => {
  const files = {
    "articles/x.md": article(
      { image: plate("cover.svg") },
      body("![A dose](/store-files/fig.svg)"),
    ),
    "pictures/cover.svg": drawing("", 16),
    "pictures/fig.svg": drawing("", 16),
  };
  expect(await problemsOf(files)).toEqual([
    "articles/x.md: 7: image.file: cover.svg has the shape of 16 by 16: make it 1600 by 900, or larger in that shape",
  ]);
});

test("a picture that only a note names is named", async () => {
  const files = { "articles/x.md": article({ tags: "[guides] # file: spare.svg" }) };
  expect(await problemsOf({ ...files, "pictures/spare.svg": drawing() })).toEqual([
    "pictures/spare.svg: 1: no article or page shows it: show it or remove the file",
  ]);
});

test("images that nothing shows are named", async () => {
  expect(await problemsOf({ "pictures/spare.svg": drawing(), "pictures/photo.png": "" })).toEqual([
    "pictures/photo.png: 1: no article or page shows it: show it or remove the file",
    expect.stringContaining("pictures/photo.png: 1: can't be read whole: save it again"),
    "pictures/spare.svg: 1: no article or page shows it: show it or remove the file",
  ]);
});

test("a photo is checked to its end, for its size, its place and its words", async () => {
  const photo = await sharp({
    create: { width: 1600, height: 900, channels: 3, background: "red" },
  })
    .jpeg()
    .toBuffer();
  const square = await sharp(photo).resize(900, 900).webp().toBuffer();
  const files = (photo: Uint8Array, text = "![A lamp on a desk](/store-files/desk.jpeg)") => ({
    "articles/x.md": article({ image: plate("lamp.jpg") }, body(text)),
    "pictures/lamp.jpg": photo,
    "pictures/desk.jpeg": photo,
  });
  expect(await problemsOf(files(photo))).toEqual([]);
  expect(await problemsOf(files(photo, "![](/store-files/desk.jpeg)"))).toEqual([
    "articles/x.md: 14: desk.jpeg has no alternative text: say what it shows",
  ]);
  expect(await problemsOf(files(square))).toContain(
    "articles/x.md: 7: image.file: lamp.jpg has the shape of 900 by 900: make it 1600 by 900, or larger in that shape",
  );
  expect(await problemsOf(files(photo.subarray(0, photo.length / 2)))).toEqual([
    expect.stringMatching(/^pictures\/desk\.jpeg: 1: can't be read whole: save it again/),
    expect.stringMatching(/^pictures\/lamp\.jpg: 1: can't be read whole/),
  ]);
  const large = Buffer.concat([photo, Buffer.alloc(5_000_000)]);
  expect(await problemsOf(files(large))).toContain(
    `articles/x.md: 7: image.file: pictures/lamp.jpg has ${large.length} bytes: save it with 5000000 at most`,
  );
  expect(await problemsOf(files(Buffer.from("no picture")))).toContain(
    "articles/x.md: 14: body: pictures/desk.jpeg is broken, or no PNG, JPEG or WebP: save it again",
  );
});

test("a page may show an image that no article shows", async () => {
  const page = "---\ntitle: Terms\ndate: 2026-01-01\n---\n![Waves](/store-files/cover.svg)";
  expect(await problemsOf({ "pages/terms.md": page })).toEqual([]);
});
