import { z } from "zod";

const handleSchema = z.strictObject({
  /** Parameters of the query that the page depends on. The page cache drops all others. */
  query: z.array(z.string()).optional(),
  /** The query is a form's: a parameter that is given twice reaches the page, which can say so. */
  form: z.literal(true).optional(),
  /** The path ends with what is its reader's own, so logs leave that end out (server/logged-path.ts). */
  secret: z.literal(true).optional(),
  /**
   * The kind of page in a word or two. It lists the page in sitemap, llms.txt and social images, with the words that
   * content/own-pages.yaml has under its path (`app/site-pages/`).
   */
  sitemap: z.string().optional(),
  /** Other sites and mail programs may post here. */
  openToAll: z.literal(true).optional(),
  /** The desk's page runs the script that asks for a passkey. */
  script: z.literal(true).optional(),
});

/** What a route tells the server about itself: `export const handle = { … } satisfies RouteHandle`. */
export type RouteHandle = z.input<typeof handleSchema>;

/** A route with `sitemap`. */
export type ListedRoute = { readonly pattern: string; readonly section: string };

/** @throws on a key that no server knows */
export function handleOf(module: { handle?: unknown } | undefined): RouteHandle {
  return handleSchema.parse(module?.handle ?? {});
}
