/** What the first part of a path is in a Shopify shop and never on this site. */
export const SHOP_SECTIONS: ReadonlySet<string> = new Set([
  ...["products", "products.json", "collections", "cart", "account", "discount", "gift_cards"],
  "checkouts",
]);
