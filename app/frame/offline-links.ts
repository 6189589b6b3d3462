import { type MouseEvent, useContext } from "react";
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  matchRoutes,
} from "react-router";
import { toast } from "./toasts.ts";

/**
 * Keeps the page when a reader who is offline follows a link to a page whose code has not been loaded. React Router would
 * reload the document, and the browser show an error page of its own. Pages whose code is there say by themselves that
 * they could not be loaded. Takes clicks before their links do.
 */
export function useOfflineLinks(): (event: MouseEvent) => void {
  const router = useContext(DataRouterContext)?.router;
  const framework = useContext(FrameworkContext);
  const hasCode = (path: string) => {
    if (!router || !framework) return true;
    const { manifest, routeModules } = framework;
    // Several routes may have one module: an article has many addresses.
    const moduleOf = (id: string) => manifest.routes[id]?.module;
    const loaded = new Set(Object.keys(routeModules).map(moduleOf));
    const matches = matchRoutes(router.routes, path);
    return matches?.every(({ route }) => loaded.has(moduleOf(route.id))) ?? false;
  };
  return (event) => {
    if (navigator.onLine || !(event.target instanceof Element)) return;
    const link = event.target.closest("a[href]:not([data-waits])");
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    if (link.pathname === location.pathname || hasCode(link.pathname)) return;
    event.preventDefault();
    toast({
      title: "You are offline",
      description: "Check your connection, then try again.",
      tone: "destructive",
    });
  };
}
