import { href } from "react-router";
import { findNamed } from "#app/benefits/answer/asked-use.server.ts";
import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import { benefits } from "#app/benefits/content/benefits.ts";
import { countWords, readTime } from "#app/content/article.ts";
import { proseInWords } from "#app/evidence/citations/prose-in-words.server.ts";
import { listAskFirst } from "#app/evidence/ledger/ask-first.server.ts";
import { type LookedFor, listLookedFor } from "#app/evidence/ledger/looked-for.server.ts";
import { formatPrice } from "#app/evidence/ledger/numbers.ts";
import { formatWavelengths } from "#app/evidence/ledger/wavelength.ts";
import { WEBINAR, WEBINAR_PATH } from "#app/forms/webinar/registration.ts";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { NEWSLETTER_ID } from "#app/frame/navigation.ts";
import { loadLongGuide } from "#app/guides/content/red-light-101.server.ts";
import { guideText, viewLongGuide } from "#app/guides/long-guide.server.ts";
import type { Searchable } from "#app/search/matching/matching.ts";
import { meaningfulWords } from "#app/search/matching/meanings.ts";
import * as site from "#app/site.config.ts";
import { fillIn } from "#app/text/fill-in.ts";
import { formatDate } from "#app/text/format-date.ts";
import { typeset } from "#app/text/typeset.ts";
import { type DeviceType, loadDeviceChoices } from "#app/tools/devices/device-types.server.ts";
import { namedComparison } from "#app/tools/devices/named-types.server.ts";
import { toolLinks } from "#app/tools/tools.ts";
import { webinarText } from "#app/webinar/webinar-content.server.ts";
import { type OwnPage, ownPage } from "./own-page.server.ts";
import { placeFinder } from "./place-on-page.server.ts";
import {
  askFirstNames,
  benefitPage,
  benefitsIndex,
  SUBJECTS,
  use,
} from "./searched-benefits.server.ts";

/** The pages of the repository, which are found beside the store's articles. */
export async function loadOwnPages(): Promise<Searchable[]> {
  const loaded = benefits.map(({ slug, name }) => ({ slug, name, benefit: loadBenefit(slug) }));
  const { types } = await loadDeviceChoices();
  return [
    benefitsIndex(loaded.map(({ benefit }) => benefit)),
    ...loaded.map(({ slug, name, benefit }) => benefitPage(slug, name, benefit)),
    guidePage(),
    // Before the uses, which have the words for a dose too.
    ...Object.keys(ownPages)
      .filter((path) => !NOT_BY_KEYWORDS.includes(path))
      .map((path) => ownPageCard(ownPage(path), types)),
    ...loaded.flatMap(({ benefit }) => benefit.applications.map(use)),
    ...listLookedFor().map(notRated),
    ...types.map(deviceType),
    webinarPage(),
    contact(),
  ];
}

/** Two only list others, which are found by themselves; the other two are found as below. */
const NOT_BY_KEYWORDS = ["/", "/blog", "/benefits", WEBINAR_PATH];

/** Leads to the entry on /evidence. */
function notRated({ id, condition, alsoCalled, on, found }: LookedFor): Searchable {
  const text = proseInWords(found);
  return {
    card: {
      id: `looked-for/${id}`,
      title: condition,
      description: typeset(`We looked on ${formatDate(on)}. ${text}`),
      category: "uses",
      slug: id,
      path: `${href("/evidence")}#looked-for-${id}`,
      featured: false,
      readTime: readTime(countWords(text)),
      author: site.defaultAuthor,
    },
    keywords: alsoCalled,
    text,
    answers: [condition, ...alsoCalled],
  };
}

/** Leads to the device's row on its benefit page. */
function deviceType({ id, name, device, coverage, studies }: DeviceType): Searchable {
  const { wavelengths = [], price, examples } = device;
  const facts = [
    wavelengths.length > 0 && formatWavelengths(wavelengths),
    price && formatPrice(price),
    studies.length > 0 && `tested by ${studies.length} of our studies`,
  ].filter((fact) => typeof fact === "string");
  const description = typeset(
    `${["Beside the other types for the same use", facts.join(", ")].filter(Boolean).join(": ")}.`,
  );
  const page = coverage[0]?.page;
  return {
    card: {
      id: `devices/${id}`,
      title: name,
      description,
      category: "devices",
      slug: id,
      path: page ? `${href("/benefits/:slug", { slug: page })}#devices` : href("/devices"),
      featured: false,
      readTime: readTime(countWords(description)),
      author: site.defaultAuthor,
    },
    keywords: [device.name, ...(examples ? [examples] : [])],
    text: "",
  };
}

function guidePage(): Searchable {
  const { head, sections } = viewLongGuide(loadLongGuide());
  const { title, meta, readTime } = head;
  const path = href("/red-light-101");
  const subjects = new Map([
    ["devices", SUBJECTS.devices],
    ["protocols", SUBJECTS.dose],
    ["safety", SUBJECTS.safety],
  ]);
  const findPlace = placeFinder(
    `${title} ${meta.description}`,
    sections.map((section) => ({
      id: section.id,
      subject: subjects.get(section.id) ?? "",
      text: guideText([section]),
    })),
  );
  return {
    card: {
      id: "red-light-101",
      title,
      description: meta.description,
      category: "guides",
      slug: "red-light-101",
      path,
      featured: false,
      readTime,
      author: site.defaultAuthor,
    },
    keywords: meta.keywords,
    text: guideText(sections),
    pathFor(query) {
      const place = findPlace(query);
      return place && `${path}#${place}`;
    },
  };
}

/** A page with little text is found by its description and the names in its list. */
function ownPageCard(
  { path, title, description, keywords }: OwnPage,
  types: readonly DeviceType[],
): Searchable {
  return {
    card: {
      id: path,
      title,
      description,
      category: toolLinks.some(({ href }) => path.startsWith(href)) ? "tools" : "uses",
      slug: path.slice(1),
      path,
      featured: false,
      readTime: readTime(countWords(description)),
      author: site.defaultAuthor,
    },
    keywords: [...keywords, ...(pageKeywords[path] ?? [])],
    text: pageTexts[path] ?? "",
    ...(path === href("/devices") && { pathFor: (query) => namedComparison(query, types) }),
    ...(path === href("/ask-first") && { pathFor: findAskFirstRow }),
  };
}

const pageTexts: Readonly<Record<string, string>> = {
  // No keywords: a search for a unit should find texts first.
  "/dose": "mW/cm² J/cm²",
};

const pageKeywords: Readonly<Record<string, readonly string[]>> = {
  // Before pages that mention a condition or a medicine in passing.
  "/ask-first": [
    ...askFirstNames(listAskFirst()),
    ...listAskFirst().flatMap(({ searches = [] }) => searches),
  ],
};

/** The row of the one condition or medicine that the query names. */
function findAskFirstRow(query: string): string | undefined {
  const asked = meaningfulWords(query);
  if (asked.length === 0) return undefined;
  const row = findNamed(
    listAskFirst(),
    ({ name, alsoCalled = [], searches = [] }) => [name, ...alsoCalled, ...searches],
    asked,
  );
  return row && `${href("/ask-first")}#has-${row.id}`;
}

/** Found by its name only: a search for wrinkles should find no advertisement. */
function webinarPage(): Searchable {
  return {
    card: {
      id: WEBINAR_PATH,
      title: ownPages[WEBINAR_PATH].seo.title,
      description: ownPages[WEBINAR_PATH].found,
      category: "webinars",
      slug: WEBINAR,
      path: WEBINAR_PATH,
      featured: false,
      readTime: readTime(countWords(webinarText())),
      author: site.name,
    },
    keywords: ownPages[WEBINAR_PATH].keywords,
    text: "",
  };
}

/** What every page has at its foot, for readers who search for it. */
function contact(): Searchable {
  return {
    card: {
      id: NEWSLETTER_ID,
      title: "Contact, newsletter and unsubscribing",
      description: fillIn(ownPages["/"].contact, { email: site.contactEmail }),
      category: "pages",
      slug: NEWSLETTER_ID,
      path: `${href("/")}#${NEWSLETTER_ID}`,
      featured: false,
      readTime: 1,
      author: site.name,
    },
    keywords: [
      "contact us",
      "email address",
      "unsubscribe",
      "cancel my subscription",
      "sign up",
      "shipping policy",
      "delivery",
      "refund policy",
      "return policy",
      "returns policy",
      "customer service",
    ],
    text: "",
  };
}
