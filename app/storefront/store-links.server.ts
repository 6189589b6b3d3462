import { unescape as decode } from "node:querystring";
import type { Document, Element } from "domhandler";
import { handleInWords } from "./handle.ts";
import { NAME_PREFIX } from "./store-anchors.ts";
import { elementsIn, replaceAll } from "./store-tree.server.ts";
import { findWords, hasWords } from "./store-words.server.ts";

/** The hosts by which links are told apart: ours, the store's, the shop's, and those that pay for sales. */
export type LinkRules = {
  siteUrl: string;
  affiliateHosts: readonly string[];
  /** The text's own address in the store, from which its relative links lead on. */
  path?: string;
};

/** Of a link or an anchor in a link only the words stay: browsers end the outer one where the inner one begins. */
export function unwrapInnerLinks(body: Document): void {
  const links = elementsIn(body).filter(({ name, attribs }) => name === "a" && attribs.href);
  const inner = new Set<Element>();
  for (const link of links) {
    for (const anchor of elementsIn(link)) {
      if (anchor.name !== "a") continue;
      inner.add(anchor);
      if (anchor.attribs.id) link.attribs.id ??= anchor.attribs.id;
    }
  }
  replaceAll(inner, ({ children }) => children);
}

/** Makes internal links paths, gives outgoing ones their `rel`. */
export function markLinks(body: Document, rules: LinkRules): void {
  const site = new URL(rules.siteUrl);
  const base = new URL(rules.path ?? "", site);
  for (const link of elementsIn(body)) {
    const { href } = link.attribs;
    if (link.name !== "a" || href === undefined) continue;
    const url = href.length > LONGEST_HREF ? null : URL.parse(href, base);
    if (!url) {
      delete link.attribs.href;
      continue;
    }
    if (!url.protocol.startsWith("http")) continue;
    // http and https are one site, because one redirects to the other.
    if (url.host === site.host) {
      const path = url.pathname + url.search + url.hash;
      // A path that begins with two slashes would lead to another host.
      if (!href.startsWith("#")) link.attribs.href = path.startsWith("//") ? url.href : path;
      continue;
    }
    url.username = "";
    url.password = "";
    link.attribs.href = url.href;
    link.attribs.rel = outgoingRel(url, rules);
  }
}

/** In characters, as much as the server reads of an address. */
const LONGEST_HREF = 2_048;

export function outgoingRel(url: URL, { affiliateHosts }: LinkRules): string {
  const sponsored = affiliateHosts.some(
    (host) => url.hostname === host || url.hostname.endsWith(`.${host}`),
  );
  return sponsored ? "sponsored noopener" : "noopener";
}

/** Names every link for screen readers: empty ones go, unnamed pictures get the target's name. */
export function nameLinks(body: Document, siteUrl: string): void {
  const { speaking, pictures } = findWords(body);
  const aroundNothing: Element[] = [];
  for (const link of elementsIn(body)) {
    const { href, id, title } = link.attribs;
    if (link.name !== "a" || href === undefined || speaking.has(link)) continue;
    const picture = pictures.get(link);
    if (!picture) {
      // Other links may lead to this one's id.
      if (id) delete link.attribs.href;
      else aroundNothing.push(link);
    } else if (!hasWords(picture)) {
      const names = [picture.attribs.title, title, destination(href, siteUrl)];
      picture.attribs.alt = names.find((name) => name?.trim()) ?? "";
    }
  }
  replaceAll(aroundNothing, (link) => link.children);
}

/** Makes words of links to a missing place of the article, and of those that wait for a script (`#`). */
export function dropDeadAnchors(body: Document): void {
  const elements = elementsIn(body);
  const ids = new Set(elements.map(({ attribs }) => attribs.id));
  for (const { name, attribs } of elements) {
    const { href } = attribs;
    if (name !== "a" || !href?.startsWith("#")) continue;
    const id = href.slice(1);
    if (ids.has(id)) continue;
    const decoded = decode(id).normalize("NFC");
    if (ids.has(decoded)) {
      attribs.href = `#${encodeURIComponent(decoded)}`;
      continue;
    }
    // The top of every page.
    if (id.toLowerCase() === `${NAME_PREFIX}top`) attribs.href = "#top";
    else delete attribs.href;
  }
}

/** "shop.example"; within this site "Red light and sleep"; for mail and phone the address. */
function destination(href: string, siteUrl: string): string {
  const url = new URL(href, siteUrl);
  if (!url.protocol.startsWith("http")) return url.pathname;
  const host = url.hostname.replace(/^www\./, "");
  if (url.origin !== new URL(siteUrl).origin) return host;
  const last = url.pathname.split("/").findLast(Boolean) ?? "";
  return handleInWords(decode(last)) || host;
}
