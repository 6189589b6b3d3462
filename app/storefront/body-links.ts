import { createContext } from "react-router";
import type { StoreText } from "#app/text/store-text.ts";

/**
 * Editors link within their shop. Links to what is here lead to it at once, those to what the shop
 * has lead there, and those to nothing become words. Never throws.
 */
export type BodyLinks = (text: StoreText) => Promise<StoreText>;

export const bodyLinksContext = createContext<BodyLinks>();
