import type { FAQPage, MedicalWebPage, Person } from "schema-dts";
import type { Reference } from "#app/evidence/text/reference.ts";
import type { Reviewer } from "#app/site.config.ts";
import * as site from "#app/site.config.ts";
import { citationData, organizationId, type StructuredData } from "./structured-data.ts";

/** Dates are YYYY-MM-DD. */
type MedicalPageFacts = {
  url: string;
  title: string;
  description: string;
  published: string;
  lastReviewed: string;
  /** Only where a physician has reviewed the page. */
  reviewer?: Reviewer | undefined;
  references: readonly Reference[];
};

export function medicalPageData(siteUrl: string, facts: MedicalPageFacts): StructuredData {
  const page: MedicalWebPage = {
    "@type": "MedicalWebPage",
    "@id": `${facts.url}#page`,
    url: facts.url,
    name: facts.title,
    description: facts.description,
    inLanguage: "en",
    isPartOf: {
      "@type": "WebSite",
      "@id": `${siteUrl}/#website`,
      url: `${siteUrl}/`,
      name: site.name,
    },
    publisher: { "@id": organizationId(siteUrl) },
    about: {
      "@type": "MedicalTherapy",
      name: "Red light therapy",
      alternateName: "Photobiomodulation",
    },
    audience: { "@type": "MedicalAudience", audienceType: "Patient" },
    datePublished: facts.published,
    dateModified: facts.lastReviewed,
    lastReviewed: facts.lastReviewed,
    ...(facts.reviewer && { reviewedBy: personData(facts.reviewer) }),
    citation: facts.references.map(citationData),
  };
  return page;
}

function personData({ name, jobTitle, affiliation, credentials }: Reviewer): Person {
  return {
    "@type": "Person",
    name,
    jobTitle,
    affiliation: { "@type": "Organization", name: affiliation },
    hasCredential: credentials.map((credential) => ({
      "@type": "EducationalOccupationalCredential",
      name: credential,
    })),
  };
}

/** Plain text. */
export function faqData(
  url: string,
  questions: readonly { question: string; answer: string }[],
): StructuredData {
  const page: FAQPage = {
    "@type": "FAQPage",
    "@id": `${url}#faq`,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
  return page;
}
