/** Replaces route discovery, instrumentation and Vite's preloading, which the browser does not use (vite.config.ts). */
const none = () => undefined;
export const isFogOfWarEnabled = () => false;
export {
  none as consumeInstrumentationClientResultMetaReceiver,
  none as getManifestPath,
  none as getPartialManifest,
  none as getPatchRoutesOnNavigationFunction,
  none as getPathsWithAncestors,
  none as getRouteInstrumentationUpdates,
  none as handleClientVersionMismatch,
  none as instrumentClientSideRouter,
  none as instrumentHandler,
  none as instrumentationResultMetaContext,
  none as useFogOFWarDiscovery,
};

/** Around each `import()`. No part that comes later has a style sheet of its own. */
export const __vitePreload = <T>(load: () => Promise<T>) => load();
