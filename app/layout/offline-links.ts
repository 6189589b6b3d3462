import { useContext, useEffect } from "react";
import {
  type DataRouteObject,
  UNSAFE_DataRouterContext as DataRouterContext,
  matchRoutes,
} from "react-router";
import { toast } from "./toasts.ts";

/**
 * Keeps the page when a reader who is offline follows a link to a page whose code has not been loaded. React Router would
 * reload the document, and the browser show an error page of its own. Pages whose code is there say by themselves that
 * they could not be loaded.
 */
export function useOfflineLinks(): void {
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    const keepPage = (event: MouseEvent) => {
      if (!router || navigator.onLine || !(event.target instanceof Element)) return;
      const link = event.target.closest("a[href]:not([data-waits])");
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
      if (link.pathname === location.pathname || hasCode(router.routes, link.pathname)) return;
      event.preventDefault();
      toast({
        title: "You are offline",
        description: "Check your connection, then try again.",
        tone: "destructive",
      });
    };
    // Before React follows the link.
    document.addEventListener("click", keepPage, true);
    return () => document.removeEventListener("click", keepPage, true);
  }, [router]);
}

/** Several routes may have one module: an article has many addresses. */
function hasCode(routes: DataRouteObject[], path: string): boolean {
  const manifest = window.__reactRouterManifest?.routes ?? {};
  const moduleOf = (id: string) => manifest[id]?.module;
  const loaded = new Set(Object.keys(window.__reactRouterRouteModules ?? {}).map(moduleOf));
  const matches = matchRoutes(routes, path);
  return matches?.every(({ route }) => loaded.has(moduleOf(route.id))) ?? false;
}
