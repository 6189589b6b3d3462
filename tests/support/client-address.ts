import { beforeEach } from "vitest";

/** A new client's address for each test, so that none is held up by what others sent. */
export function clientForEachTest(): () => string {
  let clients = 0;
  beforeEach(() => {
    clients += 1;
  });
  return () => `198.51.100.${clients}`;
}
