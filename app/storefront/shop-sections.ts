/** First parts of paths that a Shopify shop has and this site has not. */
export const SHOP_SECTIONS: ReadonlySet<string> = new Set([
  ...["products", "products.json", "collections", "cart", "account", "discount", "gift_cards"],
  "checkouts",
]);
