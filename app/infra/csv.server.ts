import { stringify } from "csv-stringify/sync";

/** RFC 4180; a cell that begins like a formula gets an apostrophe. */
export function writeCsv(
  rows: readonly object[],
  columns: readonly string[],
  { header = true } = {},
): string {
  return stringify([...rows], { header, columns: [...columns], cast: { string: asText } });
}

/** A formula may begin after a semicolon too, with which European spreadsheets end cells. */
function asText(value: string): string {
  return value.replace(/(^|[;\t\r\n"])(\s*)(?=[=+\-@＝＋－＠])/g, "$1$2'");
}
