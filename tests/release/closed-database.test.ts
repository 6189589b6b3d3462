import { expect, onTestFinished, test } from "vitest";
import { freshDatabase } from "../support/databases.ts";
import { startServer } from "../support/running-server.ts";

test("pages are served while the database can't be opened, and sign-ups say so", async () => {
  const { DATA_DIR } = await freshDatabase("sqlite");
  const server = await startServer({ DATA_DIR: `${DATA_DIR}/missing/deeper` });
  onTestFinished(() => server.end());
  const ask = (path: string, init?: RequestInit) => fetch(server.url + path, init);
  // On a busy machine a server that has just started is overloaded for a moment.
  await expect.poll(async () => (await ask("/")).status, { timeout: 20_000 }).toBe(200);
  const ready = await ask("/readyz");
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ status: "not ready", database: "unreachable" });
  expect((await ask("/healthz")).status).toBe(200);
  const response = await ask("/api/newsletter/subscribe", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "ada@example.org" }),
  });
  expect(response.status).toBe(503);
  expect(response.headers.get("Retry-After")).toBe("30");
  expect(await response.json()).toMatchObject({ error: expect.stringContaining("try again") });
  const form = new URLSearchParams({ email: "ada@example.org" });
  const page = await ask("/newsletter/subscribe", { method: "POST", body: form });
  expect(page.status).toBe(503);
  expect((await ask(`/unsubscribe/${"x".repeat(32)}`)).status).toBe(503);
  expect(server.lines.filter((line) => line.includes("DATA_DIR"))).toHaveLength(1);
});
