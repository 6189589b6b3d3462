import { type Citable, citePage } from "#app/evidence/citations/citation-formats.server.ts";
import * as site from "#app/site.config.ts";
import type { ClaimHead } from "./claim-view.ts";

/** Cites a claim's page with the day of its last review. */
export function citableClaim(
  { id, path, question, reviewed }: ClaimHead,
  siteUrl: string,
): Citable {
  const url = siteUrl + path;
  return citePage({ id, title: question, publisher: site.name, url, updated: reviewed });
}
