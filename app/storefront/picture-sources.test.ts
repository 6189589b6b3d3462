import { expect, test } from "vitest";
import { overHttps, photoWidths, pictureSources } from "./picture-sources.ts";

test("a picture on Shopify's CDN comes in four widths, its other parameters kept", () => {
  const of = (width: number) => `https://cdn.shopify.com/a.jpg?v=1&width=${width} ${width}w`;
  expect(pictureSources("https://cdn.shopify.com/a.jpg?v=1", undefined)).toEqual({
    srcSet: [480, 800, 1200, 1600].map(of).join(", "),
  });
});

test("a picture by http is asked for by https, but in a store on this machine", () => {
  for (const start of ["//", " http://", "HTTP://", "https://"]) {
    expect(overHttps(`${start}cdn.example/a.png`)).toBe("https://cdn.example/a.png");
  }
  for (const local of ["http://localhost:4000/a.png", "http://127.0.0.1/a.png", "/a.png"]) {
    expect(overHttps(local)).toBe(local);
  }
});

test("our own photo comes in two formats, and no wider than it is", () => {
  const photo = "/store-files/a-photo.jpg";
  const of = (format: string) =>
    [480, 800, 900].map((width) => `${photo}.${width}.${format} ${width}w`).join(", ");
  expect(pictureSources(photo, 900)).toEqual({ srcSet: of("webp"), avif: of("avif") });
  expect(pictureSources(photo, undefined)).toBeUndefined();
  expect(photoWidths(480)).toEqual([480]);
  expect(photoWidths(2000)).toEqual([480, 800, 1200, 1600, 2000]);
});

test("other hosts have one width, and so have our drawings", () => {
  for (const url of [
    "https://example.org/a.jpg",
    "https://cdn.shopify.com.example.org/a.jpg",
    "no address",
    "/store-files/a-drawing.svg",
    "/store-files/A.png",
    "/other/store-files/a.png",
    "/store-files/a.png.html",
  ]) {
    expect(pictureSources(url, 900), url).toBeUndefined();
  }
});

test.each(["png", "jpg", "jpeg", "webp"])("a photo may be a %s", (type) => {
  expect(pictureSources(`/store-files/a-1.${type}`, 480)?.srcSet).toBe(
    `/store-files/a-1.${type}.480.webp 480w`,
  );
});
