import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { createRequestHandler, type ServerBuild } from "react-router";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import type { Services } from "#app/services.ts";
import { readStoreFile } from "#demo-store/files.ts";
import { withErrorIds } from "./error-ids.ts";

/** React Router's build with what our own entry.server.tsx exports besides. */
export type SiteBuild = ServerBuild & {
  entry: { module: typeof import("../app/entry.server.tsx") };
};

/** What the app is made of; tests pass their own. */
export type AppParts = {
  services: Services;
  /** The build, or a function that gives the newest one (development). */
  build: SiteBuild | (() => Promise<SiteBuild>);
  /** Folder of the built client files, relative to the working directory. */
  clientFiles?: string;
};

/** The site as a Hono app: static files first, then React Router for everything else. */
export function createApp({ services, build, clientFiles }: AppParts): Hono {
  const app = new Hono();

  app.use(async (context, next) => {
    const { pathname } = new URL(context.req.url);
    if (isDecodable(pathname)) return next();
    const error =
      "This address can't be read: a % in it is not followed by two hexadecimal digits.";
    return pathname.startsWith("/api/") ? context.json({ error }, 400) : context.text(error, 400);
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

  // No page takes anything but a reading request; what does is an endpoint with a path of its own.
  app.on(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"], "*", (context) => {
    // Readers may see it: the newsletter's form shows the error that its endpoint gives.
    const error = "This is not available here. Please try again later.";
    const headers = { Allow: "GET, HEAD", "Cache-Control": CACHE_POLICY.failure };
    return context.req.path.startsWith("/api/")
      ? context.json({ error }, 405, headers)
      : context.text(error, 405, headers);
  });

  if (typeof build === "function") {
    app.get("*", async ({ req }) => renderer(await build(), services, "development")(req.raw));
  } else {
    const render = renderer(build, services, "production");
    app.get("*", ({ req }) => render(req.raw));
  }
  return app;
}

function renderer(build: SiteBuild, services: Services, mode: "production" | "development") {
  const handle = createRequestHandler(withErrorIds(build, services.log), mode);
  return (request: Request) => handle(request, build.entry.module.provideServices(services));
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
