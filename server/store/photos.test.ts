import { readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { expect, test } from "vitest";
import { imageSizes } from "#app/own-texts/images.server.ts";
import { makePhotos } from "../../scripts/make-photos.ts";
import { temporaryProject } from "../../tests/support/temporary-project.ts";
import { builtFiles } from "../files.ts";
import { makePhotoFile, photoFiles } from "./photos.ts";

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#b33" } });

const store = (images: Record<string, Uint8Array>) =>
  pathToFileURL(
    `${temporaryProject(Object.fromEntries(Object.entries(images).map(([name, body]) => [`pictures/${name}`, body])))}/`,
  );

test.each(["png", "jpeg", "webp"] as const)(
  "a photo in %s is made in AVIF and WebP, and smaller itself",
  async (format) => {
    const name = `lamp.${format}`;
    const directory = store({ [name]: await photo(2000, 1000).toFormat(format).toBuffer() });
    expect(imageSizes(directory)(name)).toEqual({ width: 1600, height: 800 });
    const files = photoFiles(name, directory);
    expect(files).toEqual([
      name,
      ...[480, 800, 1200, 1600].flatMap((width) => [
        `${name}.${width}.webp`,
        `${name}.${width}.avif`,
      ]),
    ]);
    for (const file of files) {
      const made = await makePhotoFile(file, directory);
      const {
        width,
        format: kind,
        compression,
        isProgressive,
      } = await sharp(made?.body).metadata();
      const [, asked = "1600", as = format] = /\.(\d+)\.(\w+)$/.exec(file) ?? [];
      expect(width, file).toBe(Number(asked));
      expect(compression === "av1" ? "avif" : kind, file).toBe(as);
      expect(made?.contentType, file).toBe(`image/${as}`);
      // On a slow line the whole photo is there at once, and then gets sharper.
      expect(isProgressive, file).toBe(as === "jpeg");
    }
  },
);

test("none is larger than the photo, and only a photo's own files are made", async () => {
  const directory = store({ "small.png": await photo(500, 300).png().toBuffer() });
  expect(photoFiles("small.png", directory).slice(1)).toEqual([
    "small.png.480.webp",
    "small.png.480.avif",
    "small.png.500.webp",
    "small.png.500.avif",
  ]);
  for (const name of [
    "small.png.800.avif",
    "small.png.480.gif",
    "gone.png",
    "gone.png.480.webp",
    "../pictures/small.png",
    "small.svg",
  ]) {
    expect(await makePhotoFile(name, directory), name).toBeUndefined();
  }
});

test("a camera's photo is set upright, and the place where it was taken stays out", async () => {
  const body = await photo(600, 300)
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 30/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const directory = store({ "lamp.jpg": body });
  expect(imageSizes(directory)("lamp.jpg")).toEqual({ width: 300, height: 600 });
  for (const name of ["lamp.jpg", "lamp.jpg.300.webp"]) {
    const made = await makePhotoFile(name, directory);
    const { width, height, exif } = await sharp(made?.body).metadata();
    expect([width, height, exif], name).toEqual([300, 600, undefined]);
  }
});

test("the build makes them all, names one that can't be read, and they are served as what they are", async () => {
  const whole = await photo(600, 300).jpeg().toBuffer();
  const directory = store({
    "broken.jpg": Buffer.from("no picture"),
    "half.jpg": whole.subarray(0, whole.length - 40),
    "lamp.jpg": whole,
    "drawing.svg": Buffer.from("<svg/>"),
  });
  const root = temporaryProject();
  const problems = await makePhotos(join(root, "store-files"), join(root, "kept"), directory);
  expect(problems).toEqual([
    expect.stringMatching(
      /^broken\.jpg: .*pictures\/broken\.jpg is broken, or no PNG, JPEG or WebP/,
    ),
  ]);
  expect(readdirSync(join(root, "store-files"))).toEqual(
    [...photoFiles("half.jpg", directory), ...photoFiles("lamp.jpg", directory)].sort(),
  );

  const files = builtFiles(root);
  for (const [name, type] of [
    ["lamp.jpg", "image/jpeg"],
    ["lamp.jpg.480.avif", "image/avif"],
    ["half.jpg.600.webp", "image/webp"],
  ] as const) {
    const response = await files.request(`/store-files/${name}`);
    expect(response.status, name).toBe(200);
    expect(response.headers.get("Content-Type"), name).toBe(type);
  }
});

test("a photo that is the same as before is not made again, and one that is gone is not kept", async () => {
  const body = (width: number) => photo(width, 300).jpeg().toBuffer();
  const directory = store({ "lamp.jpg": await body(600), "desk.jpg": await body(500) });
  const root = temporaryProject();
  const [built, kept] = [join(root, "built"), join(root, "kept")];
  const build = () => makePhotos(built, kept, directory);
  /** When each of the files that are kept was written, by its name. */
  const written = () =>
    readdirSync(kept, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== "files.json")
      .map(
        ({ name, parentPath }) =>
          [name, statSync(join(parentPath, name), { bigint: true }).mtimeNs] as const,
      )
      .sort(([a], [b]) => a.localeCompare(b));
  await build();
  const first = written();
  const whole = readdirSync(built);
  rmSync(built, { recursive: true });
  await build();
  expect(written()).toEqual(first);
  expect(readdirSync(built)).toEqual(whole);

  writeFileSync(new URL("pictures/lamp.jpg", directory), await body(700));
  rmSync(new URL("pictures/desk.jpg", directory));
  rmSync(built, { recursive: true });
  await build();
  expect(readdirSync(built)).toEqual(photoFiles("lamp.jpg", directory).sort());
  expect(written().map(([name]) => name)).toEqual(photoFiles("lamp.jpg", directory).sort());
});
