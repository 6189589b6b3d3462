import { expect, test } from "vitest";
import { shownHtml as body } from "../../tests/support/store-text-html.tsx";
import { isVideo } from "./store-videos.server.ts";

test.each([
  [
    '<iframe src="https://www.youtube.com/embed/aB3_-x?start=4" title="YouTube video player"></iframe>',
    '<p><a href="https://www.youtube.com/watch?v=aB3_-x&amp;t=4s" rel="noopener">Watch the video on YouTube</a></p>',
  ],
  [
    '<iframe src="//www.youtube-nocookie.com/embed/aB3?start=x" title="A panel, <measured>"></iframe>',
    '<p><a href="https://www.youtube.com/watch?v=aB3" rel="noopener">Watch “A panel, &lt;measured&gt;” on YouTube</a></p>',
  ],
  [
    '<p>See <iframe src="https://player.vimeo.com/video/12345?h=ab1"></iframe>.</p>',
    '<p>See <a href="https://vimeo.com/12345/ab1" rel="noopener">Watch the video on Vimeo</a>.</p>',
  ],
  [
    '<iframe src="https://www.youtube.com/embed/videoseries?si=x&amp;list=PLab_1-"></iframe>',
    '<p><a href="https://www.youtube.com/playlist?list=PLab_1-" rel="noopener">Watch the video on YouTube</a></p>',
  ],
  [
    '<iframe src="https://www.youtube.com/embed/live_stream?channel=UCab_1-"></iframe>',
    '<p><a href="https://www.youtube.com/channel/UCab_1-/live" rel="noopener">Watch the video on YouTube</a></p>',
  ],
  [
    '<iframe src="https://www.loom.com/embed/0a1b?sid=2"></iframe>',
    '<p><a href="https://www.loom.com/share/0a1b" rel="noopener">Watch the video on Loom</a></p>',
  ],
  [
    '<iframe src="//fast.wistia.net/embed/iframe/ab1?videoFoam=true" title="How to"></iframe>',
    '<p><a href="https://fast.wistia.net/embed/iframe/ab1" rel="noopener">Watch “How to” on Wistia</a></p>',
  ],
  [
    '<iframe src="https://geo.dailymotion.com/embed/video/x1y"></iframe>',
    '<p><a href="https://www.dailymotion.com/video/x1y" rel="noopener">Watch the video on Dailymotion</a></p>',
  ],
  [
    '<video controls><source src="javascript:hit()"><source src="//cdn.shopify.com/v.mp4">No video here.</video>',
    '<p><a href="https://cdn.shopify.com/v.mp4" rel="noopener">Watch the video</a></p>',
  ],
  [
    '<lite-youtube videoid="aB3" title="How to">Play</lite-youtube>',
    '<p><a href="https://www.youtube.com/watch?v=aB3" rel="noopener">Watch “How to” on YouTube</a></p>Play',
  ],
  [
    '<lite-vimeo videoid="12345"></lite-vimeo>',
    '<p><a href="https://vimeo.com/12345" rel="noopener">Watch the video on Vimeo</a></p>',
  ],
  [
    '<embed src="https://www.youtube.com/embed/aB3">',
    '<p><a href="https://www.youtube.com/watch?v=aB3" rel="noopener">Watch the video on YouTube</a></p>',
  ],
  [
    '<object data="https://docs.example/dose.pdf" title="Doses">words</object>',
    '<p><a href="https://docs.example/dose.pdf" rel="noopener">See “Doses” on docs.example</a></p>',
  ],
  [
    '<audio src="//cdn.shopify.com/talk.mp3" title="A talk"></audio>',
    '<p><a href="https://cdn.shopify.com/talk.mp3" rel="noopener">Listen to “A talk”</a></p>',
  ],
  [
    '<audio data-src="https://e.example/talk.mp3" src=" "></audio>',
    '<p><a href="https://e.example/talk.mp3" rel="noopener">Listen to the recording</a></p>',
  ],
  [
    '<video><track src="https://e.example/a.vtt"><source src="http://e.example/a.mp4"></video>',
    '<p><a href="http://e.example/a.mp4" rel="noopener">Watch the video</a></p>',
  ],
])("a link to the video: %s", (html, shown) => {
  expect(body(html)).toBe(shown);
});

const VIDEO =
  '<p><a href="https://www.youtube.com/watch?v=aB3" rel="noopener">Watch the video on YouTube</a></p>';

test.each([
  '<object data="https://www.youtube.com/v/aB3"><embed src="https://www.youtube.com/v/aB3"></object>',
  '<iframe data-src="https://www.youtube.com/embed/aB3"></iframe><noscript><iframe src="https://www.youtube.com/embed/aB3"></iframe></noscript>',
  '<iframe src="https://www.youtube.com/embed/aB3">Your browser does not support iframes.</iframe>',
  '<iframe src="https://www.youtube.com/embed/aB3"><p>Your browser can\'t show this. <a href="https://youtu.be/aB3">See it</a> there!</p></iframe>',
  '<iframe src="https://www.youtube.com/embed/aB3"></iframe><noscript>Enable JavaScript to watch.</noscript>',
])("what stands in for a player is not shown beside its link: %s", (html) => {
  expect(body(html)).toBe(VIDEO);
});

test("two players of one video are two links, and a text for readers without scripts stays elsewhere", () => {
  const frame = '<iframe src="https://www.youtube.com/embed/aB3"></iframe>';
  const words = "<p>A browser that shows no video.</p>";
  expect(body(`${frame}${words}<noscript>Words</noscript>${frame}`)).toBe(
    `${VIDEO}${words}Words${VIDEO}`,
  );
});

test.each([
  ["a frame of this site's own", '<iframe src="/embed/aB3"></iframe>'],
  ["a frame by http", '<iframe src="http://maps.example/"></iframe>'],
  ["a frame of no height", '<iframe src="https://count.example/" height="0"></iframe>'],
  [
    "a frame that isn't shown",
    '<iframe src="https://count.example/" style="display: none"></iframe>',
  ],
  ["a frame that hides", '<iframe src="https://count.example/" hidden></iframe>'],
  [
    "a frame that nobody sees",
    '<iframe src="https://count.example/" style="visibility:hidden"></iframe>',
  ],
  ["a frame of a pixel", '<iframe src="https://count.example/" width="1px"></iframe>'],
  ["a script in a frame's address", '<iframe src="javascript:hit()"></iframe>'],
  ["a frame without an address", "<iframe>No browser shows this.</iframe>"],
])("%s goes", (_, html) => {
  expect(body(`words${html}`)).toBe("words");
});

test.each([
  ["a player without an address", "<video>words</video>"],
  ["an element with a name that objects have", "<constructor>words</constructor>"],
  ["an element of a video without a number", '<lite-youtube videoid="a b">words</lite-youtube>'],
  ["a frame of HTML in an attribute", '<iframe srcdoc="<style>b{}</style>words"></iframe>'],
])("%s goes, its words stay", (_, html) => {
  expect(body(html)).toBe("words");
});

test.each([
  [
    'src="https://www.tiktok.com/embed/v2/1"',
    "https://www.tiktok.com/embed/v2/1",
    "this on tiktok.com",
  ],
  ['src="//streamable.com/e/a"', "https://streamable.com/e/a", "this on streamable.com"],
  [
    'data-src="https://play.vidyard.com/a" title="Our panel"',
    "https://play.vidyard.com/a",
    "“Our panel” on play.vidyard.com",
  ],
  [
    'src="about:blank" data-src="https://youtube.com.evil.example/embed/a"',
    "https://youtube.com.evil.example/embed/a",
    "this on youtube.com.evil.example",
  ],
  ['src="https://a.example/" width="100" height="110"', "https://a.example/", "this on a.example"],
  ['src="https://name:word@maps.example/"', "https://maps.example/", "this on maps.example"],
])("another frame is a link that names its host: <iframe %s>", (attributes, href, name) => {
  expect(body(`<iframe ${attributes}></iframe>`)).toBe(
    `<p><a href="${href}" rel="noopener">See ${name}</a></p>`,
  );
});

test("a player in a link leaves the link as it is", () => {
  expect(body('<a href="/b">words<iframe src="https://youtu.be/embed/a"></iframe></a>')).toBe(
    '<a href="/b">words</a>',
  );
});

test.each([
  ["https://www.youtube.com/shorts/aB3", "https://www.youtube.com/watch?v=aB3"],
  ["https://www.youtube.com/embed/aB3?start=12s", "https://www.youtube.com/watch?v=aB3"],
  ["https://youtu.be/aB3?t=12", "https://www.youtube.com/watch?v=aB3&amp;t=12s"],
  ["https://www.youtube.com/watch?v=aB3&amp;t=12", "https://www.youtube.com/watch?v=aB3&amp;t=12s"],
  ["https://www.youtube.com/embed/videoseries", "https://www.youtube.com/watch?v=videoseries"],
  [
    "https://www.youtube.com/embed/videoseries?list=a.b",
    "https://www.youtube.com/watch?v=videoseries",
  ],
  [
    "https://www.youtube.com/embed/live_stream?channel=a.b",
    "https://www.youtube.com/watch?v=live_stream",
  ],
  ["https://www.youtube.com/embed/aB3?channel=UC1", "https://www.youtube.com/watch?v=aB3"],
  ["https://player.vimeo.com/video/123", "https://vimeo.com/123"],
  ["https://player.vimeo.com/video/123?h=a/b", "https://vimeo.com/123"],
  ["https://fast.wistia.com/embed/iframe/ab1", "https://fast.wistia.net/embed/iframe/ab1"],
])("the player %s is a link to %s", (src, href) => {
  expect(body(`<iframe src="${src}"></iframe>`)).toContain(`<a href="${href}"`);
});

test.each([
  "https://www.youtube.com/watch/aB3",
  "https://www.youtube.com/watch?v=a.b",
  "https://m.youtube.com/watch",
  "https://e.example/watch?v=aB3",
  "https://youtu.be/aB3/x",
  "https://www.youtube.com/embed/aB3/x",
  "https://www.youtube.com/embed/a.b",
])("%s is the address of no player", (src) => {
  expect(body(`<iframe src="${src}"></iframe>`)).toContain(`href="${src}"`);
});

test("a player's own title names the link, the default titles don't", () => {
  const link = (title: string) =>
    body(`<iframe src="https://player.vimeo.com/video/1" title="${title}"></iframe>`);
  expect(link("Vimeo Video Player")).toContain(">Watch the video on Vimeo<");
  expect(link(" Our \n  panel ")).toContain(">Watch “Our panel” on Vimeo<");
  expect(link("Vimeo video player, explained")).toContain("“Vimeo video player, explained”");
  expect(link("A vimeo video player")).toContain(">Watch “A vimeo video player” on Vimeo<");
  expect(body('<video src=" https://e.example/a.mp4 " title="A panel"></video>')).toBe(
    '<p><a href="https://e.example/a.mp4" rel="noopener">Watch “A panel”</a></p>',
  );
});

test("which links lead to a video", () => {
  const videos = [
    "https://www.youtube.com/watch?v=1",
    "https://youtu.be/1",
    "https://vimeo.com/1",
    "https://www.dailymotion.com/video/1",
    "https://www.loom.com/share/1",
    "https://fast.wistia.net/embed/iframe/1",
    "https://fast.wistia.com/embed/iframe/1",
    "https://www.tiktok.com/embed/v2/1",
    "https://streamable.com/e/1",
    "https://play.vidyard.com/1",
    ...["mp4", "m4v", "webm", "ogv", "mov", "m3u8", "MP4"].map(
      (type) => `https://e.example/a.${type}`,
    ),
  ];
  expect(videos.filter((href) => !isVideo(href))).toEqual([]);
  const others = [
    "https://e.example/youtube.com",
    "https://notyoutube.com/1",
    "https://youtube.com.evil.example/1",
    "https://e.example/mp4",
    "https://e.example/a.mp4.html",
    "/watch",
  ];
  expect(others.filter(isVideo)).toEqual([]);
});
