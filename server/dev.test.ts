import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lastingDatabase } from "../tests/databases.ts";
import { freePort } from "../tests/free-port.ts";
import { copyOfThis } from "../tests/project-copy.ts";
import { startServer } from "../tests/running-server.ts";

const database = lastingDatabase();

test("GraphiQL is there, and live reload comes over the page's own port, as the content security policy wants it", async () => {
  const dev = await startServer(database, ["--conditions=development", "server/dev.ts"]);
  const client = await (await fetch(`${dev.url}/@vite/client`)).text();
  const token = client.match(/wsToken = "([^"]+)"/)?.[1];
  const socket = new WebSocket(`${dev.url.replace("http", "ws")}/?token=${token}`, "vite-hmr");
  const [event] = await Promise.race([once(socket, "message"), once(socket, "close")]);
  expect(event.data).toBe('{"type":"connected"}');

  const page = await fetch(dev.url);
  expect(page.headers.get("Content-Security-Policy")).toContain("connect-src 'self'");

  // In the same test, because a development server takes seconds to start.
  const graphiql = await fetch(`${dev.url}/graphiql`);
  expect(await graphiql.text()).toContain("YogaGraphiQL");
  const answer = await fetch(`${dev.url}/graphiql`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query: "{ shop { name } }" }),
  });
  expect(await answer.json()).toEqual({ data: { shop: { name: "Demo store" } } });
  await dev.end();
});

test("a page is there after .env or Vite's configuration was saved", async () => {
  const project = copyOfThis();
  const command = ["--conditions=development", "server/dev.ts"];
  const dev = await startServer(database, command, { cwd: project });
  for (const [file, addition] of [
    [".env", "LOG_LEVEL=debug"],
    ["vite.config.ts", "// saved"],
  ] as const) {
    expect((await fetch(dev.url)).status, `before ${file}`).toBe(200);
    const restarts = () => dev.lines.filter((line) => line.includes("server restarted")).length;
    const before = restarts();
    appendFileSync(join(project, file), `${addition}\n`);
    await expect.poll(restarts).toBeGreaterThan(before);
    expect((await fetch(dev.url)).status, `after ${file}`).toBe(200);
  }
  await dev.end();
});

test.each(["dev", "store"])("npm run %s ends when npm is told to", async (script) => {
  const port = String(await freePort());
  const env = { ...process.env, ...database, PORT: port, STORE_PORT: port };
  const npm = spawn("npm", ["run", script], { env, stdio: ["ignore", "pipe", "pipe"] });
  const isThere = () =>
    fetch(`http://localhost:${port}`).then(
      () => true,
      () => false,
    );
  await expect.poll(isThere).toBe(true);
  npm.kill("SIGTERM");
  await expect.poll(isThere).toBe(false);
});
