import { capitalise } from "#app/text/capitalise.ts";
/** True for a possible store handle, in letters of any script. Others never reach the store. */
export function isHandle(handle: string): boolean {
  return HANDLE.test(handle) && slugOf(handle).length <= LONGEST_SLUG;
}

const HANDLE = /^(?:[a-z0-9_-]|[^\p{ASCII}\p{Cc}\p{Cs}\p{Z}]){1,255}$/u;

/** In characters. The server reads addresses of up to 2048. */
const LONGEST_SLUG = 1_800;

/** "光" gives "%E5%85%89". */
export function slugOf(handle: string): string {
  return encodeURIComponent(handle.toWellFormed());
}

/** The slug itself where it is no correct percent encoding. */
export function handleIn(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** "red-light_101" gives "Red light 101", for things that have no name of their own. */
export function handleInWords(handle: string): string {
  return capitalise(handle.replace(/[-_\s]+/g, " ").trim());
}
