import { expect, test } from "../support/site.ts";
import { hydrations, unhydratedPage } from "../support/unhydrated-page.ts";

test.use({ allowed: [/Failed to load resource|dynamically imported module/] });

test("where a module does not arrive, links and forms work", async ({ context }) => {
  const page = await unhydratedPage(context);
  for (const module of ["entry.client", "frame", "manifest"]) {
    await test.step(module, async () => {
      const address = `**/assets/${module}-*.js`;
      await page.route(address, (route) => route.abort());
      await page.goto("/blog/getting-started");
      const save = page.getByRole("button", { name: "Save" });
      const failed = page.waitForEvent("requestfailed");
      await save.click();
      await failed;
      // It does not pretend to be at work for ever.
      await expect(save).not.toHaveAttribute("aria-busy");
      expect(await hydrations(page)).toBe(0);

      const banner = page.getByRole("banner");
      await banner.getByRole("link", { name: "Blog" }).click();
      await expect(page).toHaveURL(/\/blog$/);

      const search = banner.getByRole("searchbox");
      await search.fill("knee");
      await search.press("Enter");
      await expect(page).toHaveURL(/\/search\?q=knee$/);
      await expect(page.getByRole("main").getByText(/results? for "knee"/)).toBeVisible();

      const email = page.getByRole("contentinfo").getByRole("textbox");
      await email.fill(`${module}@reader.example`);
      await email.press("Enter");
      await expect(page.getByRole("main")).toContainText("Successfully subscribed!");
      await page.unroute(address);
    });
  }
});

test("where the modules do not arrive, what would open a dialog is followed", async ({
  context,
}) => {
  const page = await unhydratedPage(context);
  const { promise, resolve: fail } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.abort();
  });
  await page.goto("/");
  const trigger = page.getByText("Watch Introduction");
  await trigger.click();
  await expect(trigger).toHaveAttribute("aria-busy", "true");
  fail();
  await expect(page).toHaveURL(/\/red-light-101#introduction$/);
});
