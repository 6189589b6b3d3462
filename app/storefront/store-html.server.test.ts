import { parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { shownHtml } from "../../tests/support/store-text-html.tsx";
import { toStoreText } from "./store-text.server.ts";

const body = (html: string) => shownHtml(html);

test("more than any article has is refused", () => {
  expect(() => body("x".repeat(1_000_001))).toThrow("1000001 characters, and at most 1000000");
  expect(body("x".repeat(1_000_000))).toHaveLength(1_000_000);
  expect(() => body("<p>x</p>".repeat(10_001))).toThrow("20000 elements, attributes and texts");
  const attributes = Array.from({ length: 20_000 }, (_, at) => `a${at}`).join(" ");
  expect(() => body(`<p ${attributes}>`)).toThrow("20000 elements, attributes and texts");
});

test("a picture's file in the text is not counted, and is left out", () => {
  const file = `data:image/png;base64,${"iVBORw0K".repeat(200_000)}`;
  expect(body(`<p>Lamp<img src="${file}" alt="Lamp"></p>`)).toBe("<p>Lamp</p>");
});

test("only what a text can have gets into it, and an address only into a link", () => {
  const html = '<p href="/b"><!-- a --><span>b</span><a href="/c">d</a></p>';
  expect(toStoreText(parseDocument(html))).toEqual([
    { tag: "p", children: ["b", { tag: "a", href: "/c", children: ["d"] }] },
  ]);
});
