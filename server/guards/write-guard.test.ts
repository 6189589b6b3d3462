import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { nginxSays } from "../../tests/support/nginx-configuration.ts";
import { createWriteGuard } from "./write-guard.ts";

const SITE = "https://site.example";
const action = () => null;

const build = {
  routes: {
    form: { id: "form", path: "webinars/:slug", module: { action } },
    open: {
      id: "open",
      path: "unsubscribe/:token",
      module: { action, handle: { openToAll: true } },
    },
    page: { id: "page", path: "blog", module: { default: action } },
  },
} as unknown as ServerBuild;

const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

/** The status of the guard's answer; 200 when the request passes. */
async function answerTo(path: string, init: RequestInit = {}) {
  const app = new Hono();
  app.use(createWriteGuard(build, SITE));
  app.all("*", ({ text }) => text("passed"));
  return app.request(`http://host.example${path}`, {
    method: "POST",
    body: "a=1",
    ...init,
    headers: { Host: "host.example", ...FORM, ...init.headers },
  });
}

test("reads pass, whatever else they say", async () => {
  for (const method of ["GET", "HEAD"]) {
    const headers = { Origin: "https://evil.example", "Content-Type": "text/plain" };
    expect((await answerTo("/blog", { method, body: null, headers })).status, method).toBe(200);
  }
});

test("a write passes to a route with an action, and to its data", async () => {
  expect((await answerTo("/webinars/perfectio-x")).status).toBe(200);
  expect((await answerTo("/webinars/perfectio-x.data")).status).toBe(200);
});

test("other writes are refused with what is allowed there", async () => {
  for (const [path, method, allowed] of [
    ["/blog", "POST", "GET, HEAD"],
    ["/nowhere", "POST", "GET, HEAD"],
    ["/webinars/perfectio-x", "PUT", "GET, HEAD, POST"],
    ["/webinars/perfectio-x", "DELETE", "GET, HEAD, POST"],
  ] as const) {
    const answer = await answerTo(path, { method });
    const { status, headers } = answer;
    expect([status, headers.get("Allow")], `${method} ${path}`).toEqual([405, allowed]);
    expect(await answer.text()).toContain(nginxSays("405"));
  }
});

test.each([
  ["/webinars/a", undefined, 200],
  ["/webinars/a", SITE, 200],
  ["/webinars/a", "https://host.example", 200],
  ["/webinars/a", "https://evil.example", 403],
  ["/webinars/a", "null", 403],
  ["/webinars/a", "no origin", 403],
  ["/unsubscribe/a", "https://mail.example", 200],
  ["/unsubscribe/a", "null", 200],
  ["/unsubscribe/a", "no origin", 403],
])("%s from a page of %s: %i", async (path, origin, status) => {
  const response = await answerTo(path, { headers: origin ? { Origin: origin } : {} });
  expect(response.status).toBe(status);
  if (status === 403) expect(await response.text()).toContain("sent from another site");
});

test.each([
  ["application/json", 200],
  ["Multipart/Form-Data ; boundary=x", 200],
  ["text/plain", 415],
  ["application/xml", 415],
])("a body of type %s: %i", async (type, status) => {
  const response = await answerTo("/webinars/a", { headers: { "Content-Type": type } });
  expect(response.status).toBe(status);
  if (status === 415) expect(await response.text()).toContain("needs a form or JSON");
});

test("a body of more than 16 KB is refused, also when its length comes with its end", async () => {
  const send = (length: number) => answerTo("/webinars/a", { body: "a".repeat(length) });
  expect((await send(16 * 1024)).status).toBe(200);
  const refused = await send(16 * 1024 + 1);
  expect(refused.status).toBe(413);
  const words = await refused.text();
  expect(words).toContain("more than the 16 KB that can be sent");
  expect(words).toContain(nginxSays("413"));
});
