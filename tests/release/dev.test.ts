import { once } from "node:events";
import { appendFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { copyOfThis } from "../support/project-copy.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { write } from "../support/temporary-project.ts";

/** One whose prose cites a study. */
const USE = `uses/${readdirSync("content/uses").find((file) =>
  /\[\[[\w-]+\]\]/.test(readFileSync(`content/uses/${file}`, "utf8")),
)}`;

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
    await read("/");
  });
  const read = async (path: string) => (await fetch(dev.url + path)).text();

  /** @returns what restores the file, which the end of the test does too */
  function change(file: string, was: RegExp, is: string): () => void {
    const path = `content/${file}`;
    const text = readFileSync(join(project, path), "utf8");
    const restore = () => write(project, path, text);
    onTestFinished(restore);
    write(project, path, text.replace(was, is));
    return restore;
  }

  async function openSocket(): Promise<WebSocket> {
    const token = (await read("/@vite/client")).match(/wsToken = "([^"]+)"/)?.[1];
    return new WebSocket(`${dev.url.replace("http", "ws")}/?token=${token}`, "vite-hmr");
  }

  /** What an open page is sent, from now on. */
  async function messages(): Promise<unknown[]> {
    const socket = await openSocket();
    onTestFinished(() => socket.close());
    const said: unknown[] = [];
    socket.addEventListener("message", ({ data }) => said.push(JSON.parse(data)));
    return said;
  }

  test("has GraphiQL, and live reload over the page's own port, as the content security policy wants it", async () => {
    const socket = await openSocket();
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

  test("shows a draft with its mark", async () => {
    expect(await read("/blog/new-draft")).toContain("Draft: readers do not see it");
    expect(await read("/blog")).toContain("New draft");
  });

  test.each([
    ["an article", "articles/safety.md", /^title: .*$/m, 'title: "Zebra"', "/blog/safety"],
    ["a record", USE, /^condition: .*$/m, "condition: Zebra", "/evidence"],
    [
      "a page's words",
      "benefits/hair-growth.yaml",
      /^closing:\n {2}title: .*$/m,
      "closing:\n  title: Zebra",
      "/benefits/hair-growth",
    ],
  ])("shows a change of %s, and loads the open page again", async (_what, file, was, is, path) => {
    await read(path);
    const socket = await openSocket();
    await once(socket, "message");
    const restore = change(file, was, is);
    const [{ data }] = await once(socket, "message");
    expect(data).toContain("full-reload");
    socket.close();
    expect(await read(path)).toContain("Zebra");
    restore();
    await expect.poll(() => read(path)).not.toContain("Zebra");
  });

  test("names a mistake in an article on its page, until it is mended", async () => {
    const restore = change("articles/safety.md", /^title: .*$/m, "title: ");
    const page = () => read("/blog/safety");
    await expect.poll(page).toMatch(/content\/articles\/safety.md:2:\d+: title: /);
    // From which Vite loads it again.
    expect(await page()).toContain('src="/@vite/client"');
    expect((await fetch(`${dev.url}/blog/faq`)).status).toBe(200);
    restore();
    await expect.poll(() => fetch(`${dev.url}/blog/safety`).then(({ ok }) => ok)).toBe(true);
  });

  test.each([
    ["a record's field", /^place: .*$/m, "place: x", /:\d+:\d+: place: /],
    ["a citation", /\[\[[\w-]+\]\]/, "[[nobody-1809]]", /:\d+:\d+: .*nobody-1809/],
    ["what a rule asks of a text", /\[\[[\w-]+\]\]/, "for 12 weeks $&", /:\d+:\d+: "12" is typed/],
  ])(
    "names a mistake in %s over the open page, which stays as it was",
    async (_what, was, is, place) => {
      const message = expect.stringMatching(`content/${USE}${place.source}`);
      const said = await messages();
      change(USE, was, is);
      await expect.poll(() => said.length).toBeGreaterThan(1);
      expect((await fetch(`${dev.url}/evidence`)).status).toBe(200);
      const mistake = { type: "error", err: expect.objectContaining({ message }) };
      await expect.poll(() => said, { timeout: 60_000 }).toContainEqual(mistake);
      const opened = await messages();
      await expect.poll(() => opened).toEqual([{ type: "connected" }, mistake]);
    },
  );

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
