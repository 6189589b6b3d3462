import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { inlineScript } from "./hydration-on-intent.ts";
import { holdBackScripts, scriptPolicy, withoutNonce } from "./own-scripts.server.ts";

const NONCE = "Zm9vYmFy";
/** As React and React Router write it, with a stranger's text between. */
const marked = (content: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title><link rel="modulepreload" href="/a.js" nonce="${NONCE}"/>` +
  `<link rel="stylesheet" href="/a.css" nonce="${NONCE}"/></head><body>${content}<script nonce="${NONCE}">one("\\u003c")</script>` +
  `<script nonce="${NONCE}" type="module" async="">import "/a.js";\ntwo()</script></body></html>`;
const held = (content: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>${inlineScript()}</script><title>T</title><link rel="held" href="/a.js">` +
  `<link rel="stylesheet" href="/a.css"></head><body>${content}<script type="held-script">one("\\u003c")</script>` +
  `<script type="held-module" async="">import "/a.js";\ntwo()</script></body></html>`;

const STRANGERS = [
  "<p>text</p>",
  "<script>hit()</script>",
  '<script type="module">hit()</script>',
  '<script nonce="guessed">hit()</script>',
  '<link rel="modulepreload" href="/hit.js"/>',
  '<p title="<script>"></p><script type="application/ld+json">{}</script>',
  '<p title="</body><head>"></p><meta charSet="utf-8"/>$&',
  '<p title="<script ">',
];

describe.each(STRANGERS)("beside %s", (content) => {
  test("only the scripts and preloads with the nonce wait", () => {
    expect(holdBackScripts(marked(content), NONCE).page).toBe(held(content));
  });

  test("only the scripts with the nonce are our own", () => {
    expect(holdBackScripts(marked(content), NONCE).scripts).toEqual([
      inlineScript(),
      'one("\\u003c")',
      'import "/a.js";\ntwo()',
    ]);
  });
});

test("attributes may come in any order, and charset in any case", () => {
  const written = `<head><meta charset='utf-8'><title>T</title><link nonce="${NONCE}" href="/a.js" crossorigin rel="modulepreload"><script type="module" nonce=${NONCE}>a</script></head>`;
  const { page, scripts } = holdBackScripts(written, NONCE);
  expect(page).toBe(
    `<head><meta charset='utf-8'><script>${inlineScript()}</script><title>T</title><link href="/a.js" crossorigin="" rel="held"><script type="held-module">a</script></head>`,
  );
  expect(scripts).toEqual([inlineScript(), "a"]);
});

test("what does not wait keeps its attributes", () => {
  const link = (nonce = "") =>
    `<link rel="alternate" type="application/rss+xml" href="/feed.xml"${nonce}>`;
  const { page } = holdBackScripts(`<head>${link(` nonce="${NONCE}"`)}</head>`, NONCE);
  expect(page).toBe(`<head>${link()}</head>`);
});

test("the nonce goes and the rest stays", () => {
  expect(withoutNonce(`<script nonce="${NONCE}">a</script><p nonce="x">`, NONCE)).toBe(
    '<script>a</script><p nonce="x">',
  );
});

test("the policy names each script once", () => {
  const hash = (script: string) =>
    `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  expect(scriptPolicy(["a", "é", "a"])).toBe(`script-src 'self' ${hash("a")} ${hash("é")}`);
});
