import type { Location } from "react-router";

/** For an entry that opens something over the page: scroll and focus stay, Back closes it. */
export function overlayState(id: string) {
  return { overlay: id };
}

/** The id in `overlayState`; null for a page without anything over it. */
export function overlayOf({ state }: Location): string | null {
  return typeof state?.overlay === "string" ? state.overlay : null;
}

/** For a history entry that changes the address only: scroll and focus stay. */
export const staysState = { stays: true };

export function stays({ state }: Location): boolean {
  return state?.stays === true;
}

/** For an answer where the reader is: the scroll stays. */
export const keepsScrollState = { keepsScroll: true };

export function keepsScroll(location: Location): boolean {
  return location.state?.keepsScroll === true || stays(location) || overlayOf(location) !== null;
}
