/** The store has no goods; with their types the queries of selling clients are valid. */
export const shopTypes = /* GraphQL */ `
type ProductConnection {
  edges: [ProductEdge!]!
  nodes: [Product!]!
  pageInfo: PageInfo!
}

type ProductEdge {
  cursor: String!
  node: Product!
}

type Product implements Node & OnlineStorePublishable & Trackable {
  adjacentVariants(
    caseInsensitiveMatch: Boolean = false
    ignoreUnknownOptions: Boolean = true
    selectedOptions: [SelectedOptionInput!]
  ): [ProductVariant!]!
  description(truncateAt: Int): String!
  descriptionHtml: HTML!
  encodedVariantAvailability: String
  encodedVariantExistence: String
  featuredImage: Image
  handle: String!
  id: ID!
  onlineStoreUrl: URL
  options(first: Int): [ProductOption!]!
  priceRange: ProductPriceRange!
  publishedAt: DateTime!
  selectedOrFirstAvailableVariant(
    caseInsensitiveMatch: Boolean = false
    ignoreUnknownOptions: Boolean = true
    selectedOptions: [SelectedOptionInput!]
  ): ProductVariant
  seo: SEO!
  title: String!
  trackingParameters: String
  vendor: String!
}

type ProductVariant implements Node {
  availableForSale: Boolean!
  compareAtPrice: MoneyV2
  id: ID!
  image: Image
  price: MoneyV2!
  product: Product!
  selectedOptions: [SelectedOption!]!
  sku: String
  title: String!
  unitPrice: MoneyV2
}

type ProductOption implements Node {
  id: ID!
  name: String!
  optionValues: [ProductOptionValue!]!
}

type ProductOptionValue implements Node {
  firstSelectableVariant: ProductVariant
  id: ID!
  name: String!
  swatch: ProductOptionValueSwatch
}

type ProductOptionValueSwatch {
  color: Color
  image: Media
}

type ProductPriceRange {
  maxVariantPrice: MoneyV2!
  minVariantPrice: MoneyV2!
}

type MoneyV2 {
  amount: Decimal!
  currencyCode: CurrencyCode!
}

type SelectedOption {
  name: String!
  value: String!
}

input SelectedOptionInput {
  name: String!
  value: String!
}

type CollectionConnection {
  edges: [CollectionEdge!]!
  nodes: [Collection!]!
  pageInfo: PageInfo!
}

type CollectionEdge {
  cursor: String!
  node: Collection!
}

type Collection implements Node & OnlineStorePublishable & Trackable {
  description(truncateAt: Int): String!
  handle: String!
  id: ID!
  image: Image
  onlineStoreUrl: URL
  products(
    after: String
    before: String
    filters: [ProductFilter!]
    first: Int
    last: Int
    reverse: Boolean = false
    sortKey: ProductCollectionSortKeys = COLLECTION_DEFAULT
  ): ProductConnection!
  title: String!
  trackingParameters: String
}

input ProductFilter {
  available: Boolean
  price: PriceRangeFilter
  productMetafield: MetafieldFilter
  productType: String
  productVendor: String
  tag: String
  variantMetafield: MetafieldFilter
  variantOption: VariantOptionFilter
}

input MetafieldFilter {
  key: String!
  namespace: String!
  value: String!
}

input PriceRangeFilter {
  max: Float
  min: Float = 0
}

input VariantOptionFilter {
  name: String!
  value: String!
}

enum ProductSortKeys {
  BEST_SELLING
  CREATED_AT
  ID
  PRICE
  PRODUCT_TYPE
  RELEVANCE
  TITLE
  UPDATED_AT
  VENDOR
}

enum CollectionSortKeys {
  ID
  RELEVANCE
  TITLE
  UPDATED_AT
}

enum ProductCollectionSortKeys {
  BEST_SELLING
  COLLECTION_DEFAULT
  CREATED
  ID
  MANUAL
  PRICE
  RELEVANCE
  TITLE
}

interface Media {
  alt: String
  id: ID!
  previewImage: Image
}

type MediaImage implements Media & Node {
  alt: String
  id: ID!
  image: Image
  previewImage: Image
}

type Brand {
  coverImage: MediaImage
  logo: MediaImage
  shortDescription: String
  slogan: String
  squareLogo: MediaImage
}

type ShopPolicy implements Node {
  body: String!
  handle: String!
  id: ID!
  title: String!
  url: URL!
}

type ShopPolicyWithDefault {
  handle: String!
  id: ID
  title: String!
}

type SitemapResourceMetaobject implements SitemapResourceInterface {
  handle: String!
  onlineStoreUrlHandle: String
  type: String!
  updatedAt: DateTime!
}

scalar Color

scalar Decimal
`;
