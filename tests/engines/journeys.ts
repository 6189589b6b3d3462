import { PAIN_USE } from "../support/page-paths.ts";
import type { Reader } from "./reader.ts";

const PHONE = 390;
const SEARCH = "header [data-opens-search]";
const MENU = "button[aria-label=Menu]";
const MARKER = "main p .citation a";
const SUBMIT = "main form button[type=submit]";

/** Of a browser window 1280 px wide, or as narrow as a phone. `run` answers with what it saw, the same in all engines. */
export type Journey = {
  name: string;
  width?: number;
  run(reader: Reader): Promise<unknown>;
};

const dialog = () => document.querySelector("dialog[open]")?.getAttribute("aria-label") ?? null;
const isShut = () => !document.querySelector("dialog[open]");
const isWrong = () => document.querySelector("[aria-invalid=true]") !== null;
const wrongFields = () =>
  [...document.querySelectorAll("[aria-invalid=true]")].map((field) =>
    [field.getAttribute("name"), ...(field.getAttribute("aria-describedby") ?? "").split(" ")]
      .map((id, at) => (at === 0 ? id : document.getElementById(id ?? "")?.textContent))
      .join(" "),
  );

export const JOURNEYS: Journey[] = [
  {
    name: "the search opens at a click, and leads to a result and back",
    async run(reader) {
      const { click, until, write, press } = reader;
      await reader.open("/blog");
      await click(SEARCH);
      await until(() => document.activeElement?.id === "search-field");
      const opened = await reader.focused();
      await write("knee pain");
      await until(() => document.querySelectorAll("dialog [role=option]").length > 2);
      await press("ArrowDown");
      await press("ArrowDown");
      const result = await until(() =>
        document.querySelector("dialog [aria-selected=true]")?.getAttribute("href"),
      );
      await press("Enter");
      const arrived = await reader.arrival(String(result));
      await until(() => document.activeElement?.id === "main");
      const focus = await reader.focused();
      await reader.back();
      return [opened, arrived, focus, await reader.arrival("/blog"), await reader.run(dialog)];
    },
  },
  {
    name: "keys open the search, and Escape closes it",
    async run(reader) {
      const { until, write, press } = reader;
      const isOpen = () => document.activeElement?.id === "search-field";
      await reader.open("/benefits/pain-inflammation");
      await press("/");
      await until(isOpen);
      await write("hair");
      const written = await reader.run(
        () => document.querySelector<HTMLInputElement>("#search-field")?.value,
      );
      await press("Escape");
      const closed = await until(isShut);
      await press("Control+k");
      await until(isOpen);
      await write("sleep");
      await press("Enter");
      return [written, closed, await reader.arrival("/search?q=sleep")];
    },
  },
  {
    name: "the menus work with keys",
    async run(reader) {
      const { press, until } = reader;
      const isOpen = () => !document.querySelector("#benefits-menu")?.matches("[hidden]");
      await reader.open("/blog");
      await reader.run(() =>
        document.querySelector<HTMLElement>("header nav a[href='/benefits']")?.focus(),
      );
      await press("ArrowDown");
      const opened = await until(isOpen);
      await until(() => document.activeElement?.matches("#benefits-menu a"));
      const first = await reader.focused();
      await press("End");
      const last = await reader.focused();
      await press("Escape");
      const closed = await until(() =>
        document.querySelector("#benefits-menu")?.matches("[hidden]"),
      );
      const entry = await reader.focused();
      await press(" ");
      await until(isOpen);
      await press("Enter");
      return [opened, first, last, closed, entry, await reader.arrival("/benefits")];
    },
  },
  {
    name: "the phone's menu opens, closes, and leads to a page",
    width: PHONE,
    async run(reader) {
      const { click, press, until } = reader;
      const isOpen = () => document.querySelector("#mobile-menu")?.matches(":modal");
      await reader.open("/blog");
      await click(MENU);
      const opened = await until(isOpen);
      await press("Escape");
      const closed = await until(isShut);
      const focus = await reader.focused();
      await click(MENU);
      await until(isOpen);
      await reader.clickAt(15, 500);
      const outside = await until(isShut);
      await click(MENU);
      await until(isOpen);
      await click("#mobile-menu a[href='/evidence']");
      const arrived = await reader.arrival("/evidence");
      return [opened, closed, focus, outside, arrived, await reader.run(dialog)];
    },
  },
  {
    name: "a citation opens where the reader is, and Escape and Back close it",
    width: PHONE,
    async run(reader) {
      const { click, press, until } = reader;
      await reader.open("/benefits/skin-health");
      const isShown = () => {
        const text = document.querySelector("dialog[open]")?.textContent ?? "Looking";
        return text.includes("Looking") ? undefined : text;
      };
      await click(MARKER);
      const text = await until(isShown);
      const place = await reader.run(() => scrollY);
      await press("Escape");
      const closed = await until(isShut);
      const focus = await reader.focused();
      await click(MARKER);
      await until(isShown);
      await reader.back();
      const back = await until(isShut);
      const moved = Math.abs((await reader.run(() => scrollY)) - place) > 2;
      return [text, closed, focus, back, moved, await reader.arrival("/benefits/skin-health")];
    },
  },
  {
    name: "a citation opens under the pointer",
    async run(reader) {
      const { press, until } = reader;
      await reader.open("/benefits/skin-health");
      await reader.resize(1100, 900);
      await reader.hover(MARKER);
      const shown = await until(() => {
        const box = document.querySelector("dialog[open]:not(:modal)");
        return box && !box.textContent.includes("Looking");
      });
      await press("Escape");
      return [shown, await until(isShut)];
    },
  },
  {
    name: "folds open with a click, Enter and Space",
    width: PHONE,
    async run(reader) {
      const { click, press, until } = reader;
      await reader.open("/benefits/pain-inflammation");
      const fold = "main details > summary.flex";
      const isOpen = (fold: string) =>
        document.querySelector(fold)?.parentElement?.matches("[open]");
      const isClosed = (fold: string) =>
        document.querySelector(fold)?.parentElement?.matches(":not([open])");
      const before = await reader.run(isOpen, fold);
      await click(fold);
      const clicked = await until(before ? isClosed : isOpen, fold);
      await reader.run((fold) => document.querySelector<HTMLElement>(fold)?.focus(), fold);
      await press("Enter");
      const entered = await until(before ? isOpen : isClosed, fold);
      await press(" ");
      return [clicked, entered, await until(before ? isClosed : isOpen, fold)];
    },
  },
  {
    name: "contents lead to their heading, and Back to the place before",
    async run(reader) {
      const { until } = reader;
      await reader.open("/red-light-101");
      const link = "main nav[aria-label='On this page'] li:nth-child(4) a";
      await reader.hover(link);
      const from = await reader.run(() => scrollY);
      await reader.click(link);
      // A Back before the smooth scrolling is over would land some pixels off in Chromium.
      const seen = await until(() => {
        const heading = location.hash && document.getElementById(location.hash.slice(1));
        if (!heading) return;
        const { scrollPaddingTop } = getComputedStyle(document.documentElement);
        const { scrollMarginTop } = getComputedStyle(heading);
        const rest = parseFloat(scrollPaddingTop) + parseFloat(scrollMarginTop);
        return Math.abs(heading.getBoundingClientRect().top - rest) < 2 && location.hash;
      });
      await reader.back();
      const isBack = (from: number) => !location.hash && Math.abs(scrollY - from) < 5;
      const back = await until(isBack, from);
      await reader.forward();
      return [seen, back, await until((from) => scrollY > from + 300, from)];
    },
  },
  {
    name: "an address in a closed fold is shown, and stays as the page hydrates",
    async run(reader) {
      await reader.open("/benefits/skin-health");
      const id = await reader.run(
        () => document.querySelector("main details:not([open]) [id^=ref-]")?.id,
      );
      // A change of the page's hash alone would not load it again.
      await reader.open("/blog");
      await reader.open(`/benefits/skin-health#${id}`);
      const place = () => {
        const box = document.querySelector(":target")?.getBoundingClientRect();
        return box && box.height > 30 && box.top > 0 && box.top < innerHeight ? box.top : undefined;
      };
      const before = await reader.until(place);
      await reader.wake();
      const after = await reader.until(place);
      return [id, Boolean(before), Math.abs(Number(before) - Number(after)) < 2];
    },
  },
  {
    name: "a link and Back return to the place",
    async run(reader) {
      const { click, until } = reader;
      await reader.open("/blog");
      await reader.run(() => scrollTo({ top: 900, behavior: "instant" }));
      const link = await reader.run(() =>
        [...document.querySelectorAll("main h2 a, main h3 a")]
          .find((link) => link.getBoundingClientRect().top > 120)
          ?.getAttribute("href"),
      );
      await reader.wake();
      await click(`main a[href="${link}"]`);
      const arrived = await reader.arrival(String(link));
      await until(() => document.activeElement?.id === "main");
      const top = await until(() => scrollY < 5);
      const focus = await reader.focused();
      await reader.back();
      await reader.arrival("/blog");
      return [arrived, top, focus, await until(() => Math.abs(scrollY - 900) < 200)];
    },
  },
  {
    name: "a chip chooses a use, and Back the one before",
    async run(reader) {
      const { until } = reader;
      await reader.open("/benefits/pain-inflammation");
      await reader.click("nav[aria-label='Choose a use'] li:nth-child(3) a");
      const chosen = await until(
        () =>
          location.search &&
          document.querySelector("nav[aria-label='Choose a use'] li:nth-child(3) [aria-current]") &&
          `${location.search} ${document.querySelector("h1")?.textContent}`,
      );
      await reader.back();
      return [chosen, await until(() => !location.search)];
    },
  },
  {
    name: "the evidence as a table, and the studies filtered and sorted",
    async run(reader) {
      const { until } = reader;
      await reader.open("/evidence");
      await reader.click("main nav a[href*='view=table']");
      const table = "main nav a[href*='view=table'][aria-current]";
      await until((table) => document.querySelector(table) !== null, table);
      const rows = await reader.count("main tbody tr");
      await reader.open("/studies?people-from=many");
      const wrong = await reader.run(wrongFields);
      await reader.open("/studies?people-from=100");
      await reader.wake();
      await reader.click("main thead th:nth-child(3) a");
      const sorted = await until(
        () => document.querySelector("th:nth-child(3)[aria-sort]")?.textContent,
      );
      return [rows, wrong, sorted, await reader.count("main tbody tr")];
    },
  },
  {
    name: "the dose follows what is written, and says what is wrong",
    async run(reader) {
      const { fill, until } = reader;
      const answer = () =>
        [...document.querySelectorAll("main h2")].find((title) => /^About/.test(title.textContent))
          ?.textContent;
      await reader.open("/dose?claim=100&at=15cm&distance=46cm&minutes=10");
      const before = await reader.run(answer);
      await reader.wake();
      await fill("[name=minutes]", "20");
      const after = await until(
        (before, answer) => {
          const now = [...document.querySelectorAll("main h2")].find((title) =>
            /^About/.test(title.textContent),
          )?.textContent;
          return now !== before && (now ?? answer);
        },
        before,
        "",
      );
      await fill("[name=minutes]", "1,000");
      await reader.press("Enter");
      await until(isWrong);
      return [before, after, await reader.run(wrongFields), await reader.focused()];
    },
  },
  {
    name: "a diary keeps what is tapped",
    width: 390,
    async run(reader) {
      const { until } = reader;
      await reader.open(`/diary#use=${PAIN_USE.id}`);
      await reader.click("form[aria-labelledby=new-diary] button[type=submit]");
      await reader.click("fieldset label:nth-of-type(8)");
      const kept = await until(() => document.querySelector("main [role=status]")?.textContent);
      await reader.open("/spec-sheet");
      await reader.open("/diary");
      const tapped = await until(
        () => document.querySelector("input[name=value]:checked")?.parentElement?.textContent,
      );
      return [kept, tapped];
    },
  },
  {
    name: "plan, spec sheet and devices answer to good and to bad entries",
    async run(reader) {
      const seen: unknown[] = [];
      for (const path of [
        "/plan?irradiance=30&start=2099-02-28",
        "/plan?irradiance=abc&start=2099-02-30",
        "/spec-sheet?watts=200&leds=200&ledWatts=5&irradiance=200&at=30cm&nm=660",
        "/spec-sheet?watts=200&leds=200&ledWatts=5&irradiance=200&at=30cm&coverHeight=x&nm=660",
        "/devices?a=own&b=pain-pad&claim=100&at=15cm&distance=46cm&nm=660",
        "/devices?a=own&b=pain-pad&claim=100&at=15cm&distance=46cm&nm=66000",
      ]) {
        await reader.open(path);
        seen.push(await reader.run(wrongFields), await reader.count("main :is(h2, table)"));
      }
      return seen;
    },
  },
  {
    name: "light in skin follows its slider",
    async run(reader) {
      const { press, until } = reader;
      await reader.open("/light-in-skin");
      const value = () =>
        document.querySelector("[role=slider], input[type=range]")?.getAttribute("aria-valuetext");
      await reader.wake();
      await reader.run(() =>
        document.querySelector<HTMLElement>("[role=slider], input[type=range]")?.focus(),
      );
      await press("ArrowLeft");
      await until(() => document.querySelector("[aria-valuetext^='849']") !== null);
      const one = await reader.run(value);
      await press("End");
      await until(() => location.search.includes("nm=1000"));
      return [one, await reader.run(value), await reader.run(() => location.search)];
    },
  },
  {
    name: "ask first shows what to ask for each tick, and forgets it",
    async run(reader) {
      await reader.open("/ask-first");
      const visible = () =>
        [...document.querySelectorAll("main li")].filter(
          (item) => item.querySelector(":checked") && item.getBoundingClientRect().height > 0,
        ).length;
      await reader.click("main li label");
      const ticked = await reader.until(visible);
      await reader.open("/ask-first");
      return [ticked, await reader.run(visible)];
    },
  },
  ...["with", "without"].map((way) => ({
    name: `the newsletter and the webinar ${way} JavaScript`,
    width: PHONE,
    async run(reader: Reader) {
      const { fill, press, until } = reader;
      const open = way === "with" ? reader.open : reader.openWithoutScripts;
      const seen: unknown[] = [];
      await open("/newsletter/subscribe");
      await fill("main [name=email]", "reader@");
      await press("Enter");
      await until(isWrong);
      seen.push(await reader.run(wrongFields));
      // Of each way its own: a mailbox may sign up five times, and there are three engines.
      await fill("main [name=email]", `${way}@example.org`);
      await press("Enter");
      seen.push(await until(() => /successfully subscribed/i.test(document.body.innerText)));
      await open("/webinars/perfectio-x");
      await reader.click(SUBMIT);
      await until(isWrong);
      seen.push(await reader.run(wrongFields));
      return seen;
    },
  })),
  {
    name: "the theme goes dark and light again",
    async run(reader) {
      const { click, until } = reader;
      const button = "header button[aria-label='Dark theme']";
      await reader.open("/blog");
      await click(button);
      const dark = await until(
        () => getComputedStyle(document.documentElement).colorScheme === "dark",
      );
      await click(button);
      return [dark, await until(() => !document.documentElement.classList.contains("dark"))];
    },
  },
  {
    name: "the doctor's sheet asks for the browser's print",
    async run(reader) {
      await reader.open("/benefits/pain-inflammation/print");
      await reader.run(() => {
        window.print = () => document.body.setAttribute("data-printed", "");
      });
      await reader.click(".print-view-print");
      return reader.until(() => document.body.matches("[data-printed]"));
    },
  },
];
