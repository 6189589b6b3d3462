import { randomBytes } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import { createCitingPages } from "./citing-pages/citing-pages.server.ts";
import { citingPagesContext } from "./evidence/citations/citing-pages.ts";
import { ownPages } from "./frame/head/own-pages.server.ts";
import { Disclaimer } from "./frame/site-footer.tsx";
import { failure } from "./infra/failure.server.ts";
import {
  holdBackScripts,
  scriptPolicy,
  TRUSTED_TYPES,
  withoutNonce,
} from "./own-scripts.server.ts";
import { type RequestFacts, requestContext, type Services, servicesContext } from "./services.ts";

/** Renders the whole page before its first byte: every page is cached, so nothing streams. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  router: RouterContextProvider,
): Promise<Response> {
  const nonce = randomBytes(16).toString("base64url");
  const page = (
    <Disclaimer value={ownPages["/"].disclaimer}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </Disclaimer>
  );
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
    await nextTurn();
    const { page: held, scripts } = holdBackScripts(html, nonce);
    const own = scriptPolicy(scripts);
    // Vite's own scripts run at once and write HTML.
    const [policy, finished] = import.meta.env.DEV
      ? [own, withoutNonce(html, nonce)]
      : [`${own}; ${TRUSTED_TYPES}`, held];
    headers.set("Content-Security-Policy", policy);
    return new Response(finished, { status, headers });
  } catch (error) {
    if (request.signal.aborted) throw error;
    // React Router renders the error page with the thrown answer.
    const services = router.get(servicesContext);
    throw failure(error, pathOf(request, services), services.log);
  }
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A Response is a failed page that has been logged already.
  if (request.signal.aborted || error instanceof Response) return;
  const services = context.get(servicesContext);
  services.log.error({ err: error, path: pathOf(request, services) }, "A page failed");
};

/** The desk's document and renderer, in place of root.tsx and the export above. */
export * as deskDocument from "./desk/desk-document.tsx";
export { renderDesk } from "./desk/render-desk.server.tsx";

const pathOf = (request: Request, { server }: Services) =>
  server.loggedPath(new URL(request.url).pathname);

/** A context key is known by identity, and a server that runs from the sources has another copy of it. */
export function routerContext(services: Services, facts: RequestFacts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(requestContext, facts);
  context.set(citingPagesContext, createCitingPages(services));
  return context;
}
