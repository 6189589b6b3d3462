import type { HttpBindings } from "@hono/node-server";
import { Hono, type MiddlewareHandler } from "hono";
import { createRequestHandler } from "react-router";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { canonicalPath } from "#app/redirects/canonical-path.ts";
import { isDeskPath, splitDesk } from "./desk.ts";
import { withErrorIds } from "./error-ids.ts";
import { builtFiles, publicFiles, storeFiles } from "./files.ts";
import { createClientAddress } from "./guards/client-address.ts";
import { boundWrites, createTurns, createWorkload, shedLoad } from "./guards/overload.ts";
import { refuse } from "./guards/refusal.ts";
import { securityHeaders } from "./guards/security-headers.ts";
import { createWriteGuard } from "./guards/write-guard.ts";
import { createLoggedPath } from "./logged-path.ts";
import { type OperationsParts, operations } from "./operations.ts";
import { createRouteOf, listedRoutes } from "./route-paths.ts";
import type { Services } from "./services.ts";
import type { SiteBuild } from "./site-build.ts";

export type AppParts = {
  services: Services;
  build: SiteBuild;
  mode: "production" | "development";
  /** Undefined in development. */
  clientFiles?: string;
  overloaded?: () => boolean;
  noteRender?: (pathname: string, milliseconds: number) => void;
} & Partial<Omit<OperationsParts, "services">>;

/** Absent where the app is called without an HTTP server. */
type Socket = { Bindings: Partial<HttpBindings> };

/** Files, the operator's endpoints, then React Router. The page cache is in front of it. */
export function createApp(parts: AppParts): Hono<Socket> {
  const { services, build, mode, clientFiles, overloaded = () => false } = parts;
  const { noteRender, now = () => performance.now() } = parts;
  const { env, log, metrics } = services;
  const app = new Hono<Socket>();
  services.server.routeOf = createRouteOf(build);
  services.server.listed = listedRoutes(build);
  services.server.loggedPath = createLoggedPath(build);
  services.server.isFile = publicFiles(clientFiles ?? "public");

  app.onError((error, context) => {
    // A reader who left while sending is not our failure.
    if (!context.env?.incoming?.destroyed) {
      log.error(
        { err: error, path: services.server.loggedPath(context.req.path) },
        "A request failed",
      );
    }
    return refuse(context, 500, "Something went wrong here. Please try again in a minute.");
  });
  app.use(securityHeaders(env.store?.origin));
  app.use(refuseUnreadable, redirectToCanonical);
  if (clientFiles) app.route("/", builtFiles(clientFiles));
  app.route("/", storeFiles(mode));
  app.route("/", operations(parts));

  // There are no pages under /api, so ".data" is not React Router's suffix there.
  app.get("/api/*", async ({ req }, next) => {
    if (req.path.endsWith(".data")) {
      const url = new URL(req.url);
      url.pathname = url.pathname.replace(/\.data$/, "%2Edata");
      req.raw = new Request(url, req.raw);
    }
    await next();
  });
  const clientAddress = createClientAddress(env.trustedProxies);
  const bounds = [shedLoad(overloaded, metrics), boundWrites(createWorkload(), metrics)] as const;
  const answerWith = (part: SiteBuild, note?: AppParts["noteRender"]) => {
    const handle = createRequestHandler(withErrorIds(renderedInTurns(part), services), mode);
    const pages = new Hono<Socket>();
    pages.use(createWriteGuard(part, env.siteUrl), ...bounds);
    pages.all("*", async (context) => {
      const facts = { clientAddress: clientAddress(context.env?.incoming) };
      const { raw, method, path } = context.req;
      const begunAt = now();
      const response = await handle(raw, part.routerContext(services, facts));
      if (method === "GET") note?.(path, now() - begunAt);
      metrics.renders.inc({ status: response.status });
      return response;
    });
    return pages;
  };
  const { site, desk } = splitDesk(build);
  const deskPages = answerWith(desk);
  app.use(async (context, next) => {
    const { pathname } = new URL(context.req.url);
    if (!isDeskPath(pathname) || !(await services.desk.isOpen())) return next();
    const answer = await deskPages.fetch(context.req.raw, context.env);
    const headers = new Headers(answer.headers);
    headers.set("Cache-Control", CACHE_POLICY.failure);
    headers.set("X-Robots-Tag", "noindex");
    return new Response(answer.body, { status: answer.status, headers });
  });
  app.route("/", answerWith(site, noteRender));
  return app;
}

/** Rendering is the longest work without a pause, so each page gets a turn of the event loop. */
function renderedInTurns(build: SiteBuild): SiteBuild {
  const ownTurn = createTurns();
  const render: SiteBuild["entry"]["module"]["default"] = async (...parts) => {
    await ownTurn();
    return build.entry.module.default(...parts);
  };
  return { ...build, entry: { module: { ...build.entry.module, default: render } } };
}

/** In characters, path and query together. */
export const LONGEST_URL = 2048;

const TOO_LONG = `This address is longer than the ${LONGEST_URL} characters that can be read. If a form or a search made it, write less there.`;

const refuseUnreadable: MiddlewareHandler = async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  if (pathname.length + search.length > LONGEST_URL) {
    return refuse(context, 414, TOO_LONG);
  }
  const problem = problemOf(pathname);
  return problem ? refuse(context, 400, `This address can't be read: ${problem}.`) : next();
};

function problemOf(path: string): string | undefined {
  try {
    // No route matches a line break, not even "*", so React Router would fail.
    const isControlled = /[\p{Cc}\u2028\u2029]/u.test(decodeURIComponent(path));
    return isControlled ? "it contains a line break or another control character" : undefined;
  } catch {
    return "a % in it is not followed by two hexadecimal digits";
  }
}

/** Links with capitals or a slash at the end lead to the one address of a page. */
const redirectToCanonical: MiddlewareHandler = async (context, next) => {
  const { method, url } = context.req;
  const { pathname, search } = new URL(url);
  const canonical = method === "GET" || method === "HEAD" ? canonicalPath(pathname) : undefined;
  if (canonical === undefined) return next();
  context.header("Cache-Control", CACHE_POLICY.redirect);
  return context.redirect(canonical + search, 301);
};
