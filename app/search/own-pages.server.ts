import { textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { countWords, readTime } from "#app/articles/article.ts";
import type { Benefit } from "#app/benefits/benefit.ts";
import { loadBenefit } from "#app/benefits/benefit-content.server.ts";
import { benefits } from "#app/benefits/benefits.ts";
import { typeset } from "#app/evidence/typeset.ts";
import { longGuide } from "#app/guides/content/red-light-101.server.ts";
import { guideText, viewLongGuide } from "#app/guides/long-guide.server.ts";
import { site } from "#app/site.config.ts";
import type { Searchable } from "./matching.ts";

/** The pages that live in the repository, to be found beside the store's articles. */
export async function loadOwnPages(): Promise<Searchable[]> {
  const benefitPages = benefits.map(async ({ slug, name }) =>
    benefitPage(slug, name, await loadBenefit(slug)),
  );
  return [...(await Promise.all(benefitPages)), guidePage()];
}

function benefitPage(slug: string, name: string, benefit: Benefit): Searchable {
  const text = benefitTexts(benefit).map(typeset).map(plainWords).join("\n");
  return {
    card: {
      id: `benefits/${slug}`,
      title: name,
      description: typeset(benefit.card.description),
      category: "benefits",
      slug,
      path: `/benefits/${slug}`,
      featured: false,
      readTime: readTime(countWords(text)),
      author: site.defaultAuthor,
    },
    keywords: benefit.meta.keywords,
    text,
  };
}

function benefitTexts(benefit: Benefit): string[] {
  const { introduction, mechanisms, applications, notShown, devices, protocol } = benefit;
  return [
    introduction,
    ...mechanisms.flatMap(({ title, text, benefit }) => [title, text, benefit]),
    ...applications.flatMap(({ condition, evidence, mechanism, protocol }) => [
      ...[condition, evidence, mechanism, protocol],
    ]),
    ...notShown,
    devices.guidance,
    ...[protocol.lead, ...protocol.steps, protocol.reasons],
    ...benefit.timeline.map(({ what }) => what),
    ...benefit.safety,
    ...benefit.faq.flatMap(({ question, answer }) => [question, answer]),
  ];
}

/** Evidence text without its tags and citation markers. */
function plainWords(html: string): string {
  return textContent(parseDocument(html))
    .replace(/\s*\[\[[^\]]*\]\]/g, "")
    .trim();
}

function guidePage(): Searchable {
  const { title, meta, sections, readTime } = viewLongGuide(longGuide);
  return {
    card: {
      id: "red-light-101",
      title,
      description: meta.description,
      category: "guides",
      slug: "red-light-101",
      path: "/red-light-101",
      featured: false,
      readTime,
      author: site.defaultAuthor,
    },
    keywords: [],
    text: guideText(sections),
  };
}
