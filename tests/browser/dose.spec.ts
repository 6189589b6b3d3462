import { PAIN_USE } from "../support/page-paths.ts";
import { expect, test } from "../support/site.ts";

const EXAMPLE = "claim=100&at=15cm&distance=46cm&minutes=10";

test("what works a dose out comes with the first input, not before", { tag: "@release" }, async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const tools = () => fetched.filter((url) => url.includes("/dose-results"));
  await page.goto("/dose");
  await page.waitForLoadState("networkidle");
  expect(tools()).toEqual([]);
  await page.getByLabel("Minutes", { exact: true }).fill("10");
  await expect.poll(tools).toHaveLength(1);
});

test("the dose follows what is written, and the address what is sent; its ruler's marks open their trials", async ({
  page,
}) => {
  await page.goto(`/dose?${EXAMPLE}`);
  const dose = page.getByRole("heading", { name: /^About/ });
  const minutes = page.getByLabel("Minutes", { exact: true });

  await test.step("a mark of the ruler opens its trial where the reader is", async () => {
    await page
      .getByRole("link", { name: /^.+ \d{4}, .+: [\d.]+ J/ })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${EXAMPLE}$`));
  });

  await test.step("the dose follows what is written, and the address what is sent", async () => {
    await expect(dose).toHaveText(/29 J/);
    const distance = page.getByLabel("I sit at");
    await distance.fill("1 ft");
    await expect(distance).toHaveAccessibleDescription("Read as 12 in (30 cm)");
    await distance.fill("46 cm");
    await minutes.fill("20");
    await expect(dose).toHaveText(/59 J/);
    await expect(page).toHaveURL(/minutes=10$/);

    // The dose before stays while something wrong is in the form.
    await minutes.fill("1,000");
    await expect(page.getByText("Enter the minutes, at most 120.")).toBeVisible();
    await expect(dose).toHaveText(/59 J/);
    await expect(page.getByText("From your last entry:")).toBeVisible();
    await minutes.press("Enter");
    await expect(minutes).toBeFocused();

    await minutes.fill("5");
    await minutes.press("Enter");
    await expect(page).toHaveURL(/minutes=5$/);
    await expect(dose).toHaveText(/15 J/);
    await expect(dose).toBeFocused();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/minutes=10$/);
    await expect(minutes).toHaveValue("10");
    await expect(dose).toHaveText(/29 J/);
  });

  await test.step("a form that is sent as it came has the focus on its dose, or on what is missing", async () => {
    const send = page.getByRole("button", { name: "Work out my dose" });
    await minutes.focus();
    await send.click();
    await expect(dose).toBeFocused();
    await page.goto("/dose?claim=100&at=15cm");
    await send.click();
    await expect(page.getByLabel("I sit at")).toBeFocused();
  });
});

test("a plan is begun with the range of the dose, and tells of nothing that was not asked yet", {
  tag: "@release",
}, async ({ page }) => {
  await page.goto(`/dose?${EXAMPLE}&use=${PAIN_USE.id}`);
  await page.getByRole("link", { name: "Make a plan anyway" }).click();
  await expect(page.getByLabel("Or your own light strength")).toHaveValue("25–49");
  await expect(page.getByLabel("What is the light for?")).toHaveValue(PAIN_USE.id);
  await expect(page.locator("[aria-invalid]")).toHaveCount(0);
});
