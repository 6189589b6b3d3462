import { expect, test } from "vitest";
import { signIn } from "../support/desk-site.ts";
import { type ServedSite, serveSite } from "../support/served-site.ts";

const SITE = "https://site.example";

/** A site with an operator: without one nothing is counted. */
async function siteWithDesk() {
  const site = await serveSite();
  const operator = await signIn({ siteUrl: SITE, database: site.services.database });
  return { site, operator };
}

/** What is counted, with and without a result, whichever words it was. */
async function counts({ services }: ServedSite) {
  await services.searchCounts.write(true);
  return services.database.query((db) =>
    db
      .selectFrom("search_counts")
      .select(["found", "not_found"])
      .orderBy("found", "desc")
      .execute(),
  );
}

test("searches are counted as pages, as JSON and out of the page cache, by what they find", async () => {
  const { site } = await siteWithDesk();
  for (const path of [
    "/search?q=light",
    "/search?q=LIGHT",
    "/api/search/light",
    "/search?q=light",
  ]) {
    expect((await site.get(path)).status).toBe(200);
    site.pass(20_000);
  }
  await site.get("/api/search/xyzzyx");
  expect(await counts(site)).toEqual([
    { found: 4, not_found: 0 },
    { found: 0, not_found: 1 },
  ]);
  await site.close();
});

test("what is no reader's search is not counted", async () => {
  const { site, operator } = await siteWithDesk();
  await site.get("/search?q=light", { headers: { Cookie: operator.cookie } });
  await site.get("/search?q=light", { headers: { "User-Agent": "Examplebot/1.0" } });
  await site.get("/search?q=light", { headers: { "Sec-Purpose": "prefetch" } });
  await site.get("/search?q=light", { method: "HEAD" });
  await site.get("/search?q=ada@example.org");
  await site.get(`/search?q=${"x".repeat(300)}`);
  await site.get("/search");
  expect(await counts(site)).toEqual([]);
  await site.close();
});
