import { type Citable, citePage } from "#app/evidence/citation-formats.server.ts";
import * as site from "#app/site.config.ts";
import type { ClaimHead } from "./claim-view.ts";

/** A claim's page to be cited, with the day on which it was last checked. */
export function citableClaim(
  { id, path, question, reviewed }: ClaimHead,
  siteUrl: string,
): Citable {
  const url = siteUrl + path;
  return citePage({ id, title: question, publisher: site.name, url, updated: reviewed });
}
