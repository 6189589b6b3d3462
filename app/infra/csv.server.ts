import { stringify } from "csv-stringify/sync";

/** Rows as CSV, with a header line unless they continue others, safe to open in a spreadsheet. */
export function writeCsv(
  rows: readonly object[],
  columns: readonly string[],
  { header = true } = {},
): string {
  return stringify([...rows], { header, columns: [...columns], cast: { string: asText } });
}

/**
 * A spreadsheet would run a name such as "=HYPERLINK(…)": an apostrophe makes it text. One that takes
 * semicolons for the ends of cells, as in most of Europe, would do so after each of them too.
 */
function asText(value: string): string {
  return value.replace(/(^|[;\t\r\n"])(\s*)(?=[=+\-@＝＋－＠])/g, "$1$2'");
}
