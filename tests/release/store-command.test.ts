import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";

const other = createServer();
let taken: string;
beforeAll(async () => {
  other.listen(0);
  await once(other, "listening");
  const address = other.address();
  if (!address || typeof address === "string") throw new Error("no port");
  taken = String(address.port);
});
afterAll(() => void other.close());

test("npm run store prints what connects the site to it, and ends on SIGTERM", async () => {
  const store = runStore("0");
  const exit = once(store, "exit");
  let printed = "";
  for await (const chunk of store.stdout.setEncoding("utf8")) {
    printed += chunk;
    if (printed.includes("PUBLIC_STOREFRONT_API_TOKEN")) store.kill("SIGTERM");
  }
  expect(printed).toMatch(/^PUBLIC_STORE_DOMAIN=http:\/\/localhost:\d+$/m);
  expect(printed).toMatch(/^PUBLIC_STOREFRONT_API_TOKEN=.+$/m);
  expect(printed).toMatch(/^Try queries at http:\/\/localhost:\d+\/graphiql$/m);
  expect(await exit).toEqual([0, null]);
});

test.each([
  ["a port in use", () => taken, "is in use"],
  ["a port that is none", () => "many", "STORE_PORT: expected a port number"],
])("%s is one clear line", async (_what, port, reason) => {
  const store = runStore(port());
  const [[code], stderr] = await Promise.all([once(store, "exit"), text(store.stderr)]);
  expect(code).toBe(1);
  expect(stderr).toMatch(new RegExp(`^[^\n]*${reason}[^\n]*\n$`));
});

function runStore(port: string) {
  const env = { ...process.env, STORE_PORT: port };
  return spawn(process.execPath, ["embedded-store/serve.ts"], { env });
}
