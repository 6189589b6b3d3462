import { setImmediate as nextTurn } from "node:timers/promises";
import type { StoreText } from "#app/text/store-text.ts";
import { keepAllowed } from "./store-allow-list.server.ts";
import { openParagraphs, separateBlocks } from "./store-blocks.server.ts";
import { writeEmoji } from "./store-emoji.server.ts";
import { nameEmphasis } from "./store-emphasis.server.ts";
import { type Drawings, drawCharts, markFigures, unwrapFigures } from "./store-figures.server.ts";
import { writeFormulas } from "./store-formulas.server.ts";
import { dropGaps } from "./store-gaps.server.ts";
import { anchorHeadings, type Heading, mendHeadings } from "./store-headings.server.ts";
import { fitImages, loadImages } from "./store-images.server.ts";
import {
  dropDeadAnchors,
  type LinkRules,
  markLinks,
  nameLinks,
  unwrapInnerLinks,
} from "./store-links.server.ts";
import { mendLists } from "./store-lists.server.ts";
import { keepPlaces, notePlaces, placesIn, prefixNames } from "./store-names.server.ts";
import { writePowers } from "./store-powers.server.ts";
import { unrollTables } from "./store-tables.server.ts";
import { toStoreText } from "./store-text.server.ts";
import { parseStoreHtml } from "./store-tree.server.ts";
import { linkVideos } from "./store-videos.server.ts";
import { listWordParagraphs } from "./store-word-lists.server.ts";

type StoreBody = { text: StoreText; headings: Heading[] };

/** Without drawings all pictures stay pictures. */
export type StoreHtmlRules = LinkRules & { drawings?: Drawings };

/** In one step, for texts that are short. @throws {Error} when it is longer than any article */
export function readStoreHtml(html: string, rules: StoreHtmlRules): StoreBody {
  const reading = readInSteps(html, rules);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/** The same for texts of any length: other readers are answered between its steps. */
export async function readLongHtml(html: string, rules: StoreHtmlRules): Promise<StoreBody> {
  const reading = readInSteps(html, rules);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
    await nextTurn();
  }
}

function* readInSteps(html: string, rules: StoreHtmlRules): Generator<void, StoreBody, void> {
  const short = html.replace(EMBEDDED_FILE, "data:");
  if (short.length > LONGEST_HTML) {
    throw new Error(
      `The HTML has ${short.length} characters, and at most ${LONGEST_HTML} are read`,
    );
  }
  const body = parseStoreHtml(short.toWellFormed());
  yield;
  // Until `keepAllowed`, steps read tags and attributes that it drops.
  linkVideos(body);
  unwrapFigures(body);
  loadImages(body);
  writeEmoji(body);
  yield;
  listWordParagraphs(body);
  openParagraphs(body);
  keepPlaces(body);
  yield;
  nameEmphasis(body);
  yield;
  writeFormulas(body);
  writePowers(body);
  unrollTables(body);
  yield;
  separateBlocks(body);
  yield;
  keepAllowed(body);
  prefixNames(body);
  markLinks(body, rules);
  yield;
  fitImages(body);
  mendLists(body);
  nameLinks(body, rules.siteUrl);
  yield;
  dropGaps(body);
  unwrapInnerLinks(body);
  mendHeadings(body);
  const places = placesIn(body);
  const headings = anchorHeadings(body);
  yield;
  dropDeadAnchors(body);
  markFigures(body);
  notePlaces(places);
  const text = toStoreText(body);
  return { text: rules.drawings ? drawCharts(text, rules.drawings) : text, headings };
}

/** In characters. An article of 10,000 words has 200,000, with all the styles that Word pastes. */
const LONGEST_HTML = 1_000_000;

/** Editors paste pictures as text of megabytes, which the allow-list drops. */
const EMBEDDED_FILE = /data:[\w/+.-]{1,100};base64,[\w+/=]+/gi;
