import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type ServedSite, serveSite } from "../tests/support/served-site.ts";

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});
beforeEach(() => {
  site.logged.length = 0;
});
afterAll(() => site.close());

describe("encodings", () => {
  const accepted: [string, string | undefined][] = [
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=0.5, gzip", "br"],
    ["gzip;q=1.0,br;q=0", "gzip"],
    ["br;q=0.001", "br"],
    ["br;q=0,gzip;q=0.00", undefined],
    ["x-br, brotli, gzipped", undefined],
    ["deflate", undefined],
    ["BR", "br"],
    ["br;Q=0, gzip;q=0;x=1", undefined],
    ["", undefined],
  ];
  test.each(accepted)('"%s" is answered with %s', async (accept, encoding) => {
    const { headers, body } = await site.get("/benefits", {
      headers: accept ? { "Accept-Encoding": accept } : {},
    });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toBe("Accept-Encoding");
    expect(Number(headers["content-length"])).toBe(body.length);
    const text =
      encoding === "br" ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body;
    expect(text.toString()).toMatch(/^<!DOCTYPE html>.+<\/html>$/s);
  });
});

describe("a page that the reader has", () => {
  test("is not sent again, as long as it stays the same", async () => {
    const first = await site.get("/blog");
    const etag = first.headers.etag ?? "";
    const strong = etag.replace("W/", "");
    for (const known of [etag, `"other", ${etag}`, "*", `${etag}, "other"`, strong]) {
      const again = await site.get("/blog", { headers: { "If-None-Match": known } });
      expect(again.status, known).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers.etag).toBe(etag);
      for (const name of ["cache-control", "vary", "content-security-policy"]) {
        expect(again.headers[name], name).toBe(first.headers[name]);
      }
    }
    const other = await site.get("/blog", { headers: { "If-None-Match": 'W/"other"' } });
    expect(other.status).toBe(200);
  });

  test("a missing page is said to be missing whatever the reader has", async () => {
    const { status } = await site.get("/nowhere", { headers: { "If-None-Match": "*" } });
    expect(status).toBe(404);
  });
});

test("HEAD answers what GET does, without the body", async () => {
  for (const path of ["/", "/nowhere", "/favicon.svg", "/feed.xml", "/healthz", "/Blog"]) {
    for (const accept of ["br", "identity"]) {
      const options = { headers: { "Accept-Encoding": accept } };
      const full = await site.get(path, options);
      const head = await site.get(path, { ...options, method: "HEAD" });
      expect(head.body).toHaveLength(0);
      expect(head.status).toBe(full.status);
      const { date: _1, ...inFull } = full.headers;
      const { date: _2, ...inHead } = head.headers;
      expect(inHead).toEqual(inFull);
    }
  }
});

test("a page is made once, and then comes from memory", async () => {
  const rendered = await site.count("page_renders_total");
  for (let time = 0; time < 5; time += 1) await site.get("/benefits/skin-health?utm=1");
  await site.get("/benefits/skin-health", { method: "HEAD" });
  expect(await site.count("page_renders_total")).toBe(rendered + 1);
  expect(site.logged.map(({ cache }) => cache)).toEqual(["miss", ...Array(5).fill("hit")]);
});

test("a purge asked for by a GET, and an address on another host, do nothing odd", async () => {
  expect((await site.get("/api/purge")).status).toBe(404);
  const absolute = await site.get("/blog", { headers: { Host: "evil.example" } });
  expect(absolute.body.toString()).not.toContain("evil.example");
});

test("requests are counted by method, status and what the cache had to say", async () => {
  const { length } = site.logged;
  await site.get("/favicon.svg");
  await expect.poll(() => site.logged.length).toBe(length + 1);
  site.overload(true);
  onTestFinished(() => site.overload(false));
  const asked: [path: string, method: string, counted: Record<string, string>][] = [
    ["/counted", "GET", { method: "GET", status: "503", cache: "miss" }],
    ["/favicon.svg", "HEAD", { method: "HEAD", status: "200", cache: "hit" }],
    ["/favicon.svg", "GET", { method: "GET", status: "200", cache: "hit" }],
    ["/assets/counted.js", "GET", { method: "GET", status: "404", cache: "pass" }],
    ["/counted", "POST", { method: "POST", status: "405", cache: "pass" }],
  ];
  for (const [path, method, labels] of asked) {
    const before = await site.count("http_requests_total", labels);
    const all = await site.count("http_requests_total");
    await site.get(path, { method });
    // The reader may see the end of an answer before it is counted.
    await expect.poll(() => site.count("http_requests_total", labels)).toBe(before + 1);
    expect(await site.count("http_requests_total")).toBe(all + 1);
  }
});

describe("the log", () => {
  test("a line has what the operator needs", async () => {
    await site.get("/healthz", { headers: { "X-Request-Id": "proxy-given-1" } });
    expect(site.logged).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        pid: expect.any(Number),
        hostname: expect.any(String),
        request: "proxy-given-1",
        method: "GET",
        path: "/healthz",
        status: 200,
        cache: "miss",
        milliseconds: 0,
      },
    ]);
  });

  test("a line and the numbers have the time that the answer took", async () => {
    await site.get("/healthz");
    const seconds = async () => {
      const numbers = await site.services.metrics.registry.metrics();
      return Number(/^http_request_duration_seconds_sum\{cache="hit"\} (.*)$/m.exec(numbers)?.[1]);
    };
    await site.get("/benefits");
    const before = await seconds();
    site.server.once("request", () => site.pass(1234.56));
    await site.get("/benefits");
    await expect.poll(() => site.logged.at(-1)?.milliseconds).toBe(1234.6);
    expect(site.logged.at(-1)).toMatchObject({ path: "/benefits", cache: "hit" });
    expect((await seconds()) - before).toBeCloseTo(1.23456);
  });

  test("an id of its own where the proxy gives none that is one", async () => {
    for (const id of ["", "short", 'a"}\\n{"level":60', "x".repeat(65)]) {
      await site.get("/healthz", { headers: { "X-Request-Id": id } });
    }
    const ids = site.logged.map(({ request }) => String(request));
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/);
  });

  test("nothing in it tells of the reader", async () => {
    const secret = "zanzibar";
    const headers = {
      Cookie: secret,
      Referer: `https://a.example/${secret}`,
      "User-Agent": secret,
      "X-Forwarded-For": "203.0.113.77",
      Authorization: secret,
      "X-Request-Id": secret.slice(0, 5),
    };
    for (const path of [
      `/search?q=${secret}`,
      `/search.data?q=${secret}`,
      `/api/search/${secret}`,
      `/api/search/${secret}?x`,
      `/?email=${secret}@example.com`,
      `/blog#${secret}`,
      `/unsubscribe/${secret}`,
      `/unsubscribe/${secret}.data`,
      `//Unsubscribe/${secret}`,
      `/newsletter/confirm/${secret}`,
      `/newsletter/confirm/${secret}.data`,
      `/alerts/confirm/${secret}`,
      `http://a.example/unsubscribe/${secret}`,
      `/x/../unsubscribe/${secret}`,
    ]) {
      await site.get(path, { headers });
    }
    await site.get(`/api/newsletter/subscribe?${secret}`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify({ email: `${secret}@example.com` }),
    });
    expect(site.logged.length).toBeGreaterThanOrEqual(14);
    const text = JSON.stringify(site.logged);
    expect(text).not.toContain(secret);
    expect(text).not.toContain("127.0.0.1");
    expect(text).not.toContain("203.0.113.77");
  });

  test("a reader who leaves early is 499", async () => {
    const logged = new Promise((resolve) =>
      site.server.once("request", (_, response) => response.on("close", resolve)),
    );
    const aborted = new AbortController();
    const asked = fetch(`${site.url}/benefits/sleep-optimization`, { signal: aborted.signal });
    site.server.once("request", () => aborted.abort());
    await expect(asked).rejects.toThrow("aborted");
    await logged;
    expect(site.logged.at(-1)).toMatchObject({ status: 499 });
  });
});
