/** What lists and pages share; `content` is the plain text, which read time and search need. */
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

/** The newest articles of a blog, without their bodies' HTML. */
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

/** The articles past those, page by page. */
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

/** The articles that were changed last, old ones too. The API says no date of it, only the order. */
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

/** One article with its body's HTML. */
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

/** The newest articles of a blog, whole: for feeds, which carry the full text. */
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

/** The handles of the newest articles of a blog: for one that is not known yet. */
export const ARTICLE_HANDLES = `#graphql
  query ArticleHandles($blogHandle: String!, $first: Int!) {
    blog(handle: $blogHandle) {
      articles(first: $first, sortKey: PUBLISHED_AT, reverse: true) {
        edges {
          node {
            handle
          }
        }
      }
    }
  }
`;
