import { expect, test } from "vitest";
import { createRecentRenders } from "./recent-renders.ts";

const routeOf = (path: string) => (path.startsWith("/blog/") ? "/blog/:slug" : path);

test("the slowest page of each route, with how often and how slowly its pages were made", () => {
  const renders = createRecentRenders(routeOf);
  renders.note("/", 5, 1);
  for (const [slug, milliseconds] of [
    ["a", 10],
    ["b", 90],
    ["c", 20],
  ] as const) {
    renders.note(`/blog/${slug}`, milliseconds, 2);
  }
  expect(renders.slowest()).toEqual([
    { route: "/blog/:slug", renders: 3, median: 20, slowest: 90, path: "/blog/b", at: 2 },
    { route: "/", renders: 1, median: 5, slowest: 5, path: "/", at: 1 },
  ]);
});

test("the slowest fifteen routes are shown, and the beginning of a long path", () => {
  const renders = createRecentRenders((path) => path);
  for (let turn = 1; turn <= 20; turn += 1) renders.note(`/${turn}`, turn, turn);
  const slowest = renders.slowest().map(({ slowest }) => slowest);
  expect(slowest).toEqual(Array.from({ length: 15 }, (_, index) => 20 - index));
  renders.note(`/${"x".repeat(300)}`, 99, 1);
  expect(renders.slowest()[0]?.path).toHaveLength(200);
});

test("only the last thousand count", () => {
  const renders = createRecentRenders(routeOf);
  renders.note("/slow", 5_000, 1);
  for (let turn = 0; turn < 1_000; turn += 1) renders.note("/", 5, 2);
  expect(renders.slowest()).toMatchObject([{ route: "/", renders: 1_000 }]);
});
