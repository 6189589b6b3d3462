import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createClientAddress } from "./client-address.ts";

/** Over a real connection from 127.0.0.1. */
async function seen(trusted: string[], forwarded?: string): Promise<string> {
  const addressOf = createClientAddress(trusted);
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const headers = forwarded ? { "X-Forwarded-For": forwarded } : {};
  const answer = fetch(`http://127.0.0.1:${port}`, { headers });
  const [request, response] = await once(server, "request");
  const address = addressOf(request);
  response.end();
  await answer;
  server.close();
  return address;
}

test("X-Forwarded-For counts only behind a proxy of ours", async () => {
  expect(await seen([], "203.0.113.7")).toBe("127.0.0.1");
  expect(await seen(["loopback"], "203.0.113.7")).toBe("203.0.113.7");
  expect(await seen(["loopback"])).toBe("127.0.0.1");
});

test("a request of this process is its own", () => {
  expect(createClientAddress([])(undefined)).toBe("127.0.0.1");
});

test("what a client itself wrote before our proxies is not believed", async () => {
  expect(await seen(["loopback"], "198.51.100.1, 203.0.113.7")).toBe("203.0.113.7");
  expect(await seen(["loopback", "10.0.0.0/8"], "198.51.100.1, 203.0.113.7, 10.1.2.3")).toBe(
    "203.0.113.7",
  );
});
