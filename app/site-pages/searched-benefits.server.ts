import { href } from "react-router";
import { findUse } from "#app/benefits/answer/asked-use.server.ts";
import { USE } from "#app/benefits/chosen-use.ts";
import type { Application, Benefit } from "#app/benefits/content/benefit.server.ts";
import { countWords, readTime } from "#app/content/article.ts";
import { proseInWords } from "#app/evidence/citations/prose-in-words.server.ts";
import { type AskFirst, askFirstFor } from "#app/evidence/ledger/ask-first.server.ts";
import { claimPath } from "#app/evidence/ledger/claim-address.ts";
import { findClaim } from "#app/evidence/ledger/claims.server.ts";
import { effectOfUse } from "#app/evidence/ledger/fill-numbers.server.ts";
import { gradeEvidence } from "#app/evidence/ledger/grade.ts";
import { evidenceWords } from "#app/evidence/ledger/grades.ts";
import { bothVerdicts } from "#app/evidence/ledger/verdict.ts";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import type { Searchable } from "#app/search/matching/matching.ts";
import * as site from "#app/site.config.ts";
import { typeset } from "#app/text/typeset.ts";
import { type PlaceOnPage, placeFinder } from "./place-on-page.server.ts";

/** The page that lists the benefit pages. */
export function benefitsIndex(pages: readonly Benefit[]): Searchable {
  const cards = pages.flatMap(({ card }) => [card.description, ...card.keyPoints]);
  const text = cards.map(proseInWords).join("\n");
  return {
    card: {
      id: "benefits",
      title: ownPages["/benefits"].title,
      description: ownPages["/benefits"].description,
      category: "benefits",
      slug: "",
      path: href("/benefits"),
      featured: false,
      readTime: readTime(countWords(text)),
      author: site.defaultAuthor,
    },
    keywords: ownPages["/benefits"].keywords,
    text,
  };
}

export function benefitPage(slug: string, name: string, benefit: Benefit): Searchable {
  const places = benefitPlaces(benefit);
  const text = places.map((place) => place.text).join("\n");
  const path = href("/benefits/:slug", { slug });
  const description = typeset(benefit.card.description);
  const { applications } = benefit;
  const findPlace = placeFinder(`${name} ${description}`, places);
  return {
    card: {
      id: `benefits/${slug}`,
      title: name,
      description,
      category: "benefits",
      slug,
      path,
      featured: false,
      readTime: readTime(countWords(text)),
      author: site.defaultAuthor,
    },
    keywords: [
      ...benefit.meta.keywords,
      "time until first results",
      ...applications.flatMap(({ claim }) => findClaim(claim).alsoCalled),
    ],
    text,
    pathFor(query) {
      const use = findUse({ name, applications }, query);
      if (use) return `${path}?${USE}=${use.claim}`;
      const place = findPlace(query);
      return place && `${path}#${place}`;
    },
  };
}

/** The page of a use. */
export function use({
  claim: id,
  evidence,
  more = "",
  mechanism,
  protocol,
}: Application): Searchable {
  const claim = findClaim(id);
  const graded = gradeEvidence(claim);
  const { grade } = graded;
  const sentence = bothVerdicts(claim, graded);
  const answer = [`Evidence: ${grade && evidenceWords[grade]}.`, effectOfUse(claim)];
  const text = [evidence, more, mechanism, protocol].map(proseInWords).join("\n");
  return {
    card: {
      id: `uses/${id}`,
      title: claim.condition,
      description: typeset([sentence, ...(grade ? answer : [])].filter(Boolean).join(" ")),
      category: "uses",
      slug: id,
      path: claimPath(id),
      featured: false,
      readTime: readTime(countWords(text)),
      author: site.defaultAuthor,
    },
    keywords: [claim.question, ...claim.alsoCalled, "dosage", "dose"],
    text,
    answers: [claim.condition, ...claim.alsoCalled],
  };
}

/** Sections and the rows of uses, which findUse() finds by their names. */
function benefitPlaces(benefit: Benefit): PlaceOnPage[] {
  const { hero, mechanisms, applications, notShown, devices, protocol } = benefit;
  const places = [
    { id: "overview", texts: [hero.lead] },
    {
      id: "mechanisms",
      subject: "How it works",
      texts: mechanisms.flatMap(({ title, text, benefit }) => [title, text, benefit]),
    },
    ...applications.map(({ claim, condition, evidence, mechanism, protocol }) => ({
      id: claim,
      texts: [condition, evidence, mechanism, protocol],
    })),
    { id: "not-shown", texts: notShown },
    { id: "devices", subject: SUBJECTS.devices, texts: [devices.guidance] },
    {
      id: "protocol",
      subject: SUBJECTS.dose,
      texts: [protocol.lead, ...protocol.steps, protocol.reasons],
    },
    {
      id: "timeline",
      subject: "Timeline: until the first result",
      texts: benefit.timeline.map(({ what }) => what),
    },
    {
      id: "safety",
      subject: SUBJECTS.safety,
      texts: [...benefit.safety, ...askFirstTexts(benefit)],
    },
    { id: "faq", texts: benefit.faq.flatMap(({ question, answer }) => [question, answer]) },
  ];
  return places.map(({ id, subject = "", texts }) => {
    return { id, subject, text: texts.map(proseInWords).join("\n") };
  });
}

/** In words of `meaningsOf()`, which knows others for them. */
export const SUBJECTS = {
  devices: "Devices: panel, mask, price",
  dose: "Dose: minutes, times a week, distance, wavelength",
  safety: "Safety: who should not use it",
};

/** All names of conditions and medicines: readers search for the one that they know. */
function askFirstTexts({ askFirst }: Benefit): string[] {
  const rows = askFirstFor(askFirst);
  // Readers search for who should not use it; the page's heading says what to do.
  return [
    "Who should not use it: ask a doctor or pharmacist first about any of these",
    ...askFirstNames(rows),
  ];
}

export function askFirstNames(entries: readonly AskFirst[]): string[] {
  return entries.flatMap(({ name, alsoCalled = [], why }) => [name, ...alsoCalled, why]);
}
