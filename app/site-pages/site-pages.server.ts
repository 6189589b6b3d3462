import { href } from "react-router";
import { BLOG_TITLE } from "#app/articles/blog-title.ts";
import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import { benefits } from "#app/benefits/content/benefits.ts";
import { findClaim } from "#app/evidence/ledger/claims.server.ts";
import { protocols } from "#app/evidence/ledger/protocols.server.ts";
import { listStudies, type Study } from "#app/evidence/ledger/studies.server.ts";
import type { Wavelength } from "#app/evidence/ledger/study.ts";
import { keyWavelengths } from "#app/evidence/ledger/wavelength.ts";
import { loadLongGuide } from "#app/guides/content/red-light-101.server.ts";
import type { ListedRoute } from "#app/infra/route-handle.server.ts";
import * as site from "#app/site.config.ts";
import { studyHead } from "#app/studies/study-meta.ts";
import { getStudyPage } from "#app/studies/study-page.server.ts";
import { listClaimHeads } from "#app/uses/claim-view.server.ts";
import { ownPage } from "./own-page.server.ts";

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
  wavelengths?: readonly Wavelength[];
};

/** All indexed pages of the repository, in the order of the routes. */
export function listSitePages(listed: readonly ListedRoute[]): SitePage[] {
  return listed.flatMap(({ pattern, section }) =>
    (pagesOf[pattern] ?? (() => [ownPage(pattern)]))().map((page) => ({ ...page, section })),
  );
}

const pathsOf = new WeakMap<readonly ListedRoute[], ReadonlySet<string>>();

export function isSitePage(path: string, listed: readonly ListedRoute[]): boolean {
  const paths = pathsOf.get(listed) ?? new Set(listSitePages(listed).map((page) => page.path));
  pathsOf.set(listed, paths);
  return paths.has(path);
}

type Page = Omit<SitePage, "section">;

const benefitPages = benefits.map(({ slug, name }): Page => {
  const { meta } = loadBenefit(slug);
  return {
    path: href("/benefits/:slug", { slug }),
    title: name,
    description: meta.description,
    updated: meta.lastReviewed,
    wavelengths: protocols[slug].wavelengths,
  };
});

/** Of routes whose pages come from a folder of content/, or are named in another way. */
const pagesOf: Readonly<Record<string, () => Page[]>> = {
  "/": () => [{ ...ownPage("/"), title: site.tagline }],
  "/red-light-101": () => {
    const { title, meta } = loadLongGuide();
    const { description, lastReviewed: updated } = meta;
    return [
      { path: href("/red-light-101"), title, description, updated, wavelengths: keyWavelengths },
    ];
  },
  "/benefits": () => [
    {
      ...ownPage("/benefits"),
      ...newest(benefitPages.map(({ updated }) => updated)),
      wavelengths: keyWavelengths,
    },
  ],
  ...Object.fromEntries(benefitPages.map((page) => [page.path, () => [page]])),
  "/blog": () => [
    { path: href("/blog"), title: BLOG_TITLE, description: ownPage("/blog").description },
  ],
  // The same page as /blog.
  "/articles": () => [],
  "/evidence/:claim": () =>
    listClaimHeads().map(({ id, path, question: title, description, reviewed: updated }) => {
      const { wavelengths = [] } = findClaim(id).light;
      return { path, title, description, updated, wavelengths };
    }),
  "/studies/:id": () => (studyPages ??= listStudies().flatMap(studyPage)),
};

/** The `section` of studies' pages. */
export const STUDY = "Study";

/** Of studies that came in before days were noted. */
const STUDIES_UPDATED = "2026-11-22";

/** Made when they are first asked for, because they take long. */
let studyPages: Page[] | undefined;

function studyPage({ id, added, history = [] }: Study): Page[] {
  const study = getStudyPage(id);
  if (!study) return [];
  const { path, wavelengths } = study;
  return [
    {
      ...studyHead(study),
      ...newest([STUDIES_UPDATED, added ?? "", ...history.map(({ on }) => on)]),
      path,
      wavelengths,
    },
  ];
}

function newest(days: readonly (string | undefined)[]): Pick<SitePage, "updated"> {
  const updated = days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
  return updated ? { updated } : {};
}
