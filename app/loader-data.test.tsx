import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import * as benefitRoute from "#app/benefits/benefit.route.tsx";
import { benefits } from "#app/benefits/content/benefits.ts";
import * as indexRoute from "#app/benefits/index/benefits-index.route.tsx";
import * as guideRoute from "#app/guides/red-light-101.route.tsx";
import * as homeRoute from "#app/home/home.route.tsx";
import { Toaster } from "#app/layout/toaster.tsx";
import * as webinarRoute from "#app/webinar/webinar.route.tsx";

const SITE = "https://wavelength.example";
const services = { env: { siteUrl: SITE }, outbox: { sendsMail: true } };

/** The parts of a route module that this test uses; each has argument types of its own. */
type PageModule = { loader: unknown; default: unknown; meta: unknown };

const pages: [path: string, module: PageModule][] = [
  ["/", homeRoute],
  ["/red-light-101", guideRoute],
  ["/benefits", indexRoute],
  ["/webinars/perfectio-x", webinarRoute],
  ...benefits.map(({ slug }): [string, PageModule] => [`/benefits/${slug}`, benefitRoute]),
];

describe.each(pages)("%s", (path, module) => {
  test("is sent no text and no number that it does not show", async () => {
    const sent = await load(module, path);
    const Page = module.default as ComponentType<{ loaderData: unknown }>;
    const meta = (module.meta as (args: object) => unknown)({ loaderData: sent });
    const router = createMemoryRouter(
      [{ path: "*", element: [<Page key="page" loaderData={sent} />, <Toaster key="toasts" />] }],
      { initialEntries: [path] },
    );
    const view = renderToStaticMarkup(<RouterProvider router={router} />);
    const shown = normal(view + JSON.stringify(meta));
    const unseen = leaves(sent).filter(
      ([, value]) => !formsOf(value).some((form) => isIn(shown, form)),
    );
    expect(unseen.map(([place, value]) => `${place}: ${value}`)).toEqual([]);
  });
});

async function load({ loader }: PageModule, path: string): Promise<unknown> {
  const answer = await (loader as (args: object) => unknown)({
    context: { get: () => services },
    pattern: path,
    params: {},
    url: new URL(path, SITE),
    request: new Request(new URL(path, SITE)),
  });
  return (answer as { data: unknown }).data;
}

/** Each text and number with its place, but for names that say which part of a page to draw. */
function leaves(value: unknown, place = ""): [place: string, value: string | number][] {
  if (typeof value === "string" || typeof value === "number") return [[place, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    NAMES.has(key) ? [] : leaves(each, `${place}.${key}`),
  );
}

/** A value of the dose table is shown in its parts. */
function isIn(shown: string, text: string): boolean {
  return text.split("; ").every((part) => shown.includes(normal(part)));
}

/** A number may be a year, or have a comma at its thousands. */
function formsOf(value: string | number): string[] {
  return typeof value === "string" ? [value] : [String(value), value.toLocaleString("en-US")];
}

/** The explainer's scenes are drawn once its reader plays it; a part's version tells it from an older one. */
const NAMES = new Set(["version", "kind", "tag", "colour", "figure", "notes", "unit", "scenes"]);

/** Entities, tags, dashes, spaces and case as one. */
function normal(text: string): string {
  return text
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;|\\"/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&")
    .replace(/<\/?span[^>]*>/g, "")
    .replace(/[–—−]/g, "-")
    .replace(/[\s\u00a0\u2009]+/g, " ")
    .toLowerCase();
}
