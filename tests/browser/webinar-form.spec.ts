import type { Page } from "@playwright/test";
import { violationsInBothThemes } from "../support/accessibility-pages.ts";
import { overflow } from "../support/overflow.ts";
import { press } from "../support/press.ts";
import { expect, test } from "../support/site.ts";
import { form, PAGE, send } from "../support/webinar-page.ts";

const API = "**/api/webinars/register";
const THANKS = "Thank you for registering! You will receive confirmation details shortly.";

const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const alert = (page: Page) => form(page).getByRole("alert");
const LABELS = ["First name", "Last name", "Email", "Phone", "Interest"];

async function fillIn(page: Page, email = "ada@example.org") {
  await field(page, "First name").fill("Ada");
  await field(page, "Last name").fill("Lovelace");
  await field(page, "Email").fill(email);
  await field(page, "Phone").fill("+1 (555) 010-0199");
  await field(page, "Interest").selectOption("Beauty & Skin Care");
}

async function expectFilledIn(page: Page) {
  await expect(field(page, "First name")).toHaveValue("Ada");
  await expect(field(page, "Last name")).toHaveValue("Lovelace");
  await expect(field(page, "Email")).toHaveValue("ada@example.org");
  await expect(field(page, "Phone")).toHaveValue("+1 (555) 010-0199");
  await expect(field(page, "Interest")).toHaveValue("beauty-skin-care");
}

async function expectEmpty(page: Page) {
  for (const label of LABELS) await expect(field(page, label)).toHaveValue("");
}

/** Whatever the page's own code sends while the test runs. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  return sent;
}

test("errors are beside their fields, and the first has the focus", async ({ page, allowed }) => {
  allowed.push(/Failed to load resource/);
  const sent = sentBy(page);
  await page.goto(PAGE);

  await test.step("an empty form: every field says what it wants", async () => {
    await press(send(page));
    await expect(field(page, "First name")).toBeFocused();
    await expect(form(page)).toContainText(
      "Please check First name, Last name, Email, Phone, and Interest.",
    );
    for (const [label, error] of [
      ["First name", "Enter your first name."],
      ["Last name", "Enter your last name."],
      ["Email", "Enter your email address."],
      ["Phone", "Enter your phone number."],
      ["Interest", "Choose what you’re interested in."],
    ] as const) {
      await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, label)).toHaveAccessibleDescription(error);
    }
    expect(sent).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  await test.step("an error goes as soon as it is mended, and no new one comes while typing", async () => {
    await fillIn(page, "ada@");
    await send(page).click();
    await expect(field(page, "Email")).toBeFocused();
    await expect(form(page)).not.toContainText("look again");
    await page.keyboard.type("example");
    await expect(field(page, "Email")).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.type(".org");
    await expect(field(page, "Email")).not.toHaveAttribute("aria-invalid");
    await field(page, "Phone").fill("1");
    await expect(field(page, "Phone")).not.toHaveAttribute("aria-invalid");
  });

  await test.step("an error that only the server knows is beside its field too", async () => {
    await fillIn(page, "ada..l@example.org");
    await press(send(page));
    await expect(field(page, "Email")).toBeFocused();
    await expect(field(page, "Email")).toHaveAccessibleDescription(/like name@example/);
    await expect(field(page, "Email")).toHaveValue("ada..l@example.org");
  });
});

test("pending, then thanked in sight, and the form is empty and usable again", {
  tag: "@phone-release",
}, async ({ page }) => {
  const sent = sentBy(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(API, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(PAGE);
  await fillIn(page);
  await press(send(page));
  await expect(send(page)).toHaveText("Reserving…");
  await expect(send(page)).toHaveAttribute("aria-disabled", "true");
  await send(page).press("Enter");
  await expectFilledIn(page);
  release();
  await expect(alert(page)).toHaveText(THANKS);
  await expect(alert(page)).toBeInViewport({ ratio: 1 });
  await expect(send(page)).toHaveText("Reserve Your Free Spot");
  await expectEmpty(page);
  expect(sent).toHaveLength(1);
  expect(page.url()).toMatch(/\/webinars\/perfectio-x$/);

  await send(page).click();
  await expect(alert(page)).toBeHidden();
  await expect(field(page, "First name")).toBeFocused();
  await fillIn(page, "grace@example.org");
  await send(page).click();
  await expect(alert(page)).toHaveText(THANKS);
  await expectEmpty(page);
});

test("a registration that fails, is sent twice at once, by Enter or by the keyboard alone", {
  tag: "@release",
}, async ({ page, allowed }) => {
  allowed.push(/ERR_FAILED|Failed to load resource/);
  const sent = sentBy(page);
  await page.goto(PAGE);

  await test.step("a server that can't be reached: said in words, nothing is lost, and again works", async () => {
    await fillIn(page);
    await page.route(API, (route) => route.abort());
    await press(send(page));
    await expect(alert(page)).toContainText("didn’t get your registration");
    await expect(alert(page)).toBeInViewport({ ratio: 1 });
    await expectFilledIn(page);
    await page.unroute(API);
    await page.route(API, (route) =>
      route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
    );
    await send(page).click();
    await expect(alert(page)).toContainText("didn’t get your registration");
    await expectFilledIn(page);
    await page.unroute(API);
    await send(page).click();
    await expect(alert(page)).toHaveText(THANKS);
    await expectEmpty(page);
  });

  await test.step("two presses at once send one registration; after Enter in a field the answer has the focus", async () => {
    const before = sent.length;
    await fillIn(page, "ada-twice@example.org");
    await send(page).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(alert(page)).toHaveText(THANKS);
    await expectEmpty(page);
    expect(sent.length).toBe(before + 1);

    await fillIn(page, "ada-enter@example.org");
    await field(page, "Phone").press("Enter");
    await expect(alert(page)).toHaveText(THANKS);
    await expectEmpty(page);
    await expect(alert(page)).toBeFocused();
  });

  await test.step("by the keyboard alone", async () => {
    await field(page, "First name").focus();
    for (const text of ["Ada", "Lovelace", "ada-keys@example.org", "555 010 0199"]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    await expect(field(page, "Interest")).toBeFocused();
    await page.keyboard.type("Pain");
    await page.keyboard.press("Tab");
    await expect(send(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(alert(page)).toHaveText(THANKS);
    // Where it was: the next Tab goes on from here.
    await expect(send(page)).toBeFocused();
  });
});

test("axe finds nothing, with errors and with thanks either", { tag: "@release" }, async ({
  page,
}) => {
  await page.goto(PAGE);
  await send(page).click();
  await expect(field(page, "Phone")).toHaveAttribute("aria-invalid", "true");
  expect(await violationsInBothThemes(page, "#reserve")).toEqual([]);
  await fillIn(page, "axe@example.org");
  await send(page).click();
  await expect(alert(page)).toHaveText(THANKS);
  expect(await violationsInBothThemes(page, "#reserve")).toEqual([]);
});
