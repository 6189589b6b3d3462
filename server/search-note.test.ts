import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { parseEnv } from "#app/infra/env.server.ts";
import { createSearchNote, searchIn } from "./search-note.ts";

/** The queries that are counted of requests with these headers. */
function counted(
  headers: Record<string, string>,
  { method = "GET", url = "/search?q=knee" } = {},
): string[] {
  const noted: string[] = [];
  const searchCounts = { note: (query: string) => noted.push(query) };
  const note = createSearchNote({ searchCounts, env: parseEnv({}) } as unknown as Parameters<
    typeof createSearchNote
  >[0]);
  const request = new IncomingMessage(new Socket());
  note(Object.assign(request, { method, url, headers }));
  return noted;
}

test("the searches of readers are counted", () => {
  expect(counted({})).toEqual(["knee"]);
  expect(counted({ "user-agent": "Mozilla/5.0 (Robotics)", cookie: "theme=desk" })).toEqual([
    "knee",
  ]);
  expect(counted({}, { url: "/blog" })).toEqual([]);
});

test.each<[string, Record<string, string>]>([
  ["a robot", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
  ["a monitor", { "user-agent": "uptime-monitor" }],
  ["a prefetch", { "sec-purpose": "prefetch;prerender" }],
  ["the operator", { cookie: "theme=dark; __Host-desk=abc" }],
  ["the operator without https", { cookie: "desk=abc" }],
  ["the operator behind a proxy that takes spaces out", { cookie: "theme=dark;desk=abc" }],
])("the search of %s is not counted", (_who, headers) => {
  expect(counted(headers)).toEqual([]);
});

test("a HEAD is no search", () => {
  expect(counted({}, { method: "HEAD" })).toEqual([]);
});

test.each([
  ["/search?q=knee%20pain", "knee pain"],
  ["/search.data?q=knee+pain&_routes=x", "knee pain"],
  ["/search?x=1&q=knee#q=other", "knee"],
  ["/api/search/knee%20pain", "knee pain"],
  ["/api/search/a%2Fb", "a/b"],
  ["/search", undefined],
  ["/searching?q=knee", undefined],
  ["/api/search/", undefined],
  ["/api/search/%E0%A4", undefined],
  ["/blog?q=knee", undefined],
  ["/blog/api/search/knee", undefined],
  ["/api/search/knee?x=1#y", "knee"],
])("%s searches for %s", (url, query) => {
  expect(searchIn(url)).toBe(query);
});
