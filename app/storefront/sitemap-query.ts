/** One page of up to 250 resources of a kind: their handles, and when each was last changed. */
export const SITEMAP_RESOURCES = `#graphql
  query SitemapResources($type: SitemapType!, $page: Int!) {
    sitemap(type: $type) {
      resources(page: $page) {
        hasNextPage
        items {
          handle
          updatedAt
        }
      }
    }
  }
`;
