import { expect, test } from "vitest";
import { articlePath } from "#app/content/article-path.ts";
import { slugOf } from "#app/storefront/handle.ts";

test("the address of an article has its handle encoded once", () => {
  expect(articlePath(slugOf("safety"))).toBe("/blog/safety");
  expect(articlePath(slugOf("光"))).toBe("/blog/%E5%85%89");
});
