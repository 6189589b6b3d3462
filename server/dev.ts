import { createServer as createHttpServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { createServer, isRunnableDevEnvironment } from "vite";
import { parseEnv } from "#app/infra/env.ts";
import { storefrontEndpoint } from "#app/storefront/storefront-client.ts";
import { createGraphiql, GRAPHIQL } from "#demo-store/graphiql.ts";
import { createApp, type SiteBuild } from "./app.ts";
import { listen, orEnd } from "./listen.ts";
import { createServices } from "./services.ts";
import { embeddedStore } from "./store-access.ts";

/** The development server: the same app with Vite in front, which compiles on request and reloads. */
const env = orEnd(() => parseEnv(process.env));
const server = createHttpServer();
// Reloading over the page's own port: the content security policy allows no other.
const vite = await createServer({ server: { middlewareMode: true, hmr: { server } } });

const surroundings = { now: () => performance.now(), wait };
const services = orEnd(() => createServices(env, pino({ level: env.logLevel }), surroundings));
const store = env.store ? { ...env.store, fetch } : embeddedStore();
const graphiql = createGraphiql({ ...storefrontEndpoint(store), fetch: store.fetch });
const answer = getRequestListener(async (request, bindings) => {
  if (new URL(request.url).pathname === GRAPHIQL) return graphiql.fetch(request);
  // Looked up each time: Vite makes another when it restarts, as after a change of its configuration.
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
