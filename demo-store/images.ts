import { readFileSync } from "node:fs";
import { isTag } from "domhandler";
import { parseDocument } from "htmlparser2";
import { imageFileName } from "./files.ts";

/** Size of an image in CSS pixels. */
export type ImageSize = {
  width: number;
  height: number;
};

/**
 * Gives a function that tells the size of `images/{file}` from the width and height that the
 * drawing's root element names. That function throws an Error saying what is wrong with the image.
 */
export function imageSizes(directory: URL): (file: string) => ImageSize {
  return (file) => {
    if (!imageFileName.test(file)) throw new Error(`images/${file} is not an SVG of the store`);
    const svg = readImage(new URL(`images/${file}`, directory));
    if (svg === undefined) throw new Error(`images/${file} does not exist`);
    const size = svgSize(svg);
    if (!size) throw new Error(`images/${file} has no width and height on its svg element`);
    return size;
  };
}

function readImage(url: URL): string | undefined {
  try {
    return readFileSync(url, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

function svgSize(svg: string): ImageSize | undefined {
  const root = parseDocument(svg, { xmlMode: true }).children.find(isTag);
  if (root?.name !== "svg") return undefined;
  const width = pixels(root.attribs.width);
  const height = pixels(root.attribs.height);
  return width && height ? { width, height } : undefined;
}

/** A length such as `1600` or `1600px` as a whole number; undefined for anything else. */
function pixels(length = ""): number | undefined {
  const match = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(length);
  return match ? Math.round(Number(match[1])) : undefined;
}
