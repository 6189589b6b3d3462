import { setImmediate as nextTurn } from "node:timers/promises";
import type { Cite, CslItem, RisTags } from "@citation-js/core";
import type { Study } from "#app/evidence/ledger/studies.server.ts";
import { journalLine } from "#app/evidence/text/reference.ts";

/** For reference managers. */
export const CITATION_FILES = {
  bibtex: { name: "BibTeX", extension: "bib", type: "application/x-bibtex; charset=utf-8" },
  ris: {
    name: "RIS",
    extension: "ris",
    type: "application/x-research-info-systems; charset=utf-8",
  },
} as const;

export type CitationFormat = keyof typeof CITATION_FILES;

/** A line of text, and an entry of the files. */
export type Citable = {
  readonly inWords: string;
  readonly item: CslItem;
  /** The item names the first authors only. */
  readonly hasMoreAuthors: boolean;
};

type CitedPaper = Pick<
  Study,
  | ("authors" | "title" | "journal" | "year" | "volume" | "issue" | "pages")
  | ("pmid" | "doi" | "url")
> & { readonly id: string };

/** Authors as the ledger has them; "et al" is no author of the item. */
export function citePaper(paper: CitedPaper): Citable {
  const { id, authors, title, journal, year, volume, issue, pages, pmid, doi, url } = paper;
  const named = authors.filter((author) => author !== "et al");
  const end = [journalLine(paper), doi && `doi:${doi}`, pmid && `PMID: ${pmid}`];
  return {
    inWords: `${authors.join(", ")}. ${endSentence(title)} ${end.filter(Boolean).join(". ")}.`,
    hasMoreAuthors: named.length < authors.length,
    item: {
      id,
      type: "article-journal",
      title,
      author: named.map(nameOf),
      "container-title": journal,
      issued: { "date-parts": [[year]] },
      URL: url,
      ...(volume && { volume }),
      ...(issue && { issue }),
      ...(pages && { page: pages }),
      ...(doi && { DOI: doi }),
      ...(pmid && { note: `PMID: ${pmid}` }),
    },
  };
}

/** A page that changes is cited with the day of its last change. */
export function citePage(page: {
  /** Names its entry. */
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  /** Absolute. */
  readonly url: string;
  /** YYYY-MM-DD */
  readonly updated: string;
}): Citable {
  const { id, title, publisher, url, updated } = page;
  return {
    inWords: `${publisher}. ${endSentence(title)} Updated ${updated}. ${url}`,
    hasMoreAuthors: false,
    item: {
      id,
      type: "webpage",
      title,
      author: [{ literal: publisher }],
      "container-title": publisher,
      issued: { "date-parts": [updated.split("-").map(Number)] },
      URL: url,
    },
  };
}

/** All in one file, in their order. Gives other requests their turn. */
export async function writeCitations(
  cited: readonly Citable[],
  format: CitationFormat,
): Promise<string> {
  const { Cite } = await loadLibrary();
  const entries: string[] = [];
  for (const [index, citable] of cited.entries()) {
    const known = written.get(citable)?.[format];
    const entry = known ?? writeEntry(new Cite([itemFor(format, citable)]), format);
    entries.push(entry);
    if (known) continue;
    written.set(citable, { ...written.get(citable), [format]: entry });
    // A new entry takes about a millisecond.
    if (index % TURN === TURN - 1) await nextTurn();
  }
  return entries.join("\n");
}

const TURN = 10;

const written = new WeakMap<Citable, Partial<Record<CitationFormat, string>>>();

function writeEntry(cite: Cite, format: CitationFormat): string {
  if (format === "bibtex") return tidyBibtex(`${cite.format("bibtex").trim()}\n`);
  return cite.format("ris", { format: "object" }).map(writeRis).join("\n");
}

/**
 * Zotero reads {\'e}, but not the library's {\' e}. It takes the address from `howpublished`, where the library
 * escapes it, before that from `url`. A month is a name of BibTeX's own, without the day.
 */
function tidyBibtex(entry: string): string {
  return entry
    .replace(/\\([`'"^~=.]) /g, "\\$1")
    .replace(/^\thowpublished = .*\n/m, "")
    .replace(/^\tmonth = \{(\w{3}) (\d+)\},$/m, "\tmonth = $1,\n\tday = {$2},");
}

/** The library breaks lines within words, cuts ids to 20 letters, which makes some equal, and has one field for all pages. */
function writeRis({ TY, ID, ...tags }: RisTags): string {
  const [SP, EP, ...more] = String(tags.SP ?? "").split("-");
  const pages = SP && EP && more.length === 0 ? { SP, EP } : {};
  const lines = Object.entries({ ...tags, ...pages }).flatMap(([tag, values]) =>
    [values].flat().map((value) => `${tag}  - ${value}`),
  );
  return [`TY  - ${TY}`, ...lines, "ER  - \n"].join("\n");
}

/** BibTeX has the word "others" for further authors; RIS needs a note. */
function itemFor(format: CitationFormat, { item, hasMoreAuthors }: Citable): CslItem {
  if (!hasMoreAuthors) return item;
  if (format === "bibtex") return { ...item, author: [...item.author, { family: "others" }] };
  return { ...item, note: ["The paper has more authors.", item.note].filter(Boolean).join(" ") };
}

function nameOf(printed: string): { family: string; given?: string } {
  const [, family, initials] = printed.match(/^(.+) ([\p{Lu}-]{1,5})$/u) ?? [];
  if (!family || !initials) return { family: printed };
  return { family, given: initials.replace(/\p{Lu}/gu, "$&. ").replace(/ (?=-|$)/g, "") };
}

function endSentence(title: string): string {
  return /[.?!]$/.test(title) ? title : `${title}.`;
}

type Library = typeof import("@citation-js/core");

let library: Promise<Library> | undefined;

/** Loaded at first use: it takes half a second and 30 MB. */
function loadLibrary(): Promise<Library> {
  library ??= readLibrary();
  return library;
}

async function readLibrary(): Promise<Library> {
  const core = await import("@citation-js/core");
  await Promise.all([import("@citation-js/plugin-bibtex"), import("@citation-js/plugin-ris")]);
  // Keeps our ids, hyphens included, instead of names from titles.
  const { format } = core.plugins.config.get("@bibtex");
  format.useIdAsLabel = true;
  format.checkLabel = false;
  return core;
}
