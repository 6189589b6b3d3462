import { type ChildNode, type Document, Element, isTag, Text } from "domhandler";
import { elementsIn, replaceAll, setChildren } from "./store-tree.server.ts";

/**
 * Links to videos in the place of their frames and players, which the specification's allow-list lacks. What else is
 * framed goes; the words in a frame stay.
 */
export function linkVideos(whole: Document): void {
  const players = elementsIn(whole).filter(({ name }) => name === "iframe" || name === "video");
  replaceAll(players, (player) => {
    const video = player.name === "iframe" ? framedVideo(player) : playedFile(player);
    // A link in a link, or in a heading's table of contents, would be no use.
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

/** The page of a framed video, on which readers watch it. */
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
      // An unlisted video has a key besides.
      const key = /^\w+$/.exec(url.searchParams.get("h") ?? "")?.[0];
      return { href: `https://vimeo.com/${id}${key ? `/${key}` : ""}`, where: "Vimeo" };
    }
    case "dailymotion.com":
      return { href: `https://www.dailymotion.com/video/${id}`, where: "Dailymotion" };
    case "loom.com":
      return { href: `https://www.loom.com/share/${id}`, where: "Loom" };
    case "fast.wistia.net":
    case "fast.wistia.com":
      // Its page is known to the account's owner alone; the player fills one of its own.
      return { href: `https://fast.wistia.net/embed/iframe/${id}`, where: "Wistia" };
  }
  return undefined;
}

const VIDEO_PATH = /^\/(?:embed|shorts|live|v|video|embed\/(?:video|iframe))\/([\w-]+)\/?$/;

/** Players of a playlist or of a channel's live stream have a word in the place of the video's id. */
function onYouTube(id: string, query: URLSearchParams): string {
  const list = /^[\w-]+$/.exec(query.get("list") ?? "")?.[0];
  const channel = /^[\w-]+$/.exec(query.get("channel") ?? "")?.[0];
  if (id === "videoseries" && list) return `https://www.youtube.com/playlist?list=${list}`;
  if (id === "live_stream" && channel) return `https://www.youtube.com/channel/${channel}/live`;
  return `https://www.youtube.com/watch?v=${id}`;
}

/** The file of a `<video>`: its own, or its first source's. */
function playedFile(player: Element): Video | undefined {
  const sources = [player, ...elementsIn(player).filter(({ name }) => name === "source")];
  const hrefs = sources.flatMap(({ attribs }) => attribs.src?.trim() || []);
  const href = hrefs.find((src) => /^https?:$/.test(URL.parse(src, ANY_SITE)?.protocol ?? ""));
  return href === undefined ? undefined : { href, where: "" };
}

function nameOf({ attribs }: Element, where: string): string {
  const title = attribs.title?.replace(/\s+/g, " ").trim();
  // What YouTube calls all of its players.
  const isNamed = title && !/^(youtube|vimeo) video player$/i.test(title);
  const what = isNamed ? `“${title}”` : "the video";
  return where ? `Watch ${what} on ${where}` : `Watch ${what}`;
}

const LINKS: ReadonlySet<string> = new Set(["a"]);

/** What may not hold a paragraph. */
const LINES: ReadonlySet<string> = new Set(
  "p h1 h2 h3 h4 h5 h6 a em strong u code pre span b i th td caption".split(" "),
);

function isInside(names: ReadonlySet<string>, node: ChildNode): boolean {
  for (let above = node.parent; above; above = above.parent) {
    if (isTag(above) && names.has(above.name)) return true;
  }
  return false;
}
