import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import { href, Links, Meta, Outlet, Scripts } from "react-router";
import type { Route } from "./+types/root.ts";
import { articleSkeletonFor } from "./articles/article-skeleton.tsx";
import { benefitLinks } from "./benefits/benefit-links.ts";
import { NewsletterForm } from "./forms/newsletter/newsletter-form.tsx";
import { FEEDS } from "./frame/head/feeds.ts";
import { NEWSLETTER_ID } from "./frame/navigation.ts";
import { usePendingPath } from "./frame/pending-path.ts";
import { MAIN_ID, ScrollingBody } from "./frame/scrolling.tsx";
import { SiteFooter } from "./frame/site-footer.tsx";
import { SiteHeader } from "./frame/site-header.tsx";
import { Toaster } from "./frame/toaster.tsx";
import { Search } from "./search/search.tsx";
import * as site from "./site.config.ts";
import styles from "./styles/app.css?url";
import newsreader from "./styles/fonts/newsreader-latin-400-600.woff2?url";
import { evidenceMenu } from "./tools/tools.ts";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: instrumentSans, ...FONT },
  { rel: "preload", href: newsreader, ...FONT },
  { rel: "stylesheet", href: styles },
  // The .ico first: browsers that know SVG prefer it in any place.
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: href("/manifest.webmanifest") },
  ...Object.values(FEEDS).map(({ name, path, type }) => ({
    rel: "alternate",
    href: path,
    type,
    title: `${site.name}: ${name}`,
  })),
  {
    rel: "search",
    type: "application/opensearchdescription+xml",
    href: href("/opensearch.xml"),
    title: site.name,
  },
];

const menus = { "/benefits": benefitLinks, "/evidence": evidenceMenu };

const FONT = { as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The theme toggle may have set its class before hydration ends.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Links />
        <Meta />
      </head>
      <ScrollingBody>
        <a
          href={`#${MAIN_ID}`}
          className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-2.5 font-semibold text-paper focus-visible:translate-y-0 print:hidden"
        >
          Skip to the content
        </a>
        <SiteHeader menus={menus} />
        <Search />
        <main id={MAIN_ID} tabIndex={-1} className="outline-none">
          {children}
        </main>
        <SiteFooter newsletter={<NewsletterForm id={NEWSLETTER_ID} source="footer" />} />
        <Toaster />
        {/* Not in the browser, where React may not make scripts. React skips tags of a body that it does not expect. */}
        {import.meta.env.SSR && <Scripts />}
      </ScrollingBody>
    </html>
  );
}

export default function Root() {
  const pending = usePendingPath();
  return (pending && articleSkeletonFor(pending)) ?? <Outlet />;
}

export { ErrorBoundary } from "./redirects/content.route.tsx";
