import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import {
  type Document,
  type ErrorCode,
  isMap,
  isNode,
  LineCounter,
  parseDocument,
  Scalar,
  visit,
} from "yaml";
import type { z } from "zod";
import { advice, mistakesIn } from "./advice.ts";
import { builtContent, contentFolder } from "./content-folder.server.ts";
import { type Problem, throwProblems } from "./problem.ts";

/** The mistakes of all files that are read, and what they leave without a value. */
export type Mistakes = {
  readonly problems: Problem[];
  /** Ids of records that are left out, and lists that are not whole. */
  readonly broken: Set<string>;
  /** What is left to do in records with `draft: true`. */
  readonly drafts: Problem[];
  /** The schemas of the files that the app reads, by their paths. */
  readonly read: Map<string, z.ZodType>;
};

let mistakes: Mistakes | undefined;

/**
 * From now on a mistake doesn't end the reading: what is wrong is left out, and noted in the answer. So
 * `npm run content` names the mistakes of all files at once.
 */
export function collectMistakes(): Mistakes {
  mistakes = { problems: [], broken: new Set(), drafts: [], read: new Map() };
  return mistakes;
}

/**
 * The records of a folder of content/, by their file's name, which is their id, without those that say `draft: true`.
 * @param folder such as "studies"
 * @param content the folder that it is in
 * @throws Error that names each file, line and field that is wrong
 */
export function readRecords<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
  content = contentFolder,
): Map<string, z.output<Schema>> {
  const names = readdirSync(new URL(`${folder}/`, content)).filter((name) =>
    name.endsWith(".yaml"),
  );
  const records = new Map<string, z.output<Schema>>();
  const problems: Problem[] = [];
  for (const name of names.sort()) {
    const id = name.replace(".yaml", "");
    const file = readFile(`${folder}/${name}`, schema, content);
    if (isDraft(file)) {
      const { problems: gaps, yaml } = file;
      mistakes?.drafts.push(...(gaps.length === 0 && yaml ? [finished(yaml)] : gaps));
      continue;
    }
    problems.push(...file.problems);
    if ("value" in file) records.set(id, file.value);
    else mistakes?.broken.add(id);
  }
  note(problems);
  return records;
}

/**
 * What one file of content/ says.
 * @param file such as "differences.yaml"
 * @throws Error that names each line and field that is wrong
 */
export function readContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  content = contentFolder,
): z.output<Schema> {
  const read = readFile(file, schema, content);
  note(read.problems);
  return "value" in read ? read.value : rightPart(read.yaml, schema);
}

function note(problems: readonly Problem[]): void {
  if (mistakes) mistakes.problems.push(...problems);
  else throwProblems(problems);
}

/** What the build has parsed comes without its YAML. */
function isDraft({ value, yaml }: { value?: unknown; yaml?: Yaml }): boolean {
  const draft = yaml ? yaml.document.get("draft") : (value as { draft?: unknown }).draft;
  return draft === true;
}

function finished(yaml: Yaml): Problem {
  const text = "draft: nothing is missing: take the line out, and the site has it";
  return { file: yaml.path, ...placeIn(yaml, ["draft"]), text };
}

/** The items of a list that are as they should be; of other files what is there. */
function rightPart<Schema extends z.ZodType>(yaml: Yaml, schema: Schema): z.output<Schema> {
  const written: unknown = yaml.document.toJS() ?? [];
  const { error } = schema.safeParse(written);
  const wrong = new Set(error?.issues.map(({ path }) => String(path[0])));
  // What YAML cannot read may be missing, with what follows.
  const lost = yaml.document.errors.length > 0 ? yaml.source.match(/^[\w-]+(?=:)/gm) : [];
  const file = yaml.path.replace(".yaml", "");
  for (const id of [file, ...wrong, ...(lost ?? [])]) mistakes?.broken.add(id);
  const entries = Object.entries(written as object).filter(([key]) => !wrong.has(key));
  const rest = Array.isArray(written)
    ? entries.map(([, item]) => item)
    : Object.fromEntries(entries);
  return schema.safeParse(rest).data ?? (written as z.output<Schema>);
}

function readFile<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  content: URL,
): FieldsRead<Schema> {
  mistakes?.read.set(path, schema);
  const file = new URL(path, content);
  if (!existsSync(file)) {
    const text = `is gone: bring it back (git checkout -- content/${path})`;
    return { problems: [{ file: path, line: 1, text }], yaml: parseYaml(path, "") };
  }
  const source = readFileSync(file);
  const built = builtContent[path];
  if (built?.hash === hash("sha256", source)) {
    // Most schemas read one file: code made for each would cost more than it saves. What doesn't fit is parsed below, to say where.
    const { success, data } = schema.safeParse(built.says, { jitless: true });
    if (success) return { value: data, problems: [] };
  }
  return readFields(path, source.toString(), schema);
}

type FieldsRead<Schema extends z.ZodType> =
  | { value: z.output<Schema>; problems: []; yaml?: Yaml }
  | { problems: Problem[]; yaml: Yaml };

/**
 * The fields of a YAML file, or those at the top of a Markdown file.
 * @param source the YAML, from the file's first line on
 * @param fill changes what is written, before it has to fit the schema
 */
export function readFields<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
  fill = (written: unknown) => written,
): FieldsRead<Schema> & { yaml: Yaml } {
  const yaml = parseYaml(file, source);
  const { document, lines, misread } = yaml;
  const say = (at: number, text: string): Problem => {
    const { line, col } = lines.linePos(at);
    return { file, line, column: col, text };
  };
  if (document.errors.length > 0 || misread.length > 0) {
    const problems = document.errors.map(({ code, message, pos }) => ({
      code,
      ...say(pos[0], YAML_ADVICE[code] ?? message.replace(/ at line.*/s, "")),
    }));
    // The parser also takes such a line for a text with a second colon, and what follows a mistake for stray signs.
    const misplaced = new Set(
      problems.flatMap(({ code, line }) => (code === "MULTILINE_IMPLICIT_KEY" ? [line] : [])),
    );
    const hasOthers = problems.some(({ code }) => code !== "UNEXPECTED_TOKEN");
    return {
      problems: [
        ...problems.flatMap(({ code, ...problem }) =>
          (misplaced.has(problem.line) && code !== "MULTILINE_IMPLICIT_KEY") ||
          (hasOthers && code === "UNEXPECTED_TOKEN")
            ? []
            : [problem],
        ),
        ...misread.map(({ at, text }) => say(at, text)),
      ],
      yaml,
    };
  }
  const { success, data, error } = schema.safeParse(fill(document.toJS()), { error: advice });
  if (success) return { value: data, problems: [], yaml };
  const problems = mistakesIn(error.issues).map(({ path, what, words, isUnknown }) => {
    const start = isUnknown ? keyOf(document, path) : startOf(document, path);
    const at = words === undefined ? start : Math.max(start, source.indexOf(words, start));
    return say(at, [path.join("."), what].filter(Boolean).join(": "));
  });
  return { problems, yaml };
}

const QUOTE =
  "a text that begins with a sign such as *, [, {, @ or a quotation mark goes into quotation marks as a whole, or below a >-";

const YAML_ADVICE: Partial<Record<ErrorCode, string>> = {
  UNEXPECTED_TOKEN: QUOTE,
  BAD_SCALAR_START: QUOTE,
  BAD_ALIAS: QUOTE,
  MISSING_CHAR:
    "here or above, a text has one quotation mark and not its second one, or a sign is missing",
  BLOCK_AS_IMPLICIT_KEY: "a second colon: put a text with a colon in it into quotation marks",
  MULTILINE_IMPLICIT_KEY:
    "the next line begins with more or fewer spaces than its neighbors, or has a colon in a text without quotation marks",
  BAD_INDENT:
    "here or below, a line begins with more or fewer spaces than its neighbors, or a [ has no ]",
  DUPLICATE_KEY: "the field is there twice: take one of them out",
  TAB_AS_INDENT: "a tab: begin the line with spaces",
};

/** A file's YAML with the places of its parts. */
export type Yaml = {
  readonly path: string;
  readonly source: string;
  readonly document: Document;
  readonly lines: LineCounter;
  /** What YAML takes for signs of its own, and an editor meant as words. */
  readonly misread: readonly { readonly at: number; readonly text: string }[];
};

export function parseYaml(path: string, source: string): Yaml {
  const known = parsed.get(path);
  if (known?.source === source) return known;
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const yaml = { path, source, lines, document, misread: misreadIn(document) };
  // Parsing takes longest. scripts/dev.ts keeps this module, when it has all others read content/ anew.
  if (mistakes || import.meta.env?.DEV) parsed.set(path, yaml);
  return yaml;
}

const parsed = new Map<string, Yaml>();

function misreadIn(document: Document): Yaml["misread"] {
  const found: { at: number; text: string }[] = [];
  visit(document, {
    // "**strong**", which has no value as it is.
    Alias(_key, { range, source }) {
      found.push({ at: range?.[0] ?? 0, text: QUOTE });
      return new Scalar(`*${source}`);
    },
    Scalar(_key, { comment, range, value }) {
      if (!comment || typeof value !== "string") return;
      const text = `"#${comment}" is a note, which readers don't see: put the text into quotation marks, or the note on a line of its own`;
      found.push({ at: range?.[1] ?? 0, text });
    },
  });
  return found;
}

/** A problem of a field of a YAML file. */
export function problemIn(
  file: string,
  field: readonly PropertyKey[],
  text: string,
  content = contentFolder,
): Problem {
  const yaml = parseYaml(file, readFileSync(new URL(file, content), "utf8"));
  return { file, ...placeIn(yaml, field), text };
}

/** Of a field, or of the block around a missing one. */
export function placeIn({ document, lines }: Yaml, field: readonly PropertyKey[]) {
  const { line, col: column } = lines.linePos(startOf(document, field));
  return { line, column };
}

/** Where a field begins in its file, or the nearest one around it that is there. */
function startOf(document: Document, field: readonly PropertyKey[]): number {
  for (let length = field.length; length > 0; length -= 1) {
    const node = document.getIn(field.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/** Where a field's name begins. */
function keyOf(document: Document, field: readonly PropertyKey[]): number {
  const around = document.getIn(field.slice(0, -1), true);
  const pairs = isMap(around) ? around.items : [];
  const key = pairs.map(({ key }) => key).find((key) => String(key) === String(field.at(-1)));
  return isNode(key) && key.range ? key.range[0] : startOf(document, field);
}
