import { expect, test } from "vitest";
import { shownHtml as body } from "../../tests/support/store-text-html.tsx";

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
    '<p><a href="https://cdn.shopify.com/v.mp4" rel="noopener">Watch the video</a></p>No video here.',
  ],
])("a link to the video: %s", (html, shown) => {
  expect(body(html)).toBe(shown);
});

test.each([
  ["another frame", '<iframe src="https://maps.example/embed/aB3">words</iframe>'],
  ["a script in a frame's address", '<iframe src="javascript:hit()">words</iframe>'],
  [
    "a host that only looks like it",
    '<iframe src="https://youtube.com.evil.example/embed/a">words</iframe>',
  ],
  ["a frame without an address", "<iframe>words</iframe>"],
  ["a player without one", "<video>words</video>"],
])("%s goes, its words stay", (_, html) => {
  expect(body(html)).toBe("words");
});

test("a player in a link leaves the link as it is", () => {
  expect(body('<a href="/b">words<iframe src="https://youtu.be/embed/a"></iframe></a>')).toBe(
    '<a href="/b">words</a>',
  );
});
