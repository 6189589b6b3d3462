/** The module for other features. */
export { guideCards } from "./content/hub.ts";
export { GuideTile } from "./guide-tile.tsx";
