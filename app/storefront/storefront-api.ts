import { z } from "zod";

/** The most that the Storefront API gives of a list at a time. */
export const MAX_PAGE_SIZE = 250;

/** A `DateTime` of the Storefront API, as UTC ISO text that sorts by itself. */
export const dateTime = z.iso
  .datetime({ offset: true })
  .transform((date) => new Date(date).toISOString());
