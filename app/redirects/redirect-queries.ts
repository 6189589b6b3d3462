/** Paths that no longer exist in the store, with their new addresses. */
export const URL_REDIRECTS = `#graphql
  query UrlRedirects($first: Int!, $after: String) {
    urlRedirects(first: $first, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        path
        target
      }
    }
  }
`;
