import { findAll, findOne, getAttributeValue, getElementsByTagName, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { askFirstFor } from "#app/evidence/ledger/ask-first.server.ts";
import { evidenceWords } from "#app/evidence/ledger/grades.ts";
import { gainInWords } from "#app/evidence/ledger/headline-in-words.ts";
import { listOwnFigures } from "#app/evidence/ledger/own-figures.server.ts";
import { protocols } from "#app/evidence/ledger/protocols.server.ts";
import { fluence } from "#app/physics/dose.ts";
import { plainText } from "#app/text/text.ts";
import { typeset } from "#app/text/typeset.ts";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import { AnswerCard, AnswerPanel } from "./answer/answer-panel.tsx";
import { getAnswer } from "./answer/use-answer.server.ts";
import { COLOURS } from "./benefit-colour.ts";
import { getBenefitPage } from "./benefit-page.server.ts";
import { headOf, planOf } from "./benefit-page.ts";
import { BenefitPageView } from "./benefit-page-view.tsx";
import { benefitParts } from "./benefit-parts.tsx";
import { loadBenefit } from "./content/benefit-content.server.ts";
import { type BenefitSlug, benefits } from "./content/benefits.ts";
import { Faces } from "./figures/faces.tsx";

/** The specification's words for a page: its quick facts in full, the rest somewhere in its text. */
type Constants = {
  badge: string;
  facts: Readonly<Record<string, string>>;
  phrases: readonly string[];
  /** Of the comparison, in dollars. */
  prices?: Readonly<Record<string, readonly [number, number]>>;
};

/** Of the pages that the specification describes; a page added later has none. */
const constants: Partial<Record<BenefitSlug, Constants>> = {
  "skin-health": {
    badge: "600+ Clinical Studies",
    facts: {
      Wavelength: "630-660nm",
      Session: "10-20 min daily",
      Distance: "2-6 inches",
      "First course": "6-12 weeks",
      Maintenance: "3-4 sessions a week",
      "Our claim": "90%+ Improvement Rates",
    },
    phrases: [],
    prices: {
      "LED face mask": [100, 400],
      "Handheld wand": [50, 200],
      "LED panel": [300, 1500],
    },
  },
  "pain-inflammation": {
    badge: "500+ Pain Studies",
    facts: {
      Light: "810-850nm NIR",
      Session: "15-20 min",
      "Decide after": "2-6 weeks",
      "Our claim": "70%+ Pain Reduction",
    },
    phrases: [
      "50-70% pain reduction",
      "2-3 sessions daily for the first 48-72 hours of acute injury",
    ],
    prices: { Panels: [500, 2000], Pads: [200, 800], Handhelds: [100, 400] },
  },
  "hair-growth": {
    badge: "25+ Hair Growth Studies",
    facts: {
      Wavelength: "630-670nm",
      Session: "20-25 min every other day",
      Limit: "max 30 min per session",
      Regrowth: "6-9 months",
      "Optimal result": "12-18 months",
      "Our claim": "85%+ Improvement Rates",
    },
    phrases: ["6-9 months to regrowth"],
    prices: {
      "Laser or LED cap": [200, 800],
      "Laser headband": [150, 400],
      "Laser comb": [100, 300],
    },
  },
  "sleep-energy": {
    badge: "300+ Sleep Studies",
    facts: {
      Wavelengths: "660nm + 810-850nm",
      Session: "20-30 min",
      Distance: "6-24 inches",
      "For sleep": "1-2 hours before bed",
      "For energy": "morning use within 2 hours of waking",
      "Our own estimate": "1-2 weeks to first improvement",
    },
    phrases: ["15-20% better sleep efficiency", "25-30% more subjective energy"],
  },
  "mood-mental-health": {
    badge: "150+ Brain Studies",
    facts: {
      Wavelengths: "810-830nm",
      "Full session": "20 min",
      Protocol: "10-20 min per session",
      "Our own estimate of a first change": "2-4 weeks",
    },
    phrases: [
      "60-70% depression-score improvement",
      "75% response for seasonal affective disorder",
      "10,000 lux light boxes",
    ],
  },
  "athletic-performance": {
    badge: "Elite Performance",
    facts: { Light: "660nm + 850nm", Session: "10-20 min", "Recovery window": "24-48 hrs" },
    phrases: [
      "10-20 minutes per session",
      "6-12 inches",
      "Pre-workout: 10-15 minutes",
      "Post-workout: within 2 hours, 15-20 minutes per muscle group",
      "not a substitute for sports medicine advice",
    ],
  },
  "hormonal-health": {
    badge: "Emerging Research",
    facts: { Wavelengths: "810-850nm", Session: "15-20 min", Frequency: "daily" },
    phrases: [
      "Important Notice",
      "daily, 15-20 minutes per area, 6-12 inches, 810-850nm NIR",
      "Full-body sessions, 20-30 minutes, 3-5 times weekly",
      "must not replace hormone therapy",
    ],
  },
};

const SITE = "https://site.example";
const rendered = new Map(
  await Promise.all(
    benefits.map(async ({ slug }) => {
      const page = await getBenefitPage(slug);
      const request = new Request(`${SITE}/benefits/${slug}`);
      const parts = staticParts(request, benefitParts(page, SITE));
      const use = await getAnswer(slug, null);
      const { answer, card, faces } = staticParts(request, {
        answer: <AnswerPanel {...use} />,
        card: <AnswerCard {...use} />,
        faces: <Faces faces={page.effects.faces} url={new URL(request.url)} />,
      });
      const html = renderToStaticMarkup(
        <MemoryRouter initialEntries={[`/benefits/${slug}`]}>
          <BenefitPageView
            head={headOf(page)}
            parts={parts}
            plan={planOf(page)}
            answer={<StaticHtml part={answer} />}
            card={<StaticHtml part={card} />}
            printView={null}
            faces={<StaticHtml part={faces} />}
          />
        </MemoryRouter>,
      );
      return [slug, { page, document: parseDocument(html) }] as const;
    }),
  ),
);

describe.each(benefits)("$slug", ({ slug }) => {
  const { page, document } = rendered.get(slug) ?? expect.unreachable();
  const hrefs = getElementsByTagName("a", document).map((a) => getAttributeValue(a, "href") ?? "");

  const given = constants[slug];
  if (given)
    test("says every figure that the specification gives for it", () => {
      const { badge, facts, phrases, prices } = given;
      expect(page.hero.badge).toBe(badge);
      expect(quickFacts(document)).toEqual([
        ...Object.entries(facts).map(([label, value]) => [
          label,
          expect.stringContaining(squeeze(value)),
        ]),
        ["Light strength we assume", squeeze(`${protocols[slug].irradiance} mW/cm² at the skin`)],
      ]);
      const text = squeeze(textContent(document));
      expect(phrases.filter((phrase) => !saysInFull(text, squeeze(phrase)))).toEqual([]);
      expect(
        page.devices.comparison?.devices.map(({ name, priceRange: { from, to } }) => [
          name,
          [from, to],
        ]),
      ).toEqual(prices && Object.entries(prices));
      expect(page.devices.types).toHaveLength(prices ? 0 : 3);
    });

  test("numbers its references in the order in which a reader meets them", () => {
    // A dot of a drawing, and its row in the figure's table, is a place on its axis, not in the text.
    const drawn = new Set(
      findAll(({ name }) => name === "svg" || name === "table", document).flatMap((drawing) =>
        findAll(({ name }) => name === "a", drawing.children),
      ),
    );
    const links = findAll((element) => element.name === "a" && !drawn.has(element), document);
    const met = new Set(
      links.map(({ attribs }) => attribs.href).filter((href) => href?.startsWith("#ref-")),
    );
    // The answer for a chosen use alone names these.
    const named = new Set(
      page.applications.flatMap(({ answer }) => [answer.source?.id, answer.tried.study?.id]),
    );
    const listed = page.references.filter(({ id }) => met.has(`#ref-${id}`) || !named.has(id));
    expect([...met]).toEqual(listed.map(({ id }) => `#ref-${id}`));
  });

  test("numbers its figures once each, from 1", () => {
    const captions = getElementsByTagName("figcaption", document).map(textContent);
    expect(captions.length).toBeGreaterThanOrEqual(2);
    expect(captions.map((caption) => caption.match(/^Fig\. (\d+)/)?.[1])).toEqual(
      captions.map((_, index) => String(index + 1)),
    );
  });

  test("says who should ask first, out of the one list: what needs help at once in full, the others by name", async () => {
    const { askFirst } = loadBenefit(slug);
    const section = findOne((element) => element.attribs.id === "ask-first", document)?.parent;
    if (!section || !("children" in section)) expect.unreachable();
    const inFull = getElementsByTagName("strong", section).map(textContent);
    const names = getElementsByTagName("a", section).map((link) => [
      getAttributeValue(link, "href"),
      textContent(link),
    ]);
    const entries = askFirstFor(askFirst);
    for (const { id, kind, name, sources } of new Set(entries)) {
      if (kind === "emergency sign") {
        expect(inFull.filter((text) => text === typeset(name))).toHaveLength(1);
        const addresses = sources.map(({ url }) => url);
        expect(addresses.some((url) => hrefs.includes(url) || url.startsWith("http:"))).toBe(true);
      } else {
        const leading = names.filter(([, text]) => text === typeset(name));
        expect(leading, name).toEqual([[`/ask-first#has-${id}`, typeset(name)]]);
      }
    }
  });

  test("has every id once", () => {
    const ids = findAll(({ attribs }) => attribs.id !== undefined, document);
    expect(new Set(ids.map(({ attribs }) => attribs.id)).size).toBe(ids.length);
  });

  test("leads to its protocol where a use speaks of it", () => {
    for (const { condition, protocol } of page.applications) {
      const text = plainText(protocol);
      const words = text.match(/this page['’]s (?:\S+ )?(?:doses?|protocol|session)/gi) ?? [];
      // On the short form the dose is elsewhere.
      expect(text, condition).not.toMatch(/(?:doses?|protocol|session) (?:above|below)/);
      const linked = protocol.filter(
        (node) => typeof node === "object" && "tag" in node && node.href === "#protocol",
      );
      expect(linked.length, condition).toBeGreaterThanOrEqual(words.length);
    }
  });

  test("gives doses within the site's limits", () => {
    const { minutes, irradiance } = protocols[slug];
    expect(fluence(irradiance, minutes.from)).toBeGreaterThanOrEqual(3);
    expect(fluence(irradiance, minutes.to)).toBeLessThanOrEqual(90);
  });
});

test.each(["skin-health", "pain-inflammation", "hair-growth"] as const)(
  "%s says where each power density comes from, and calls no type of device cleared",
  (slug) => {
    const { document } = rendered.get(slug) ?? expect.unreachable();
    const cells = (label: string) =>
      findAll((element) => element.attribs["data-label"] === label, document).map(textContent);
    const [densities, clearances] = [cells("Power density"), cells("FDA status")];
    expect(densities).toHaveLength(3);
    for (const density of densities) {
      expect(density).toMatch(/mW\/cm²(\d[\d, ]*|Our estimate, .+)$|^No comparable figure$/);
    }
    expect(clearances.filter((words) => /clear/i.test(words))).toEqual([]);
  },
);

test("the athletic and the hormonal page have the parts that the specification counts", () => {
  for (const slug of ["athletic-performance", "hormonal-health"] as const) {
    const { page } = rendered.get(slug) ?? expect.unreachable();
    expect([page.mechanisms, page.applications, page.faq].map((list) => list.length)).toEqual([
      4, 5, 4,
    ]);
  }
  expect(rendered.get("athletic-performance")?.page.hero.action).toEqual({
    text: "View Training Protocol",
    href: "#protocol",
  });
  expect(rendered.get("athletic-performance")?.page.clinicalEvidence).not.toBeNull();
});

test("preflight knows every figure with a plus sign, wherever a page shows it", () => {
  for (const { slug } of benefits) {
    const { document } = rendered.get(slug) ?? expect.unreachable();
    const known = listOwnFigures(`/benefits/${slug}`).map(({ value }): string => value);
    // Not "830+1072 nm": a claim goes on with a word.
    for (const [figure] of textContent(document).matchAll(/\d[\d,]*K?%?\+(?= ?[A-Z])/g)) {
      expect(known, slug).toContain(figure);
    }
  }
});

test("every page shows each of its uses in a row of its own, at its address", () => {
  for (const { slug } of benefits) {
    const { page, document } = rendered.get(slug) ?? expect.unreachable();
    const uses = findOne((element) => element.attribs["aria-labelledby"] === "uses", document);
    const rows = getElementsByTagName("article", uses ?? []);
    expect(rows, slug).toHaveLength(page.applications.length);
    for (const [index, row] of rows.entries()) {
      const use = page.applications[index] ?? expect.unreachable();
      const { id, condition, assessment, answer, mechanism, evidence, protocol } = use;
      expect(getElementsByTagName("h3", [row]).map(textContent)).toEqual([condition]);
      const closed = getElementsByTagName("summary", [row]).map(textContent).join();
      expect(closed, "a figure says of what").toContain(gainInWords(answer.headline));
      const words = textContent(row);
      expect(words.toLowerCase()).toContain(
        `evidence: ${assessment.grade ? evidenceWords[assessment.grade] : "not rated"}`,
      );
      for (const text of [mechanism, evidence, protocol]) {
        const begin = text.find((part) => typeof part === "string") ?? "";
        expect(squeeze(words)).toContain(squeeze(begin));
      }
      const details = getElementsByTagName("details", [row]);
      expect(
        findOne((element) => element.attribs.id === id, details),
        id,
      ).not.toBeNull();
    }
  }
});

test("every page has a face of its own: its hue, its plate, and a figure that no other page has", async () => {
  const plates = [...rendered.values()].flatMap(({ document }) =>
    getElementsByTagName("img", document).map(({ attribs }) => attribs.src),
  );
  expect(plates).toHaveLength(benefits.length);
  expect(new Set(plates).size).toBe(benefits.length);
  // Pages share a colour only where there are more pages than colours.
  expect(
    new Set(benefits.map(({ colour }) => colour)).size,
    "take a colour of benefit-colour.ts that no page has",
  ).toBe(Math.min(benefits.length, Object.keys(COLOURS).length));
  const own = await Promise.all(
    benefits.map(async ({ slug }) => JSON.stringify(loadBenefit(slug).figures)),
  );
  expect(own).not.toContain("{}");
  expect(new Set(own).size).toBe(own.length);
});

test("the mood page says where to turn in a crisis", () => {
  const notice = JSON.stringify(rendered.get("mood-mental-health")?.page.notice?.text);
  expect(notice).toContain("988");
  expect(notice).toContain("local emergency number");
});

/** The rows of the page's quick facts, label and value. */
function quickFacts(document: ReturnType<typeof parseDocument>): [string, string][] {
  const box = findOne((element) => element.attribs["aria-labelledby"] === "quick-facts", document);
  const values = getElementsByTagName("dd", box ?? [])
    .filter((dd) => getElementsByTagName("details", dd).length === 0)
    .map((dd) => squeeze(textContent(dd)));
  return getElementsByTagName("dt", box ?? []).map((dt, row) => [
    textContent(dt),
    values[row] ?? "",
  ]);
}

/** True for the phrase itself, not for the end of a longer number: "5%" is not in "15%". */
function saysInFull(text: string, phrase: string): boolean {
  const before = text.split(phrase).slice(0, -1);
  return before.some((start) => !(/^\d/.test(phrase) && /\d$/.test(start)));
}

/** As the specification's figures are compared: any dash is a hyphen, and spaces and case are nothing. */
function squeeze(text: string): string {
  return text.replace(/[–—]/g, "-").replace(/\s+/g, "").toLowerCase();
}
