export const PAGE_BY_HANDLE = `#graphql
  query PageByHandle($handle: String!) {
    page(handle: $handle) {
      title
      body
      bodySummary
      updatedAt
      seo {
        title
        description
      }
    }
  }
`;
