import { href } from "react-router";
import { BLOG_TITLE } from "#app/articles/blog-title.ts";
import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import { benefits } from "#app/benefits/content/benefits.ts";
import { listClaimHeads } from "#app/claims/claim-view.server.ts";
import { findClaim } from "#app/evidence/ledger/claims.server.ts";
import { protocols } from "#app/evidence/ledger/protocols.server.ts";
import { listStudies, type Study } from "#app/evidence/ledger/studies.server.ts";
import type { Wavelength } from "#app/evidence/ledger/study.ts";
import { keyWavelengths } from "#app/evidence/ledger/wavelength.ts";
import { loadLongGuide } from "#app/guides/content/red-light-101.server.ts";
import { ownPages } from "#app/seo/own-pages.server.ts";
import * as site from "#app/site.config.ts";
import { studyHead } from "#app/studies/study-meta.ts";
import { getStudyPage } from "#app/studies/study-page.server.ts";
import { evidencePage, tools } from "#app/tools/tools.server.ts";
import { WEBINAR_PATH } from "#app/webinar/registration.ts";

/** A page of the repository, for the sitemap, llms.txt and social images. */
export type SitePage = {
  path: string;
  title: string;
  /** The kind of page, in a word or two. */
  section: string;
  /** Plain text. */
  description: string;
  /** YYYY-MM-DD of its last change or review; undefined for a page that changes by itself. */
  updated?: string;
  wavelengths: readonly Wavelength[];
};

/** All indexed pages of the repository, in the header's order. */
export async function listSitePages(): Promise<SitePage[]> {
  const benefitPages = benefits.map(({ slug, name }) => {
    const { meta } = loadBenefit(slug);
    return {
      path: href("/benefits/:slug", { slug }),
      title: name,
      section: "Benefits",
      description: meta.description,
      updated: meta.lastReviewed,
      wavelengths: protocols[slug].wavelengths,
    };
  });
  studyPages ??= listStudies().flatMap(studyPage);
  return [
    {
      path: href("/"),
      title: site.tagline,
      section: "Guides, benefits, protocols",
      ...listed("/"),
      wavelengths: [],
    },
    {
      path: href("/red-light-101"),
      title: loadLongGuide().title,
      section: "The long guide",
      description: loadLongGuide().meta.description,
      updated: loadLongGuide().meta.lastReviewed,
      wavelengths: keyWavelengths,
    },
    {
      path: href("/benefits"),
      title: ownPages["/benefits"].title,
      section: "All areas",
      ...listed("/benefits"),
      ...newest(benefitPages.map(({ updated }) => updated)),
      wavelengths: keyWavelengths,
    },
    ...benefitPages,
    {
      ...evidencePage,
      section: "Evidence",
      ...newest(tools.map(({ updated }) => updated)),
      wavelengths: [],
    },
    ...tools.map(({ path, title, description, updated }) => ({
      ...{ path, title, description, updated },
      section: "Tools",
      wavelengths: [],
    })),
    ...claimPages,
    {
      path: href("/open-data"),
      title: ownPages["/open-data"].title,
      section: "Evidence",
      ...listed("/open-data"),
      wavelengths: [],
    },
    {
      path: href("/blog"),
      title: BLOG_TITLE,
      section: "Articles",
      ...listed("/blog"),
      wavelengths: [],
    },
    {
      path: WEBINAR_PATH,
      title: ownPages[WEBINAR_PATH].title,
      section: "Advertisement: a free online event",
      ...listed(WEBINAR_PATH),
      wavelengths: [],
    },
    ...studyPages,
  ];
}

function listed(path: keyof typeof ownPages) {
  const { description, updated } = ownPages[path];
  return { description, ...(updated && { updated }) };
}

/** The `section` of studies' pages. */
export const STUDY = "Study";

/** Of studies that came in before days were noted. */
const STUDIES_UPDATED = "2026-11-22";

/** Made when they are first asked for, because they take long. */
let studyPages: readonly SitePage[] | undefined;

function studyPage({ id, added, history = [] }: Study): SitePage[] {
  const study = getStudyPage(id);
  if (!study) return [];
  const { path, wavelengths } = study;
  return [
    {
      ...studyHead(study),
      path,
      section: STUDY,
      ...newest([STUDIES_UPDATED, added ?? "", ...history.map(({ on }) => on)]),
      wavelengths,
    },
  ];
}

const claimPages = listClaimHeads().map(
  ({ id, path, question, description, reviewed }): SitePage => ({
    ...{ path, description },
    title: question,
    section: "Evidence",
    updated: reviewed,
    wavelengths: findClaim(id).light.wavelengths ?? [],
  }),
);

function newest(days: readonly string[]): Pick<SitePage, "updated"> {
  const updated = days.toSorted().at(-1);
  return updated ? { updated } : {};
}
