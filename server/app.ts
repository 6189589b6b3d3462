import type { HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { createRequestHandler, type ServerBuild } from "react-router";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import type { Services } from "#app/services.ts";
import { readStoreFile } from "#demo-store/files.ts";
import { createClientAddress } from "./client-address.ts";
import { withErrorIds } from "./error-ids.ts";
import { refuse } from "./refusal.ts";
import { createWriteGuard } from "./writes.ts";

/** React Router's build with what our own entry.server.tsx exports besides. */
export type SiteBuild = ServerBuild & {
  entry: { module: typeof import("../app/entry.server.tsx") };
};

/** What the app is made of; tests pass their own. */
export type AppParts = {
  services: Services;
  build: SiteBuild;
  mode: "production" | "development";
  /** Folder of the built client files, relative to the working directory. */
  clientFiles?: string;
};

/** What the HTTP server adds to a request; absent where a test asks the app without one. */
type Socket = { Bindings: Partial<HttpBindings> };

/** The site as a Hono app: static files first, then React Router for everything else. */
export function createApp({ services, build, mode, clientFiles }: AppParts): Hono<Socket> {
  const app = new Hono<Socket>();

  app.use(async (context, next) => {
    const { pathname } = new URL(context.req.url);
    if (isDecodable(pathname)) return next();
    const error =
      "This address can't be read: a % in it is not followed by two hexadecimal digits.";
    return refuse(context, 400, error);
  });

  if (clientFiles) {
    app.use(
      "/assets/*",
      serveStatic({
        root: clientFiles,
        onFound: (_path, context) => context.header("Cache-Control", CACHE_POLICY.immutable),
      }),
    );
    app.use("/*", serveStatic({ root: clientFiles }));
  }

  if (!services.env.store) {
    app.get("/store-files/:name", async (context) => {
      const file = await readStoreFile(context.req.param("name"));
      if (!file) return context.notFound();
      return context.body(file.body, 200, {
        "Content-Type": file.contentType,
        "Cache-Control": CACHE_POLICY.storeFile,
        "X-Content-Type-Options": "nosniff",
      });
    });
  }

  // Under /api there are no pages, so ".data" at an address's end is not React Router's suffix.
  app.get("/api/*", async ({ req }, next) => {
    if (req.path.endsWith(".data")) {
      const url = new URL(req.url);
      url.pathname = url.pathname.replace(/\.data$/, "%2Edata");
      req.raw = new Request(url, req.raw);
    }
    await next();
  });

  app.use(createWriteGuard(build, services.env.siteUrl));
  const handle = createRequestHandler(withErrorIds(build, services.log), mode);
  const clientAddress = createClientAddress(services.env.trustedProxies);
  app.all("*", (context) => {
    const facts = { clientAddress: clientAddress(context.env?.incoming) };
    return handle(context.req.raw, build.entry.module.routerContext(services, facts));
  });
  return app;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
