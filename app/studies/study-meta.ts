import type { MetaDescriptor } from "react-router";
import type { ScholarlyArticle } from "schema-dts";
import { cutText, pageMeta } from "#app/frame/head/page-meta.ts";
import { breadcrumbData, paperId, type StructuredData } from "#app/frame/head/structured-data.ts";
import type { StudyPage } from "./study-page.ts";

type StudyHead = Pick<StudyPage, "path"> & { title: string; description: string };

/** Cut to 60 and 160 characters. */
export function studyHead({ path, name, title, finding }: StudyPage): StudyHead {
  return { path, title: cutText(`${name}: ${title}`, 60), description: cutText(finding, 160) };
}

export function studyMeta({ path, ...head }: StudyHead, siteUrl: string): MetaDescriptor[] {
  return pageMeta({ ...head, canonical: siteUrl + path });
}

/** The paper, under the same id as on the pages that cite it. */
export function studyData(study: StudyPage, siteUrl: string): StructuredData[] {
  const { authors, title, journal, year, pmid, doi, url, path, name } = study;
  const identifiers = [
    ...(doi ? [{ propertyID: "DOI", value: doi }] : []),
    ...(pmid ? [{ propertyID: "PMID", value: pmid }] : []),
  ];
  const paper: ScholarlyArticle = {
    "@type": "ScholarlyArticle",
    "@id": paperId(study),
    name: title,
    author: authors
      .filter((author) => author !== "et al")
      .map((author) => ({ "@type": "Person" as const, name: author })),
    isPartOf: { "@type": "Periodical", name: journal },
    datePublished: String(year),
    url,
    identifier: identifiers.map((identifier) => ({ "@type": "PropertyValue", ...identifier })),
    subjectOf: { "@type": "WebPage", url: siteUrl + path },
  };
  return [paper, breadcrumbData(siteUrl, [{ name, path }])];
}
