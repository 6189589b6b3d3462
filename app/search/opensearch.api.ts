import { escapeXml } from "#app/frame/head/xml.ts";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import * as site from "#app/site.config.ts";
import type { Route } from "./+types/opensearch.api.ts";

/** `GET /opensearch.xml` lets browsers add the site's search. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { siteUrl } = context.get(envContext);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml([...site.name].slice(0, 16).join(""))}</ShortName>
  <Description>${escapeXml(site.tagline)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" template="${escapeXml(siteUrl)}/search?q={searchTerms}"/>
</OpenSearchDescription>
`;
  return new Response(xml, {
    headers: {
      "Content-Type": "application/opensearchdescription+xml; charset=utf-8",
      "Cache-Control": CACHE_POLICY.page,
    },
  });
}
