import type { MetaDescriptor } from "react-router";
import { href } from "react-router";
import { medicalPageData } from "#app/frame/head/medical-page.ts";
import { pageMeta } from "#app/frame/head/page-meta.ts";
import {
  breadcrumbData,
  organizationData,
  type StructuredData,
} from "#app/frame/head/structured-data.ts";
import type { ClaimHead, ClaimView } from "./claim-view.ts";

export function claimMeta(
  { path, title, description }: Pick<ClaimHead, "path" | "title" | "description">,
  siteUrl: string,
): MetaDescriptor[] {
  return pageMeta({ title, description, canonical: siteUrl + path });
}

/** Without `ClaimReview`, which is for claims that somebody else made. */
export function claimData(claim: ClaimView, siteUrl: string): StructuredData[] {
  const { path, title, description, history, reviewed, references, condition } = claim;
  return [
    medicalPageData(siteUrl, {
      url: siteUrl + path,
      title,
      description,
      references,
      published: history.at(-1)?.on ?? reviewed,
      lastReviewed: reviewed,
    }),
    breadcrumbData(siteUrl, [
      { name: "Evidence", path: href("/evidence") },
      { name: condition, path },
    ]),
    organizationData(siteUrl, "MedicalOrganization"),
  ];
}
