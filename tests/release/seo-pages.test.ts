import { expect, test } from "vitest";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { listStudies } from "#app/evidence/ledger/studies.server.ts";
import { describeHeads, listAddresses, visit } from "../support/page-heads.ts";
import { STUDY_PAGE, USE_PAGE } from "../support/page-paths.ts";

const addresses = await listAddresses();

/** Of the studies and the uses, which are all made alike, one each: drawing the pictures of all takes long. */
describeHeads(
  addresses.filter(
    (url) =>
      !/\/(studies|evidence)\//.test(url) || url.endsWith(USE_PAGE) || url.endsWith(STUDY_PAGE),
  ),
);

test("every study and every claim has a page with a title and a description of its own", async () => {
  const own = addresses.filter((url) => /\/(studies|evidence)\//.test(url));
  expect(own).toHaveLength(listStudies().length + listClaims().length);
  const [titles, descriptions] = [new Set<string>(), new Set<string>()];
  for (const address of own) {
    const { status, head } = await visit(address);
    expect(status, address).toBe(200);
    const [title = "", description = ""] = [head.titles[0], head.named("description")[0]];
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThanOrEqual(50);
    expect(description.length, description).toBeLessThanOrEqual(160);
    titles.add(title);
    descriptions.add(description);
  }
  expect([titles.size, descriptions.size]).toEqual([own.length, own.length]);
});
