import { stringify } from "csv-stringify/sync";

/**
 * RFC 4180; a cell that begins like a formula gets an apostrophe. @param bom at the start of a file that people open:
 * without it Excel reads UTF-8 as the alphabet of its country
 */
export function writeCsv(
  rows: readonly object[],
  columns: readonly string[],
  { header = true, bom = false } = {},
): string {
  return stringify([...rows], { header, bom, columns: [...columns], cast: { string: asText } });
}

/** A formula may begin after a semicolon too, with which European spreadsheets end cells. */
function asText(value: string): string {
  return value.replace(/(^|[;\t\r\n"])(\s*)(?=[=+\-@＝＋－＠])/g, "$1$2'");
}
