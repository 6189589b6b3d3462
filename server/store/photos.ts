import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { contentFolder } from "#app/content/content-folder.server.ts";
import { imageSizes, WIDEST_PHOTO } from "#app/own-texts/images.server.ts";
import { photoFileName, type StoreFile } from "#app/own-texts/pictures.server.ts";
import { photoWidths } from "#app/storefront/picture-sources.ts";

/** The photo, and its smaller copies `{photo}.{width}.avif` and `.webp`. */
export function photoFiles(photo: string, directory: URL = contentFolder): string[] {
  const { width } = imageSizes(directory)(photo);
  const sizes = photoWidths(width).flatMap((one) => [`${one}.webp`, `${one}.avif`]);
  return [photo, ...sizes.map((size) => `${photo}.${size}`)];
}

/**
 * Made when the site is built, because sharp is a development dependency. The original is never sent: this copy is without
 * the camera's data, which may hold the place.
 */
export async function makePhotoFile(
  name: string,
  directory: URL = contentFolder,
): Promise<StoreFile | undefined> {
  const [, photo = "", size, format] = /^(.+?\.[a-z]+)(?:\.(\d+)\.(avif|webp))?$/.exec(name) ?? [];
  if (!photoFileName.test(photo)) return undefined;
  const original = await readFile(new URL(`pictures/${photo}`, directory)).catch(() => undefined);
  if (!original || !photoFiles(photo, directory).includes(name)) return undefined;
  // A part of a truncated file is better than nothing; `npm run content` names it.
  const picture = sharp(original, { failOn: "none" })
    .autoOrient()
    .resize({ width: Number(size ?? WIDEST_PHOTO), withoutEnlargement: true });
  switch (format ?? photo.split(".").at(-1)) {
    case "avif":
      return asFile(picture.avif({ quality: 55 }), "image/avif");
    case "webp":
      return asFile(picture.webp({ quality: 78 }), "image/webp");
    case "png":
      return asFile(picture.png({ compressionLevel: 9 }), "image/png");
    default:
      return asFile(picture.jpeg({ quality: 82, mozjpeg: true }), "image/jpeg");
  }
}

async function asFile(picture: Sharp, contentType: string): Promise<StoreFile> {
  return { body: new Uint8Array(await picture.toBuffer()), contentType };
}
