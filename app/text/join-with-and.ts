/** "a", "a and b", "a, b, and c" */
export function joinWithAnd(items: readonly string[]): string {
  return LIST.format(items);
}

const LIST = new Intl.ListFormat("en-US");
