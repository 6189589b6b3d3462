import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LIMITS } from "#app/forms/rate-limits.server.ts";
import { ask, cacheOf, read } from "../support/ask.ts";
import { lastingPostgres } from "../support/databases.ts";
import {
  type Deployment,
  isLinuxWithNginx,
  PATIENCE,
  type SiteProcess,
  startDeployment,
  startNginx,
} from "../support/deployment.ts";

const ARTICLE = "/blog/what-is-red-light-therapy";
const ANOTHER = "/blog/protocols";
const PURGE_SECRET = "a-secret-of-sixteen";

describe.skipIf(!isLinuxWithNginx)("behind nginx, where Linux has it", () => {
  let database: { DATABASE_URL: string };
  let deployment: Deployment;
  beforeAll(async () => {
    database = await lastingPostgres();
    deployment = await startDeployment({ ...database, PURGE_SECRET });
  });
  afterAll(() => deployment.end());

  test("a page is the server's own, in the encoding that each reader can read", async () => {
    const { url, servers } = deployment;
    const encodings: [string | undefined, string | undefined, (body: Buffer) => Buffer][] = [
      ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
      ["gzip, deflate", "gzip", gunzipSync],
      ["br;q=0, gzip", "gzip", gunzipSync],
      ["identity", undefined, (body) => body],
      [undefined, undefined, (body) => body],
    ];
    const plain = await read(servers[0].url + ARTICLE);
    for (const round of ["made", "kept"]) {
      for (const [accepted, encoding, decode] of encodings) {
        const headers = accepted ? { "Accept-Encoding": accepted } : {};
        const own = await read(servers[0].url + ARTICLE, headers);
        const passed = await read(url + ARTICLE, headers);
        const what = `${accepted}, ${round}`;
        expect(passed.headers["content-encoding"], what).toBe(encoding);
        expect(decode(passed.body).equals(plain.body), what).toBe(true);
        expect(passed.headers, what).toMatchObject(lasting(own.headers));
        if (round === "kept") expect(passed.headers["x-cache"], what).toBe("HIT");
      }
    }
    expect(plain.headers["content-security-policy"]).toContain("sha256-");
  });

  test("what was asked for once is in nginx's cache, and only what may be", async () => {
    const { url, servers, accessLog } = deployment;
    expect(await cacheOf(url + ANOTHER)).toBe("MISS");
    const kept = await ask(url + ANOTHER);
    expect(kept.headers["x-cache"]).toBe("HIT");
    const { status } = await ask(url + ANOTHER, {
      headers: { "If-None-Match": kept.headers.etag },
    });
    expect(status).toBe(304);
    const head = await ask(url + ANOTHER, { method: "HEAD" });
    expect(head.headers).toMatchObject({ "x-cache": "HIT", etag: kept.headers.etag });

    expect(await cacheOf(`${url}/nowhere`)).toBe("MISS");
    expect(await cacheOf(`${url}/nowhere`)).toBe("HIT");
    expect((await read(`${url}/search?x=q&q=skin+light`)).body.toString()).toContain("skin light");

    for (const query of ["Q=light", "%71=light", "%71=light&q=light"]) {
      const [own, passed] = await Promise.all(
        [servers[0].url, url].map((origin) => read(`${origin}/search?${query}`)),
      );
      expect(String(passed?.body), query).toBe(String(own?.body));
    }
    for (const path of ["/readyz", "/.\\readyz", "/./readyz", "/x/..%2freadyz", "//readyz"]) {
      expect((await ask(url, { path })).status, path).toBe(path.includes("\\") ? 400 : 404);
    }

    for (const path of ["/BLOG/?a=B%2F&c", "/blog/?a=B%2F&c", "//blog?a=B%2F&c"]) {
      const moved = await ask(url, { path });
      expect([moved.status, moved.headers.location], path).toEqual([301, "/blog?a=B%2F&c"]);
    }

    const post = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
    for (const path of [ANOTHER, "/api/newsletter/subscribe"]) {
      expect((await ask(url + path, post)).headers["x-cache"], path).toBeUndefined();
    }
    expect(await cacheOf(`${url}/healthz`)).toBe("MISS");
    expect(await cacheOf(`${url}/healthz`)).toBe("MISS");

    const passedOn = accessLog().flatMap(({ server, request }) => (server ? [request] : []));
    const requests = () => servers.flatMap(({ log }) => log().map(({ request }) => request));
    await expect.poll(requests, PATIENCE).toEqual(expect.arrayContaining(passedOn));
    expect(
      accessLog()
        .map(({ path }) => String(path))
        .join(),
    ).not.toContain("?");
  });

  test("a sign-up is stored once in Postgres, and counted for who sent it", async () => {
    const { url, servers } = deployment;
    const subscribe = (email: string, from: string, headers = {}) =>
      ask(`${url}/api/newsletter/subscribe`, {
        method: "POST",
        localAddress: from,
        // The site's own page as readers of nginx see it, which the servers know by its Host.
        headers: { "Content-Type": "application/json", Origin: url, ...headers },
        body: JSON.stringify({ email, source: "footer" }),
      });

    const same = Array.from({ length: 4 }, () => subscribe("anna@example.com", "127.0.0.2"));
    for (const { status, body } of await Promise.all(same)) {
      expect(status).toBe(200);
      expect(JSON.parse(body.toString())).toEqual({ status: "ok" });
    }
    const client = new Client({ connectionString: database.DATABASE_URL });
    await client.connect();
    const { rows } = await client.query("select email, source from subscribers");
    await client.end();
    expect(rows).toEqual([{ email: "anna@example.com", source: "footer" }]);

    for (let count = same.length; count < LIMITS.perClient; count += 1) {
      expect((await subscribe(`reader-${count}@example.com`, "127.0.0.2")).status).toBe(200);
    }
    const pretended = { "X-Forwarded-For": "192.0.2.7", Forwarded: "for=192.0.2.7" };
    const limited = await subscribe("one-more@example.com", "127.0.0.2", pretended);
    expect(limited.status).toBe(429);
    expect(JSON.parse(limited.body.toString())).toMatchObject({ error: expect.any(String) });
    expect((await subscribe("other@example.com", "127.0.0.3")).status).toBe(200);

    for (const { log } of servers) {
      await expect.poll(() => log().map(({ method }) => method), PATIENCE).toContain("POST");
    }
  });

  test("what nginx itself refuses has all the security headers", async () => {
    const { url } = deployment;
    await read(url + ARTICLE);
    const refused: [string, Parameters<typeof ask>[1], number][] = [
      ["a path out of the site", { path: "/../x" }, 400],
      ["a path with a null", { path: "/blog/%00" }, 400],
      ["no page of the public", { path: "/readyz" }, 404],
      ["a method that nginx has not", { method: "TRACE" }, 405],
      ["a condition", { path: ARTICLE, headers: { "If-Match": '"other"' } }, 412],
      [
        "an unknown coding",
        { method: "POST", headers: { "Transfer-Encoding": "x, chunked" } },
        501,
      ],
    ];
    for (const [what, options, expected] of refused) {
      const { status, headers } = await ask(url, options);
      expect(status, what).toBe(expected);
      expect(headers, what).toMatchObject({
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "strict-transport-security": "max-age=63072000",
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "x-frame-options": "DENY",
      });
    }
  });

  // The last, since it ends the servers.
  test("a purge reaches both servers, and the one that is left", async () => {
    const { url, servers } = deployment;
    const purge = (secret: string, seconds = Date.now() / 1_000) => {
      const time = String(Math.floor(seconds));
      const signature = createHmac("sha256", secret).update(time).digest("hex");
      const headers = { "X-Signature-Time": time, "X-Signature-SHA256": signature };
      return ask(`${url}/api/purge`, { method: "POST", headers, body: "{}" });
    };
    const purged = await purge(PURGE_SECRET);
    expect(JSON.parse(purged.body.toString())).toEqual({ status: "ok" });
    const isPurged = ({ log }: SiteProcess) =>
      log().some(({ msg }) => /made anew/.test(String(msg)));
    await expect.poll(() => servers.every(isPurged), PATIENCE).toBe(true);
    for (const [refused, status] of [
      [await purge("another-secret-of-20"), 401],
      [await purge(PURGE_SECRET, 1_795_000_000), 403],
    ] as const) {
      expect(refused.status).toBe(status);
      expect(JSON.parse(refused.body.toString())).toEqual({ error: expect.any(String) });
    }

    for (const server of servers) {
      await server.stop("SIGKILL");
      expect((await purge(PURGE_SECRET)).status).toBe(200);
      await server.start();
    }
  });

  test("an address with a query goes to the servers whole, which know what counts in it", async () => {
    const stub = createServer((request, response) => {
      response.setHeader("Cache-Control", "public, s-maxage=60").end(request.url);
    }).listen(0, "127.0.0.1");
    await once(stub, "listening");
    const { port } = stub.address() as AddressInfo;
    const { url, end } = await startNginx([port, port]);
    expect(await cacheOf(`${url}/blog`)).toBe("MISS");
    expect(await cacheOf(`${url}/blog`)).toBe("HIT");
    for (const address of ["/blog?utm=1", "/search?q=a&q=b", "/benefits/x.data?_routes=y"]) {
      for (const visit of ["first", "second"]) {
        const passed = await ask(url + address);
        expect(passed.headers["x-cache"], `${address}, ${visit}`).not.toBe("HIT");
        expect(String(passed.body)).toBe(address);
      }
    }
    await end();
    stub.close();
  });
});

/** The headers that are the same whoever passes an answer on. */
function lasting(headers: Record<string, unknown>): Record<string, unknown> {
  const { date, connection, "keep-alive": keepAlive, ...rest } = headers;
  return rest;
}
