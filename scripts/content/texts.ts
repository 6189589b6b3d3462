import { isScalar, isSeq, type Pair, visit } from "yaml";
import { parseYaml } from "#app/content/content-files.server.ts";
import { BRACES } from "#app/evidence/ledger/fill-numbers.server.ts";
import { FRONT_MATTER } from "#app/own-texts/front-matter.server.ts";

/** A text of a file of content/ as it is written there, with its quotation marks and breaks. */
export type WrittenText = {
  /** Where it begins in the file. */
  readonly at: number;
  readonly text: string;
  /** The YAML fields that it is in, the outermost first; none in Markdown. */
  readonly fields: readonly string[];
};

/** A Markdown file is one text, a row of a table too. In YAML, ids, addresses and days are none. */
export function textsIn(source: string, file: string): WrittenText[] {
  if (!file.endsWith(".yaml")) return [{ at: 0, text: withoutNotes(source), fields: [] }];
  const texts: WrittenText[] = [];
  visit(parseYaml(file, source).document, {
    Seq(_, { range }, path) {
      const fields = fieldsOn(path);
      if (fields.at(-1) !== "rows" || !isSeq(path.at(-1)) || !range) return undefined;
      texts.push({ at: range[0], text: source.slice(range[0], range[1]), fields });
      return visit.SKIP;
    },
    Scalar(key, { value, range }, path) {
      if (key === "key" || typeof value !== "string" || !range || NO_TEXT.test(value)) return;
      texts.push({
        at: range[0],
        text: source.slice(range[0], range[1]),
        fields: fieldsOn(path),
      });
    },
  });
  return texts;
}

/** In the lines at the top, notes and a picture's name are no text. */
function withoutNotes(source: string): string {
  const [top = ""] = FRONT_MATTER.exec(source) ?? [];
  return top.replace(/^(?:#| +file:).*$/gm, blank) + source.slice(top.length);
}

const NO_TEXT = /^(?:\d{4}-\d\d-\d\d|[a-z][a-z0-9/#-]*|[/#]\S*)$/;

function fieldsOn(path: readonly unknown[]): string[] {
  return path.flatMap((node) => {
    const { key } = (node ?? {}) as Partial<Pair>;
    return isScalar(key) ? [String(key.value)] : [];
  });
}

/** Spaces in place of words that a rule does not look at, so that what follows keeps its place. */
export function blank(words: string): string {
  return words.replace(/[^\n]/g, " ");
}

/** What names a study or leads elsewhere. */
export const ADDRESSES = /\[\[[^[\]]*\]\]|\]\([^)]*\)|https?:\S+/g;

/** The words alone, each in its place. */
export function withoutSigns(text: string): string {
  return text.replace(BRACES, blank).replace(ADDRESSES, blank);
}
