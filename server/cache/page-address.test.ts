import { expect, test } from "vitest";
import { build } from "../../tests/support/built-app.ts";
import { createPageAddress } from "./page-address.ts";

const addressOf = createPageAddress(build);

test("a page is known by its path", () => {
  for (const path of ["/", "/blog", "/blog/red-light-and-sleep", "/api/search/light", "/nowhere"]) {
    expect(addressOf(path)).toBe(path);
  }
});

test("parameters that mean nothing make no new page", () => {
  expect(addressOf("/blog?utm_source=mail&fbclid=1")).toBe("/blog");
  expect(addressOf("/?")).toBe("/");
  expect(addressOf("/blog/red-light-and-sleep?q=light")).toBe("/blog/red-light-and-sleep");
  expect(addressOf("/blog.data?_routes=blog")).toBe("/blog.data");
  expect(addressOf("/nowhere?q=1")).toBe("/nowhere");
});

test("a search is known by its words, however they are written", () => {
  expect(addressOf("/search?q=red+light")).toBe("/search?q=red+light");
  expect(addressOf("/search?utm=1&q=red%20light&q=other")).toBe("/search?q=red+light");
  expect(addressOf("/search?q=")).toBe("/search?q=");
  expect(addressOf("/search?Q=light")).toBe("/search");
  expect(addressOf("/search?%71=light"), "as nginx has it").toBe("/search");
});

test("a topic and an order are known by their names", () => {
  expect(addressOf("/blog?utm=1&topic=science")).toBe("/blog?topic=science");
  expect(addressOf("/articles.data?topic=science")).toBe("/articles.data?topic=science");
  expect(addressOf("/benefits?order=name&topic=science")).toBe("/benefits?order=name");
  expect(addressOf("/blog/protocols?topic=science")).toBe("/blog/protocols");
});

test("React Router's data of a search is a page of its own", () => {
  expect(addressOf("/search.data?q=light&_routes=search")).toBe("/search.data?q=light");
});

test("the answer for another use is a part of a page that can be asked for alone", () => {
  const answer = "/benefits/skin-health.data?use=acne&_routes=skin-health-answer";
  expect(addressOf(`${answer}&utm=1`)).toBe(answer);
  expect(addressOf("/benefits/skin-health.data?_routes=x")).toBe(
    "/benefits/skin-health.data?_routes=x",
  );
});

test("a form hears of a parameter that is given twice, and of no third", () => {
  expect(addressOf("/light-in-skin?nm=850&utm=1&nm=660&nm=700")).toBe(
    "/light-in-skin?nm=850&nm=660",
  );
  expect(addressOf("/light-in-skin?utm=1")).toBe("/light-in-skin");
});

test("another spelling of a path keeps its query, for where it is sent on to", () => {
  for (const url of ["/BLOG/?a=B%2F&c", "/blog/?a=b", "//blog?a", "/%62log?a"]) {
    expect(addressOf(url)).toBe(url);
  }
});

test("what leads to the shop keeps its query, and the shop reads it", () => {
  for (const path of [
    "/products/a-panel",
    "/collections/all",
    "/cart/1:1",
    "/cart",
    "/account",
    "/fr/products/a-panel",
    "/en-ca/cart",
    "/blogs/recipes/a",
    "/pages/sizes",
    "/policies/a",
  ]) {
    expect(addressOf(`${path}?variant=1&utm=2`)).toBe(`${path}?variant=1&utm=2`);
  }
  expect(addressOf("/productsheet?variant=1")).toBe("/productsheet");
});

test("odd queries are no trouble", () => {
  for (const query of ["?%", "?%E0%A4", "??", "?&&&=", `?${"a=b&".repeat(500)}`, "?__proto__=1"]) {
    expect(addressOf(`/blog${query}`)).toBe("/blog");
  }
});

test("only the end of a path says that data is asked for", () => {
  expect(addressOf("/sea.datarch?q=light")).toBe("/sea.datarch");
});

test("of a form's parameter the page sees two values, of any other one", () => {
  const [id = ""] =
    Object.entries(build.routes).find(([, route]) => route?.path === "search") ?? [];
  const route = build.routes[id];
  if (!route) throw new Error("There is no search");
  const asked = (handle: unknown) => {
    const own = { ...route, module: { ...route.module, handle } };
    return createPageAddress({ ...build, routes: { ...build.routes, [id]: own } })(
      "/search?q=a&q=b&undefined=c",
    );
  };
  for (const handle of [undefined, {}, { form: true }]) {
    expect(asked(handle), JSON.stringify(handle)).toBe("/search");
  }
  expect(asked({ query: ["q"] })).toBe("/search?q=a");
  expect(asked({ query: ["q"], form: true })).toBe("/search?q=a&q=b");
});
