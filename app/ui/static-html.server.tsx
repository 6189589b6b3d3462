import { createHash } from "node:crypto";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { StaticPart } from "./static-html.tsx";

/**
 * Renders the parts of a page that never change in the browser, for `<StaticHtml>`. Called in a loader, with
 * the loader's request:
 *
 *     return { parts: staticParts(request, { text: <Text article={article} /> }) };
 *
 * A page that is loaded whole has the HTML once, in its document; one that the reader navigates to gets it
 * with the loader's data. What fails to render throws.
 */
export function staticParts<Name extends string>(
  request: Request,
  elements: Record<Name, ReactElement>,
): Record<Name, StaticPart> {
  const { pathname } = new URL(request.url);
  const isNavigation = pathname.endsWith(".data");
  // What `#…` and `?…` in a link are relative to. React Router asks for the data of "/" at "/_root.data".
  const page = pathname.replace(/(_root|\/_)?\.data$/, "");
  const parts = Object.entries<ReactElement>(elements).map(([name, element]) => {
    const markup = renderToStaticMarkup(<StaticRouter location={page}>{element}</StaticRouter>, {
      identifierPrefix: `${name}-`,
    });
    const html = markup.replace(NEEDLESS, "").replace(EMPTY_SHAPE, "/>");
    const version = createHash("sha256").update(html).digest("base64url").slice(0, 8);
    return [name, isNavigation ? { version, html } : new InDocument(version, html)];
  });
  return Object.fromEntries(parts);
}

/**
 * What says nothing in a tag: a mark for routes that are fetched with the page that links to them, which none is here,
 * and the name space of a drawing. In a text no `>` follows before the next `<`.
 */
const NEEDLESS = /(?: data-discover="true"| xmlns="http:\/\/www\.w3\.org\/2000\/svg")(?=[^<>]*>)/g;

const EMPTY_SHAPE = /><\/(?:path|line|circle|rect|stop)>/g;

/** React Router serialises an instance's own public fields: the page is rendered with `html`, its data lacks it. */
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
