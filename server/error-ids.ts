import type { Logger } from "pino";
import type { ActionFunction, LoaderFunction, ServerBuild } from "react-router";
import { failure } from "#app/infra/failure.server.ts";
import { loggedPath } from "#app/infra/logged-path.ts";

/**
 * The same build, whose loaders and actions turn an error that they did not foresee into an answer
 * with the id under which it is logged. React Router itself would hide the error from the page, and
 * leave nothing that leads the operator from the reader's screen to the log.
 */
export function withErrorIds<Build extends ServerBuild>(build: Build, log: Logger): Build {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: guarded(loader, log) }),
      ...(action && { action: guarded(action, log) }),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function guarded<Handler extends LoaderFunction | ActionFunction>(handler: Handler, log: Logger) {
  return async (args: Parameters<Handler>[0]) => {
    try {
      return await handler(args);
    } catch (error) {
      // What a route throws on purpose is a Response or data(); an ended request needs no page.
      if (!(error instanceof Error) || args.request.signal.aborted) throw error;
      throw failure(error, loggedPath(args.url.pathname), log);
    }
  };
}
