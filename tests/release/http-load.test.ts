import { once } from "node:events";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { rawClient, rush } from "../support/raw-client.ts";
import { type ServedSite, serveSite } from "../support/served-site.ts";

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

describe("slow clients", () => {
  test("200 with half a request head, and 200 who read nothing, stop nobody", async () => {
    const path = "/red-light-101";
    const whole = await site.get(path);
    expect(whole.body.length).toBeGreaterThan(100_000);
    const asked = `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
    const clients = await Promise.all(
      Array.from({ length: 400 }, (_, at) =>
        at % 2 === 0
          ? rawClient(site.port, "GET /blog HTTP/1.1\r\nHost: a\r\nX: ")
          : rawClient(site.port, asked.repeat(20)),
      ),
    );
    for (const socket of clients) socket.pause();
    const before = process.memoryUsage().rss;
    const start = performance.now();
    for (let time = 0; time < 50; time += 1) {
      const answer = await site.get(path);
      expect(answer.status).toBe(200);
      expect(answer.body.equals(whole.body)).toBe(true);
    }
    expect((performance.now() - start) / 50).toBeLessThan(1_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(150e6);
  });
});

test("who reads slowly gets the whole answer while the server ends", async () => {
  const ending = await serveSite();
  onTestFinished(() => ending.close());
  const path = "/red-light-101";
  const { body } = await ending.get(path);
  // More than the system's own buffers take.
  const times = 20;
  const socket = connect(ending.port, "127.0.0.1").pause();
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  let answered = 0;
  ending.server.on("request", (_request, response) => response.on("finish", () => (answered += 1)));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(times));
  await expect.poll(() => answered).toBeGreaterThan(0);
  const ended = ending.drain();
  // Two checks for idle connections.
  await wait(2_500);
  expect((await buffer(socket)).length).toBeGreaterThan(times * body.length);
  await ended;
});

describe("a rush for pages that are not in memory", () => {
  const searches = (count: number, name: string) =>
    Array.from({ length: count }, (_, at) => `/search?q=${name}-${at}`);

  test("makes 200 of them, turns the rest away, and always answers health checks", async () => {
    const shed = await site.count("http_requests_shed_total");
    const clients = Array.from({ length: 20 }, (_, at) =>
      rush(site.port, [...searches(29, `rush-${at}`), `/api/search/rush-${at}`]),
    );
    const answers = (await Promise.all(clients)).flatMap((ofOne) => {
      expect(ofOne.splice(-2).map(({ status }) => status)).toEqual([200, 200]);
      return ofOne;
    });
    const away = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(600 - away.length);
    // Some finish and make room before the last one comes.
    expect(away.length).toBeGreaterThan(200);
    expect(away.length).toBeLessThanOrEqual(400);
    expect(await site.count("http_requests_shed_total")).toBe(shed + away.length);
    for (const { head } of away) {
      expect(head).toContain("retry-after: 5");
      expect(head).toContain("cache-control: no-store");
      expect(head).toContain("x-content-type-options: nosniff");
    }
    expect(away.at(0)?.head).toContain("content-type: text/html");
    expect(away.at(-1)?.head).toContain("content-type: application/json");
    expect((await site.get("/search?q=after-the-rush")).status).toBe(200);
  });
});
