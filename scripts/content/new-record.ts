import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** What `npm run content new` can begin, and the folder that it is for. */
const FOLDERS: Readonly<Record<string, string>> = {
  study: "studies",
  use: "uses",
  protocol: "protocols",
  "ask-first": "ask-first",
};

/** As far as content/schemas/ uses JSON Schema. */
type Schema = {
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | Schema[];
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  enum?: unknown[];
  format?: string;
  $ref?: string;
};

/**
 * Begins a file of content/ with all fields of its kind: needed ones without a value, the others as comments. It is a
 * draft at first, where its kind knows drafts.
 * @param today YYYY-MM-DD, for days that are needed
 * @returns the file's path in content/
 * @throws Error that says what to do
 */
export function beginRecord(kind = "", id = "", content: URL, today: string): string {
  const folder = FOLDERS[kind];
  if (!folder || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
    const kinds = Object.keys(FOLDERS).join("|");
    throw new Error(
      `Usage: npm run content new ${kinds} ID\n       npm run content new article "Title"\n       npm run content new faq BENEFIT-PAGE "Question"\nAn id is like chow-2009 or neck-pain.`,
    );
  }
  const path = `${folder}/${id}.yaml`;
  const file = new URL(path, content);
  if (existsSync(file)) throw new Error(`content/${path} exists already: choose another id.`);
  const schema = JSON.parse(readFileSync(new URL(`schemas/${folder}.json`, content), "utf8"));
  writeFileSync(file, `${fieldsOf(schema, today).join("\n")}\n`);
  return path;
}

function fieldsOf({ properties = {}, required = [] }: Schema, today: string): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const about = aboutField(field);
    // Its gaps are no mistakes until the line is taken out.
    if (name === "draft") return [`# ${about}`, "draft: true"];
    // A new study has its day on /changes.
    if (!required.includes(name) && name !== "added") return asComments(name, about, field, today);
    return [...(about ? [`# ${about}`] : []), ...withValue(`${name}:`, field, today)];
  });
}

/** A field that may stay away: take the # from what you need. */
function asComments(name: string, about: string, field: Schema, today: string): string[] {
  if (!field.properties) return [`# ${name}: ${about}`.trimEnd()];
  const lines = [`${name}:`, ...fieldsOf(field, today).map((line) => `  ${line}`)];
  return [...(about ? [`# ${about}`] : []), ...lines.map((line) => `# ${line}`)];
}

/** With the lines below `start` that the field needs. A gap is left empty, which the check names. */
function withValue(start: string, field: Schema, today: string): string[] {
  if (field.format === "date") return [`${start} ${today}`];
  const inside = insideOf(field, today);
  return inside ? [start, ...inside.map((line) => `  ${line}`)] : [start];
}

function insideOf(field: Schema, today: string): string[] | undefined {
  if (field.properties) return fieldsOf(field, today);
  if (typeof field.additionalProperties === "object") {
    return withValue("a-name-of-your-own:", field.additionalProperties, today);
  }
  if (field.type !== "array") return undefined;
  const items = [field.items ?? {}].flat();
  return items.flatMap((item) => {
    const [first = "", ...rest] = insideOf(item, today) ?? [""];
    return [`- ${first}`.trimEnd(), ...rest.map((line) => `  ${line}`)];
  });
}

/** Its description, and its values where they are few enough to name. */
function aboutField(field: Schema): string {
  const values = valuesOf(field);
  const choices = values.length > 0 && values.length < 20 && `One of: ${values.join(", ")}.`;
  return [field.description, choices].filter(Boolean).join(" ");
}

function valuesOf({ enum: values = [], anyOf = [], items }: Schema): unknown[] {
  return [...values, ...anyOf.flatMap(valuesOf), ...[items ?? []].flat().flatMap(valuesOf)];
}
