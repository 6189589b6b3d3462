import { createServer, type RequestListener } from "node:http";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { createQueryClient, fetchByKey } from "./query-client.ts";

let close = () => {};
afterEach(() => close());

async function origin(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  close = () => server.close();
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  return `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`;
}

const ask = (base: string, on401: "null" | "throw" = "throw") =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery({
    queryKey: [base, "api", "thing"],
    queryFn: fetchByKey({ on401 }),
  });

test("the key's segments joined by a slash are the address", async () => {
  const base = await origin((request, response) => response.end(JSON.stringify(request.url)));
  expect(await ask(base)).toBe("/api/thing");
});

test("a failure is the status and the body, or else the status text", async () => {
  const withBody = await origin((_request, response) => response.writeHead(503).end("later"));
  await expect(ask(withBody)).rejects.toThrow(/^503: later$/);
  close();
  const withoutBody = await origin((_request, response) => response.writeHead(500).end());
  await expect(ask(withoutBody)).rejects.toThrow(/^500: Internal Server Error$/);
});

test("a 401 is a failure, or null with that option", async () => {
  const base = await origin((_request, response) => response.writeHead(401).end());
  await expect(ask(base)).rejects.toThrow("401: Unauthorized");
  expect(await ask(base, "null")).toBeNull();
});

test("answers never go stale and failures are not tried again", async () => {
  let calls = 0;
  const base = await origin((request, response) => {
    calls += 1;
    response.writeHead(request.url === "/fails" ? 500 : 200).end("1");
  });
  const client = createQueryClient();
  await client.fetchQuery({ queryKey: [base, "works"] });
  await client.fetchQuery({ queryKey: [base, "works"] });
  expect(calls).toBe(1);
  await expect(client.fetchQuery({ queryKey: [base, "fails"] })).rejects.toThrow("500");
  expect(calls).toBe(2);
});
