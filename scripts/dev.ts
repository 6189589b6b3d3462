import { createServer as createHttpServer } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import type { EvaluatedModules } from "vite/module-runner";
import { contentFolder } from "#app/content/content-folder.server.ts";
import { parseEnv } from "#app/infra/env.server.ts";
import { GRAPHIQL } from "#embedded-store/graphiql.ts";
import { listen, orEnd } from "#server/listen.ts";

const env = orEnd(() => parseEnv(process.env));
const log = pino({ level: env.logLevel });

const CONTENT = fileURLToPath(contentFolder);
const FOLDER = "/app/content/content-folder.server.ts";
/** Keeps what it parsed of files that are as they were. */
const PARSER = "/app/content/content-files.server.ts";
/** A plugin goes on watching after a restart of Vite. */
const reloadContent: Plugin = {
  name: "reload-content",
  configureServer(vite) {
    vite.watcher.on("all", (_event, path) => {
      if (!path.startsWith(CONTENT)) return;
      const { evaluatedModules } = runnerOf(vite);
      for (const module of readersOfContent(evaluatedModules)) {
        if (!module.file.endsWith(PARSER)) evaluatedModules.invalidateModule(module);
      }
      vite.ws.send({ type: "full-reload" });
    });
  },
};

/** Modules read content/ when they are imported: all that import its folder, themselves or through others. */
function readersOfContent({ idToModuleMap }: EvaluatedModules) {
  const readers = new Set(idToModuleMap.values().filter(({ file }) => file.endsWith(FOLDER)));
  // The loop goes on to what it adds.
  for (const { importers } of readers) {
    for (const id of importers) {
      const importer = idToModuleMap.get(id);
      if (importer) readers.add(importer);
    }
  }
  return readers;
}

const server = createHttpServer();
const vite = await createServer({
  // The content security policy allows the page's own port only.
  server: { middlewareMode: true, hmr: { server } },
  plugins: [reloadContent],
});

/** Not kept: Vite makes a new one when it restarts. */
function runnerOf({ environments: { ssr } }: ViteDevServer) {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite has nothing to render in");
  return ssr.runner;
}

type Making = typeof import("./dev-site.ts").createDevSite;

let site: (ReturnType<Making> & { readonly madeBy: Making }) | undefined;

/** @throws for content or code with a mistake */
async function currentSite() {
  const { createDevSite } = await runnerOf(vite).import<{ createDevSite: Making }>(
    "/scripts/dev-site.ts",
  );
  // The module is another one after a change.
  if (site?.madeBy !== createDevSite) {
    await site?.close();
    site = { ...createDevSite(env, log), madeBy: createDevSite };
  }
  return site;
}

const answer = getRequestListener(async (request, bindings) => {
  try {
    return await (await currentSite()).fetch(request, bindings);
  } catch (error) {
    log.error(error);
    return answerWithMistake(error);
  }
});

/** Vite's script loads the page again after the next change. */
function answerWithMistake(error: unknown): Response {
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const words = message.startsWith("Content to mend:") ? message : stack;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>To mend</title>
<script type="module" src="/@vite/client"></script>
<pre style="white-space: pre-wrap; font: 18px/1.5 monospace">${escapeHtml(words)}</pre></html>`;
  return new Response(html, { status: 500, headers: { "Content-Type": "text/html" } });
}

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

server.on("request", (request, response) => {
  vite.middlewares(request, response, () => answer(request, response));
});
const place = { variable: "PORT", port: env.port, host: env.host, command: "npm run dev" };
listen(server, place, (origin) => {
  console.log(`The development server is at ${origin}, GraphiQL at ${origin}${GRAPHIQL}`);
});
