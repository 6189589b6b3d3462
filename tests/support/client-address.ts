import { beforeEach } from "vitest";

export function clientForEachTest(): () => string {
  let clients = 0;
  beforeEach(() => {
    clients += 1;
  });
  return () => `198.51.100.${clients}`;
}
