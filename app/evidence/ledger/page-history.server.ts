import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { pagePath, words } from "#app/content/prose-field.ts";
import { topicIds } from "./topics.ts";

const pageHistorySchema = z.array(
  z.strictObject({
    on: z.iso.date(),
    page: words.describe("The page's name and path."),
    path: pagePath,
    topic: z.enum(topicIds),
    was: words.describe("The page's old words, without markers."),
    is: words,
    why: words,
  }),
);

const withdrawnSchema = z.array(
  z.strictObject({
    on: z.iso.date(),
    id: words.regex(/^[a-z-]+-\d{4}$/, "write the id that the study had, such as doe-2026"),
    name: words,
    url: z.url(),
    topic: z.enum(topicIds),
    was: words,
    why: words,
  }),
);

/** Corrected statements of pages beyond the studies and claims. Oldest first. */
export const pageHistory = readContent("page-history.yaml", pageHistorySchema);

/** Studies that the site no longer cites. Oldest first. */
export const withdrawn = readContent("withdrawn-studies.yaml", withdrawnSchema);
