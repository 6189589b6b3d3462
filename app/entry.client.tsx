import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { HYDRATED } from "./hydration-on-intent.ts";

window.trustedTypes?.createPolicy("default", {
  createHTML(html) {
    if (!html.includes("<")) return html;
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

/** Tells the document once React answers. In the effect itself it doesn't yet: flushSync() would draw nothing. */
function Announced({ children }: { children: ReactNode }) {
  useEffect(() => {
    queueMicrotask(() => document.dispatchEvent(new Event(HYDRATED)));
  }, []);
  return children;
}
