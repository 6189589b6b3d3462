import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import type { Font } from "satori";
import type { Wavelength } from "#app/evidence/ledger/study.ts";
import * as site from "#app/site.config.ts";
import { SOCIAL_IMAGE_SIZE } from "./social-image.ts";
import { socialImageCard } from "./social-image-card.ts";

export type SocialImageText = {
  title: string;
  section: string;
  wavelengths: readonly Wavelength[];
};

/** A PNG of 1200 × 630 pixels. */
export async function socialImagePng(text: SocialImageText): Promise<Uint8Array<ArrayBuffer>> {
  const png = await drawn.fetch(JSON.stringify(text), { context: text });
  if (!png) throw new Error("The social image was not drawn");
  return png;
}

/** About two hundred images of 40 KB. */
const MOST_BYTES = 8 * 1024 * 1024;

const drawn = new LRUCache<string, Uint8Array<ArrayBuffer>, SocialImageText>({
  maxSize: MOST_BYTES,
  sizeCalculation: (png) => png.byteLength,
  fetchMethod: (_key, _stale, { context }) => drawing(() => draw(context)),
});

/** One at a time: an image takes many times as long as a page. */
const drawing = pLimit(1);

async function draw(text: SocialImageText): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded with the first picture, because they take much memory.
  const [{ default: satori }, { renderAsync }, fonts] = await Promise.all([
    import("satori"),
    import("@resvg/resvg-js"),
    loadFonts(),
  ]);
  const card = socialImageCard({
    ...text,
    title: drawable(text.title) ?? site.tagline,
    section: drawable(text.section) ?? "",
  });
  const svg = await satori(card, { ...SOCIAL_IMAGE_SIZE, fonts });
  // Off the main thread. Letters are outlines by now.
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return new Uint8Array(image.asPng());
}

/** Removes signs that the fonts lack; undefined when the text would lose its meaning. */
function drawable(text: string): string | undefined {
  const drawn = text
    .normalize("NFC")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/\u03bc/g, "\u00b5")
    .replace(UNKNOWN_TO_FONTS, (sign) =>
      /[\p{L}\p{N}\p{Sm}\p{Sc}]/u.test(sign) ? UNREADABLE : " ",
    );
  if (drawn.includes(UNREADABLE) || !/[\p{L}\p{N}]/u.test(drawn)) return undefined;
  return drawn.replace(/\s+/g, " ").trim();
}

const UNKNOWN_TO_FONTS =
  /[^\u0020-\u007e\u00a0-\u0131\u0134-\u0148\u014a-\u017e\u0192\u01fa-\u021b\u02bc\u1e80-\u1e85\u1e9e\u1ef2-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20a9\u20ab\u20ac\u20b9\u20ba\u2122\u2212]/gu;

const UNREADABLE = "\u{fffd}";

const FONT_FILES = [
  ["newsreader", "Newsreader", 500],
  ["instrument-sans", "Instrument Sans", 500],
  ["instrument-sans", "Instrument Sans", 600],
] as const;

/** Different names, because satori searches only one of several fonts with the same name. */
const SUBSETS = [
  ["latin", ""],
  ["latin-ext", " Ext"],
] as const;

let fonts: Promise<Font[]> | undefined;

function loadFonts(): Promise<Font[]> {
  fonts ??= Promise.all(
    FONT_FILES.flatMap(([family, name, weight]) =>
      SUBSETS.map(async ([subset, suffix]) => ({
        name: name + suffix,
        weight,
        data: await readFile(
          require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`),
        ),
      })),
    ),
  );
  return fonts;
}

const require = createRequire(import.meta.url);
