import type { ActionFunction, LoaderFunction, ServerBuild } from "react-router";
import { failure } from "#app/infra/failure.server.ts";
import type { Services } from "./services.ts";

type FailureServices = Pick<Services, "log" | "server">;

/** React Router alone would hide an unforeseen error without an id that leads to the log. */
export function withErrorIds<Build extends ServerBuild>(
  build: Build,
  services: FailureServices,
): Build {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: guarded(loader, services) }),
      ...(action && { action: guarded(action, services) }),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function guarded<Handler extends LoaderFunction | ActionFunction>(
  handler: Handler,
  { log, server }: FailureServices,
) {
  return async (args: Parameters<Handler>[0]) => {
    try {
      return await handler(args);
    } catch (error) {
      // A route throws a Response or data() on purpose; an aborted request needs no page.
      if (!(error instanceof Error) || args.request.signal.aborted) throw error;
      throw failure(error, server.loggedPath(args.url.pathname), log);
    }
  };
}
