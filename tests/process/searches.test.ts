import { expect, test } from "vitest";
import { signIn } from "../support/desk-site.ts";
import { serveSite } from "../support/served-site.ts";

// What is no reader's search is in server/search-note.test.ts.
test("searches are counted as pages, as JSON and out of the page cache, by what they find", async () => {
  const site = await serveSite();
  const { database, searchCounts } = site.services;
  // Without an operator nothing is counted.
  await signIn({ siteUrl: "https://site.example", database });
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
  await searchCounts.write(true);
  const counted = await database.query((db) =>
    db
      .selectFrom("search_counts")
      .select(["found", "not_found"])
      .orderBy("found", "desc")
      .execute(),
  );
  expect(counted).toEqual([
    { found: 4, not_found: 0 },
    { found: 0, not_found: 1 },
  ]);
  await site.close();
});
