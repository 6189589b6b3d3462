import { describe, expect, test } from "vitest";
import type { Subcategory } from "#app/content/article.ts";
import { groupArticles } from "./article-groups.server.ts";
import { benefitOf } from "./benefit-of-article.ts";
import { relatedTo } from "./related-articles.server.ts";

test.each([
  [["benefits", "Neck pain", "pain relief"], "pain-inflammation"],
  [["reviews", "LED mask", "wrinkles", "red light for skin"], "skin-health"],
  [["science", "Hashimoto", "hormones"], "hormonal-health"],
  [["hair growth", "LED mask"], "hair-growth"],
  [["winter depression", "mood"], "mood-mental-health"],
  [["benefits", "recovery", "timing"], "athletic-performance"],
  [["insomnia"], "sleep-energy"],
  [["guides", "dose", "irradiance"], undefined],
  [[], undefined],
])("the evidence page of an article is found by its tags: %j", (keywords, slug) => {
  expect(benefitOf({ keywords })?.slug).toBe(slug);
});

describe("related articles", () => {
  const article = (slug: string, ...keywords: string[]) =>
    ({ slug, author: "Desk", publishedAt: "2026-01-01", keywords }) as never;
  const slugs = async (own: string[], lists: never[][], topic?: Subcategory) =>
    relatedTo(
      { slug: "own", keywords: own, ...(topic && { subcategory: topic }) },
      await Promise.all(lists.map(async (list) => ({ list, groups: await groupArticles(list) }))),
    ).map(({ slug }) => slug);

  test("are the two that share most, rare tags before common ones, never itself", async () => {
    const list = [
      article("own", "science", "knee"),
      article("common", "science"),
      article("also-common", "science"),
      article("rare", "Knee "),
      article("none", "hair"),
    ];
    expect(await slugs(["science", "knee"], [list])).toEqual(["rare", "common"]);
  });

  test("are filled up with the newest of the subcategory, then of all", async () => {
    const list = [
      article("own", "knee"),
      article("newest", "hair"),
      { ...(article("of-topic", "hair") as object), subcategory: "science" } as never,
      article("newer", "hair"),
    ];
    expect(await slugs([], [list])).toEqual(["newest", "of-topic"]);
    expect(await slugs(["knee"], [list], "science")).toEqual(["of-topic", "newest"]);
    expect(await slugs(["knee"], [[article("own", "knee")]])).toEqual([]);
  });

  test("are found among the site's own articles too, after those of the store", async () => {
    const store = [article("a-stranger", "dogs"), article("knee", "cats")];
    const ours = [article("own", "knee"), article("knee", "knee"), article("kin", "knee")];
    expect(await slugs(["knee"], [store, ours])).toEqual(["knee", "kin"]);
    expect(await slugs(["knee"], [[], ours])).toEqual(["knee", "kin"]);
    expect(await slugs(["dogs"], [store, ours])).toEqual(["a-stranger", "knee"]);
    expect(await slugs([], [store, []])).toEqual(["a-stranger", "knee"]);
  });
});
