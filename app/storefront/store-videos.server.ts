import { type ChildNode, type Document, type Element, Text } from "domhandler";
import { prevElementSibling } from "domutils";
import { createElement, elementsIn, isInside, LINES, replaceAll } from "./store-tree.server.ts";

/**
 * Replaces players of videos and sounds, and other frames, by links: the allow-list has none of them. What a player
 * holds goes, because only browsers that can't play it show that, and so does a lazy player's twin for readers without
 * scripts.
 */
export function linkVideos(whole: Document): void {
  const elements = elementsIn(whole);
  const shown = new Map<ChildNode | null, Shown>();
  for (const player of elements) {
    // A link must not contain another link or be part of a table of contents.
    const link = isInside(LINKS, player) ? undefined : PLAYERS.get(player.name)?.(player);
    if (link) shown.set(player, link);
  }
  const twins = new Set(
    elements
      .filter(({ name }) => name === "noscript")
      .filter((one) => shown.has(prevElementSibling(one))),
  );
  replaceAll(
    elements.filter((element) => PLAYERS.has(element.name) || twins.has(element)),
    (element) => {
      const found = shown.get(element);
      if (!found) return twins.has(element) ? [] : element.children;
      const link = createElement("a", [new Text(nameOf(element, found))], { href: found.href });
      const block = isInside(LINES, element) ? link : createElement("p", [link]);
      // Browsers show what is in elements of themes.
      return element.name.includes("-") ? [block, ...element.children] : [block];
    },
  );
}

const PLAYERS = new Map<string, (player: Element) => Shown | undefined>([
  ...["iframe", "embed", "object"].map((name) => [name, framed] as const),
  ...["video", "audio"].map((name) => [name, playedFile] as const),
  ["lite-youtube", named("https://www.youtube.com/embed/")],
  ["lite-vimeo", named("https://player.vimeo.com/video/")],
]);

/** Themes have elements that fetch a player when a reader wants it. */
function named(address: string) {
  return ({ attribs: { videoid = "" } }: Element) => framedVideo(new URL(address + videoid));
}

const ANY_SITE = "https://site.invalid";

/** `isOther` than a video, as far as we know. */
type Shown = { href: string; where: string; isOther?: boolean };

function framed(frame: Element): Shown | undefined {
  // A script would move the address of a lazy frame to `src` when the reader comes near.
  const { src = frame.attribs.data ?? "", "data-src": later = "" } = frame.attribs;
  const address = /^\s*(about:.*)?$/i.test(src) ? later : src;
  const url = URL.parse(address, ANY_SITE);
  if (!url) return undefined;
  const video = framedVideo(url);
  if (video) return video;
  if (url.protocol !== "https:" || url.origin === ANY_SITE || isHidden(frame)) return undefined;
  url.username = "";
  url.password = "";
  return { href: url.href, where: url.hostname.replace(/^www\./, ""), isOther: true };
}

/** Such frames count readers. */
function isHidden({ attribs: { width, height, style = "", hidden } }: Element): boolean {
  if (hidden !== undefined || /display:\s*none|visibility:\s*hidden/i.test(style)) return true;
  return /^[01](px)?$/.test(width ?? "") || /^[01](px)?$/.test(height ?? "");
}

function framedVideo(url: URL): Shown | undefined {
  const host = url.hostname.replace(/^(www|player|geo|m)\./, "");
  const id = VIDEO_PATH.exec(url.pathname)?.[1];
  if (host === "youtu.be" || (host === "youtube.com" && url.pathname === "/watch")) {
    const [, short] = /^\/([\w-]+)\/?$/.exec(url.pathname) ?? [];
    const watched = host === "youtu.be" ? (id ?? short) : url.searchParams.get("v");
    if (!watched || !/^[\w-]+$/.test(watched)) return undefined;
    return { href: onYouTube(watched, url.searchParams), where: "YouTube" };
  }
  if (!id) return undefined;
  switch (host) {
    case "youtube.com":
    case "youtube-nocookie.com":
      return { href: onYouTube(id, url.searchParams), where: "YouTube" };
    case "vimeo.com": {
      // An unlisted video has a key as well.
      const key = /^\w+$/.exec(url.searchParams.get("h") ?? "")?.[0];
      return { href: `https://vimeo.com/${id}${key ? `/${key}` : ""}`, where: "Vimeo" };
    }
    case "dailymotion.com":
      return { href: `https://www.dailymotion.com/video/${id}`, where: "Dailymotion" };
    case "loom.com":
      return { href: `https://www.loom.com/share/${id}`, where: "Loom" };
    case "fast.wistia.net":
    case "fast.wistia.com":
      // Only the account's owner knows the video's own page; the player works by itself.
      return { href: `https://fast.wistia.net/embed/iframe/${id}`, where: "Wistia" };
  }
  return undefined;
}

const VIDEO_PATH = /^\/(?:embed|shorts|live|v|video|embed\/(?:video|iframe))\/([\w-]+)\/?$/;

/** Addresses of playlists and live streams have a word in place of the video's id. */
function onYouTube(id: string, query: URLSearchParams): string {
  const list = /^[\w-]+$/.exec(query.get("list") ?? "")?.[0];
  const channel = /^[\w-]+$/.exec(query.get("channel") ?? "")?.[0];
  if (id === "videoseries" && list) return `https://www.youtube.com/playlist?list=${list}`;
  if (id === "live_stream" && channel) return `https://www.youtube.com/channel/${channel}/live`;
  const start = /^[1-9]\d*$/.exec(query.get("start") ?? query.get("t") ?? "")?.[0];
  return `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ""}`;
}

export function isVideo(href: string): boolean {
  const url = URL.parse(href);
  return url !== null && (VIDEO_HOSTS.test(url.hostname) || VIDEO_FILE.test(url.pathname));
}

const VIDEO_HOSTS =
  /(^|\.)((youtube|vimeo|dailymotion|loom|tiktok|streamable|vidyard|wistia)\.com|youtu\.be|wistia\.net)$/;
const VIDEO_FILE = /\.(mp4|m4v|webm|ogv|mov|m3u8)$/i;

function playedFile(player: Element): Shown | undefined {
  const sources = [player, ...elementsIn(player).filter(({ name }) => name === "source")];
  const hrefs = sources.flatMap(
    ({ attribs }) => attribs.src?.trim() || attribs["data-src"]?.trim() || [],
  );
  const href = hrefs.find((src) => /^https?:$/.test(URL.parse(src, ANY_SITE)?.protocol ?? ""));
  return href === undefined ? undefined : { href, where: "" };
}

function nameOf({ name, attribs }: Element, { where, isOther }: Shown): string {
  const title = attribs.title?.replace(/\s+/g, " ").trim();
  const isNamed = title && !/^(youtube|vimeo) video player$/i.test(title);
  if (isOther) return `See ${isNamed ? `“${title}”` : "this"} on ${where}`;
  if (name === "audio") return `Listen to ${isNamed ? `“${title}”` : "the recording"}`;
  const what = isNamed ? `“${title}”` : "the video";
  return where ? `Watch ${what} on ${where}` : `Watch ${what}`;
}

const LINKS: ReadonlySet<string> = new Set(["a"]);
