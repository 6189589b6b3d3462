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
import type { Reference } from "#app/evidence/reference.ts";
import * as site from "#app/site.config.ts";
import type { PageImage } from "./page-meta.ts";

/** A thing of schema.org, as JSON-LD. */
export type StructuredData = Exclude<Thing, string>;

/** Everything that a page says of itself, as one document. */
export function dataGraph(data: readonly StructuredData[]) {
  return { "@context": "https://schema.org", "@graph": data };
}

/** The site as a whole, with its search. */
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

/** Who publishes the site; on pages about health, as a medical organization. */
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

/** Where a page stands: from the home page (added here) down to the page itself. */
export function breadcrumbData(
  siteUrl: string,
  trail: readonly { name: string; path: string }[],
): StructuredData {
  const list: BreadcrumbList = {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...trail].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
  return list;
}

/** A list of pages on the site, in the order in which it is shown. */
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

/** What is said of an article. Dates are ISO. */
export type ArticleFacts = {
  /** Its canonical address. */
  url: string;
  title: string;
  description: string;
  author: string;
  image: PageImage;
  published: string;
  modified: string;
  section: string;
  keywords: readonly string[];
  /** Minutes at the site's reading speed. */
  readTime?: number;
  wordCount?: number;
  references?: readonly Reference[];
};

/** An article, or a page that is one: who wrote it, when, and the papers that it cites. */
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
    ...(keywords.length > 0 && { keywords: [...keywords] }),
    ...(wordCount !== undefined && { wordCount }),
    ...(readTime !== undefined && { timeRequired: `PT${readTime}M` }),
    ...(references.length > 0 && { citation: references.map(citationData) }),
  };
  return article;
}

/** A paper that a page cites: known by the address of its DOI or PubMed record, and by its title. */
export function citationData({ title, pmid, doi, url }: Reference): ScholarlyArticle {
  return { "@type": "ScholarlyArticle", "@id": paperId({ pmid, doi, url }), name: title };
}

/** The publisher's id, by which other things on the page refer to it. */
export function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}

/** Articles are signed by people, or by a desk: a part of the editorial office, and no person. */
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

/** The address by which a paper is known everywhere, the same on each page. */
export function paperId({ pmid, doi, url }: Pick<Reference, "pmid" | "doi" | "url">): string {
  if (doi) return `https://doi.org/${doi}`;
  return pmid ? `https://pubmed.ncbi.nlm.nih.gov/${pmid}/` : url;
}
