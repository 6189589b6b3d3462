import { z } from "zod";

/** The most that the Storefront API gives of a list at a time. */
export const MAX_PAGE_SIZE = 250;

/**
 * A list of the store, of which the entries beyond the most that it is ever asked for are not looked at.
 * @param entry what each of them is
 */
export const storeList = <Entry extends z.ZodType>(entry: Entry) =>
  z.preprocess(
    (list) => (Array.isArray(list) ? list.slice(0, MAX_PAGE_SIZE) : list),
    z.array(entry),
  );

/** A title, a name, a tag, an address: pages repeat them, up to seven times. Shopify's longest have 512. */
export const shortText = z.string().max(1_000);

/** A `DateTime` of the Storefront API, as UTC ISO text that sorts by itself. */
export const dateTime = z.iso
  .datetime({ offset: true })
  .transform((date) => new Date(date).toISOString());
