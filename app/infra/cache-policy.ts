/** Values of Cache-Control. */
export const CACHE_POLICY = {
  /** The same for every reader: fresh for a minute, then served during a refresh or an outage. */
  page: "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400",
  /** A missing page may appear at any time. */
  missing: "public, max-age=0, s-maxage=60",
  failure: "no-store",
  /** Their names change with their content. */
  immutable: "public, max-age=31536000, immutable",
  /** The file's name stays when its content changes. */
  publicFile: "public, max-age=3600",
  /** Another spelling of an address leads to the same page, probably for good. */
  redirect: "public, max-age=86400",
  /** Operators may change their redirects at any time, so browsers must ask again. */
  moved: "public, max-age=0, s-maxage=60",
  storeFile: "public, max-age=86400",
  socialImage: "public, max-age=86400, stale-while-revalidate=604800",
} as const;

/** In seconds. */
export const RETRY_LATER = { "Retry-After": "30" } as const;

/** For a page or endpoint that needs the store while the store can't be read. */
export const UNAVAILABLE_RESPONSE = {
  status: 503,
  headers: { "Cache-Control": CACHE_POLICY.failure, ...RETRY_LATER },
} as const;

export const MISSING_RESPONSE = {
  status: 404,
  headers: { "Cache-Control": CACHE_POLICY.missing },
} as const;

/** A failing store gives 503: a 404 would drop the page from search engines. */
export const STORE_RESPONSES = {
  ok: { status: 200, headers: { "Cache-Control": CACHE_POLICY.page } },
  missing: MISSING_RESPONSE,
  unavailable: UNAVAILABLE_RESPONSE,
} as const;
