import type { BrowserContext, Page } from "@playwright/test";
import { readStoreHtml } from "#app/storefront/store-html.server.ts";
import type { Shape, StoreText } from "#app/text/store-text.ts";
import { serveSite } from "../support/served-site.ts";
import { test as base, expect } from "../support/site.ts";
import { startSiteOnStore } from "../support/site-on-store.ts";
import { blog, type StoreNode, status, storeArticle } from "../support/store-double.ts";
import { hydrated, unhydratedPage } from "../support/unhydrated-page.ts";
import {
  ATTACKS,
  DISGUISED_ATTACKS,
  inEveryAttribute,
  XSS_VECTORS,
} from "../support/xss-vectors.ts";

const AFTER = "<p>after</p>";

// Those that swallow what comes after them need a page of their own.
const { true: SWALLOWING = [], false: ENDING = [] } = Object.groupBy(XSS_VECTORS, (vector) =>
  String(!endsWithAfter(`${vector}${AFTER}`)),
);
function endsWithAfter(html: string): boolean {
  const { text } = readStoreHtml(html, { siteUrl: "https://site.example", affiliateHosts: [] });
  return JSON.stringify(text.at(-1)) === '{"tag":"p","children":["after"]}';
}

const BODIES = [`${ENDING.join("")}${AFTER}`, ...SWALLOWING];
const ATTRIBUTES = [...XSS_VECTORS.map((vector) => vector + vector), ...DISGUISED_ATTACKS]
  .map(inEveryAttribute)
  .join("")
  .concat(AFTER);
const TITLE = ATTACKS.join(" ");

/** A site on a store that has been broken into. */
function startAttackedSite() {
  const attacks = [...XSS_VECTORS, ...DISGUISED_ATTACKS];
  const others = [
    { handle: "attributes", contentHtml: ATTRIBUTES, image: null },
    ...BODIES.map((body, number) => ({
      handle: `body-${number}`,
      contentHtml: `<p>before</p>${body}`,
      image: null,
    })),
  ];
  const together = { ...everyField(TITLE), handle: "together", tags: attacks };
  const listed = attacks.slice(0, 249 - others.length).map((attack, number) => ({
    ...everyField(attack),
    handle: `attack-${number}`,
  }));
  const articles = [together, ...listed, ...others].map((article, number) =>
    storeArticle({ id: `gid://shopify/Article/${number}`, ...article }),
  );
  const answerBlog = blog(articles);
  return startSiteOnStore((call, response, count) => {
    if (call.variables.handle !== "about") return answerBlog(call, response, count);
    const page = { title: TITLE, body: ATTRIBUTES, bodySummary: TITLE };
    status(200, { data: { page } })(call, response, count);
  });
}

const test = base.extend({
  baseURL: async ({ lasting }, use) => use((await lasting(startAttackedSite)).url),
});

// In one worker, with one site.
test.describe.configure({ mode: "default" });

test.beforeEach(({ allowed }) => {
  // Pictures of the vectors that lead nowhere.
  allowed.push(/Failed to load resource/);
});

test("no known vector runs in a body", async ({ context }) => {
  const { page, done } = await watched(context);
  for (const [number, body] of BODIES.entries()) {
    await page.goto(`/blog/body-${number}`);
    await expect(page.locator(".prose > :first-child")).toHaveText("before");
    await act(page);
    expect(done, body).toEqual([]);
  }
});

test("nothing runs out of an attribute, in whatever guise", async ({ context }) => {
  const { page, done } = await watched(context);
  for (const path of ["/blog/attributes", "/about"]) {
    await page.goto(path);
    await expect(page.locator(".prose > :last-child")).toHaveText("after");
    await act(page);
    await hydrated(page);
    expect(done, path).toEqual([]);
  }
});

test("nothing runs out of a title, a name, a tag, a picture's words or a search", async ({
  context,
}) => {
  const { page, done } = await watched(context);
  for (const path of [
    "/blog",
    "/blog/together",
    "/about",
    ...ATTACKS.map((attack) => `/search?q=${encodeURIComponent(attack)}`),
  ]) {
    await page.goto(path);
    await page.keyboard.press("Shift");
    await hydrated(page);
    expect(done, path).toEqual([]);
  }
});

test("the policy stops a script that got into a page", async ({ context, allowed }) => {
  allowed.push(/Content Security Policy/);
  // Where our own drawings come in: no text of a store may hold such elements.
  const element = (name: string, attributes = {}, ...children: Shape["children"]): Shape => {
    return { name, attributes, children };
  };
  const planted = element(
    "div",
    {},
    element("script", {}, "hit()"),
    element("script", { type: "held-script" }, "hit()"),
    element("script", { type: "held-module" }, "hit()"),
    element("iframe", { src: "/led-away" }),
    element("base", { href: "/led-away/" }),
  );
  const site = await serveSite();
  const { get } = site.services.articles;
  site.services.articles.get = async (slug) => {
    const answer = await get(slug);
    if (answer.status !== "ok") return answer;
    const content: StoreText = [
      { chart: planted, label: "" },
      { tag: "p", children: ["after"] },
    ];
    return { ...answer, article: { ...answer.article, content } };
  };
  const { page, done } = await watched(context);
  const response = await page.goto(`${site.url}/blog/safety`);
  // Written anew with the sources at its end, it is still all there.
  const html = await response?.text();
  expect(html).toContain("<script>hit()</script>");
  expect(html).toContain('<iframe src="/led-away">');
  await expect(page.locator(".prose > p")).toHaveText("after");
  await page.keyboard.press("Shift");
  await hydrated(page);
  expect(done).toEqual([]);
  await site.close();
});

test("in the browser no text becomes HTML or a script by itself", async ({ page, allowed }) => {
  allowed.push(/Trusted(HTML|Script)|TrustedTypePolicy/);
  await page.goto("/blog");
  const attempts = {
    html: () => (document.body.innerHTML = "<p>planted</p>"),
    script: () => (document.createElement("script").text = "hit()"),
    frame: () => (document.createElement("iframe").srcdoc = "<p>planted</p>"),
    policy: () => window.trustedTypes?.createPolicy("planted", {}).name,
  };
  for (const attempt of Object.values(attempts)) {
    await expect(page.evaluate(attempt)).rejects.toThrow("TypeError");
  }
  await expect(page.getByText("planted")).toHaveCount(0);
});

/** Every text of an article but its body. */
const everyField = (text: string): Partial<StoreNode> => ({
  title: text,
  excerpt: text,
  content: text,
  image: { altText: text, url: "/store-files/none.png", width: 16, height: 9 },
  authorV2: { name: text },
  tags: ["featured", text],
});

/** A page, and a list that grows with all that was done there behind the reader's back. */
async function watched(context: BrowserContext): Promise<{ page: Page; done: string[] }> {
  const page = await unhydratedPage(context);
  const done: string[] = [];
  await page.exposeFunction("hit", () => done.push(`a script ran on ${page.url()}`));
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/led-away"))
      done.push(`asked for ${request.url()}`);
  });
  page.on("framenavigated", (frame) => {
    const isEmpty = /^(about:blank|chrome-error:)/.test(frame.url());
    if (frame.parentFrame() && !isEmpty) done.push(`a frame of ${frame.url()}`);
  });
  page.on("popup", () => done.push("a window"));
  page.on("dialog", (dialog) => dialog.dismiss());
  return { page, done };
}

/** Gives what waits for the reader's pointer, focus or click what it waits for. */
async function act(page: Page): Promise<void> {
  await page.locator(".prose").evaluate((prose) => {
    for (const element of prose.querySelectorAll<HTMLElement>("*")) {
      for (const type of ["mouseover", "focus", "toggle", "animationstart"]) {
        element.dispatchEvent(new Event(type));
      }
      if (element instanceof HTMLAnchorElement && !/^https?:$/.test(element.protocol)) {
        element.click();
      }
    }
    document.dispatchEvent(new Event("pointermove"));
  });
}
