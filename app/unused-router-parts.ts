/** Replaces route discovery and instrumentation, which the browser does not use (vite.config.ts). */
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
