import { once } from "node:events";
import { rmSync, symlinkSync } from "node:fs";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { rawClient, rush } from "../tests/support/raw-client.ts";
import { type ServedSite, serveSite } from "../tests/support/served-site.ts";
import { plainVariant } from "./cache/finished-page.ts";
import { BARE_ANSWER } from "./guards/security-headers.ts";

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const client = (bytes: string) => rawClient(site.port, bytes);

/** Everything that the server sends until it closes the connection. */
const answerTo = async (bytes: string) => text(await client(bytes));

describe("limits", () => {
  const refused: [string, string, number][] = [
    ["headers over 16 KB", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    ["an address over 16 KB", `GET /${"x".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ["no HTTP", "hello\r\n\r\n", 400],
    [
      "two lengths",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
      400,
    ],
    ["no Host", "GET / HTTP/1.1\r\n\r\n", 400],
    ["two Hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", 400],
    ["a path with a backslash", "GET /.\\readyz HTTP/1.1\r\nHost: a\r\n\r\n", 400],
    [
      "an expectation that is not known",
      "GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n",
      417,
    ],
  ];
  test.each(refused)("%s", async (_name, bytes, status) => {
    const answer = await answerTo(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.toLowerCase()).toContain("connection: close");
  });

  test("bytes that are no request get an answer without a body, with the headers of every answer", async () => {
    const [first, ...headers] = (await answerTo("hello\r\n\r\n")).split("\r\n");
    expect(first).toBe("HTTP/1.1 400 Bad Request");
    expect(headers.splice(-2)).toEqual(["", ""]);
    expect(headers).toEqual([
      ...BARE_ANSWER.map(([name, value]) => `${name}: ${value}`),
      "Connection: close",
      "Content-Length: 0",
    ]);
  });

  test.each([
    ["another header twice", "GET /healthz HTTP/1.1\r\nHost: a\r\nFrom: b\r\nFrom: c\r\n"],
    ["a backslash in a query", "GET /search?q=a\\b HTTP/1.1\r\nHost: a\r\n"],
  ])("%s is fine", async (_name, head) => {
    expect(await answerTo(`${head}Connection: close\r\n\r\n`)).toMatch(/^HTTP\/1.1 200 /);
  });

  const post = (body: string, headers: Record<string, string> = {}) =>
    site.get("/api/newsletter/subscribe", {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json", ...headers },
    });

  test("a body whose length is not said before is read like any other", async () => {
    const chunked = await post("{}", { "Transfer-Encoding": "chunked" });
    expect(chunked.status).toBe(400);
    expect(String(chunked.body)).toBe(String((await post("{}")).body));
  });

  test("who leaves in the middle of a body is no error of the site", async () => {
    site.logged.length = 0;
    const head =
      "POST /api/newsletter/subscribe HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
    for (const rest of [
      "Content-Length: 100\r\n\r\n{",
      "Transfer-Encoding: chunked\r\n\r\n2\r\n{",
    ]) {
      (await client(head + rest)).destroy();
    }
    await expect.poll(() => site.logged.length).toBe(2);
    expect(site.logged).toMatchObject([
      { level: 30, status: 499 },
      { level: 30, status: 499 },
    ]);
  });

  test("HTTP/1.0 knows no Host, and is answered all the same", async () => {
    expect(await answerTo("GET /assets/gone.js HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1.1 404 /);
    expect(await answerTo("GET /blog HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1.1 200 /);
  });

  test("a body of megabytes is refused before it has all come", async () => {
    const head =
      "POST /api/newsletter/subscribe HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
    const socket = await client(`${head}Content-Length: 50000000\r\n\r\n${"x".repeat(100_000)}`);
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1.1 413 /);
  });

  test("an Origin that names no site is refused, as a stranger's doing and no fault of ours", async () => {
    const unsubscribe = `/unsubscribe/${"x".repeat(32)}`;
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    for (const Origin of ["", "x", "https://"]) {
      expect((await post("{}", { Origin })).status, Origin).toBe(403);
      const headers = { ...form, Origin };
      const stopped = await site.get(unsubscribe, { method: "POST", headers, body: "" });
      expect(stopped.status, Origin).toBe(403);
    }
    expect(site.logged.filter(({ level }) => Number(level) > 30)).toEqual([]);
  });

  test("who does not finish what it asks is told so and let go", async () => {
    // The real limits are 10 and 20 seconds, checked every two.
    Object.assign(site.server, { headersTimeout: 50, requestTimeout: 60 });
    onTestFinished(
      () => void Object.assign(site.server, { headersTimeout: 10_000, requestTimeout: 20_000 }),
    );
    const head =
      "POST /api/newsletter/subscribe HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
    const [slowHead, slowBody] = await Promise.all([
      answerTo("GET /blog HTTP/1.1\r\nHost: a\r\nX: "),
      answerTo(`${head}Content-Length: 100\r\n\r\n{"email`),
    ]);
    expect(slowHead).toMatch(/^HTTP\/1.1 408 /);
    expect(slowBody).toMatch(/^HTTP\/1.1 408 /);
  });
});

test("a server on its way out is not ready, and still says that it lives", async () => {
  const ending = await serveSite();
  onTestFinished(() => ending.close());
  const ready = await ending.get("/readyz");
  expect(ready.status).toBe(200);
  expect(JSON.parse(String(ready.body))).toMatchObject({ status: "ready", draining: false });
  // From then on it accepts no connection; open ones may still ask.
  await ending.drain();
  const { page } = await ending.cache.make("/readyz");
  expect(page.status).toBe(503);
  expect(JSON.parse(String(plainVariant(page).body))).toEqual({
    status: "not ready",
    draining: true,
    database: "reachable",
    store: { fails: false, secondsSinceAnswer: null },
  });
  expect((await ending.cache.make("/healthz")).page.status).toBe(200);
});

test("the desk sees the server's memory of pages and its slow ones, and asks it for a path", async () => {
  const { http } = site.services.server;
  await site.get("/benefits/pain-inflammation");
  expect(http?.pageCache).toBe(site.cache);
  expect(http?.slowPages()).toContainEqual(
    expect.objectContaining({ route: "/benefits/pain-inflammation", renders: 1 }),
  );
  await site.get("/newsletter/confirm/a-token");
  expect(JSON.stringify(http?.slowPages())).not.toContain("a-token");
  expect(await http?.ask("/healthz")).toBe(200);
  expect(await http?.ask("/nothing-here")).toBe(404);
});

describe("while there is too much to do", () => {
  test("pages in memory and files are served, others are asked for later", async () => {
    await site.get("/benefits");
    site.overload(true);
    onTestFinished(() => site.overload(false));
    const shed = await site.count("http_requests_shed_total");
    for (const path of ["/benefits", "/favicon.ico", "/healthz"]) {
      expect((await site.get(path)).status, path).toBe(200);
    }
    site.pass(5 * 60_000);
    expect((await site.get("/benefits")).status).toBe(200);
    for (const path of ["/benefits/hair-growth", "/blog/unknown", "/api/search/light"]) {
      const { status, headers } = await site.get(path);
      expect(status, path).toBe(503);
      expect(headers["retry-after"]).toBe("5");
      expect(headers["cache-control"]).toBe("no-store");
    }
    site.overload(false);
    expect((await site.get("/benefits/hair-growth")).status).toBe(200);
    expect(await site.count("http_requests_shed_total")).toBeGreaterThanOrEqual(shed + 3);
  });
});

describe("a rush", () => {
  const count503 = () => site.count("http_requests_total", { status: "503" });
  test("ends a connection on which more than 64 are under way, and logs and counts that", async () => {
    const [shed, counted] = [await site.count("http_requests_shed_total"), await count503()];
    site.logged.length = 0;
    const answers = await rush(site.port, Array(80).fill("/benefits"));
    expect(answers.map(({ status }) => status)).toEqual([...Array(64).fill(200), 503]);
    expect(answers.at(-1)?.head).toContain("connection: close");
    expect(answers.at(-1)?.head).toContain("retry-after: 5");
    await expect.poll(() => site.logged.length).toBe(65);
    expect(site.logged.filter(({ status }) => status === 503)).toMatchObject([
      { method: "GET", path: "/benefits" },
    ]);
    expect(await site.count("http_requests_shed_total")).toBe(shed + 1);
    expect(await count503()).toBe(counted + 1);
  });
});

test.runIf(process.platform === "linux")("a file that can't be read ends nothing", async () => {
  // A process's own memory is a file that opens and then can't be read.
  const file = `build/client/unreadable-${process.pid}.txt`;
  symlinkSync("/proc/self/mem", file);
  onTestFinished(() => rmSync(file));
  site.logged.length = 0;
  const { status } = await site.get(`/unreadable-${process.pid}.txt`);
  expect(status).toBe(500);
  expect(site.logged).toContainEqual(
    expect.objectContaining({
      msg: "An answer broke off",
      err: expect.objectContaining({ code: "EIO" }),
    }),
  );
});
