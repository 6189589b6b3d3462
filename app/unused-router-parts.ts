/**
 * Replaces React Router's route discovery and instrumentation in the browser (vite.config.ts). Only
 * its questions whether they are used are ever called.
 */
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
