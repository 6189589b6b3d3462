import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createClientAddress } from "./client-address.ts";

/** Over a real connection from 127.0.0.1. */
async function seen(trusted: string[], forwarded?: string): Promise<string> {
  const addressOf = createClientAddress(trusted);
  const server = createServer((request, response) => response.end(addressOf(request)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const headers = forwarded ? { "X-Forwarded-For": forwarded } : {};
  const answer = await (await fetch(`http://127.0.0.1:${port}`, { headers })).text();
  server.close();
  return answer;
}

test("X-Forwarded-For counts only behind a proxy of ours", async () => {
  expect(await seen([], "203.0.113.7")).toBe("127.0.0.1");
  expect(await seen(["loopback"], "203.0.113.7")).toBe("203.0.113.7");
  expect(await seen(["loopback"])).toBe("127.0.0.1");
});

test("what a client itself wrote before our proxies is not believed", async () => {
  expect(await seen(["loopback"], "198.51.100.1, 203.0.113.7")).toBe("203.0.113.7");
  expect(await seen(["loopback", "10.0.0.0/8"], "198.51.100.1, 203.0.113.7, 10.1.2.3")).toBe(
    "203.0.113.7",
  );
});
