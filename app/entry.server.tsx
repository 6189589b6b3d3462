import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import { type Services, servicesContext } from "./services.ts";

/** Renders the whole page before the first byte is sent: every page is cached, so nothing streams. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    signal: request.signal,
  });
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status, headers });
}

/** An error that no loader turned into a value: named in the log, hidden from the reader. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  context.get(servicesContext).log.error({ err: error, url: request.url }, "A page failed");
};

/**
 * The router context of one request. It is made here, inside the build, because a context key is
 * known by identity and the server's own copy of services.ts would be another.
 */
export function provideServices(services: Services): RouterContextProvider {
  return new RouterContextProvider(new Map([[servicesContext, services]]));
}
