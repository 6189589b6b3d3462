import render from "dom-serializer";
import { parseDocument } from "htmlparser2";
import { renderToStaticMarkup } from "react-dom/server";
import { readStoreHtml, type StoreHtmlRules } from "#app/storefront/store-html.server.ts";
import { StoreNodes } from "#app/text/store-prose.tsx";
import type { StoreText } from "#app/text/store-text.ts";

const RULES = { siteUrl: "https://site.example", affiliateHosts: ["shop.example"] };

export const shownHtml = (html: string, rules: StoreHtmlRules = RULES): string =>
  htmlOf(readStoreHtml(html, rules).text);

/** With quotes and void elements as people write them. */
export function htmlOf(text: StoreText): string {
  const html = renderToStaticMarkup(<StoreNodes text={text} />);
  return render(parseDocument(html, { lowerCaseAttributeNames: false }), {
    encodeEntities: "utf8",
    emptyAttrs: true,
  });
}

/** For tests that don't depend on how the HTML was read. */
export const textOf = (html: string): StoreText => readStoreHtml(html, RULES).text;
