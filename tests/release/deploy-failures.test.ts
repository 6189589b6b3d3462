import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, cacheOf, read } from "../support/ask.ts";
import {
  type Deployment,
  isLinuxWithNginx,
  PATIENCE,
  startDeployment,
  startNginx,
} from "../support/deployment.ts";

const ARTICLE = "/blog/what-is-red-light-therapy";

describe.skipIf(!isLinuxWithNginx)("behind nginx, where Linux has it", () => {
  let deployment: Deployment;
  beforeAll(async () => {
    deployment = await startDeployment({});
  });
  afterAll(() => deployment.end());

  test("pages are shown while they are renewed, and for a day while no server answers", async () => {
    const { url, servers, age } = deployment;
    await read(url + ARTICLE);
    age(61);
    expect(await cacheOf(url + ARTICLE)).toBe("STALE");
    await expect.poll(() => cacheOf(url + ARTICLE), PATIENCE).toBe("HIT");

    await Promise.all(servers.map((server) => server.stop("SIGKILL")));
    for (const seconds of [61, 600, 85_000]) {
      age(seconds);
      for (let visit = 0; visit < 5; visit += 1) {
        const page = await ask(url + ARTICLE);
        expect(page.status, `${seconds} seconds later`).toBe(200);
        // nginx may still be trying to renew it for the visit before.
        expect(page.headers["x-cache"]).toMatch(/^(STALE|UPDATING)$/);
      }
    }
    age(1_000);
    for (const [path, type] of [
      [ARTICLE, "text/html"],
      ["/api/search/light", "application/json"],
    ] as const) {
      const failed = await ask(url + path);
      expect(failed.status).toBe(503);
      expect(failed.headers).toMatchObject({ "content-type": type, "retry-after": "5" });
      expect(failed.body.toString()).toContain("Please try again");
    }

    await Promise.all(servers.map((server) => server.start()));
    await expect.poll(async () => (await ask(url + ARTICLE)).status, PATIENCE).toBe(200);
  });

  test("a server that dies costs no reader a page", async () => {
    const { url, servers } = deployment;
    const answers = await readersDuring(url, () => servers[0].stop("SIGKILL"));
    expect(answers).toEqual(["200"]);
    await servers[0].start();
  });

  test("both servers started anew one after the other cost no reader a page", async () => {
    const { url, servers } = deployment;
    const answers = await readersDuring(url, async () => {
      for (const server of servers) {
        await server.stop("SIGTERM");
        await server.start();
      }
    });
    expect(answers).toEqual(["200"]);
  });
});

test.skipIf(!isLinuxWithNginx)(
  "a server that is too busy costs no reader a page, and no sign-up is sent twice",
  async () => {
    const sent: string[] = [];
    const servers = await Promise.all(
      [503, 200].map(async (status) => {
        const server = createServer(({ method = "" }, response) => {
          if (method === "POST") sent.push(method);
          response.writeHead(method === "POST" ? 503 : status).end();
        }).listen(0, "127.0.0.1");
        await once(server, "listening");
        return server;
      }),
    );
    const ports = servers.map((server) => (server.address() as AddressInfo).port);
    const nginx = await startNginx([ports[0] ?? 0, ports[1] ?? 0]);
    const statuses = new Set<number>();
    for (let visit = 0; visit < 10; visit += 1) {
      statuses.add((await ask(`${nginx.url}/search?q=${visit}`)).status);
    }
    expect([...statuses]).toEqual([200]);
    expect((await ask(`${nginx.url}/x`, { method: "POST", body: "a=b" })).status).toBe(503);
    expect(sent).toEqual(["POST"]);
    await nginx.end();
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  },
);

/** The answers that four readers got, who kept asking for pages that nginx does not have. */
async function readersDuring(url: string, work: () => Promise<void>): Promise<string[]> {
  const answers = new Set<string>();
  let asked = 0;
  let isOver = false;
  const reader = async () => {
    while (!isOver) {
      asked += 1;
      // Thinks between two pages: the machine has servers to start.
      await pause(20);
      const answer = await read(`${url}/api/search/light+${asked}`).then(
        ({ status, body }) => (status === 200 ? "200" : `${status}: ${body}`),
        (error: Error) => error.message,
      );
      answers.add(answer);
    }
  };
  const readers = Array.from({ length: 4 }, reader);
  await expect.poll(() => asked, PATIENCE).toBeGreaterThan(20);
  await work();
  const before = asked;
  await expect.poll(() => asked, PATIENCE).toBeGreaterThan(before + 20);
  isOver = true;
  await Promise.all(readers);
  return [...answers];
}
