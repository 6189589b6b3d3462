import { stringify } from "csv-stringify/sync";

/** RFC 4180. Cells that a spreadsheet would run as a formula get an apostrophe in front. */
export function writeCsv(
  rows: readonly object[],
  columns: readonly string[],
  { header = true } = {},
): string {
  return stringify([...rows], { header, columns: [...columns], cast: { string: asText } });
}

/** Keeps spreadsheets from running "=HYPERLINK(…)". European ones end cells with semicolons. */
function asText(value: string): string {
  return value.replace(/(^|[;\t\r\n"])(\s*)(?=[=+\-@＝＋－＠])/g, "$1$2'");
}
