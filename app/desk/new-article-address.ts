/** Undefined for a store with a domain of its own, which hides the admin's address. */
export function newArticleAddress(storeOrigin: string | undefined): string | undefined {
  const host = storeOrigin && URL.parse(storeOrigin)?.hostname;
  return host && /^[\w-]+\.myshopify\.com$/.test(host)
    ? `https://${host}/admin/articles/new`
    : undefined;
}
