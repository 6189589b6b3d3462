import { randomBytes } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { ownPages } from "./frame/head/own-pages.server.ts";
import { Disclaimer } from "./frame/site-footer.tsx";
import { failure } from "./infra/failure.server.ts";
import { logContext } from "./infra/log.ts";
import { serverContext } from "./infra/server-state.ts";
import {
  holdBackScripts,
  scriptPolicy,
  TRUSTED_TYPES,
  withoutNonce,
} from "./own-scripts.server.ts";

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
    throw failure(error, pathOf(request, router), router.get(logContext));
  }
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A Response is a failed page that has been logged already.
  if (request.signal.aborted || error instanceof Response) return;
  context.get(logContext).error({ err: error, path: pathOf(request, context) }, "A page failed");
};

/** The desk's document and renderer, in place of root.tsx and the export above. */
export * as deskDocument from "./desk/desk-document.tsx";
export { renderDesk } from "./desk/render-desk.server.tsx";

const pathOf = (request: Request, context: Readonly<RouterContextProvider>) =>
  context.get(serverContext).loggedPath(new URL(request.url).pathname);
