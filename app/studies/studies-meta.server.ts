import { href } from "react-router";
import type { Dataset } from "schema-dts";
import { seoOf } from "#app/frame/head/own-pages.server.ts";
import {
  breadcrumbData,
  organizationData,
  organizationId,
  type StructuredData,
} from "#app/frame/head/structured-data.ts";
import { STUDY_LICENCE } from "./study-licence.server.ts";

/** The studies as a dataset, and the breadcrumb. */
export function studiesData(siteUrl: string, version: string): StructuredData[] {
  const dataset: Dataset = {
    "@type": "Dataset",
    "@id": `${siteUrl}/studies#dataset`,
    url: `${siteUrl}/studies`,
    name: "Studies of red and near-infrared light",
    description: seoOf("/studies").description,
    version,
    license: {
      "@type": "CreativeWork",
      name: STUDY_LICENCE.name,
      text: STUDY_LICENCE.terms,
      url: `${siteUrl}/studies#licence`,
    },
    distribution: FORMATS.map(([file, encodingFormat]) => ({
      "@type": "DataDownload",
      encodingFormat,
      contentUrl: `${siteUrl}/studies.${file}`,
    })),
    isAccessibleForFree: true,
    inLanguage: "en",
    creator: { "@id": organizationId(siteUrl) },
  };
  return [
    organizationData(siteUrl),
    dataset,
    breadcrumbData(siteUrl, [{ name: "Studies", path: href("/studies") }]),
  ];
}

const FORMATS = [
  ["csv", "text/csv"],
  ["json", "application/json"],
  ["ris", "application/x-research-info-systems"],
  ["bib", "application/x-bibtex"],
] as const;
