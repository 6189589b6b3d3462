import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, createServer } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ask } from "../support/ask.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { blog, type StoreDouble, startStoreDouble, storeArticle } from "../support/store-double.ts";

const ARTICLE = "/blog/red-light-and-sleep";

let store: StoreDouble;
let server: RunningServer;
beforeEach(async () => {
  store = await startStoreDouble(blog([storeArticle()]));
});
afterEach(async () => {
  if (server.process.exitCode === null) await server.end("SIGKILL");
  await store.close();
});

const start = async (env: Record<string, string> = {}) => {
  server = await startServer({ ...store.settings, ...env });
};

/** The log's entries so far. */
const logged = () =>
  server.lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));

/** Waits until the server takes no new connections. */
const expectRefusal = () =>
  expect
    .poll(() => ask(server.url).catch((error: NodeJS.ErrnoException) => error.code))
    .toBe("ECONNREFUSED");

const exitCode = async (): Promise<number> => (await once(server.process, "exit"))[0];

describe("SIGTERM", () => {
  test("under load loses no request", async () => {
    await start({ TRUST_PROXY: "loopback" });
    await ask(server.url + ARTICLE);
    let answered = 1;
    const lost: unknown[] = [];
    /** Asks one after the other on a connection that it keeps, until there is no server. */
    const reader = async (index: number) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        const path = index % 4 === 0 ? `/nowhere-${index}-${answered}` : ARTICLE;
        try {
          const { status, body } = await ask(server.url + path, { agent });
          if (!String(body).endsWith("</html>")) lost.push(`half a page, ${status}`);
          answered += 1;
        } catch (error) {
          const { code } = Object(error);
          // An address with two meanings (IPv4 and IPv6) is refused twice at once.
          if (code === "ECONNREFUSED") return;
          lost.push(error);
        }
      }
    };
    const readers = Promise.all(Array.from({ length: 32 }, (_, index) => reader(index)));
    await expect.poll(() => answered).toBeGreaterThan(200);
    const ended = exitCode();
    server.process.kill("SIGTERM");
    await readers;
    expect(await ended).toBe(0);
    expect(lost).toEqual([]);
    expect(logged().filter(({ status }) => status === 200 || status === 404).length).toBe(answered);
  });

  test("waits for a page that is being made, and takes no new readers", async () => {
    await start();
    const { promise: open, resolve } = Promise.withResolvers<void>();
    const answer = blog([storeArticle()]);
    store.answer((...parts) => void open.then(() => answer(...parts)));
    const asked = ask(server.url + ARTICLE);
    await expect.poll(isAsked).toBe(true);
    const ended = exitCode();
    server.process.kill("SIGTERM");
    await expectRefusal();
    resolve();
    const { status, headers, body } = await asked;
    expect(status).toBe(200);
    expect(String(body)).toContain("Light before bed.");
    expect(headers.connection).toBe("close");
    expect(await ended).toBe(0);
  });

  test("a second time ends at once", async () => {
    await start();
    store.answer(() => {});
    const asked = ask(server.url + ARTICLE).catch(() => "cut off");
    await expect.poll(isAsked).toBe(true);
    const ended = exitCode();
    server.process.kill("SIGTERM");
    await expectRefusal();
    server.process.kill("SIGTERM");
    expect(await ended).toBe(1);
    expect(await asked).toBe("cut off");
  });
});

/** Whether the store was asked for an article; of its list and itself it is asked at a start. */
const isAsked = () => store.calls.some(({ variables }) => "articleHandle" in variables);

/** Settings that make the server run this code when it gets SIGUSR2. */
const onUsr2 = (code: string) => ({
  NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(`process.on("SIGUSR2",()=>{${code}})`)}"`,
});

describe("an error that nobody catches", () => {
  const faults = [
    ["thrown", 'setTimeout(()=>{throw new Error("bang")})'],
    ["a promise that fails", 'Promise.reject(new Error("bang"))'],
  ] as const;
  test.each(faults)("%s: the process ends after its line in the log", async (_name, code) => {
    await start(onUsr2(code));
    expect((await ask(server.url + ARTICLE)).status).toBe(200);
    const ended = exitCode();
    server.process.kill("SIGUSR2");
    expect(await ended).toBe(1);
    const entries = logged();
    expect(entries.at(-1)).toMatchObject({ level: 60, err: { message: "bang" } });
    expect(entries.at(-1).err.stack).toContain("bang");
    expect(entries.filter(({ path }) => path === ARTICLE)).toHaveLength(1);
  });
});

test("an event loop that can't keep up: what is in memory is served, the rest is asked for later", async () => {
  // Stops the thread, and leaves the processor to others.
  const stopped = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,600)";
  const busy = `${stopped};globalThis.off||setTimeout(work)`;
  await start(
    onUsr2(
      `if(globalThis.on){globalThis.off=1}else{globalThis.on=1;const work=()=>{${busy}};work()}`,
    ),
  );
  await ask(server.url + ARTICLE);
  server.process.kill("SIGUSR2");
  const another = () => ask(`${server.url}/nowhere-${randomUUID()}`);
  await expect.poll(async () => (await another()).status).toBe(503);
  const [shed, kept] = await Promise.all([another(), ask(server.url + ARTICLE)]);
  expect(shed.status).toBe(503);
  expect(shed.headers["retry-after"]).toBe("5");
  expect(kept.status).toBe(200);
  server.process.kill("SIGUSR2");
  await expect.poll(async () => (await another()).status).toBe(404);
});

describe("/readyz", () => {
  test("tells how old the store's last answer is", async () => {
    // The site asks for its list by itself at a start: that answer is held back.
    const release = Promise.withResolvers<void>();
    const answer = blog([storeArticle()]);
    store.answer(async (...request) => {
      await release.promise;
      return answer(...request);
    });
    await start();
    const state = async () => JSON.parse(String((await ask(`${server.url}/readyz`)).body));
    expect(await state()).toEqual({
      status: "ready",
      draining: false,
      database: "reachable",
      store: { fails: false, secondsSinceAnswer: null },
    });
    release.resolve();
    await ask(server.url + ARTICLE);
    expect((await state()).store).toEqual({ fails: false, secondsSinceAnswer: expect.any(Number) });
  });
});

describe("METRICS_PORT", () => {
  /** A server that holds a port, which is free again when it is closed. */
  async function holder() {
    const held = createServer().listen(0);
    await once(held, "listening");
    const address = held.address();
    if (!address || typeof address === "string") throw new Error("no port");
    return { port: address.port, free: () => new Promise((resolve) => held.close(resolve)) };
  }

  test("has the numbers, and the site itself has none", async () => {
    const { port, free } = await holder();
    await free();
    await start({ METRICS_PORT: String(port) });
    await ask(server.url + ARTICLE);
    await ask(server.url + ARTICLE);
    const { status, headers, body } = await ask(`http://localhost:${port}/metrics`);
    expect(status).toBe(200);
    expect(headers["content-type"]).toContain("text/plain");
    for (const line of [
      'http_requests_total{method="GET",status="200",cache="miss"} 1',
      'http_requests_total{method="GET",status="200",cache="hit"} 1',
      'page_renders_total{status="200"} 1',
      /^store_calls_total\{result="ok"\} [1-9]/m,
      /^nodejs_eventloop_lag_seconds /m,
    ]) {
      expect(String(body)).toMatch(line);
    }
    expect((await ask(`http://localhost:${port}/`)).status).toBe(404);
    expect((await ask(`${server.url}/metrics`)).status).toBe(404);
    await server.end();
    expect(await ask(`http://localhost:${port}/metrics`).catch(() => "gone")).toBe("gone");
  });
});
