import { describe, expect, test } from "vitest";
import { shownHtml as body } from "../../tests/support/store-text-html.tsx";

test("pictures are lazy and keep the size that the store's HTML gives them", () => {
  expect(body('<img src="/store-files/a.svg" alt="A" width="720" height="420">')).toBe(
    '<img src="/store-files/a.svg" alt="A" loading="lazy" decoding="async" width="720" height="420">',
  );
  expect(body('<img src="https://e.example/a.png" width="100%" height="-1">')).toBe(
    '<img src="https://e.example/a.png" alt="" loading="lazy" decoding="async">',
  );
});

test("a size counts whole, in whole pixels of both sides", () => {
  for (const size of [
    'width="720"',
    'width="720" height="tall"',
    'width="0" height="420"',
    'width="072" height="420"',
    'width="720000" height="420"',
  ]) {
    expect(body(`<img src="https://e.example/a.png" ${size}>`), size).not.toMatch(/width|height/);
  }
  const long = body('<img src="https://e.example/a.png" width="7" height="42000">');
  expect(long).toContain('width="7" height="42000"');
});

test("pictures from Shopify's CDN come in the width that fits", () => {
  const html = body('<img src="//cdn.shopify.com/s/a.jpg?v=1" alt="">');
  expect(html).toContain('src="https://cdn.shopify.com/s/a.jpg?v=1"');
  expect(html).toContain("https://cdn.shopify.com/s/a.jpg?v=1&amp;width=800 800w");
});

test("photos of the site's own articles come in the widths that they are made in", () => {
  const photo = '<img src="/store-files/lamp.jpg" alt="A lamp" width="1000" height="500">';
  const sources = (format: string) =>
    [480, 800, 1000]
      .map((width) => `/store-files/lamp.jpg.${width}.${format} ${width}w`)
      .join(", ");
  const html = body(`<p>${photo}</p><p><em>At night.</em></p>`);
  expect(html).toContain(`<source type="image/avif" srcSet="${sources("avif")}"`);
  expect(html).toContain(`srcSet="${sources("webp")}"`);
  expect(html).toMatch(/<p class="figure"><picture>.*width="1000" height="500".*<\/picture><\/p>/);
  expect(body(photo.replace("lamp.jpg", "lamp.svg"))).not.toContain("srcSet");
  expect(body(photo.replace(/width.*"/, ""))).not.toContain("srcSet");
  expect(body(photo.replace("/store-files", "https://e.example/store-files"))).not.toContain(
    "srcSet",
  );
});

test("pictures that a script would load have the address that it would give them", () => {
  for (const src of ["", 'src=""', 'src="data:image/gif;base64,AA"']) {
    expect(body(`<img ${src} data-src="https://e.example/a.png">`)).toContain(
      'src="https://e.example/a.png"',
    );
  }
  for (const src of ["  ", "DATA:image/gif;base64,AA"]) {
    expect(body(`<img src="${src}" data-src="//e.example/a.png">`)).toContain(
      'src="https://e.example/a.png"',
    );
  }
  const own = body('<img src="https://e.example/data:a" data-src="https://e.example/b.png">');
  expect(own).toContain('src="https://e.example/data:a"');
  for (const later of ["javascript:hit()", "a.png", "ftp://e.example/a.png", "ftps://", ""]) {
    expect(body(`<img data-src="${later}">`), later).toBe("");
  }
  expect(body('<img src="/a.png" data-src="https://e.example/b.png">')).toContain('src="/a.png"');
});

test("pictures by http come by https", () => {
  const html = body('<img src="http://e.example/a.png" width="720" height="420">');
  expect(html).toContain('src="https://e.example/a.png"');
  expect(html).toContain('width="720" height="420"');
  for (const start of ["//", " http://", "HTTP://", "https://"]) {
    expect(body(`<img src="${start}e.example/a.png">`)).toContain('src="https://e.example/a.png"');
  }
  const inside = "https://e.example/?of=http://f.example";
  expect(body(`<img src="${inside}">`)).toContain(`src="${inside}"`);
});

test("pictures without an address go", () => {
  expect(body('<p>a<img alt="b"><img src="">c</p>')).toBe("<p>ac</p>");
});

describe("pictures that a script would load", () => {
  const shown = (html: string) =>
    [...body(html).matchAll(/ src="([^"]*)"/g)].map(([, address]) => address);

  test.each([
    ['data-lazy-src="https://e.example/a.png"'],
    ['data-srcset="https://e.example/s.png 300w, https://e.example/a.png 600w"'],
    ['srcset="https://e.example/a.png 1x"'],
    ['src="https://e.example/img/placeholder.gif" data-original="https://e.example/a.png"'],
    ['src="//e.example/a_1x1.png" data-src="//e.example/a.png"'],
  ])("are shown: %s", (attributes) => {
    expect(shown(`<img ${attributes}>`)).toEqual(["https://e.example/a.png"]);
  });

  test("come in a width where theirs is left open", () => {
    expect(shown('<img data-src="//e.example/a_{width}x.png">')).toEqual([
      "https://e.example/a_1200x.png",
    ]);
  });

  test("are shown once beside their twins for readers without scripts", () => {
    const twin = '<noscript><img src="https://e.example/a.png"></noscript>';
    for (const attributes of ['data-src="https://e.example/a.png"', 'src="data:image/gif,x"', ""]) {
      expect(shown(`<img ${attributes}>${twin}`), attributes).toEqual(["https://e.example/a.png"]);
    }
    expect(shown(`<p>1</p>${twin}`)).toHaveLength(1);
    expect(shown(`<img src="https://e.example/b.png">${twin}`)).toHaveLength(2);
  });
});
