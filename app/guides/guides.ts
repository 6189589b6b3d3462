/** What other features may use of the guides: their cards, as data and drawn. */
export { guideCards } from "./content/hub.ts";
export { GuideTile } from "./guide-tile.tsx";
