import { expect, test } from "vitest";
import { benefits } from "#app/benefits/content/benefits.ts";
import { viewOwnDose } from "./own-dose.server.ts";
import { NOTHING_WRITTEN } from "./own-dose.ts";

const view = (slug: Parameters<typeof viewOwnDose>[0], query: string) =>
  viewOwnDose(slug, new URLSearchParams(query));

test("a page to which nothing was written says nothing", async () => {
  for (const { slug } of benefits) expect(await view(slug, "")).toEqual(NOTHING_WRITTEN);
});

test("a panel's dose is that of /dose, beside the page's own protocol", async () => {
  const { answer } = await view("pain-inflammation", "claim=100&at=15cm&distance=46cm&minutes=10");
  expect(answer?.headline).toMatch(/^About 29 J\/cm² in 10 minutes at 18 in \(46 cm\), or 15/);
  expect(answer?.values).toEqual([
    { value: "25–49", label: "mW/cm² at your skin, 18 in (46 cm) away" },
    { value: "15–29", label: "J/cm² in 10 min" },
    // 18 to 24 J/cm² at 49.1 mW/cm².
    { value: "6.1–8.2", label: "minutes for our plan’s dose at 49 mW/cm²" },
  ]);
  expect(answer?.paragraphs.join(" ")).toContain("No one knows the right dose");
  expect(answer?.more).toBe(
    "/dose?use=pain-inflammation&claim=100&at=15cm&distance=46cm&minutes=10",
  );
});

test("the use that the address names is the dose's, and one of another page is not", async () => {
  const written = "claim=100&at=15cm&distance=46cm&minutes=10";
  const { answer } = await view("mood-mental-health", `${written}&use=depression`);
  expect(answer?.paragraphs.join(" ")).toContain("We don’t have a home plan for this use");
  expect(answer?.values).toHaveLength(2);
  const other = await view("mood-mental-health", `${written}&use=neck-pain`);
  expect(other.answer?.more).toContain("use=mood-mental-health");
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
