import { createGraphQLError } from "graphql-yoga";

/** Fields for `field:value`, and words for bare terms. */
export type SearchableText = {
  fields: Record<string, string | readonly string[]>;
  text: string;
};

/**
 * Reads Shopify's search syntax (https://shopify.dev/docs/api/usage/search-syntax): words and
 * `field:value`, joined by a space or AND; `-` or NOT excludes, `*` ends a beginning, and dates
 * have `>`, `>=`, `<`, `<=`. Unknown fields are ignored, as in Shopify.
 * @throws a GraphQL error for OR and brackets, which this store does not know
 */
export function searchFilter(query: string): (thing: SearchableText) => boolean {
  const terms = parseTerms(query);
  return (thing) => terms.every((term) => matches(term, thing));
}

type Term = {
  excluded: boolean;
  field: string | undefined;
  comparator: string | undefined;
  /** In lower case. */
  value: string;
};

const term =
  /\s*(?:AND\s+)?(?<not>-|NOT\s+)?(?:(?<field>\w+):)?(?<comparator>[<>]=?)?(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<word>[^\s"'()]+))/y;

function parseTerms(query: string): Term[] {
  const terms: Term[] = [];
  term.lastIndex = 0;
  while (query.slice(term.lastIndex).trim() !== "") {
    const groups = term.exec(query)?.groups;
    if (!groups || groups.word === "OR") {
      throw createGraphQLError("This store's search understands no OR and no brackets", {
        extensions: { code: "BAD_REQUEST" },
      });
    }
    const { not, field, comparator, double, single, word } = groups;
    const negated = field?.endsWith("_not") ?? false;
    terms.push({
      excluded: (not !== undefined) !== negated,
      field: negated ? field?.slice(0, -"_not".length) : field,
      comparator,
      value: (double ?? single ?? word ?? "").toLowerCase(),
    });
  }
  return terms;
}

function matches({ excluded, field, comparator, value }: Term, thing: SearchableText): boolean {
  if (field === undefined) {
    return thing.text.toLowerCase().includes(value.replace(/\*$/, "")) !== excluded;
  }
  const found = Object.hasOwn(thing.fields, field) ? thing.fields[field] : undefined;
  if (found === undefined) return true;
  return [found].flat().some((one) => compare(one.toLowerCase(), comparator, value)) !== excluded;
}

/** In lower case; ISO dates compare as text. */
function compare(found: string, comparator: string | undefined, value: string): boolean {
  if (comparator === ">") return found > value;
  if (comparator === ">=") return found >= value;
  if (comparator === "<") return found < value;
  if (comparator === "<=") return found <= value;
  return value.endsWith("*") ? found.startsWith(value.slice(0, -1)) : found === value;
}
