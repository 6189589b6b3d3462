/**
 * How often `run` calls a method of the language: work that is counted is the same on every machine. A spy of Vitest's
 * would keep each call.
 */
export function countCalls<Name extends string>(
  owner: { [name in Name]: (...args: never[]) => unknown },
  name: Name,
  run: () => unknown,
): number {
  const method = owner[name];
  let calls = 0;
  owner[name] = function counted(this: unknown, ...args: never[]) {
    calls += 1;
    return method.apply(this, args);
  };
  try {
    run();
  } finally {
    owner[name] = method;
  }
  return calls;
}

/** What a spread such as `[...list, last]` takes its steps with. */
export const LIST_STEPS: { next(): unknown } = Object.getPrototypeOf([][Symbol.iterator]());
