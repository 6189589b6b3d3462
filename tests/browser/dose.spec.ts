import { expect, test } from "../support/site.ts";

const EXAMPLE = "claim=100&at=15cm&distance=46cm&minutes=10";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form asks the server, which keeps what was written and draws all of it", {
    tag: "@release",
  }, async ({ page }) => {
    await page.goto("/dose");
    await expect(page.getByText("Fill in the form. Your dose will appear here.")).toBeVisible();
    await page.getByLabel("For", { exact: true }).selectOption("Knee osteoarthritis");
    await page.getByLabel("Strength on the label").fill("100");
    await page.getByLabel("Measured at").fill("15 cm");
    await page.getByLabel("I sit at").fill("46 cm");
    await page.getByLabel("Minutes", { exact: true }).fill("10 m");
    await page.getByRole("button", { name: "Work out my dose" }).click();
    const minutes = page.getByLabel("Minutes", { exact: true });
    await expect(minutes).toHaveValue("10 m");
    await expect(minutes).toHaveAttribute("aria-invalid", "true");
    await expect(minutes).toHaveAccessibleDescription(/Enter the minutes/);

    await minutes.fill("10");
    await page.getByRole("button", { name: "Work out my dose" }).click();
    await expect(page.getByRole("heading", { name: "About 29 J/cm² in 10 minutes" })).toBeVisible();
    await expect(page.getByLabel("For", { exact: true })).toHaveValue("knee-osteoarthritis");
    await expect(page.locator("#fig-2 text").filter({ hasText: "You: 29" })).toBeAttached();
  });
});

test.describe("before it wakes", () => {
  test.use({ wakes: false });

  test("until there is a dose, the trials are beside the form where there is room for them", {
    tag: "@release",
  }, async ({ page }) => {
    const form = page.locator("form[action='/dose']");
    const trials = page.locator("section[aria-labelledby=among-trials]");
    const areBeside = async () => {
      const [left, right] = [await form.boundingBox(), await trials.boundingBox()];
      return (right?.x ?? 0) > (left?.x ?? 0) + (left?.width ?? 0);
    };
    await page.goto("/dose");
    for (const [width, beside] of [
      [1920, true],
      [1280, true],
      [1024, false],
      [390, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(areBeside, `${width} px`).toBe(beside);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/dose?${EXAMPLE}`);
    await expect.poll(areBeside).toBe(false);
  });
});

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
    await expect(page.getByText("Enter the minutes, from 0.1 to 120.")).toBeVisible();
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

test("a choice that the list lacks stays in it, with a sentence, until another one is made", {
  tag: "@release",
}, async ({ page }) => {
  await page.goto(`/dose?${EXAMPLE}&device=toaster&use=acne&use=psoriasis`);
  const device = page.getByLabel("Device", { exact: true });
  await expect(device).toHaveValue("toaster");
  await expect(device).toHaveAccessibleDescription("Choose from the list.");
  await expect(page.getByLabel("For", { exact: true })).toHaveValue("acne and psoriasis");
  await expect(page.getByText("Please fix the highlighted fields")).toBeVisible();
  await page.getByLabel("For", { exact: true }).selectOption("acne");
  await expect(device).toHaveAccessibleDescription("Choose from the list.");
  await device.selectOption("own");
  await expect(page.getByRole("heading", { name: /^About 29 J/ })).toBeVisible();
  await expect(device).toHaveAccessibleDescription("");
});

test("a plan is begun with the range of the dose, and tells of nothing that was not asked yet", {
  tag: "@release",
}, async ({ page }) => {
  await page.goto(`/dose?${EXAMPLE}&use=knee-osteoarthritis`);
  await page.getByRole("link", { name: "Make a plan anyway" }).click();
  await expect(page.getByLabel("Or your own light strength")).toHaveValue("25–49");
  await expect(page.getByLabel("What is the light for?")).toHaveValue("knee-osteoarthritis");
  await expect(page.locator("[aria-invalid]")).toHaveCount(0);
});
