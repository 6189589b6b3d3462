import { z } from "zod";

/** Shopify's limit, in nodes of a list. */
export const MAX_PAGE_SIZE = 250;

/** A list of the store, cut at the most entries that the site ever asks for. */
export const storeList = <Entry extends z.ZodType>(entry: Entry) =>
  z.preprocess(
    (list) => (Array.isArray(list) ? list.slice(0, MAX_PAGE_SIZE) : list),
    z.array(entry),
  );

/** Shopify's longest titles, names and tags have 512 characters; pages repeat them. Half a character stops React. */
export const shortText = z
  .string()
  .max(1_000)
  .transform((text) => text.toWellFormed());

/** A `DateTime` of the Storefront API as UTC ISO text, which sorts by time. */
export const dateTime = z.iso
  .datetime({ offset: true })
  .transform((date) => new Date(date).toISOString());
