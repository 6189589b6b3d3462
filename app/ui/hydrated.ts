import { useSyncExternalStore } from "react";

/** False on the server and while React takes over its HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
