/**
 * What the browser gets in place of two of React Router's modules (vite.config.ts): routes that are discovered with
 * the links to them, where all are known from the start, and instrumentation. Nothing of it is ever called but what
 * asks whether it is used.
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
