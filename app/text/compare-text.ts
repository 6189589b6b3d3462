/** By their code units: unlike `localeCompare` the same everywhere, and fast on ISO dates. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
