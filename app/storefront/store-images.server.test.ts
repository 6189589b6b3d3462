import { expect, test } from "vitest";
import { shownHtml as body } from "../../tests/support/store-text-html.tsx";

test("pictures are lazy and keep the size that the store's HTML gives them", () => {
  expect(body('<img src="/store-files/a.svg" alt="A" width="720" height="420">')).toBe(
    '<img src="/store-files/a.svg" alt="A" loading="lazy" decoding="async" width="720" height="420">',
  );
  expect(body('<img src="https://e.example/a.png" width="100%" height="-1">')).toBe(
    '<img src="https://e.example/a.png" alt="" loading="lazy" decoding="async">',
  );
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
  expect(body('<img data-src="javascript:hit()">')).toBe("");
  expect(body('<img src="/a.png" data-src="https://e.example/b.png">')).toContain('src="/a.png"');
});

test("pictures by http come by https", () => {
  const html = body('<img src="http://e.example/a.png" width="720" height="420">');
  expect(html).toContain('src="https://e.example/a.png"');
  expect(html).toContain('width="720" height="420"');
});

test("pictures without an address go", () => {
  expect(body('<p>a<img alt="b"><img src="">c</p>')).toBe("<p>ac</p>");
});
