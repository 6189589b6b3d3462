import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import * as site from "#app/site.config.ts";
import { LIGHT_THEME } from "#app/styles/light-theme.ts";

/** `GET /manifest.webmanifest`, for home screens: https://www.w3.org/TR/appmanifest/ */
export function loader(): Response {
  const manifest = {
    id: "/",
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    lang: "en",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: LIGHT_THEME.paper,
    theme_color: LIGHT_THEME.paper,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": CACHE_POLICY.page,
    },
  });
}
