/** @param record without keys that its type does not name */
export function keysOf<Key extends string>(
  record: Readonly<Partial<Record<Key, unknown>>>,
): readonly Key[] {
  return Object.keys(record) as Key[];
}

/** Own keys alone: "constructor" is none. */
export function hasKey<Key extends string>(
  record: Readonly<Partial<Record<Key, unknown>>>,
  key: string,
): key is Key {
  return Object.hasOwn(record, key);
}
