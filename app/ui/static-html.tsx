import { type MouseEvent, type ReactNode, useState } from "react";
import { useNavigate } from "react-router";

/**
 * A part of a page that stays as the server wrote it: `staticParts` makes it in the route's loader,
 * `<StaticHtml>` shows it. Its components and data never come to the browser, so it has no state, effects or
 * event handlers; what is to move stands beside it, or listens for events that bubble up from it.
 */
export type StaticPart = {
  /** The same for the same HTML. */
  readonly version: string;
  /** Missing in the data that comes with a page, which has the HTML already. */
  readonly html?: string;
};

type Props = { part: StaticPart; className?: string | undefined };

/**
 * A static part of the frame, the same on every page. Give it `import.meta.env.SSR && <Content />`: the browser
 * reads the part from the page, and the build leaves the component out of what it sends there.
 *
 * @param name one for each part
 */
export function StaticFrame({ name, children }: { name: string; children: ReactNode }) {
  if (!import.meta.env.SSR) {
    frameParts[name] ??= { version: name };
    return <Part part={frameParts[name]} className="contents" />;
  }
  return (
    <div className="contents" data-static={name}>
      {children}
    </div>
  );
}

const frameParts: Record<string, StaticPart> = {};

/** Shows a static part in a `div`. Links in it to the site's pages navigate without loading the page anew. */
export function StaticHtml({ part, className }: Props) {
  // With the same HTML, as after a form's action, the element stays, and with it what the reader opened.
  return <Part key={part.version} part={part} className={className} />;
}

function Part({ part, className }: Props) {
  const navigate = useNavigate();
  const [inner] = useState(() => ({ __html: trusted(htmlOf(part)) }));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this only takes over what they do
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      className={className}
      data-static={part.version}
      onClick={(event) => {
        const href = plainClickOnOwnLink(event);
        if (href === undefined) return;
        event.preventDefault();
        navigate(href);
      }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it on our server
      dangerouslySetInnerHTML={inner}
    />
  );
}

/**
 * React leaves what the server wrote when it takes a page over, but may have to write it again: after a
 * mistake in the page's other parts, or when the reader gives up the way to another page.
 */
function htmlOf(part: StaticPart): string {
  if (part.html !== undefined) return part.html;
  const known = readFromPage.get(part);
  if (known !== undefined) return known;
  const html = document.querySelector(`[data-static="${part.version}"]`)?.innerHTML ?? "";
  readFromPage.set(part, html);
  return html;
}

const readFromPage = new WeakMap<StaticPart, string>();

/** Puts HTML that our server drew in the place of what an element within a static part holds. */
export function showHtml(element: Element, html: string): void {
  element.innerHTML = trusted(html) as string;
}

/** The one place where text may become HTML in the browser. */
function trusted(html: string) {
  return policy?.createHTML(html) ?? html;
}

const policy = import.meta.env.SSR
  ? undefined
  : window.trustedTypes?.createPolicy("static-html", { createHTML: (html) => html });

function plainClickOnOwnLink(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  // The browser saves a file, for which the router would look for a page; a citation opens over this page.
  const isOther = link?.hasAttribute("download") || link?.hasAttribute("data-reference");
  const href = isOther ? undefined : link?.getAttribute("href");
  return href?.startsWith("/") ? href : undefined;
}
