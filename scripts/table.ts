/** A Markdown table with right-aligned numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const isNumeric = (column: number) =>
    rows.every((row) => /^[\d.,]+\D{0,4}$/.test(row[column] ?? ""));
  const rule = head.map((_, column) => (isNumeric(column) ? "---:" : "---"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

export function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5);
}

/** @param share from 0 to 1 */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
