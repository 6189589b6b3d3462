import { localizationTypes } from "./localization.graphql.ts";
import { shopTypes } from "./shop.graphql.ts";

/** The part of the Storefront API that this store has. A test compares it with the official 2024-10 schema. */
export const schemaSource = /* GraphQL */ `
schema {
  query: QueryRoot
}

"For whom a query is meant. This store has one country and one language, and answers in those."
directive @inContext(
  buyer: BuyerInput
  country: CountryCode
  language: LanguageCode
  preferredLocationId: ID
) on MUTATION | QUERY

"An ISO 8601 date and time, such as 2019-09-07T15:50:00Z."
scalar DateTime

"HTML code."
scalar HTML

"A web address."
scalar URL

"The queries."
type QueryRoot {
  "One article by its ID."
  article(id: ID!): Article
  "The articles of all blogs."
  articles(
    after: String
    before: String
    first: Int
    last: Int
    "Filters, such as tag:guides."
    query: String
    reverse: Boolean = false
    sortKey: ArticleSortKeys = ID
  ): ArticleConnection!
  "One blog by its handle or ID."
  blog(handle: String, id: ID): Blog
  blogByHandle(handle: String!): Blog @deprecated(reason: "Use \`blog\` instead.")
  "The store's blogs."
  blogs(
    after: String
    before: String
    first: Int
    last: Int
    query: String
    reverse: Boolean = false
    sortKey: BlogSortKeys = ID
  ): BlogConnection!
  "Always null: this store sells nothing."
  collection(handle: String, id: ID): Collection
  collectionByHandle(handle: String!): Collection @deprecated(reason: "Use \`collection\` instead.")
  "Always empty."
  collections(
    after: String
    before: String
    first: Int
    last: Int
    query: String
    reverse: Boolean = false
    sortKey: CollectionSortKeys = ID
  ): CollectionConnection!
  "Countries and languages that the store serves."
  localization: Localization!
  "A menu; the store has Shopify's own two, main-menu and footer."
  menu(handle: String!): Menu
  "Whatever has this ID."
  node(id: ID!): Node
  nodes(ids: [ID!]!): [Node]!
  "One page by its handle or ID."
  page(handle: String, id: ID): Page
  pageByHandle(handle: String!): Page @deprecated(reason: "Use \`page\` instead.")
  "The store's pages."
  pages(
    after: String
    before: String
    first: Int
    last: Int
    query: String
    reverse: Boolean = false
    sortKey: PageSortKeys = ID
  ): PageConnection!
  "What to offer while somebody still writes: the last word may be a beginning."
  predictiveSearch(
    "At most 10 of each kind, or of all kinds together."
    limit: Int
    limitScope: PredictiveSearchLimitScope
    query: String!
    searchableFields: [SearchableField!]
    types: [PredictiveSearchType!]
    unavailableProducts: SearchUnavailableProductsType
  ): PredictiveSearchResult
  "Always null."
  product(handle: String, id: ID): Product
  productByHandle(handle: String!): Product @deprecated(reason: "Use \`product\` instead.")
  "Always empty."
  products(
    after: String
    before: String
    first: Int
    last: Int
    query: String
    reverse: Boolean = false
    sortKey: ProductSortKeys = ID
  ): ProductConnection!
  "The versions of the API."
  publicApiVersions: [ApiVersion!]!
  "Articles and pages with all words of a query; those with a word in the title come first."
  search(
    after: String
    before: String
    first: Int
    last: Int
    prefix: SearchPrefixQueryType
    productFilters: [ProductFilter!]
    query: String!
    reverse: Boolean = false
    sortKey: SearchSortKeys = RELEVANCE
    types: [SearchType!]
    unavailableProducts: SearchUnavailableProductsType
  ): SearchResultItemConnection!
  "The store itself."
  shop: Shop!
  "What a sitemap of one kind of resource needs."
  sitemap(type: SitemapType!): Sitemap!
  "Addresses that lead elsewhere now."
  urlRedirects(
    after: String
    before: String
    first: Int
    last: Int
    "Filters, such as path:/old-address."
    query: String
    reverse: Boolean = false
  ): UrlRedirectConnection!
}

"Something with a globally unique ID."
interface Node {
  id: ID!
}

"Something that Shopify's own Online Store can show."
interface OnlineStorePublishable {
  "Its address there; always null, since this store has none."
  onlineStoreUrl: URL
}

"Something whose search traffic can be followed."
interface Trackable {
  trackingParameters: String
}

"The store."
type Shop implements Node {
  brand: Brand
  description: String
  id: ID!
  moneyFormat: String!
  name: String!
  paymentSettings: PaymentSettings!
  "Addresses of menus begin with it."
  primaryDomain: Domain!
  "The store's policies are pages."
  privacyPolicy: ShopPolicy
  refundPolicy: ShopPolicy
  shippingPolicy: ShopPolicy
  shipsToCountries: [CountryCode!]!
  subscriptionPolicy: ShopPolicyWithDefault
  termsOfService: ShopPolicy
}

"A blog of the store."
type Blog implements Node & OnlineStorePublishable {
  articleByHandle(handle: String!): Article
  articles(
    after: String
    before: String
    first: Int
    last: Int
    "Filters, such as tag:guides."
    query: String
    reverse: Boolean = false
    sortKey: ArticleSortKeys = ID
  ): ArticleConnection!
  "Everyone who has written for the blog."
  authors: [ArticleAuthor!]!
  handle: String!
  id: ID!
  onlineStoreUrl: URL
  seo: SEO
  title: String!
}

"An article of a blog."
type Article implements Node & OnlineStorePublishable & Trackable {
  author: ArticleAuthor! @deprecated(reason: "Use \`authorV2\` instead.")
  authorV2: ArticleAuthor
  blog: Blog!
  "Always empty: nobody can comment here."
  comments(
    after: String
    before: String
    first: Int
    last: Int
    reverse: Boolean = false
  ): CommentConnection!
  "The body's words on a single line."
  content(
    "Cuts the text to this length, its three dots included."
    truncateAt: Int
  ): String!
  "The body as HTML."
  contentHtml: HTML!
  "The excerpt's words on a single line."
  excerpt(truncateAt: Int): String
  excerptHtml: HTML
  handle: String!
  id: ID!
  image: Image
  onlineStoreUrl: URL
  publishedAt: DateTime!
  seo: SEO
  tags: [String!]!
  title: String!
  trackingParameters: String
}

"The author of an article."
type ArticleAuthor {
  bio: String
  "Always empty: the store's authors are editorial roles."
  email: String!
  firstName: String!
  lastName: String!
  name: String!
}

type CommentConnection {
  edges: [CommentEdge!]!
  nodes: [Comment!]!
  pageInfo: PageInfo!
}

type CommentEdge {
  cursor: String!
  node: Comment!
}

type Comment implements Node {
  author: CommentAuthor!
  content(truncateAt: Int): String!
  contentHtml: HTML!
  id: ID!
}

type CommentAuthor {
  email: String!
  name: String!
}

"A picture."
type Image {
  altText: String
  "Height in pixels."
  height: Int
  id: ID
  originalSrc: URL! @deprecated(reason: "Use \`url\` instead.")
  src: URL! @deprecated(reason: "Use \`url\` instead.")
  transformedSrc(
    crop: CropRegion
    maxHeight: Int
    maxWidth: Int
    preferredContentType: ImageContentType
    scale: Int = 1
  ): URL! @deprecated(reason: "Use \`url(transform:)\` instead")
  "Its address. Transformations are best effort, and an SVG needs none."
  url(transform: ImageTransformInput): URL!
  "Width in pixels."
  width: Int
}

"How to transform an image."
input ImageTransformInput {
  crop: CropRegion
  maxHeight: Int
  maxWidth: Int
  preferredContentType: ImageContentType
  scale: Int = 1
}

"The part of an image to keep."
enum CropRegion {
  BOTTOM
  CENTER
  LEFT
  RIGHT
  TOP
}

"What to turn an image into."
enum ImageContentType {
  JPG
  PNG
  WEBP
}

"What search engines are told."
type SEO {
  description: String
  title: String
}

"A page of the store."
type Page implements Node & OnlineStorePublishable & Trackable {
  body: HTML!
  bodySummary: String!
  createdAt: DateTime!
  handle: String!
  id: ID!
  onlineStoreUrl: URL
  seo: SEO
  title: String!
  trackingParameters: String
  updatedAt: DateTime!
}

"What to sort articles by."
enum ArticleSortKeys {
  AUTHOR
  BLOG_TITLE
  ID
  PUBLISHED_AT
  "Articles that the query matches all count the same here; use another key."
  RELEVANCE
  TITLE
  UPDATED_AT
}

"What to sort blogs by."
enum BlogSortKeys {
  HANDLE
  ID
  RELEVANCE
  TITLE
}

"What to sort pages by."
enum PageSortKeys {
  ID
  RELEVANCE
  TITLE
  UPDATED_AT
}

type ArticleConnection {
  edges: [ArticleEdge!]!
  nodes: [Article!]!
  pageInfo: PageInfo!
}

type ArticleEdge {
  cursor: String!
  node: Article!
}

type BlogConnection {
  edges: [BlogEdge!]!
  nodes: [Blog!]!
  pageInfo: PageInfo!
}

type BlogEdge {
  cursor: String!
  node: Blog!
}

type PageConnection {
  edges: [PageEdge!]!
  nodes: [Page!]!
  pageInfo: PageInfo!
}

type PageEdge {
  cursor: String!
  node: Page!
}

"The place of a part within the whole list."
type PageInfo {
  endCursor: String
  hasNextPage: Boolean!
  hasPreviousPage: Boolean!
  startCursor: String
}

"What a sitemap needs."
type Sitemap {
  "How many pages \`resources\` has."
  pagesCount: Count
  "One page of at most 250, the first being 1."
  resources(page: Int!): PaginatedSitemapResources
}

"The kinds of resources in a sitemap; this store has articles, blogs and pages."
enum SitemapType {
  ARTICLE
  BLOG
  COLLECTION
  METAOBJECT
  PAGE
  PRODUCT
}

"A number of things."
type Count {
  count: Int!
  precision: CountPrecision!
}

"How exact a number is."
enum CountPrecision {
  AT_LEAST
  EXACT
}

type PaginatedSitemapResources {
  hasNextPage: Boolean!
  items: [SitemapResourceInterface!]!
}

interface SitemapResourceInterface {
  handle: String!
  updatedAt: DateTime!
}

type SitemapResource implements SitemapResourceInterface {
  handle: String!
  image: SitemapImage
  title: String
  updatedAt: DateTime!
}

type SitemapImage {
  alt: String
  filepath: String
  updatedAt: DateTime!
}

input BuyerInput {
  companyLocationId: ID
  customerAccessToken: String!
}

type ApiVersion {
  displayName: String!
  handle: String!
  supported: Boolean!
}

type Domain {
  host: String!
  sslEnabled: Boolean!
  url: URL!
}

type Menu implements Node {
  handle: String!
  id: ID!
  items: [MenuItem!]!
  itemsCount: Int!
  title: String!
}

type MenuItem implements Node {
  id: ID!
  items: [MenuItem!]!
  resourceId: ID
  tags: [String!]!
  title: String!
  type: MenuItemType!
  url: URL
}

enum MenuItemType {
  ARTICLE BLOG CATALOG COLLECTION COLLECTIONS CUSTOMER_ACCOUNT_PAGE FRONTPAGE HTTP METAOBJECT PAGE
  PRODUCT SEARCH SHOP_POLICY
}

type UrlRedirectConnection {
  edges: [UrlRedirectEdge!]!
  nodes: [UrlRedirect!]!
  pageInfo: PageInfo!
}

type UrlRedirectEdge {
  cursor: String!
  node: UrlRedirect!
}

type UrlRedirect implements Node {
  id: ID!
  path: String!
  target: String!
}

type SearchResultItemConnection {
  edges: [SearchResultItemEdge!]!
  nodes: [SearchResultItem!]!
  pageInfo: PageInfo!
  totalCount: Int!
}

type SearchResultItemEdge {
  cursor: String!
  node: SearchResultItem!
}

union SearchResultItem = Article | Page | Product

enum SearchType {
  ARTICLE
  PAGE
  PRODUCT
}

enum SearchSortKeys {
  PRICE
  RELEVANCE
}

enum SearchPrefixQueryType {
  LAST
  NONE
}

enum SearchUnavailableProductsType {
  HIDE
  LAST
  SHOW
}

enum SearchableField {
  AUTHOR
  BODY
  PRODUCT_TYPE
  TAG
  TITLE
  VARIANTS_BARCODE
  VARIANTS_SKU
  VARIANTS_TITLE
  VENDOR
}

type PredictiveSearchResult {
  articles: [Article!]!
  collections: [Collection!]!
  pages: [Page!]!
  products: [Product!]!
  queries: [SearchQuerySuggestion!]!
}

enum PredictiveSearchLimitScope {
  ALL
  EACH
}

enum PredictiveSearchType {
  ARTICLE
  COLLECTION
  PAGE
  PRODUCT
  QUERY
}

type SearchQuerySuggestion implements Trackable {
  styledText: String!
  text: String!
  trackingParameters: String
}
${localizationTypes}
${shopTypes}
`;
