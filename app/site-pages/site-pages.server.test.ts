import { expect, test } from "vitest";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { listSitePages } from "./site-pages.server.ts";

test("a listed route is a page with the words of content/own-pages.yaml", () => {
  const { description } = ownPages["/dose"];
  expect(listSitePages([{ pattern: "/dose", section: "Tools" }])).toMatchObject([
    { path: "/dose", title: "Dose calculator", section: "Tools", description },
  ]);
});

test("a listed route without words says where to write them", () => {
  expect(() => listSitePages([{ pattern: "/new-page", section: "Tools" }])).toThrow(
    "/new-page has a handle.sitemap: write its words into content/own-pages.yaml",
  );
});
