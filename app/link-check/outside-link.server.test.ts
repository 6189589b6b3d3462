import type { lookup } from "node:dns";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { checkOutsideLink } from "./outside-link.server.ts";
import { isPublicAddress } from "./public-address.ts";

const servers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of servers.splice(0)) await close();
});

/** A real web server; its host has a name, and only under that it counts as one of the internet. */
async function host(answer: RequestListener) {
  const asked: string[] = [];
  const agents = new Set<string | undefined>();
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    agents.add(request.headers["user-agent"]);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  servers.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { asked, agents, port, url: `http://papers.test:${port}` };
}

/** Names of .test are the double's machine; "inside.test" is one of the network. */
const names = ((name: string, _options: unknown, callback: (...answer: unknown[]) => void) => {
  if (name === "nowhere.test") return callback(Object.assign(new Error(), { code: "ENOTFOUND" }));
  const address = name === "inside.test" ? "192.168.1.1" : "127.0.0.1";
  return callback(null, [{ address, family: 4 }]);
}) as unknown as typeof lookup;

const check = (href: string, timeout = 10_000) =>
  checkOutsideLink(href, {
    userAgent: "Wavelength link check (+https://site.example)",
    timeout,
    lookup: names,
    isAllowed: (address, host) =>
      isPublicAddress(address) || (host === "papers.test" && address === "127.0.0.1"),
  });

test("an existing page gets one HEAD request, from a program that names the site", async () => {
  const { url, asked, agents } = await host((_request, response) => response.end("page"));
  expect(await check(`${url}/a?b=c#d`)).toEqual({ state: "ok" });
  expect(asked).toEqual(["HEAD /a?b=c"]);
  expect([...agents]).toEqual(["Wavelength link check (+https://site.example)"]);
});

test("a host that knows no HEAD gets a GET", async () => {
  const { url, asked } = await host(({ method }, response) =>
    response.writeHead(method === "HEAD" ? 405 : 200).end(),
  );
  expect(await check(`${url}/`)).toEqual({ state: "ok" });
  expect(asked).toEqual(["HEAD /", "GET /"]);
});

test.each([
  [404, "dead", "404 Not Found"],
  [403, "unsure", "403 Forbidden"],
  [500, "unsure", "500 Internal Server Error"],
])("%i is %s", async (status, state, problem) => {
  const { url } = await host((_request, response) => response.writeHead(status).end());
  expect(await check(url)).toEqual({ state, problem });
});

test("a redirect is followed, and one in a circle or without end is dead", async () => {
  const { url, asked } = await host(({ url = "" }, response) => {
    const next = url === "/moved" ? "/there" : url === "/circle" ? "/circle" : `${url}x`;
    if (url === "/there") response.end();
    else response.writeHead(301, { Location: next }).end();
  });
  expect(await check(`${url}/moved`)).toEqual({ state: "ok" });
  expect(await check(`${url}/circle`)).toEqual({
    state: "dead",
    problem: "It redirects in a circle",
  });
  asked.length = 0;
  expect(await check(`${url}/on`)).toMatchObject({ state: "dead", problem: /more than 5 times/ });
  expect(asked).toHaveLength(6);
});

test("neither a link nor a redirect makes the server ask its own machine or network", async () => {
  const inside = await host((_request, response) => response.end("secret"));
  const problem = expect.stringContaining("this machine or its network");
  for (const target of [
    `http://127.0.0.1:${inside.port}/`,
    `http://[::1]:${inside.port}/`,
    `http://[::ffff:127.0.0.1]:${inside.port}/`,
    `http://0x7f.1:${inside.port}/`,
    `http://localhost.test:${inside.port}/`,
    `http://inside.test/`,
    "http://169.254.169.254/latest/meta-data",
  ]) {
    expect(await check(target), target).toEqual({ state: "dead", problem });
    const outside = await host((_request, response) =>
      response.writeHead(302, { Location: target }).end(),
    );
    expect(await check(outside.url), `redirect to ${target}`).toEqual({ state: "dead", problem });
  }
  expect(inside.asked).toEqual([]);
});

test("what is no web address, no host or no answer is told", async () => {
  const silent = await host(() => {});
  expect(await check(silent.url, 50)).toEqual({
    state: "unsure",
    problem: "It does not answer in time",
  });
  expect(await check("ftp://papers.test/")).toMatchObject({ state: "dead" });
  expect(await check("http://nowhere.test/")).toEqual({
    state: "dead",
    problem: "There is no such host",
  });
  const broken = await host((_request, response) => response.destroy());
  expect(await check(broken.url)).toMatchObject({ state: "unsure", problem: /ECONNRESET/ });
});
