import { basename } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import * as build from "virtual:react-router/server-build";
import type { Logger } from "pino";
import { contentFolder } from "#app/content/content-folder.server.ts";
import { type Problem, throwProblems } from "#app/content/problem.ts";
import type { Env } from "#app/infra/env.server.ts";
import { storefrontEndpoint } from "#app/storefront/storefront-client.server.ts";
import { createGraphiql, GRAPHIQL } from "#embedded-store/graphiql.ts";
import { createApp } from "#server/app.ts";
import { routerContext } from "#server/router-context.ts";
import { createServices } from "#server/services.ts";
import type { SiteBuild } from "#server/site-build.ts";
import { openEmbeddedStore } from "#server/store/embedded-store.ts";
import { readTextFiles } from "./content/files.ts";
import { signsInRecords } from "./content/signs.ts";

// A record with such a mistake would break each page that has it.
throwProblems(signsInRecords({ files: readTextFiles(contentFolder) }));

/** The site with the code and content of this moment: dev.ts imports this module anew after a change. */
export function createDevSite(env: Env, log: Logger) {
  const now = () => performance.now();
  const embeddedStore = openEmbeddedStore(log);
  const services = createServices(env, log, { now, wait, embeddedStore, preview: true });
  const app = createApp({
    services,
    build: { ...(build as unknown as SiteBuild), routerContext },
    mode: "development",
  });
  const store = env.store ? { ...env.store, fetch } : embeddedStore.published;
  const graphiql = createGraphiql({ ...storefrontEndpoint(store), fetch: store.fetch });
  services.database.open();
  services.outbox.start();
  return {
    fetch(request: Request, ...bindings: unknown[]): Response | Promise<Response> {
      const { pathname } = new URL(request.url);
      if (pathname === GRAPHIQL) return graphiql.fetch(request);
      throwProblems(embeddedStore.problems.filter((problem) => isAbout(problem, pathname)));
      return app.fetch(request, ...(bindings as [object]));
    },
    async close() {
      await services.outbox.stop();
      await services.database.close();
    },
  };
}

/** An article or a page of the footer with a mistake has no page but this list. */
function isAbout({ file }: Problem, pathname: string): boolean {
  return pathname.split("/").includes(basename(file, ".md"));
}
