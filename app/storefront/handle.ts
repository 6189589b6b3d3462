/**
 * Whether this can be a store's handle at all; others are Not Found without asking the store. Shopify keeps letters of
 * all scripts in them: https://shopify.dev/changelog/certain-properties-are-changing-to-support-a-full-utf-8-character-set
 */
export function isHandle(handle: string): boolean {
  return HANDLE.test(handle) && slugOf(handle).length <= LONGEST_SLUG;
}

const HANDLE = /^(?:[a-z0-9_-]|[^\p{ASCII}\p{Cc}\p{Cs}\p{Z}]){1,255}$/u;

/** In characters. The server reads addresses of 2048. */
const LONGEST_SLUG = 1_800;

/** A handle as the last part of an address, which is the article's slug: "光" gives "%E5%85%89". */
export function slugOf(handle: string): string {
  return encodeURIComponent(handle.toWellFormed());
}

/** The handle of a slug. A handle stays what it is, since none has a "%". */
export function handleIn(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
