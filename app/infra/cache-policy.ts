/** What caches between the server and the reader may do with an answer. */
export const CACHE_POLICY = {
  /** Pages are the same for everyone: a minute fresh, then served while refreshed or while the store is down. */
  page: "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400",
  /** Missing pages may appear at any time. */
  missing: "public, max-age=0, s-maxage=60",
  /** Failures are never kept. */
  failure: "no-store",
  /** The file's name changes with its content. */
  immutable: "public, max-age=31536000, immutable",
  /** Icons and the like: the name stays when the file changes. */
  publicFile: "public, max-age=3600",
  /** Another spelling of an address leads to the same page for good; a day, should that change. */
  redirect: "public, max-age=86400",
  /** What has moved: its operator may move it again at any time, also from what browsers have met. */
  moved: "public, max-age=0, s-maxage=60",
  /** Pictures of the embedded store: the name stays when the picture changes. */
  storeFile: "public, max-age=86400",
  /** Drawn from a page's title, under an address that stays. */
  socialImage: "public, max-age=86400, stale-while-revalidate=604800",
} as const;

/** With a failure that may have passed by then, in seconds. */
export const RETRY_LATER = { "Retry-After": "30" } as const;

/** How a page or endpoint answers while the store can't be read. */
export const UNAVAILABLE_RESPONSE = {
  status: 503,
  headers: { "Cache-Control": CACHE_POLICY.failure, ...RETRY_LATER },
} as const;

/** How a page or endpoint answers that there is nothing here, for now. */
export const MISSING_RESPONSE = {
  status: 404,
  headers: { "Cache-Control": CACHE_POLICY.missing },
} as const;

/**
 * How a page goes out that the store has, has not, or can't be asked for. A store that is down gives
 * 503: a 404 would drop the page from search engines.
 */
export const STORE_RESPONSES = {
  ok: { status: 200, headers: { "Cache-Control": CACHE_POLICY.page } },
  missing: MISSING_RESPONSE,
  unavailable: UNAVAILABLE_RESPONSE,
} as const;
