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
  const id = /^\/(?:embed|shorts|live|v|video|embed\/video)\/([\w-]+)\/?$/.exec(url.pathname)?.[1];
  if (!id) return undefined;
  switch (host) {
    case "youtube.com":
    case "youtube-nocookie.com":
      return { href: `https://www.youtube.com/watch?v=${id}`, where: "YouTube" };
    case "vimeo.com": {
      // An unlisted video has a key besides.
      const key = /^\w+$/.exec(url.searchParams.get("h") ?? "")?.[0];
      return { href: `https://vimeo.com/${id}${key ? `/${key}` : ""}`, where: "Vimeo" };
    }
    case "dailymotion.com":
      return { href: `https://www.dailymotion.com/video/${id}`, where: "Dailymotion" };
  }
  return undefined;
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
