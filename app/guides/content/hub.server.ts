import { href } from "react-router";
import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { words } from "#app/content/prose-field.ts";
import { keysOf } from "#app/evidence/ledger/record-keys.ts";
import * as site from "#app/site.config.ts";

const guideHubSchema = z
  .array(
    z.strictObject({
      guide: z
        .enum(keysOf(site.guideReaders))
        .describe("The article's file name. Its stars and completions are in site.config.ts."),
      title: words,
      description: words,
      category: words,
      readTime: z.int().positive().describe("In minutes: the article's words ÷ 225, rounded up."),
      difficulty: z.enum(["Beginner", "Intermediate"]),
      step: z
        .strictObject({ title: words, description: words })
        .describe("The guide's place in the learning path."),
    }),
  )
  .readonly();

/** On the hub and the home page. */
export type GuideCard = Omit<z.output<typeof guideHubSchema>[number], "guide"> & {
  readonly href: string;
  /** 1 to 5 stars. */
  readonly popularity: number;
  readonly completions: number;
};

/** In the order for a newcomer. The operator supplies stars and completions. */
export const guideCards: readonly GuideCard[] = readContent("guide-hub.yaml", guideHubSchema).map(
  ({ guide, ...card }) => ({
    ...card,
    href: href("/guide/:slug", { slug: guide }),
    ...site.guideReaders[guide],
  }),
);
