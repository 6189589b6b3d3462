import { expect, test } from "vitest";
import { allSentences } from "./all-sentences.ts";

test("content/sentences.txt has the sentences that the site makes today", async () => {
  const why =
    "The site’s own sentences changed. Run npm run content -- sentences, and read what changed in content/sentences.txt";
  await expect(await allSentences(), why).toMatchFileSnapshot("../../content/sentences.txt");
});
