/** Where a store's admin begins an article; undefined where its address does not tell, as under a domain of its own. */
export function newArticleAddress(storeOrigin: string | undefined): string | undefined {
  const host = storeOrigin && URL.parse(storeOrigin)?.hostname;
  return host && /^[\w-]+\.myshopify\.com$/.test(host)
    ? `https://${host}/admin/articles/new`
    : undefined;
}
