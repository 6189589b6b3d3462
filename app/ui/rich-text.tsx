import { type MouseEvent, useMemo } from "react";
import { useNavigate } from "react-router";

/** Sanitised HTML out of the store. Links within the site navigate without loading the page anew. */
export function RichText({ html }: { html: string }) {
  const navigate = useNavigate();
  const trusted = useMemo(() => ({ __html: policy?.createHTML(html) ?? html }), [html]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this only takes over what they do
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      className="prose"
      // The store's language is its own.
      dir="auto"
      onClick={(event) => {
        const href = plainClickOnOwnLink(event);
        if (href === undefined) return;
        event.preventDefault();
        navigate(href);
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in store-html.server.ts
      dangerouslySetInnerHTML={trusted}
    />
  );
}

/** The one place where text may become HTML in the browser. */
const policy = import.meta.env.SSR
  ? undefined
  : window.trustedTypes?.createPolicy("rich-text", { createHTML: (html) => html });

function plainClickOnOwnLink(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const href = link?.getAttribute("href");
  return href?.startsWith("/") ? href : undefined;
}
