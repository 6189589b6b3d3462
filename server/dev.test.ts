import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { lastingDatabase } from "../tests/databases.ts";

const database = lastingDatabase();

test("live reload comes over the page's own port, as the content security policy wants it", async () => {
  await using dev = await startDev();
  const client = await (await fetch(`${dev.origin}/@vite/client`)).text();
  const token = client.match(/wsToken = "([^"]+)"/)?.[1];
  const socket = new WebSocket(`${dev.origin.replace("http", "ws")}/?token=${token}`, "vite-hmr");
  const [event] = await Promise.race([once(socket, "message"), once(socket, "close")]);
  expect(event.data).toBe('{"type":"connected"}');

  const page = await fetch(dev.origin);
  expect(page.headers.get("Content-Security-Policy")).toContain("connect-src 'self'");
});

/** `npm run dev` on a port of its own, stopped when it is disposed of. */
async function startDev() {
  const server = spawn(process.execPath, ["--conditions=development", "server/dev.ts"], {
    env: { PATH: process.env.PATH, PORT: "0", ...database },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let origin: string | undefined;
  for await (const line of createInterface({ input: server.stdout })) {
    origin = line.match(/http:\/\/\S+/)?.[0];
    if (origin) break;
  }
  return {
    origin: origin ?? expect.unreachable("the development server ended"),
    async [Symbol.asyncDispose]() {
      server.kill();
      await once(server, "exit");
    },
  };
}
