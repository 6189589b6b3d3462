import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import { Links, type LinksFunction, Meta, Outlet, useRouteError } from "react-router";
import newsreader from "#app/styles/fonts/newsreader-latin-400-600.woff2?url";
import styles from "./desk.css?url";
import { DeskError } from "./desk-error.tsx";

/* Replaces app/root.tsx in the desk's part of the build (server/desk.ts). It has no scripts. */

export const links: LinksFunction = () => [
  { rel: "preload", href: instrumentSans, ...FONT },
  { rel: "preload", href: newsreader, ...FONT },
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

const FONT = { as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <Meta />
        <Links />
      </head>
      <body>{children}</body>
    </html>
  );
}

export default function DeskDocument() {
  return <Outlet />;
}

/** React Router passes the error as a property only to modules of its own routes. */
export function ErrorBoundary() {
  return <DeskError error={useRouteError()} />;
}
