import { fillNumbers, inBraces } from "#app/evidence/ledger/fill-numbers.server.ts";
import { isStudyId, listStudies } from "#app/evidence/ledger/studies.server.ts";
import type { WrittenText } from "../texts.ts";
import type { Found } from "./rule.ts";

/** Light strengths in mW/cm² whose paragraph, list item or row neither cites a study nor says that nobody measured them. */
export function unsourcedStrengths({ text, fields }: WrittenText): Found[] {
  if (!/mW|\{\{/.test(text)) return [];
  let at = 0;
  const paragraphs = fields.at(-1) === "rows" ? [text] : text.split(BETWEEN_PARAGRAPHS);
  return paragraphs.flatMap((paragraph) => {
    const start = at;
    at += paragraph.length;
    if (SOURCED.test(paragraph)) return [];
    if (!/\d ?mW\/cm²/.test(fillNumbers(asRead(paragraph), inBraces))) return [];
    const indent = /^\s*/.exec(paragraph)?.[0].length ?? 0;
    return [
      {
        at: start + indent,
        text: "a light strength in mW/cm² without a source: cite its study in the paragraph, or say that it is assumed or an example",
      },
    ];
  });
}

const BETWEEN_PARAGRAPHS = /(\n\s*\n|\n(?=\s*(?:- |\d\. )))/;

/** A citation, or a word that nobody measured it. */
const SOURCED = /\[\[|\]\(https?:|\b(?:assum|reckon)|\bmade.up\b|\bexample\b|\bsuppose\b/i;

/** Numbers of studies that the file names nowhere else. */
export function uncitedStudies(source: string): Found[] {
  const cited = new Set([
    ...Array.from(source.matchAll(/\[([^[\]]+)\]/g), ([, ids = ""]) => ids.split(/,\s*/)).flat(),
    ...Array.from(source.matchAll(/^\s*- ([a-z-]+-\d{4}[a-z-]*)$/gm), ([, id]) => id),
    ...listStudies()
      .filter(({ url, doi, pmid }) =>
        [url, doi, pmid].some((link) => link && source.includes(link)),
      )
      .map(({ id }) => id),
  ]);
  return Array.from(source.matchAll(/\{\{([\w-]+)/g)).flatMap(({ 1: id = "", index }) =>
    isStudyId(id) && !cited.has(id)
      ? [
          {
            at: index,
            text: `a number of ${id}, which the file doesn't cite: add [[${id}]] behind it`,
          },
        ]
      : [],
  );
}

/** Without YAML's line breaks and its backslashes before quotation marks. */
function asRead(written: string): string {
  return written.replace(/\s+/g, " ").replaceAll('\\"', '"');
}
