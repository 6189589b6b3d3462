import { createServer as createHttpServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { createServer, isRunnableDevEnvironment, type Plugin } from "vite";
import { contentFolder } from "#app/content/content-folder.server.ts";
import { parseEnv } from "#app/infra/env.server.ts";
import { storefrontEndpoint } from "#app/storefront/storefront-client.server.ts";
import { createGraphiql, GRAPHIQL } from "#embedded-store/graphiql.ts";
import { createApp, type SiteBuild } from "./app.ts";
import { listen, orEnd } from "./listen.ts";
import { createServices } from "./services.ts";
import { openEmbeddedStore } from "./store/embedded-store.ts";

const env = orEnd(() => parseEnv(process.env));
const log = pino({ level: env.logLevel });
const embeddedStore = openEmbeddedStore(log);
const now = () => performance.now();
const services = createServices(env, log, { now, wait, embeddedStore, preview: true });

const CONTENT = fileURLToPath(contentFolder);
/** A plugin goes on watching after a restart of Vite. */
const articles: Plugin = {
  name: "reload-articles",
  configureServer({ watcher, ws }) {
    watcher.on("all", (_event, path) => {
      if (!path.startsWith(CONTENT)) return;
      embeddedStore.reload();
      services.store.expire();
      ws.send({ type: "full-reload" });
    });
  },
};

const server = createHttpServer();
const vite = await createServer({
  // The content security policy allows the page's own port only.
  server: { middlewareMode: true, hmr: { server } },
  plugins: [articles],
});

const store = env.store ? { ...env.store, fetch } : embeddedStore.published;
const graphiql = createGraphiql({ ...storefrontEndpoint(store), fetch: store.fetch });
const answer = getRequestListener(async (request, bindings) => {
  if (new URL(request.url).pathname === GRAPHIQL) return graphiql.fetch(request);
  // Not kept: Vite makes a new one when it restarts.
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite has nothing to render in");
  const build = await ssr.runner.import<SiteBuild>("virtual:react-router/server-build");
  return createApp({ services, build, mode: "development" }).fetch(request, bindings);
});

server.on("request", (request, response) => {
  vite.middlewares(request, response, () => answer(request, response));
});
const place = { variable: "PORT", port: env.port, host: env.host, command: "npm run dev" };
listen(server, place, (origin) => {
  console.log(`The development server is at ${origin}, GraphiQL at ${origin}${GRAPHIQL}`);
});
services.database.open();
services.outbox.start();
