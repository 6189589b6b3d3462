import { expect, test } from "vitest";
import { explainerScenes } from "./explainer.server.ts";

const scenes = explainerScenes();

test("it takes about 40 seconds", () => {
  const seconds = scenes.reduce((sum, scene) => sum + scene.seconds, 0);
  expect(seconds).toBeGreaterThanOrEqual(35);
  expect(seconds).toBeLessThanOrEqual(45);
});

test.each(scenes)(
  "$title: the caption can be read while the scene lasts",
  ({ caption, seconds }) => {
    // 225 words a minute, as everywhere on the site.
    expect(caption.split(/\s+/).length / seconds).toBeLessThanOrEqual(225 / 60);
  },
);

test("every scene but the one on arithmetic names its papers", () => {
  for (const { id, sources } of scenes) {
    if (id === "dose") expect(sources).toEqual([]);
    else expect(sources.length).toBeGreaterThan(0);
    for (const { url } of sources) expect(url).toMatch(/^https:\/\//);
  }
});

test("sources are named by family name and year", () => {
  const names = scenes.flatMap(({ sources }) => sources.map(({ name }) => name));
  for (const name of names) expect(name).toMatch(/^[\p{L} -]+?( et al\.)? \d{4}$/u);
});
