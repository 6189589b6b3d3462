import type { Logger } from "pino";
import { loadCharts } from "#app/articles/charts.server.ts";
import { contentFolder } from "#app/content/content-folder.server.ts";
import { type Problem, problemLine } from "#app/content/problem.ts";
import { STOREFRONT_API_VERSION } from "#app/infra/env.server.ts";
import type { Drawings } from "#app/storefront/store-figures.server.ts";
import type { StorefrontClientOptions } from "#app/storefront/storefront-client.server.ts";
import { loadContent, type StoreContent } from "#embedded-store/content.ts";
import { createEmbeddedApi, type EmbeddedApi } from "#embedded-store/store.ts";
import { STORE_FILES } from "../files.ts";

export type StoreAccess = Pick<
  StorefrontClientOptions,
  "origin" | "token" | "apiVersion" | "fetch"
>;

/** The store over content/, asked within the process: it needs no port. */
export type EmbeddedStore = {
  published: StoreAccess;
  /** Drafts and articles of a later date, as if they were published. */
  unpublished: StoreAccess;
  isDraft(handle: string): boolean;
  drawings: Drawings;
  /** About files that are left out. */
  problems: readonly Problem[];
};

/** Leaves out articles and pages with mistakes, keeps such drawings as pictures, and logs both. */
export function openEmbeddedStore(
  log: Pick<Logger, "error">,
  directory: URL = contentFolder,
): EmbeddedStore {
  const content = loadContent(directory);
  const { charts, problems } = loadCharts(new URL("pictures/", directory), STORE_FILES);
  for (const problem of content.problems) {
    log.error(`${problemLine(problem)}. It is left out: mend it, and try npm run content`);
  }
  for (const problem of problems) {
    log.error(`content/pictures/${problem}. It stays a picture: npm run content`);
  }
  const serve = (content: StoreContent, now?: () => Date) =>
    createEmbeddedApi({ content, filesUrl: STORE_FILES, token: TOKEN, ...(now && { now }) });
  const published = serve(content);
  const drafts = new Set(content.articles.filter(({ draft }) => draft).map(({ handle }) => handle));
  let unpublished: EmbeddedApi | undefined;
  return {
    published: accessTo((...request) => published.fetch(...request)),
    unpublished: accessTo((...request) => {
      // Made when it is first asked, which only development does: a schema takes some megabytes.
      unpublished ??= serve(
        {
          articles: content.articles.map((article) => ({ ...article, draft: false })),
          pages: [],
          redirects: [],
        },
        () => END_OF_TIME,
      );
      return unpublished.fetch(...request);
    }),
    isDraft: (handle) => drafts.has(handle),
    drawings: charts,
    problems: content.problems,
  };
}

const TOKEN = "embedded-store";

function accessTo(fetch: StoreAccess["fetch"]): StoreAccess {
  return {
    origin: "http://embedded-store.invalid",
    token: { kind: "public", value: TOKEN },
    apiVersion: STOREFRONT_API_VERSION,
    fetch,
  };
}

const END_OF_TIME = new Date(8.64e15);
