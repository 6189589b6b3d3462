import { once } from "node:events";
import { expect, test } from "vitest";
import { lastingDatabase } from "../tests/databases.ts";
import { startServer } from "../tests/running-server.ts";

const database = lastingDatabase();

test("live reload comes over the page's own port, as the content security policy wants it", async () => {
  const dev = await startServer(database, ["--conditions=development", "server/dev.ts"]);
  const client = await (await fetch(`${dev.url}/@vite/client`)).text();
  const token = client.match(/wsToken = "([^"]+)"/)?.[1];
  const socket = new WebSocket(`${dev.url.replace("http", "ws")}/?token=${token}`, "vite-hmr");
  const [event] = await Promise.race([once(socket, "message"), once(socket, "close")]);
  expect(event.data).toBe('{"type":"connected"}');

  const page = await fetch(dev.url);
  expect(page.headers.get("Content-Security-Policy")).toContain("connect-src 'self'");
  await dev.end();
});
