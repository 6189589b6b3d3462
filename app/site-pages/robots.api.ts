import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import type { Route } from "./+types/robots.api.ts";

/** `GET /robots.txt` (RFC 9309). Searches are allowed, so that robots see their "noindex". */
export function loader({ context }: Route.LoaderArgs): Response {
  const { siteUrl } = context.get(envContext);
  const text = `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${siteUrl}/sitemap.xml
`;
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": CACHE_POLICY.page },
  });
}
