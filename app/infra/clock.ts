import { createContext } from "react-router";

/** Milliseconds since 1970. The machine may set it back. */
export type WallClock = () => number;

export const clockContext = createContext<WallClock>();

/** Milliseconds since an unnamed moment. It never goes back, so it measures how long something takes. */
export type SteadyClock = () => number;
