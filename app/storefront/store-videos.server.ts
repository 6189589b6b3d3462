import {
  type ChildNode,
  type Document,
  type Element,
  isTag,
  isText,
  type ParentNode,
  Text,
} from "domhandler";
import {
  createElement,
  elementsIn,
  isInside,
  LINES,
  replaceAll,
  setChildren,
} from "./store-tree.server.ts";

/** Replaces players of videos and sounds, and other frames, by links: the allow-list has none of them. */
export function linkVideos(whole: Document): void {
  const players = elementsIn(whole).filter(({ name }) => PLAYERS.has(name));
  const shown = new Map<ChildNode, Shown>();
  for (const player of players) {
    // A link must not contain another link or be part of a table of contents.
    const link = isInside(LINKS, player) ? undefined : PLAYERS.get(player.name)?.(player);
    if (link) shown.set(player, link);
  }
  dropFallbacks(whole, shown);
  replaceAll(players, (player) => {
    const found = shown.get(player);
    if (!found) return player.children;
    const link = createElement("a", [new Text(nameOf(player, found))], { href: found.href });
    const block = isInside(LINES, player) ? link : createElement("p", [link]);
    return [block, ...player.children];
  });
}

/**
 * Drops what a page shows where a player can't play: the same video again, buttons, and words about
 * the reader's browser. A link works in all of them.
 */
function dropFallbacks(whole: Document, shown: ReadonlyMap<ChildNode, Shown>): void {
  let latest: string | undefined;
  const dropIn = (parent: ParentNode, played: string | undefined) => {
    const isExcuse =
      played !== undefined &&
      parent.children.some((child) => isText(child) && EXCUSE.test(child.data.slice(0, 300)));
    const stays = (child: ChildNode) => {
      if (isText(child)) return !isExcuse;
      if (!isTag(child)) return true;
      if (played && isFallback(child, played, shown)) return false;
      const player = shown.get(child);
      // Read once for all links inside.
      if (player) latest = addressOf(player.href);
      const wasEmpty = child.children.length === 0;
      // A lazy player's twin follows it.
      dropIn(child, player || child.name === "noscript" ? latest : played);
      return wasEmpty || child.children.length > 0 || player !== undefined;
    };
    const kept = parent.children.filter(stays);
    if (kept.length < parent.children.length) setChildren(parent, kept);
  };
  dropIn(whole, undefined);
}

const EXCUSE =
  /\bbrowser\b.*\b(support|play|display|show|enable)|\benable javascript\b|^\s*loading(…|\.+)?\s*$/is;

function isFallback(element: Element, played: string, shown: ReadonlyMap<ChildNode, Shown>) {
  if (element.name === "button") return true;
  const { href } = element.name === "a" ? element.attribs : (shown.get(element) ?? {});
  return href !== undefined && addressOf(href) === played;
}

/** The same for all spellings of a video's address. */
function addressOf(href: string): string {
  const url = URL.parse(href, ANY_SITE);
  return (url && framedVideo(url)?.href) ?? url?.href ?? href;
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
