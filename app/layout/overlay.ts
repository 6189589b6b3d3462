import type { Location } from "react-router";

/**
 * The state of an entry of the history that lays something over the page: the reader and the focus stay
 * where they are, and Back takes it away. `id` says what it is to those who draw it.
 */
export function overlayState(id: string) {
  return { overlay: id };
}

/** The id of what an entry of the history lays over its page, or null. */
export function overlayOf({ state }: Location): string | null {
  return typeof state?.overlay === "string" ? state.overlay : null;
}

/** The state of an entry of the history that changes the address alone: nothing scrolls, and the focus stays. */
export const staysState = { stays: true };

/** Whether the reader stays where they are at this entry of the history. */
export function stays({ state }: Location): boolean {
  return state?.stays === true;
}
