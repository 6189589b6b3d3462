import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../support/free-port.ts";
import { copyOfThis } from "../support/project-copy.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { write } from "../support/temporary-project.ts";

const DRAFT = `---
title: "New draft"
excerpt: "Not done."
date: 2026-01-03
draft: true
tags: [guides, dose]
---

Words.
`;

describe("npm run dev", () => {
  // One for all tests, since a development server takes seconds to start and to make its first page.
  const project = copyOfThis(afterAll);
  let dev: RunningServer;
  beforeAll(async () => {
    write(project, "content/articles/new-draft.md", DRAFT);
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
    const command = scripts.dev.replace("node scripts/node.js ", "").split(" ");
    dev = await startServer({}, command, { cwd: project });
  });
  const read = async (path: string) => (await fetch(dev.url + path)).text();

  test("has GraphiQL, and live reload over the page's own port, as the content security policy wants it", async () => {
    const token = (await read("/@vite/client")).match(/wsToken = "([^"]+)"/)?.[1];
    const socket = new WebSocket(`${dev.url.replace("http", "ws")}/?token=${token}`, "vite-hmr");
    const [event] = await Promise.race([once(socket, "message"), once(socket, "close")]);
    expect(event.data).toBe('{"type":"connected"}');
    socket.close();

    const page = await fetch(dev.url);
    expect(page.headers.get("Content-Security-Policy")).toContain("connect-src 'self'");

    expect(await read("/graphiql")).toContain("YogaGraphiQL");
    const answer = await fetch(`${dev.url}/graphiql`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ query: "{ shop { name } }" }),
    });
    expect(await answer.json()).toEqual({ data: { shop: { name: "Demo store" } } });
  });

  test("lets the browser have all modules of its pages, without which none wakes or reloads", async () => {
    const asked = new Map<string, number>();
    const ask = async (module: string): Promise<void> => {
      if (asked.has(module)) return;
      asked.set(module, 0);
      const answer = await fetch(dev.url + module);
      asked.set(module, answer.status);
      const imports = (await answer.text()).matchAll(/^(?:import|export)\b.*"(\/app\/[^"]+)";/gm);
      for (const [, imported = ""] of imports) await ask(imported);
    };
    const manifest = await read("/@id/__x00__virtual:react-router/browser-manifest");
    const routes = Array.from(manifest.matchAll(/'module':'([^']+)'/g), ([, name = ""]) => name);
    expect(routes).toContain("/app/root.tsx");
    // The desk runs no scripts.
    const pages = routes.filter((module) => !module.startsWith("/app/desk/"));
    for (const module of ["/app/entry.client.tsx", ...pages]) await ask(module);
    expect(asked.size).toBeGreaterThan(routes.length);
    expect([...asked].filter(([, status]) => status !== 200)).toEqual([]);
  });

  test("shows a draft with its mark, and an edit without a restart", async () => {
    const file = "content/articles/safety.md";
    const text = readFileSync(join(project, file), "utf8");
    const title = async (path: string) => (await read(path)).match(/<title>(.*?)<\/title>/)?.[1];
    expect(await read("/blog/new-draft")).toContain("Draft: readers do not see it");
    expect(await read("/blog")).toContain("New draft");

    write(project, file, text.replace(/^title: .*$/m, 'title: "Edited while it ran"'));
    await expect.poll(() => title("/blog/safety")).toBe("Edited while it ran");
    write(project, file, text.replace(/^title: .*$/m, 'title: ""'));
    await expect
      .poll(() =>
        dev.lines.some((line) => line.includes("content/articles/safety.md: title: is empty")),
      )
      .toBe(true);
    write(project, file, text);
    await expect.poll(() => title("/blog/safety")).toContain("safety");
  });

  test("has its pages after Vite began anew, as it does when .env or its configuration was saved", async () => {
    const restarts = () => dev.lines.filter((line) => line.includes("server restarted")).length;
    appendFileSync(join(project, "vite.config.ts"), "// saved\n");
    await expect.poll(restarts).toBe(1);
    expect((await fetch(dev.url)).status).toBe(200);
  });

  test("ends when it is told to", async () => {
    await dev.end();
    await expect(fetch(dev.url)).rejects.toThrow();
  });
});

test("npm run store ends when npm is told to", async () => {
  const port = String(await freePort());
  const env = { ...process.env, STORE_PORT: port };
  const npm = spawn("npm", ["run", "store"], { env, stdio: ["ignore", "pipe", "pipe"] });
  const isThere = () =>
    fetch(`http://localhost:${port}`).then(
      () => true,
      () => false,
    );
  await expect.poll(isThere).toBe(true);
  npm.kill("SIGTERM");
  await expect.poll(isThere).toBe(false);
});
