import { type ChildProcess, fork } from "node:child_process";
import { createServer as createHttpServer } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import {
  createServer,
  type HotPayload,
  isRunnableDevEnvironment,
  type Plugin,
  type ViteDevServer,
} from "vite";
import type { EvaluatedModules } from "vite/module-runner";
import { contentFolder } from "#app/content/content-folder.server.ts";
import { CONTENT_TO_MEND } from "#app/content/problem.ts";
import { parseEnv } from "#app/infra/env.server.ts";
import { GRAPHIQL } from "#embedded-store/graphiql.ts";
import { listen, orEnd } from "#server/listen.ts";

const env = orEnd(() => parseEnv(process.env));
const log = pino({ level: env.logLevel });

const CONTENT = fileURLToPath(contentFolder);
const CHECK = fileURLToPath(new URL("content.ts", import.meta.url));
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
      mistakes = "";
      vite.ws.send({ type: "full-reload" });
      startCheck();
    });
    // A page that is opened, or loaded again.
    vite.ws.on("vite:client:connect", (_, client) => {
      // After Vite's own first word.
      if (mistakes) setImmediate(() => client.send(overlay(mistakes)));
    });
  },
};

/** A line for each, which Vite's overlay shows over the open page. */
let mistakes = "";

function showMistakes(lines: string): void {
  if (lines === mistakes) return;
  mistakes = lines;
  // Vite would keep what it can send to nobody, and send it when it is mended.
  for (const client of vite.ws.clients) client.send(overlay(lines));
}

/** A click on a place in the stack opens the editor there. */
function overlay(lines: string): HotPayload {
  const places = Array.from(lines.matchAll(/^content\/(.+?:\d+:\d+)/gm), ([, at]) => CONTENT + at);
  const err = { message: `${CONTENT_TO_MEND}\n${lines}`, stack: places.join("\n") };
  return { type: "error", err };
}

let check: ChildProcess | undefined;

/** In a process of its own, which takes seconds. A change during the check starts it anew. */
function startCheck(): void {
  check?.kill();
  check = fork(CHECK, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  check.on("message", (lines: string[]) => {
    showMistakes(lines.join("\n"));
  });
}

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

/**
 * While content has a mistake, the site as it was before.
 * @throws for code with a mistake, and for content that never was without
 */
async function currentSite() {
  try {
    const { createDevSite } = await runnerOf(vite).import<{ createDevSite: Making }>(
      "/scripts/dev-site.ts",
    );
    // The module is another one after a change.
    if (site?.madeBy !== createDevSite) {
      await site?.close();
      site = { ...createDevSite(env, log), madeBy: createDevSite };
    }
  } catch (error) {
    const lines = contentToMend(error);
    if (!site || !lines) throw error;
    showMistakes(lines);
  }
  return site;
}

function contentToMend(error: unknown): string | undefined {
  const [title, ...lines] = error instanceof Error ? error.message.split("\n") : [];
  return title === CONTENT_TO_MEND ? lines.join("\n") : undefined;
}

const answer = getRequestListener(async (request, bindings) => {
  try {
    return withOverlay(await (await currentSite()).fetch(request, bindings));
  } catch (error) {
    log.error(error);
    return answerWithMistake(error);
  }
});

/** Its element has a style of its own. */
function withOverlay(answer: Response): Response {
  const name = "Content-Security-Policy";
  const policy = answer.headers.get(name) ?? "";
  answer.headers.set(name, policy.replace("style-src 'self'", "$& 'unsafe-inline'"));
  return answer;
}

/** Vite's script loads the page again after the next change. */
function answerWithMistake(error: unknown): Response {
  const { stack } = error instanceof Error ? error : new Error(String(error));
  const words = contentToMend(error) ?? stack ?? "";
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
  startCheck();
});
