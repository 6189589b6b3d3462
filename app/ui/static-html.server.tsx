import { createHash } from "node:crypto";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { StaticPart } from "./static-html.tsx";

/** Parts that never change in the browser. A whole page has them in its HTML, a navigation in the loader's data. */
export function staticParts<Name extends string>(
  request: Request,
  elements: Record<Name, ReactElement>,
): Record<Name, StaticPart> {
  const { pathname } = new URL(request.url);
  const isNavigation = pathname.endsWith(".data");
  // The base of relative links. React Router asks for the data of "/" at "/_.data".
  const page = pathname.replace(/(?<=\/)_\.data$|\.data$/, "");
  const parts = Object.entries<ReactElement>(elements).map(([name, element]) => {
    const html = renderToStaticMarkup(<StaticRouter location={page}>{element}</StaticRouter>, {
      identifierPrefix: `${name}-`,
    });
    // 96 bits: React keeps the old page's text under two versions that are the same.
    const version = createHash("sha256").update(html).digest("base64url").slice(0, 16);
    return [name, isNavigation ? { version, html } : new InDocument(version, html)];
  });
  return Object.fromEntries(parts);
}

/** React Router serialises public fields only, so the data lacks `html`. */
class InDocument implements StaticPart {
  readonly version: string;
  readonly #html: string;

  constructor(version: string, html: string) {
    this.version = version;
    this.#html = html;
  }

  get html(): string {
    return this.#html;
  }
}
