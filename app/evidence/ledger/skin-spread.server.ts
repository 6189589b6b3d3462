import { findFigure } from "./studies.server.ts";

/** The largest absorption in living skin over the smallest (setchfield-2023). */
export const absorptionSpread = findFigure("setchfield-2023/spread-published-absorption-vivo");
