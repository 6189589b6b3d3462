import { createContext } from "react-router";

export type StoreHealth = {
  fails: boolean;
  /** In ms on the steady clock; undefined before the first usable answer. */
  answeredAt: number | undefined;
  /** Calls that the store turned away, and the time of the latest, on the same clock. */
  throttled: number;
  throttledAt: number | undefined;
  /** The end of the pause after a failure, on the same clock; undefined without one. */
  pausedUntil: number | undefined;
};

export const storeHealthContext = createContext<StoreHealth>();
