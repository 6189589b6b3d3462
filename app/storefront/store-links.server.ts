import { unescape as decode } from "node:querystring";
import type { Document, Element } from "domhandler";
import { handleInWords } from "./handle-in-words.ts";
import { elementsIn, replaceAll } from "./store-tree.server.ts";
import { findWords, hasWords } from "./store-words.server.ts";

/** What links are judged by. */
export type LinkRules = {
  /** Origin of the site; links to it count as internal. */
  siteUrl: string;
  /** Hosts whose links are marked as sponsored. */
  affiliateHosts: string[];
  /** Origin of the store, whose products are in the shop. */
  storeUrl?: string | undefined;
  /** Where the store's products are sold; undefined where nothing is. */
  shopUrl?: string | undefined;
};

/** Safe links: paths within the site, and `rel` for what leaves it. Products are in the shop. */
export function markLinks(body: Document, rules: LinkRules): void {
  const site = new URL(rules.siteUrl);
  for (const link of elementsIn(body)) {
    const { href } = link.attribs;
    if (link.name !== "a" || href === undefined) continue;
    const url = inShop(URL.parse(href, site), rules);
    if (!url) {
      delete link.attribs.href;
      continue;
    }
    if (!url.protocol.startsWith("http")) continue;
    if (url.origin === site.origin) {
      const path = url.pathname + url.search + url.hash;
      // A path of two slashes would lead to another host.
      if (!href.startsWith("#")) link.attribs.href = path.startsWith("//") ? url.href : path;
      continue;
    }
    url.username = "";
    url.password = "";
    link.attribs.href = url.href;
    const sponsored = rules.affiliateHosts.some(
      (host) => url.hostname === host || url.hostname.endsWith(`.${host}`),
    );
    link.attribs.rel = sponsored ? "sponsored noopener" : "noopener";
  }
}

/** The address of a product or a collection, as editors pick them in Shopify, at the shop. */
function inShop(url: URL | null, { siteUrl, storeUrl, shopUrl }: LinkRules): URL | null {
  if (!url || !shopUrl || !/^\/(products|collections)(\/|$)/.test(url.pathname)) return url;
  const isOurs = [siteUrl, storeUrl].some((own) => own && url.origin === new URL(own).origin);
  return isOurs ? new URL(url.pathname + url.search + url.hash, shopUrl) : url;
}

/**
 * Links that can be called by a name. One around nothing goes; one around pictures that say nothing gets
 * the name of where it leads, as the first picture's. Addresses have been checked before.
 */
export function nameLinks(body: Document, siteUrl: string): void {
  const { speaking, pictures } = findWords(body);
  const aroundNothing: Element[] = [];
  for (const link of elementsIn(body)) {
    const { href, id, title } = link.attribs;
    if (link.name !== "a" || href === undefined || speaking.has(link)) continue;
    const picture = pictures.get(link);
    if (!picture) {
      // It may be where other links lead.
      if (id) delete link.attribs.href;
      else aroundNothing.push(link);
    } else if (!hasWords(picture)) {
      const names = [picture.attribs.title, title, destination(href, siteUrl)];
      picture.attribs.alt = names.find((name) => name?.trim()) ?? "";
    }
  }
  replaceAll(aroundNothing, (link) => link.children);
}

/** "shop.example", on this site "Red light and sleep", of mail and phone the address. */
function destination(href: string, siteUrl: string): string {
  const url = new URL(href, siteUrl);
  if (!url.protocol.startsWith("http")) return url.pathname;
  const host = url.hostname.replace(/^www\./, "");
  if (url.origin !== new URL(siteUrl).origin) return host;
  const last = url.pathname.split("/").findLast(Boolean) ?? "";
  return handleInWords(decode(last)) || host;
}
