import { expect, test } from "vitest";
import { protocols } from "#app/evidence/ledger/protocols.server.ts";
import { listStudies } from "#app/evidence/ledger/studies.server.ts";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import type { CitationMark } from "#app/evidence/text/reference.ts";
import { fluence } from "#app/physics/dose.ts";
import { type LongGuide, loadLongGuide } from "./content/red-light-101.server.ts";
import { guideText, viewLongGuide } from "./long-guide.server.ts";

const guide = viewLongGuide(loadLongGuide());

/** The guide's words with every dash a hyphen and every space plain. */
const words = guideText(guide.sections)
  .replace(/[–‑]/g, "-")
  .replace(/²/g, "2")
  .replace(/\s+/g, " ");

test("the seven anchors stand in the spec's order", () => {
  expect(guide.sections.map(({ id }) => id)).toEqual([
    "introduction",
    "science",
    "benefits",
    "devices",
    "protocols",
    "safety",
    "getting-started",
  ]);
});

test("it has 3,000 words or more, and says how long they take", () => {
  expect(guide.head.wordCount).toBeGreaterThanOrEqual(3000);
  expect(guide.head.readTime).toBe(Math.ceil(guide.head.wordCount / 225));
});

test.each([
  "2,500+ studies",
  "$50-$300",
  "$200-$800",
  "$1,000-$3,000+",
  "3-90 J/cm2, mostly 4-24",
  "5-10 minutes",
  "3-4 times a week",
  "12-18 inches",
  "2-4 weeks",
  "15-20 minutes",
  "Daily",
  "6-12 inches",
  "660, 810, 830, 850 nm",
])("the spec's constant %s is in the text", (constant) => {
  expect(words).toContain(constant);
});

test.each([
  ["Handheld", "$50-$300"],
  ["Desktop panels", "$200-$800"],
  ["Full-body", "$1,000-$3,000+"],
  ["Session", "5-10 minutes 15-20 minutes"],
  ["Frequency", "3-4 times a week Daily"],
  ["Distance", "12-18 inches (30-46 cm) 6-12 inches"],
  ["Course", "2-4 weeks"],
])("the row %s says %s", (row, cells) => {
  expect(words).toContain(`${row} ${cells}`);
});

test("every reference is cited, and numbers follow the reading order", () => {
  const marks = [
    ...marksIn(guide.lead),
    ...guide.sections.flatMap(({ parts }) => parts.flatMap(marksOf)),
  ];
  const firstCited = [...new Set(marks.map(({ id }) => id))];
  expect(guide.references.map(({ id }) => id)).toEqual(firstCited);
  expect(guide.references.map(({ number }) => number)).toEqual(
    firstCited.map((_, index) => index + 1),
  );
  for (const reference of guide.references) {
    expect(reference.citedAt).toEqual(
      marks.filter(({ id }) => id === reference.id).map(({ anchor }) => anchor),
    );
    expect(reference.url || reference.doi || reference.pmid).toBeTruthy();
  }
});

test("figures are numbered from 2, after the one over the guide, without gaps, and each appears once", () => {
  const figures = guide.sections.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === "figure" ? [part] : [])),
  );
  expect(figures.map(({ number }) => number)).toEqual(figures.map((_, index) => index + 2));
  expect(new Set(figures.map(({ figure }) => figure)).size).toBe(figures.length);
  expect(figures.length).toBeGreaterThanOrEqual(3);
});

test("every row of a table has as many cells as there are columns", () => {
  for (const part of guide.sections.flatMap(({ parts }) => parts)) {
    if (part.kind !== "table") continue;
    for (const row of part.rows) expect(row).toHaveLength(part.columns.length);
  }
});

test("the protocols that keep to 4-24 J/cm² are those that the text names", () => {
  const kept = Object.entries(protocols).map(([slug, { irradiance, minutes }]) => {
    const [from, to] = [fluence(irradiance, minutes.from), fluence(irradiance, minutes.to)];
    return [slug, to <= 24 ? "inside" : from <= 24 ? "ends above" : "above"];
  });
  const what = "say so in content/red-light-101.yaml, where it tells which protocols stay inside";
  expect(Object.fromEntries(kept), what).toEqual({
    "skin-health": "inside",
    "pain-inflammation": "inside",
    "hair-growth": "inside",
    "sleep-energy": "ends above",
    "mood-mental-health": "ends above",
    "athletic-performance": "ends above",
    "hormonal-health": "above",
  });
});

test("ranges get a dash, numbers keep their unit; links and markers stay as they were", () => {
  const [{ id } = expect.unreachable()] = listStudies();
  const [text] = viewText(`At 12-18 inches [1-2](/blog/a-1-2) of 660 nm [[${id}]]`);
  expect(text).toEqual({
    tag: "p",
    children: [
      "At 12–18\u00a0inches ",
      { tag: "a", href: "/blog/a-1-2", children: ["1–2"] },
      " of 660\u00a0nm",
      { marks: [expect.objectContaining({ id, number: 1 })] },
    ],
  });
});

/** The view of a guide that has nothing but this text. */
function viewText(text: string): EvidenceText {
  const short: LongGuide = {
    meta: { title: "", description: "", keywords: [], published: "", lastReviewed: "" },
    title: "",
    lead: "",
    sections: [{ id: "introduction", title: "", parts: [{ text }] }],
    disclaimer: "",
  };
  const part = viewLongGuide(short).sections[0]?.parts[0];
  return part?.kind === "text" ? part.text : [];
}

type Part = (typeof guide.sections)[number]["parts"][number];

function marksOf(part: Part): readonly CitationMark[] {
  switch (part.kind) {
    case "text":
      return marksIn(part.text);
    case "figure":
      return [...("ranges" in part ? part.ranges : []), part].flatMap(({ marks }) => marks);
    case "table":
      return part.rows.flat().flatMap(marksIn);
    case "subheading":
      return [];
  }
}

function marksIn(text: EvidenceText): CitationMark[] {
  return text.flatMap((node) => {
    if (typeof node === "string") return [];
    return "marks" in node ? [...node.marks] : marksIn(node.children);
  });
}
