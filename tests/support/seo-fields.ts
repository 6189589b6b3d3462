/**
 * Required fields of structured data by type: those that Google's documentation requires or
 * recommends (developers.google.com/search/docs/appearance/structured-data) and the site knows, and
 * for medical types those of the specification. A dot leads into a thing or into each of a list.
 */
export const FIELDS: Record<string, readonly string[]> = {
  Article: [
    "headline",
    "image.url",
    "datePublished",
    "dateModified",
    "author.name",
    "author.url",
    "mainEntityOfPage",
    "publisher.@id",
    "description",
  ],
  BreadcrumbList: ["itemListElement.position", "itemListElement.name", "itemListElement.item"],
  FAQPage: ["mainEntity.name", "mainEntity.acceptedAnswer.text"],
  ItemList: ["itemListElement.position", "itemListElement.url", "itemListElement.name"],
  MedicalOrganization: ["name", "url", "logo.url", "description", "email"],
  Organization: ["name", "url", "logo.url", "description", "email"],
  Dataset: [
    "name",
    "description",
    "url",
    "creator.@id",
    "license.name",
    "license.url",
    "version",
    "distribution.encodingFormat",
    "distribution.contentUrl",
  ],
  WebApplication: [
    "name",
    "url",
    "description",
    "applicationCategory",
    "operatingSystem",
    "offers.price",
  ],
  ScholarlyArticle: [
    "@id",
    "name",
    "author.name",
    "isPartOf.name",
    "datePublished",
    "url",
    "identifier.value",
  ],
  WebSite: ["name", "url", "potentialAction.target.urlTemplate", "potentialAction.query-input"],
  MedicalWebPage: [
    "name",
    "url",
    "about.name",
    "lastReviewed",
    "datePublished",
    "dateModified",
    "citation.@id",
    "citation.name",
  ],
};

/** Paths without a value. */
export function missingFields(thing: unknown, paths: readonly string[]): string[] {
  return paths.filter((path) => !isThere(thing, path.split(".")));
}

function isThere(value: unknown, path: readonly string[]): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((item) => isThere(item, path));
  const [field, ...rest] = path;
  if (field === undefined) return value !== undefined && value !== null && value !== "";
  if (typeof value !== "object" || value === null) return false;
  return isThere(new Map(Object.entries(value)).get(field), rest);
}
