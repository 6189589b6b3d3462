import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { HYDRATED } from "./hydration-on-intent.ts";

window.trustedTypes?.createPolicy("default", {
  createHTML(html) {
    // For structured data React makes a script element of this very text, and fills it with JSON without tags.
    if (html === "<script></script>" || !html.includes("<")) return html;
    throw new TypeError("In the browser only StaticHtml makes HTML of text");
  },
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Announced>
        <HydratedRouter />
      </Announced>
    </StrictMode>,
  );
});

/** Says on the document that the page answers to React from now on. */
function Announced({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
  return children;
}
