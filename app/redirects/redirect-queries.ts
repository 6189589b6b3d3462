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
