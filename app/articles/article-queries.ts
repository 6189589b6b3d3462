/** `content` is the plain text, for read time and search. */
const ARTICLE_SUMMARY = `#graphql
  fragment ArticleSummary on Article {
    id
    title
    handle
    content
    excerpt
    publishedAt
    image {
      id
      altText
      url
      width
      height
    }
    blog {
      id
      handle
      title
    }
    authorV2 {
      name
    }
    tags
  }
`;

/** Without the bodies' HTML. */
export const BLOG_ARTICLES = `#graphql
  query BlogArticles($blogHandle: String!, $first: Int!) {
    blog(handle: $blogHandle) {
      articles(first: $first, sortKey: PUBLISHED_AT, reverse: true) {
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...ArticleSummary
          }
        }
      }
    }
  }
  ${ARTICLE_SUMMARY}
`;

/** Articles without their bodies, newest first, from a cursor on. */
export const OLDER_ARTICLES = `#graphql
  query OlderArticles($blogHandle: String!, $first: Int!, $after: String!) {
    blog(handle: $blogHandle) {
      articles(first: $first, after: $after, sortKey: PUBLISHED_AT, reverse: true) {
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...ArticleSummary
          }
        }
      }
    }
  }
  ${ARTICLE_SUMMARY}
`;

/** Sorted by change; the API gives no date of it. */
export const CHANGED_ARTICLES = `#graphql
  query ChangedArticles($blogHandle: String!, $first: Int!) {
    blog(handle: $blogHandle) {
      articles(first: $first, sortKey: UPDATED_AT, reverse: true) {
        edges {
          node {
            ...ArticleSummary
          }
        }
      }
    }
  }
  ${ARTICLE_SUMMARY}
`;

export const ARTICLE_BY_HANDLE = `#graphql
  query ArticleByHandle($blogHandle: String!, $articleHandle: String!) {
    blog(handle: $blogHandle) {
      articleByHandle(handle: $articleHandle) {
        ...ArticleSummary
        contentHtml
        seo {
          description
        }
      }
    }
  }
  ${ARTICLE_SUMMARY}
`;

/** With the bodies' HTML, for feeds. */
export const NEWEST_ARTICLES = `#graphql
  query NewestArticles($blogHandle: String!, $first: Int!) {
    blog(handle: $blogHandle) {
      articles(first: $first, sortKey: PUBLISHED_AT, reverse: true) {
        edges {
          node {
            ...ArticleSummary
            contentHtml
          }
        }
      }
    }
  }
  ${ARTICLE_SUMMARY}
`;

/** To look for a handle that is not known yet, or for an article whose text is too long to be sent. */
export const ARTICLE_HANDLES = `#graphql
  query ArticleHandles($blogHandle: String!, $first: Int!, $after: String) {
    blog(handle: $blogHandle) {
      articles(first: $first, after: $after, sortKey: PUBLISHED_AT, reverse: true) {
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            handle
          }
        }
      }
    }
  }
`;
