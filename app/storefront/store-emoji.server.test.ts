import { expect, test } from "vitest";
import { shownHtml as body } from "../../tests/support/store-text-html.tsx";

test.each([
  [
    '<img class="emoji" src="https://s.w.org/images/core/emoji/14.0.0/svg/1f642.svg" alt="🙂">',
    "🙂",
  ],
  [
    '<img class="wp-smiley" src="https://s.w.org/images/core/emoji/72x72/1f609.png" alt=";)">',
    "😉",
  ],
  [
    '<img class="c-emoji" src="https://a.slack-edge.com/production-standard-emoji-assets/14.0/google-medium/1f44d-1f3fd.png" alt=":+1:">',
    "👍🏽",
  ],
  [
    '<img height="16" width="16" src="https://static.xx.fbcdn.net/images/emoji.php/v9/t4c/1/16/2764.png" alt="❤️">',
    "❤️",
  ],
  ['<img src="https://e.example/a.png" alt="🙂🎉">', "🙂🎉"],
])("a picture of an emoji is written as one: %s", (picture, sign) => {
  expect(body(`<p>Great ${picture} work</p>`)).toBe(`<p>Great ${sign} work</p>`);
});

test("many emoji before a word are not tried in all combinations", () => {
  const alt = `${"🙂".repeat(1_000)}x`;
  expect(body(`<p>a <img src="https://e.example/a.png" alt="${alt}"></p>`)).toContain(alt);
});

test("a small picture in a line stays in it, one alone is a picture", () => {
  const star = (size: string) => `<img src="https://e.example/star.png" alt="star" ${size}>`;
  for (const size of [
    'width="20" height="20"',
    'style="height:1em"',
    'style="width:20px; height:20px"',
    'width="16"',
    'width="20px" height="20px"',
    'style="max-height:1em"',
    'style="width:1.5em; height:auto"',
  ]) {
    expect(body(`<p>Five ${star(size)} given</p>`), size).toContain('class="sign"');
    expect(body(`<p>${star(size)}</p>`), size).not.toContain('class="sign"');
  }
  expect(body(`<p>Five ${star('width="400" height="300"')} given</p>`)).not.toContain("sign");
});

test.each([
  '<img src="https://e.example/led-emoji-mask.jpg" alt="LED">',
  '<img src="https://e.example/photo.jpg" alt="❤️" width="600" height="400">',
])("a photo stays one, whatever its name or words: %s", (photo) => {
  expect(body(`<p>See ${photo}</p>`)).toContain("<img");
});
