import type { Page } from "@playwright/test";
import { texts } from "#app/tools/diary/diary-texts.server.ts";
import { diaryFile } from "../../app/tools/diary/diary-file.ts";
import { violationsInBothThemes } from "../support/accessibility-pages.ts";
import { expect, test } from "../support/site.ts";

const NOW = new Date("2026-03-01T20:00:00");

/** A week of sixes, then six weeks with the light of fours. */
function keptDiary(id = "made-up") {
  const day = (at: number) =>
    new Date(Date.UTC(2026, 0, 10) + at * 86_400_000).toISOString().slice(0, 10);
  const days = Array.from({ length: 49 }, (_, at) => [
    day(at),
    { value: at < 7 ? 6 : 4, ...(at >= 7 && { light: true }) },
  ]);
  return {
    version: 1 as const,
    id,
    title: "A made-up ache",
    use: null,
    measure: {
      name: "Ache, 0 to 10",
      question: "How bad was it today?",
      said: "it was",
      unit: "",
      low: 0,
      high: 10,
      step: 1,
      better: "lower" as const,
      every: "day" as const,
      lasting: true,
      worthwhile: null,
    },
    began: day(0),
    light: day(7),
    decide: day(49),
    turns: null,
    saved: null,
    days: Object.fromEntries(days),
  };
}

async function openAt(page: Page, now = NOW, address = "/diary") {
  await page.clock.setFixedTime(now);
  await page.goto(address);
}

const bringBack = (page: Page, text: string) =>
  page
    .locator("input[type=file]")
    .setInputFiles({ name: "diary.json", mimeType: "application/json", buffer: Buffer.from(text) });

async function begin(page: Page) {
  await page.getByLabel("In your words").fill("My elbow");
  await page.getByLabel("What will you write down?").selectOption({ label: "Pain, from 0 to 10" });
  await page.getByRole("button", { name: "Begin my diary" }).click();
  await expect(page.getByRole("heading", { name: "My elbow" })).toBeVisible();
}

test("a number a day is one tap, stays in the browser, and nothing of it is sent", {
  tag: "@phone-release",
}, async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`),
  );
  await openAt(page);
  await begin(page);
  await page.locator("label", { hasText: /^7$/ }).click();
  await page.getByLabel("Note").fill("after the stairs");
  await page.getByLabel("Note").blur();
  await expect(page.getByText("Kept in this browser.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: "7" })).toBeChecked();
  await expect(page.getByLabel("Note")).toHaveValue("after the stairs");
  expect(sent.filter((request) => /^POST|elbow|stairs|made-up/i.test(request))).toEqual([]);
});

test("bad input is told with what to do, and what was typed stays", { tag: "@release" }, async ({
  page,
}) => {
  await openAt(page);
  await page.getByLabel("What will you write down?").selectOption({ label: "Hours asleep" });
  await page.getByLabel("First day with light").fill("2026-03-02");
  await page.getByRole("button", { name: "Begin my diary" }).click();
  await expect(page.getByText(texts.mistakes.title)).toBeVisible();
  await expect(page.getByText(texts.mistakes.light.soon)).toBeVisible();
  await expect(page.getByLabel("In your words")).toBeFocused();
  await page.getByLabel("In your words").fill("Sleep");
  await page.getByLabel("First day with light").fill("2026-03-08");
  await page.getByRole("button", { name: "Begin my diary" }).click();
  const hours = page.getByLabel("How many hours did you sleep last night?");
  await hours.fill("seven");
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(page.getByText("Enter a number, like 6.")).toBeVisible();
  await expect(hours).toHaveValue("seven");
  await hours.fill("7,5");
  await hours.press("Enter");
  await expect(page.getByText("Kept in this browser.")).toBeVisible();
  await page.reload();
  await expect(hours).toHaveValue("7.5");
});

test("on the day to decide, and not before, a sentence compares the time with the light", async ({
  page,
}) => {
  await openAt(page, new Date("2026-02-27T20:00:00"));
  await bringBack(page, diaryFile([keptDiary()]));
  await expect(page.getByText("in 1 day.")).toBeVisible();
  await expect(page.getByText("Before the light it was")).toBeHidden();
  await openAt(page, new Date("2026-02-28T08:00:00"));
  await expect(page.getByText("Before the light it was about 6")).toBeVisible();
  await expect(page.getByText("That’s 2 lower, and it could be the light.")).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  // Something wrong comes before all else.
  await page.getByLabel("Something’s wrong, or I feel worse").check();
  await expect(page.getByRole("alert").filter({ hasText: "Stop the light now." })).toBeVisible();
});

test("what got better is compared again after two weeks without the light", async ({ page }) => {
  const kept = keptDiary();
  await openAt(page, new Date("2026-02-28T08:00:00"));
  await bringBack(page, diaryFile([kept]));
  const begin = page.getByRole("button", { name: "Begin two weeks without light" });
  await begin.press("Enter");
  await expect(page.getByText("Leave the light off until March 14, 2026")).toBeVisible();
  await expect(page.getByRole("heading", { name: kept.title })).toBeFocused();
  await expect(page.getByText(texts.planned.none)).toBeVisible();
  const days = Array.from({ length: 14 }, (_, at) => [
    new Date(Date.UTC(2026, 1, 28 + at)).toISOString().slice(0, 10),
    { value: 6 },
  ]);
  await openAt(page, new Date("2026-03-14T08:00:00"));
  await bringBack(page, diaryFile([{ ...kept, days: Object.fromEntries(days) }]));
  await expect(page.getByText(texts.verdict.change.back)).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
});

test("a diary of before is never asked for weeks that its number may not allow", {
  tag: "@release",
}, async ({ page }) => {
  const kept = keptDiary();
  const { lasting: _, ...measure } = kept.measure;
  await openAt(page);
  await bringBack(page, diaryFile([{ ...kept, measure }]));
  await expect(page.getByText(texts.verdict.unsure)).toBeVisible();
  await expect(page.getByRole("button", { name: "Begin two weeks without light" })).toBeHidden();
});

test("the page for the doctor has each day with its note and what was wrong", async ({ page }) => {
  const kept = keptDiary();
  const days = { ...kept.days, "2026-02-20": { value: 3, wrong: true, note: "red for two days" } };
  await openAt(page);
  await bringBack(page, diaryFile([{ ...kept, days }]));
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole("button", { name: "Print for my doctor" }).click();
  await page.emulateMedia({ media: "print" });
  const printed = page.getByRole("row", { name: "February 20, 2026" });
  await expect(printed).toBeVisible();
  await expect(printed).toContainText("Something was wrong. red for two days");
});

test("where a day before the light is missing, the light can begin later, also on its day", async ({
  page,
}) => {
  const { days: _, ...kept } = keptDiary();
  const days = Object.fromEntries(
    ["10", "11", "13", "14", "15", "16"].map((day) => [`2026-01-${day}`, { value: 6 }]),
  );
  await openAt(page, new Date("2026-01-14T20:00:00"));
  await bringBack(page, diaryFile([{ ...kept, days, use: "made-up-use" }]));
  await expect(
    page.getByRole("button", { name: "Begin with the light a day later" }),
  ).toBeVisible();
  await openAt(page, new Date("2026-01-17T08:00:00"));
  await page.getByRole("button", { name: "Begin with the light tomorrow" }).click();
  await expect(page.getByText("The light begins on January 18, 2026.")).toBeVisible();
  await expect(page.getByText("You decide on March 1, 2026")).toBeVisible();
  await expect(page.getByRole("heading", { name: kept.title })).toBeFocused();
  // The reader's calendar still has the days of before.
  await expect(page.getByRole("link", { name: "add the plan for the new days" })).toHaveAttribute(
    "href",
    "/plan?use=made-up-use&start=2026-01-18",
  );
});

test("without a session that was noted, nothing is said of the light", async ({ page }) => {
  const kept = keptDiary();
  const days = Object.fromEntries(Object.keys(kept.days).map((day) => [day, { value: 5 }]));
  await openAt(page);
  await bringBack(page, diaryFile([{ ...kept, days }]));
  await expect(page.getByText(texts.unused)).toBeVisible();
  await expect(page.getByText("Before the light it was")).toBeHidden();
});

test("numbers that are only worse ask for a pause, and what a reader reports for more", async ({
  page,
}) => {
  const kept = keptDiary();
  const days = Object.fromEntries(
    Object.keys(kept.days).map((day) => [day, { value: day < kept.light ? 4 : 9 }]),
  );
  await openAt(page, new Date("2026-02-10T20:00:00"));
  await bringBack(page, diaryFile([{ ...kept, days }]));
  const alert = page.getByRole("alert");
  await expect(alert.filter({ hasText: "Pause the light and keep writing." })).toBeVisible();
  await expect(page.getByText("Stop the light now.")).toBeHidden();
  await page.getByLabel("Something’s wrong, or I feel worse").check();
  await expect(alert.filter({ hasText: "Stop the light now." })).toBeVisible();
});

test("two tabs lose nothing of each other, and a file takes nothing away", async ({
  page,
  context,
}) => {
  await openAt(page);
  await begin(page);
  const other = await context.newPage();
  await openAt(other);
  await other.locator("label", { hasText: /^3$/ }).click();
  await expect(page.getByRole("radio", { name: "3" })).toBeChecked();
  await page.getByLabel("Day off").check();
  await expect(other.getByLabel("Day off")).toBeChecked();

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save all diaries to a file" }).click();
  const file = await (await saved).createReadStream().then((stream) => stream.toArray());
  await page.locator("label", { hasText: /^9$/ }).click();
  await bringBack(page, Buffer.concat(file).toString());
  await expect(page.getByText(texts.file.read)).toBeVisible();
  await expect(page.getByRole("radio", { name: "9" })).toBeChecked();

  await bringBack(page, '{"diaries":[{"version":2}]}');
  await expect(page.getByText(texts.file.newer)).toBeVisible();
  await bringBack(page, "not a diary");
  await expect(page.getByText(texts.file.unknown)).toBeVisible();
});

test("no date can be kept that the page could not show again, and a wrong clock loses nothing", {
  tag: "@release",
}, async ({ page }) => {
  await openAt(page);
  await page.getByLabel("In your words").fill("My elbow");
  const measure = page.getByLabel("What will you write down?");
  await measure.selectOption({ label: "Pain, from 0 to 10" });
  await page.getByLabel("How do you want to compare?").selectOption("5");
  await measure.selectOption({ label: "Spots on one cheek" });
  await page.getByLabel("Day to decide").fill("");
  await page.getByRole("button", { name: "Begin my diary" }).click();
  await expect(page.getByText(texts.mistakes.decide.missing)).toBeVisible();
  await page.getByLabel("Day to decide").fill("2026-04-10");
  await page.getByLabel("First day with light").fill("2099-12-20");
  await page.getByRole("button", { name: "Begin my diary" }).click();
  await expect(page.getByText(texts.mistakes.light.late)).toBeVisible();
  await page.getByLabel("First day with light").fill("2026-03-08");
  await page.getByLabel("Day to decide").fill("2026-04-10");
  await page.getByRole("button", { name: "Begin my diary" }).click();
  await expect(page.getByRole("heading", { name: "My elbow" })).toBeVisible();
  await page.getByLabel("How many inflamed spots").fill("12");
  await page.getByLabel("I used the light").check();
  await expect(page.getByText("Kept in this browser.")).toBeVisible();
  await openAt(page, new Date("1970-01-02T12:00:00"));
  await expect(page.getByText(texts.clock.replace("{today}", "1970-01-02"))).toBeVisible();
  await openAt(page);
  await expect(page.getByLabel("How many inflamed spots")).toHaveValue("12");
});

test("erasing asks first", { tag: "@release" }, async ({ page }) => {
  await openAt(page);
  await begin(page);
  await page.getByRole("button", { name: "Erase this diary" }).click();
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(page.getByRole("heading", { name: "My elbow" })).toBeVisible();
  await page.getByRole("button", { name: "Erase this diary" }).click();
  await page.getByRole("button", { name: "Erase", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Begin a diary" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Begin a diary" })).toBeVisible();
});

test("a plan leads to a diary of its use, with a week before the light", {
  tag: "@release",
}, async ({ page }) => {
  await openAt(page, NOW, "/diary#use=knee-osteoarthritis&light=2026-03-02&decide=2026-04-13");
  await expect(page.getByLabel("What is the light for?")).toHaveValue("knee-osteoarthritis");
  await expect(page.getByLabel("First day with light")).toHaveValue("2026-03-08");
  await expect(page.getByLabel("Day to decide")).toHaveValue("2026-04-19");
});

test("a full storage is told, and what was written before stays", async ({ page }) => {
  await openAt(page);
  await begin(page);
  await page.locator("label", { hasText: /^5$/ }).click();
  await expect(page.getByText("Kept in this browser.")).toBeVisible();
  // As a full disk would: Chromium asks too seldom for a quota that is made small.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.locator("label", { hasText: /^9$/ }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Your browser’s storage is full" }),
  ).toBeVisible();
  // What wasn't kept is no choice of the next day.
  await page.clock.setFixedTime(new Date("2026-03-02T08:00:00"));
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(page.getByRole("radio", { name: "9" })).not.toBeChecked();
  await page.getByRole("button", { name: "New diary" }).click();
  const words = page.getByLabel("In your words");
  await words.fill("My knee");
  await page.getByLabel("What will you write down?").selectOption({ label: "Hours asleep" });
  await page.getByRole("button", { name: "Begin my diary" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "storage is full" })).toBeVisible();
  await expect(words).toHaveValue("My knee");
  await page.clock.setFixedTime(NOW);
  await page.reload();
  await expect(page.getByRole("radio", { name: "5" })).toBeChecked();
});

test("what is typed is kept after a pause, without leaving its field", async ({ page }) => {
  await openAt(page);
  await page.getByLabel("In your words").fill("My elbow");
  await page.getByLabel("What will you write down?").selectOption({ label: "Hours asleep" });
  await page.getByRole("button", { name: "Begin my diary" }).click();
  const hours = page.getByLabel("How many hours did you sleep last night?");
  await hours.fill("6.5");
  await expect(page.getByText("Kept in this browser.")).toBeVisible();
  await page.reload();
  await expect(hours).toHaveValue("6.5");
  const note = page.getByLabel("Note");
  await note.fill("hot night ");
  await expect(page.getByText("Kept in this browser.")).toBeVisible();
  await expect(note).toBeFocused();
  await expect(note).toHaveValue("hot night ");
  await page.reload();
  await expect(note).toHaveValue("hot night");
});

test("the keyboard's focus stays where an arrow or a diary goes away", async ({ page }) => {
  await openAt(page, new Date("2026-02-20T20:00:00"));
  await bringBack(page, diaryFile([keptDiary()]));
  await page.getByRole("button", { name: "The day before" }).press("Enter");
  await page.getByRole("button", { name: "The next day" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Today" })).toBeFocused();
  await page.getByRole("button", { name: "Erase this diary" }).press("Enter");
  await page.getByRole("button", { name: "Erase", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: "Begin a diary" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Copies" })).toBeFocused();
  await begin(page);
  await expect(page.getByRole("heading", { name: "My elbow" })).toBeFocused();
});

test("a diary of a later version is in the file, and is named before all are erased", async ({
  page,
}) => {
  await openAt(page);
  await begin(page);
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open("diary");
        opening.onsuccess = () => {
          const writing = opening.result.transaction("diaries", "readwrite");
          writing.objectStore("diaries").put({ id: "of tomorrow", version: 2 });
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
  );
  await page.reload();
  await expect(page.getByText(texts.problems.newer)).toBeVisible();
  await page.locator("label", { hasText: /^4$/ }).click();
  await expect(page.getByText("Kept in this browser.")).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save all diaries to a file" }).click();
  const file = await (await saved).createReadStream().then((stream) => stream.toArray());
  expect(Buffer.concat(file).toString()).toContain("of tomorrow");
  await page.getByRole("button", { name: "Erase everything" }).click();
  await expect(page.getByText(texts.erase.newer)).toBeVisible();
});

test("a storage that is forbidden, or of a later version, is told", { tag: "@release" }, async ({
  page,
  context,
}) => {
  await openAt(page);
  await expect(page.getByRole("heading", { name: "Begin a diary" })).toBeVisible();
  await page.goto("about:blank");
  await openAt(page, NOW, "/spec-sheet");
  await page.evaluate(
    () =>
      new Promise((done) => {
        const opening = indexedDB.open("diary", 2);
        opening.onsuccess = () => {
          opening.result.close();
          done(null);
        };
      }),
  );
  await page.goto("/diary");
  await expect(page.getByText(texts.problems.newer)).toBeVisible();

  const forbidding = await context.newPage();
  await forbidding.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException("No", "SecurityError");
    };
  });
  await openAt(forbidding);
  await expect(forbidding.getByText(texts.problems.forbidden)).toBeVisible();
});

test.describe("without JavaScript", { tag: "@release" }, () => {
  test.use({ javaScriptEnabled: false });

  test("there is a diary on paper with the same rule", async ({ page }) => {
    await page.goto("/diary");
    await expect(page.locator("main noscript p")).toBeVisible();
    await expect(page.getByText("Opening your diary")).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("columnheader", { name: "Week of" })).toBeVisible();
  });
});
