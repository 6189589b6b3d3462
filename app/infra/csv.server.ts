import { stringify } from "csv-stringify/sync";

/** Rows as CSV with a header line, unless they continue others. */
export function writeCsv(
  rows: readonly object[],
  columns: readonly string[],
  { header = true } = {},
): string {
  return stringify([...rows], { header, columns: [...columns], cast: { string: asText } });
}

/**
 * An apostrophe keeps spreadsheets from running "=HYPERLINK(…)". European ones take semicolons for
 * the ends of cells, so it is needed after each of them too.
 */
function asText(value: string): string {
  return value.replace(/(^|[;\t\r\n"])(\s*)(?=[=+\-@＝＋－＠])/g, "$1$2'");
}
