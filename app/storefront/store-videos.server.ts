import { type Document, Element, Text } from "domhandler";
import { elementsIn, isInside, LINES, replaceAll, setChildren } from "./store-tree.server.ts";

/** Replaces players of videos by links and drops other frames: the allow-list has neither. */
export function linkVideos(whole: Document): void {
  const players = elementsIn(whole).filter(({ name }) => name === "iframe" || name === "video");
  replaceAll(players, (player) => {
    const video = player.name === "iframe" ? framedVideo(player) : playedFile(player);
    // A link must not contain another link or be part of a table of contents.
    if (!video || isInside(LINKS, player)) return player.children;
    const link = new Element("a", { href: video.href }, [new Text(nameOf(player, video.where))]);
    setChildren(link, link.children);
    const stands = isInside(LINES, player) ? link : new Element("p", {}, [link]);
    setChildren(stands, stands.children);
    return [stands, ...player.children];
  });
}

const ANY_SITE = "https://site.invalid";

type Video = { href: string; where: string };

function framedVideo({ attribs }: Element): Video | undefined {
  const url = URL.parse(attribs.src ?? "", ANY_SITE);
  if (!url) return undefined;
  const host = url.hostname.replace(/^(www|player|geo)\./, "");
  const id = VIDEO_PATH.exec(url.pathname)?.[1];
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
  const start = /^[1-9]\d*$/.exec(query.get("start") ?? "")?.[0];
  return `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ""}`;
}

/** Whether a link leads to a video, such as those that replace frames and players. */
export function isVideo(href: string): boolean {
  const url = URL.parse(href);
  return url !== null && (VIDEO_HOSTS.test(url.hostname) || VIDEO_FILE.test(url.pathname));
}

const VIDEO_HOSTS =
  /(^|\.)(youtube\.com|youtu\.be|vimeo\.com|dailymotion\.com|loom\.com|wistia\.(net|com))$/;
const VIDEO_FILE = /\.(mp4|m4v|webm|ogv|mov|m3u8)$/i;

function playedFile(player: Element): Video | undefined {
  const sources = [player, ...elementsIn(player).filter(({ name }) => name === "source")];
  const hrefs = sources.flatMap(({ attribs }) => attribs.src?.trim() || []);
  const href = hrefs.find((src) => /^https?:$/.test(URL.parse(src, ANY_SITE)?.protocol ?? ""));
  return href === undefined ? undefined : { href, where: "" };
}

function nameOf({ attribs }: Element, where: string): string {
  const title = attribs.title?.replace(/\s+/g, " ").trim();
  // YouTube's and Vimeo's default titles.
  const isNamed = title && !/^(youtube|vimeo) video player$/i.test(title);
  const what = isNamed ? `“${title}”` : "the video";
  return where ? `Watch ${what} on ${where}` : `Watch ${what}`;
}

const LINKS: ReadonlySet<string> = new Set(["a"]);
