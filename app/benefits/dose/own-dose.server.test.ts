import { expect, test } from "vitest";
import { benefits } from "#app/benefits/content/benefits.ts";
import { loadDoseData } from "#app/dose/dose-data.server.ts";
import { doseTexts } from "#app/dose/dose-texts.server.ts";
import { minutesOf } from "#app/dose/plan-minutes.ts";
import { roundMinutes } from "#app/dose/rounding.ts";
import { viewOwnDose } from "./own-dose.server.ts";
import { NOTHING_WRITTEN } from "./own-dose.ts";

const view = (slug: Parameters<typeof viewOwnDose>[0], query: string) =>
  viewOwnDose(slug, new URLSearchParams(query));
const { uses } = await loadDoseData();
const WRITTEN = "claim=100&at=15cm&distance=46cm&minutes=10";

test("a page to which nothing was written says nothing", async () => {
  for (const { slug } of benefits) expect(await view(slug, "")).toEqual(NOTHING_WRITTEN);
});

test("a panel's dose is that of /dose, beside the page's own protocol", async () => {
  const plan = uses.find(({ id }) => id === "pain-inflammation")?.plan ?? expect.unreachable();
  const { answer } = await view("pain-inflammation", WRITTEN);
  expect(answer?.headline).toMatch(/^About 29 J\/cm² in 10 minutes at 18 in \(46 cm\), or 15/);
  expect(answer?.values).toEqual([
    { value: "25–49", label: "mW/cm² at your skin, 18 in (46 cm) away" },
    { value: "15–29", label: "J/cm² in 10 min" },
    {
      value: roundMinutes(minutesOf(plan, 49.07)),
      label: "minutes for our plan’s dose at 49 mW/cm²",
    },
  ]);
  expect(answer?.paragraphs.join(" ")).toContain(`${doseTexts.unknownFor.some.split("{")[0]}`);
  expect(answer?.more).toBe(`/dose?use=pain-inflammation&${WRITTEN}`);
});

test("the use that the address names is the dose's, and one of another page is not", async () => {
  const { id, page } = uses.find(({ plan }) => !plan) ?? expect.unreachable();
  const { answer } = await view(page, `${WRITTEN}&use=${id}`);
  expect(answer?.paragraphs.join(" ")).toContain(`${doseTexts.noPlan.split("{")[0]}`);
  expect(answer?.values).toHaveLength(2);
  const away = uses.find((use) => use.page !== page && use.page !== use.id);
  const other = await view(page, `${WRITTEN}&use=${away?.id}`);
  expect(other.answer?.more).toContain(`use=${page}`);
});

test("a cap is worn: it needs no distance", async () => {
  const { answer } = await view("hair-growth", "claim=10&minutes=20");
  // Half to all of 10 mW/cm² in 20 minutes.
  expect(answer?.values.slice(0, 2)).toEqual([
    { value: "5–10", label: "mW/cm² at your skin" },
    { value: "6–12", label: "J/cm² in 20 min" },
  ]);
  expect(answer?.more).toContain("device=own-worn");
});
