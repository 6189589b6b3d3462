import { randomBytes } from "node:crypto";
import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import { wakeScript } from "./hydration-on-intent.ts";
import { failure } from "./infra/failure.server.ts";
import { loggedPath } from "./infra/logged-path.ts";
import {
  holdBackScripts,
  ownScripts,
  scriptPolicy,
  TRUSTED_TYPES,
  withoutNonce,
} from "./own-scripts.server.ts";
import { type RequestFacts, requestContext, type Services, servicesContext } from "./services.ts";

/**
 * Renders the whole page before the first byte is sent: every page is cached, so nothing streams. Its
 * Content-Security-Policy names the scripts that it may run, and the server adds the rest of the policy.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  router: RouterContextProvider,
): Promise<Response> {
  const nonce = randomBytes(16).toString("base64url");
  const page = <ServerRouter context={context} url={request.url} nonce={nonce} />;
  let problem: unknown;
  const onError = (error: unknown) => {
    problem ??= error;
  };
  try {
    const body = await renderToReadableStream(page, { nonce, signal: request.signal, onError });
    await body.allReady;
    if (problem) throw problem;
    headers.set("Content-Type", "text/html; charset=utf-8");
    const html = await new Response(body).text();
    const scripts = scriptPolicy([wakeScript(), ...ownScripts(html, nonce)]);
    // In development Vite's own scripts must run at once, and write HTML.
    const [policy, finished] = import.meta.env.DEV
      ? [scripts, withoutNonce(html, nonce)]
      : [`${scripts}; ${TRUSTED_TYPES}`, holdBackScripts(html.replaceAll(NEEDLESS, ""), nonce)];
    headers.set("Content-Security-Policy", policy);
    return new Response(finished, { status, headers });
  } catch (error) {
    if (request.signal.aborted) throw error;
    // React Router renders again, with what is thrown here for the error page.
    throw failure(error, pathOf(request), router.get(servicesContext).log);
  }
}

/** React Router's mark of a link whose route is fetched ahead, which none is here. No text has its quotes. */
const NEEDLESS = ' data-discover="true"';

/** An error of React Router's own: named in the log, hidden from the reader. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A Response is a failed page that is in the log already.
  if (request.signal.aborted || error instanceof Response) return;
  context.get(servicesContext).log.error({ err: error, path: pathOf(request) }, "A page failed");
};

/** What the desk's part of the build has in the place of root.tsx and of the default export above. */
export * as deskDocument from "./desk/desk-document.tsx";
export { renderDesk } from "./desk/render-desk.server.tsx";

const pathOf = (request: Request) => loggedPath(new URL(request.url).pathname);

/**
 * The router context of one request. It is made here, inside the build, because a context key is
 * known by identity and the server's own copy of services.ts would be another.
 */
export function routerContext(services: Services, facts: RequestFacts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(requestContext, facts);
  return context;
}
