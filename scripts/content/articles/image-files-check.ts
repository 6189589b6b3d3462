import { readFileSync, statSync } from "node:fs";
import { type Element, isTag } from "domhandler";
import { findAll, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import sharp from "sharp";
import { validateXML } from "xmllint-wasm";
import type { Problem } from "#app/content/problem.ts";
import { type ImageSize, imageSizes } from "#app/own-texts/images.server.ts";
import type { OwnTexts } from "#app/own-texts/own-texts.server.ts";
import { imageFileName, photoFileName } from "#app/own-texts/pictures.server.ts";
import type { ArticleFile, Found } from "./article-file.ts";

/** In bytes: a page with two of them stays light on slow lines. */
const LARGEST = 20_000;

/** @param names of the files in pictures/ */
export async function checkImageFiles(
  directory: URL,
  names: readonly string[],
): Promise<Problem[]> {
  const images = names.filter((name) => imageFileName.test(name));
  const drawings = images
    .filter((name) => !photoFileName.test(name))
    .map((name) => {
      const url = new URL(`pictures/${name}`, directory);
      return { name, bytes: statSync(url).size, svg: readFileSync(url, "utf8") };
    });
  const found = drawings.flatMap(({ name, bytes, svg }) =>
    drawingProblems(svg, bytes).map((text) => ({ file: `pictures/${name}`, line: 1, text })),
  );
  const photos = images.filter((name) => photoFileName.test(name));
  // One at a time: of two errors at once the library gives one photo both, and the other none.
  const broken: Problem[] = [];
  for (const name of photos) broken.push(...(await photoProblems(directory, name)));
  return [...found, ...(await xmlProblems(drawings)), ...broken];
}

async function photoProblems(directory: URL, name: string): Promise<Problem[]> {
  try {
    await sharp(readFileSync(new URL(`pictures/${name}`, directory))).stats();
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const text = `can't be read whole: save it again (${reason})`;
    return [{ file: `pictures/${name}`, line: 1, text }];
  }
}

function drawingProblems(svg: string, bytes: number): string[] {
  const elements = findAll(isTag, parseDocument(svg, { xmlMode: true }).children);
  const problems: string[] = [];
  if (bytes > LARGEST) problems.push(`has ${bytes} bytes: simplify it to ${LARGEST}`);
  const { width, height, viewBox } = elements[0]?.attribs ?? {};
  if (!width || !height) problems.push("svg has no width and height: give them in pixels");
  if (!viewBox) problems.push("svg has no viewBox: without it the drawing does not shrink");
  if (elements.some(isActive)) problems.push("contains a script or HTML: take it out");
  const outside = elements.flatMap(references).find((reference) => !reference.startsWith("#"));
  if (outside) problems.push(`refers to ${outside.slice(0, 60)}: draw it in the file itself`);
  return problems;
}

function isActive({ name, attribs }: Element): boolean {
  if (["script", "foreignObject"].includes(name)) return true;
  return Object.keys(attribs).some((attribute) => /^on/i.test(attribute));
}

function references(element: Element): string[] {
  const { name, attribs } = element;
  const styles = [...Object.values(attribs), ...(name === "style" ? [textContent(element)] : [])];
  return [
    ...[attribs.href, attribs["xlink:href"], attribs.src].filter((href) => href !== undefined),
    ...styles.flatMap((style) => Array.from(style.matchAll(CSS_ADDRESS), ([, to = ""]) => to)),
  ];
}

const CSS_ADDRESS = /(?:url\(|@import)\s*["']?([^"')\s]+)/g;

export function checkPlate(directory: URL, { fields, placeOf }: ArticleFile): Found[] {
  const image = fields?.image;
  const size = image && sizeIfKnown(() => imageSizes(directory)(image.file));
  if (!size || size.width * PLATE.height === size.height * PLATE.width) return [];
  const text = `image.file: ${image.file} has the shape of ${size.width} by ${size.height}: make it ${PLATE.width} by ${PLATE.height}, or larger in that shape`;
  return [{ ...placeOf("image.file"), text }];
}

/** The loader reports a missing file or size. */
function sizeIfKnown(read: () => ImageSize): ImageSize | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** In pixels, or any size in this proportion. */
const PLATE = { width: 1600, height: 900 };

/** Images without an article or page. */
export function checkUnused(
  names: readonly string[],
  { articles, pages }: OwnTexts["files"],
): Problem[] {
  const shown = new Set(
    [...articles, ...pages].flatMap(({ source }) =>
      Array.from(source.matchAll(SHOWN), ([, name]) => name),
    ),
  );
  return names
    .filter((file) => !shown.has(file))
    .map((file) => ({
      file: `pictures/${file}`,
      line: 1,
      text: "no article or page shows it: show it or remove the file",
    }));
}

/** In a text, or as a field that is no comment. */
const SHOWN = /(?:\/store-files\/|^[^#\n]*\bfile: *["']?)([\w.-]+\.\w+)/gm;

async function xmlProblems(drawings: { name: string; svg: string }[]): Promise<Problem[]> {
  if (drawings.length === 0) return [];
  const xml = drawings.map(({ name, svg }) => ({ fileName: name, contents: svg }));
  const { errors } = await validateXML({ xml, normalization: "format" });
  // One mistake causes several messages; the first is the real one.
  const first = Map.groupBy(
    errors.flatMap(({ loc, message }) => (loc ? [{ ...loc, message }] : [])),
    ({ fileName }) => fileName,
  );
  return Array.from(first.values(), ([error]) => error)
    .filter((error) => error !== undefined)
    .map(({ fileName, lineNumber, message }) => ({
      file: `pictures/${fileName}`,
      line: lineNumber,
      text: `browsers show nothing of it: ${message.replace(/^parser error : /, "")}`,
    }));
}
