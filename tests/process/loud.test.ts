import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";

test.fails("an error printed to the console fails the test", () => {
  console.error("something went wrong");
});

test.fails("a warning printed to the console fails the test", () => {
  console.warn("something is odd");
});

test.fails("a call to the world outside fails the test, even when the code gets over it", async () => {
  await fetch("https://example.com/").catch(() => undefined);
});

test("a test may expect an error", () => {
  const heard = vi.spyOn(console, "error").mockImplementation(() => {});
  console.error("as expected");
  expect(heard).toHaveBeenCalledWith("as expected");
});

test("a server of the test's own can be called", async () => {
  const server = createServer((_request, response) => response.end("here")).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("here");
});
