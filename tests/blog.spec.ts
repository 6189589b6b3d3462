import { expect, startSite, test } from "./site.ts";
import { blog, startStoreDouble, storeArticle } from "./store-double.ts";

test("x", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Red Light Therapy Blog");
});
void blog;
void startStoreDouble;
void storeArticle;
void startSite;
