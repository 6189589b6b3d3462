import { readFileSync } from "node:fs";
import { isTag } from "domhandler";
import { parseDocument } from "htmlparser2";
import { imageSize } from "image-size";
import { imageFileName, photoFileName } from "./pictures.server.ts";

/** In CSS pixels. */
export type ImageSize = {
  width: number;
  height: number;
};

/** In bytes: social networks take no larger picture. */
const LARGEST_PHOTO = 5_000_000;

/** In pixels: wider photos are made smaller for readers. */
export const WIDEST_PHOTO = 1600;

/** The returned function throws an Error about a broken image. */
export function imageSizes(directory: URL): (file: string) => ImageSize {
  return (file) => {
    if (!imageFileName.test(file)) {
      throw new Error(
        `pictures/${file}: an image has a name of a-z, 0-9 and "-", in small letters, and ends in .svg, .png, .jpg, .jpeg or .webp`,
      );
    }
    const image = readImage(new URL(`pictures/${file}`, directory));
    if (image === undefined)
      throw new Error(`pictures/${file} does not exist: add it, or name another picture`);
    if (photoFileName.test(file)) return photoSize(image, file);
    const size = svgSize(image.toString());
    if (!size) throw new Error(`pictures/${file} has no width and height on its svg element`);
    return size;
  };
}

function readImage(url: URL): Buffer | undefined {
  try {
    return readFileSync(url);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

function photoSize(photo: Buffer, file: string): ImageSize {
  if (photo.length > LARGEST_PHOTO) {
    throw new Error(
      `pictures/${file} has ${photo.length} bytes: save it with ${LARGEST_PHOTO} at most`,
    );
  }
  const { width, height } = uprightSize(photo, file);
  const scale = Math.min(1, WIDEST_PHOTO / width);
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
}

/** Cameras store photos sideways, with a note on how to turn them. */
function uprightSize(photo: Buffer, file: string): ImageSize {
  try {
    const { width, height, type, orientation = 1 } = imageSize(photo);
    if (!PHOTO_TYPES.has(type ?? "") || !width || !height) throw new Error();
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    throw new Error(`pictures/${file} is broken, or no PNG, JPEG or WebP: save it again`);
  }
}

const PHOTO_TYPES: ReadonlySet<string> = new Set(["png", "jpg", "webp"]);

function svgSize(svg: string): ImageSize | undefined {
  // A drawing's other tags would take ten times as long.
  const [tag = ""] = /<svg\b[^>]*>/.exec(svg) ?? [];
  const root = parseDocument(tag, { xmlMode: true }).children.find(isTag);
  if (!root) return undefined;
  const width = pixels(root.attribs.width);
  const height = pixels(root.attribs.height);
  return width && height ? { width, height } : undefined;
}

/** `1600` or `1600px` as a whole number; undefined for other text. */
function pixels(length = ""): number | undefined {
  const match = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(length);
  return match ? Math.round(Number(match[1])) : undefined;
}
