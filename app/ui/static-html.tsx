import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { openFoldsAround } from "./open-folds-around.ts";
import { staysState } from "./overlay.ts";

/** Stays as the server wrote it. Interactive parts are beside it, or listen for its bubbling events. */
export type StaticPart = {
  readonly version: string;
  /** Missing in the data that comes with a whole page. */
  readonly html?: string;
};

type Props = { part: StaticPart; className?: string | undefined };

/** `import.meta.env.SSR && <Content />` keeps its component out of the browser's scripts. */
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

/** HTML that the server writes and React never hydrates. Links within the site navigate without a full load. */
export function StaticHtml({ part, className }: Props) {
  // With the same HTML the element stays, and with it everything that the reader opened.
  return <Part key={part.version} part={part} className={className} />;
}

function Part({ part, className }: Props) {
  const navigate = useNavigate();
  const [inner] = useState(() => ({ __html: trusted(htmlOf(part)) }));
  const element = useRef<HTMLDivElement>(null);
  // After the router, which scrolls to the address's place before the browser paints.
  useLayoutEffect(() => queueMicrotask(() => returnToChoice(element.current)), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this only takes over what they do
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      ref={element}
      className={className}
      data-static={part.version}
      onClick={(event) => {
        const link = plainClickOnOwnLink(event);
        if (!link) return;
        event.preventDefault();
        const href = link.getAttribute("href") ?? "";
        if (!link.hasAttribute("data-in-part")) return navigate(href);
        choice = { href, top: link.getBoundingClientRect().top };
        navigate(href, { state: staysState });
      }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it on our server
      dangerouslySetInnerHTML={inner}
    />
  );
}

/** A pressed link that brings its part anew, and where in the window it was. */
let choice: { href: string; top: number } | undefined;

function returnToChoice(part: HTMLElement | null): void {
  const { href = "", top = 0 } = choice ?? {};
  const link = part?.querySelector<HTMLElement>(`[data-in-part][href="${CSS.escape(href)}"]`);
  if (!link) return;
  choice = undefined;
  openFoldsAround(link);
  link.focus({ preventScroll: true });
  scrollBy({ top: link.getBoundingClientRect().top - top, behavior: "instant" });
}

/** React may have to write the part again, after an error or an interrupted navigation. */
function htmlOf(part: StaticPart): string {
  if (part.html !== undefined) return part.html;
  const known = readFromPage.get(part);
  if (known !== undefined) return known;
  const html = document.querySelector(`[data-static="${part.version}"]`)?.innerHTML ?? "";
  readFromPage.set(part, html);
  return html;
}

const readFromPage = new WeakMap<StaticPart, string>();

/** The only place that turns text into HTML in the browser. */
function trusted(html: string) {
  return policy?.createHTML(html) ?? html;
}

const policy = import.meta.env.SSR
  ? undefined
  : window.trustedTypes?.createPolicy("static-html", { createHTML: (html) => html });

function plainClickOnOwnLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  // A citation opens over this page.
  const href = link?.hasAttribute("data-reference") ? null : link?.getAttribute("href");
  return link && href?.startsWith("/") && !FILE.test(href) ? link : undefined;
}

/** The router knows pages only. */
const FILE = /^[^?#]*\.\w+(?:[?#]|$)/;
