import { href } from "react-router";
import type {
  Article,
  BreadcrumbList,
  ItemList,
  MedicalOrganization,
  Organization,
  Person,
  ScholarlyArticle,
  SearchAction,
  Thing,
  WebSite,
  WithActionConstraints,
} from "schema-dts";
import { pubmedPage } from "#app/evidence/ledger/pubmed-page.ts";
import type { Reference } from "#app/evidence/text/reference.ts";
import * as site from "#app/site.config.ts";
import type { PageImage } from "./social-image.ts";

/** A thing of schema.org, as JSON-LD. */
export type StructuredData = Exclude<Thing, string>;

export function dataGraph(data: readonly StructuredData[]) {
  return { "@context": "https://schema.org", "@graph": data };
}

export function websiteData(siteUrl: string): StructuredData {
  // Google reads the braces in `urlTemplate` and the name in `query-input`.
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${siteUrl}/search?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
  const website: WebSite = {
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    url: `${siteUrl}/`,
    name: site.name,
    description: site.tagline,
    inLanguage: "en",
    publisher: { "@id": organizationId(siteUrl) },
    potentialAction: search,
  };
  return website;
}

/** The publisher, with the same `@id` on every page. */
export function organizationData(
  siteUrl: string,
  type: "Organization" | "MedicalOrganization" = "Organization",
): StructuredData {
  // The front page of a network is nobody's profile.
  const profiles = site.social.map(({ href }) => href).filter((href) => !isFrontPage(href));
  const organization: Exclude<Organization | MedicalOrganization, string> = {
    "@type": type,
    "@id": organizationId(siteUrl),
    name: site.name,
    url: `${siteUrl}/`,
    description: site.tagline,
    email: site.contactEmail,
    logo: { "@type": "ImageObject", url: `${siteUrl}/icon-512.png`, width: "512", height: "512" },
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
  return organization;
}

/** Adds the home page in front. */
export function breadcrumbData(
  siteUrl: string,
  trail: readonly { name: string; path: string }[],
): StructuredData {
  const list: BreadcrumbList = {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: href("/") }, ...trail].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
  return list;
}

export function listData(
  siteUrl: string,
  pages: readonly { name: string; path: string }[],
): StructuredData {
  const list: ItemList = {
    "@type": "ItemList",
    itemListElement: pages.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: siteUrl + path,
    })),
  };
  return list;
}

type ArticleFacts = {
  /** Canonical. */
  url: string;
  title: string;
  description: string;
  author: string;
  image: PageImage;
  published: string;
  modified: string;
  section: string;
  /** With commas. */
  keywords: string;
  /** In minutes. */
  readTime?: number;
  wordCount?: number;
  references?: readonly Reference[];
};

export function articleData(siteUrl: string, facts: ArticleFacts): StructuredData {
  const { url, image, keywords, readTime, wordCount, references = [] } = facts;
  const { width, height } = image;
  const article: Article = {
    "@type": "Article",
    "@id": `${url}#article`,
    mainEntityOfPage: url,
    headline: headlineOf(facts.title),
    description: facts.description,
    image: {
      "@type": "ImageObject",
      url: image.url,
      ...(width && height && { width: String(width), height: String(height) }),
    },
    author: authorData(siteUrl, facts.author),
    publisher: { "@id": organizationId(siteUrl) },
    datePublished: facts.published,
    dateModified: facts.modified,
    articleSection: facts.section,
    inLanguage: "en",
    isAccessibleForFree: true,
    ...(keywords && { keywords }),
    ...(wordCount !== undefined && { wordCount }),
    ...(readTime !== undefined && { timeRequired: `PT${readTime}M` }),
    ...(references.length > 0 && { citation: references.map(citationData) }),
  };
  return article;
}

export function citationData(reference: Reference): ScholarlyArticle {
  return { "@type": "ScholarlyArticle", "@id": paperId(reference), name: reference.title };
}

/** The id with which other data refers to the publisher. */
export function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}

/** A desk signs for the editorial office, and is no person. */
export function isDesk(author: string): boolean {
  return /\b(desk|editors?|editorial|staff|team)\b/i.test(author);
}

function authorData(siteUrl: string, name: string): Person | Organization {
  return isDesk(name)
    ? { "@type": "Organization", name, url: `${siteUrl}/` }
    : { "@type": "Person", name };
}

/** Google shows 110 characters at most. */
function headlineOf(title: string): string {
  const characters = [...title];
  return characters.length > 110 ? `${characters.slice(0, 109).join("")}…` : title;
}

const isFrontPage = (href: string) => new URL(href).pathname === "/";

/** The paper's permanent address, the same on each page. */
export function paperId({ pmid, doi, url }: Pick<Reference, "pmid" | "doi" | "url">): string {
  if (doi) return `https://doi.org/${doi}`;
  return pmid ? pubmedPage(pmid) : url;
}
