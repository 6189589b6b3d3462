import { expect, test } from "vitest";
import * as site from "#app/site.config.ts";
import { socialImagePng } from "./social-image.server.ts";
import { pageOfSocialImage, socialImage } from "./social-image.ts";

const LONG =
  "Photobiomodulation of the extracellular matrix and what 600 to 1000 nm can do ".repeat(3);

test.each([
  ["a short title", "Safety"],
  ["200 characters", LONG.slice(0, 200)],
  ["one word of 200 letters", "Photobiomodulation".repeat(12).slice(0, 200)],
  ["Arabic", "الضوء الأحمر والنوم"],
  ["Hebrew among English", "Red light and שינה"],
  ["emoji only", "💡🔥👩‍⚕️"],
  ["letters of many scripts", "Łódź, Ελλάδα, Київ, 東京, µW/cm²"],
  ["signs that mean something in SVG", '<b>&amp;]]></svg> "quoted"'],
  ["nothing", ""],
])("%s: a PNG of 1200 × 630", async (_name, title) => {
  const png = Buffer.from(
    await socialImagePng({ title, section: "Guides", wavelengths: [660, [810, 850], 4000] }),
  );
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  // A picture with nothing on it has a tenth of this.
  expect(png.length).toBeGreaterThan(15_000);
});

test.each([
  ["a title in letters that the fonts lack is the tagline", "الضوء الأحمر", site.tagline],
  ["one of which a word would go missing too", "Red light and שינה", site.tagline],
  ["a sign that a number needs would go missing", "J/cm² ≤ 60 or → 4", site.tagline],
  ["a Greek mu is a micro sign, a hyphen a hyphen", "20 \u03bcW, near\u2011red", "20 µW, near-red"],
  ["emoji are left out", "💡 Red light\u200b at night 🔥", "Red light at night"],
])("%s", async (_name, title, drawn) => {
  const draw = (words: string) => socialImagePng({ title: words, section: "A", wavelengths: [] });
  expect(Buffer.from(await draw(title)).equals(Buffer.from(await draw(drawn)))).toBe(true);
});

test("letters of European languages are drawn as themselves, and not all as the same empty box", async () => {
  const letters = [..."ŁőŞğİĄęŽčŘ"];
  const pictures = await Promise.all(
    letters.map((title) => socialImagePng({ title, section: "A", wavelengths: [] })),
  );
  expect(new Set(pictures.map((png) => Buffer.from(png).toString("base64"))).size).toBe(10);
});

test("the same words are drawn once, others anew", async () => {
  const text = { title: "Dose", section: "Guides", wavelengths: [] };
  const first = await socialImagePng(text);
  expect(await socialImagePng({ ...text })).toBe(first);
  expect(await socialImagePng({ ...text, title: "Doses" })).not.toBe(first);
});

test.each(["/", "/benefits/skin-health", "/blog/safety"])(
  "the address for %s leads back to it",
  (path) => {
    const { url } = socialImage(`https://site.example${path}`, "A page");
    expect(pageOfSocialImage(new URL(url).pathname.replace("/social/", ""))).toBe(path);
  },
);
