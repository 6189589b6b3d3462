import { setTimeout as wait } from "node:timers/promises";
import * as build from "virtual:react-router/server-build";
import type { Logger } from "pino";
import { contentFolder } from "#app/content/content-folder.server.ts";
import { problemLine } from "#app/content/problem.ts";
import type { Env } from "#app/infra/env.server.ts";
import { storefrontEndpoint } from "#app/storefront/storefront-client.server.ts";
import { createGraphiql, GRAPHIQL } from "#embedded-store/graphiql.ts";
import { createApp, type SiteBuild } from "#server/app.ts";
import { createServices } from "#server/services.ts";
import { openEmbeddedStore } from "#server/store/embedded-store.ts";
import { readTextFiles } from "./article-check/files.ts";
import { signsInRecords } from "./content/signs.ts";

/** The site with the code and content of this moment: dev.ts imports this module anew after a change. */
export function createDevSite(env: Env, log: Logger) {
  const now = () => performance.now();
  const embeddedStore = openEmbeddedStore(log);
  const services = createServices(env, log, { now, wait, embeddedStore, preview: true });
  const app = createApp({ services, build: build as unknown as SiteBuild, mode: "development" });
  const store = env.store ? { ...env.store, fetch } : embeddedStore.published;
  const graphiql = createGraphiql({ ...storefrontEndpoint(store), fetch: store.fetch });
  const toMend = [
    ...signsInRecords({ files: readTextFiles(contentFolder) }),
    ...embeddedStore.problems,
  ].map(problemLine);
  services.database.open();
  services.outbox.start();
  return {
    fetch(request: Request, ...bindings: unknown[]): Response | Promise<Response> {
      const { pathname } = new URL(request.url);
      if (pathname === GRAPHIQL) return graphiql.fetch(request);
      throwProblems(toMend.filter((problem) => isAbout(problem, pathname)));
      return app.fetch(request, ...(bindings as [object]));
    },
    async close() {
      await services.outbox.stop();
      await services.database.close();
    },
  };
}

/** An article's mistake is in no other page's way; other files are in many pages. */
function isAbout(problem: string, pathname: string): boolean {
  const [, handle] = /^content\/(?:articles|pages)\/([^:]+)\.md:/.exec(problem) ?? [];
  return handle === undefined || pathname.split("/").includes(handle);
}

function throwProblems(problems: readonly string[]) {
  if (problems.length > 0) throw new Error(`Content to mend:\n${problems.join("\n")}`);
}
