import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/**
 * Renders a page of the desk, which runs no script. Its Content-Security-Policy is whole: stricter than that of the
 * public pages, whose pictures may come from anywhere.
 */
export async function renderDesk(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let problem: unknown;
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    signal: request.signal,
    onError(error) {
      problem ??= error;
    },
  });
  await body.allReady;
  if (problem) throw problem;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", POLICY);
  return new Response(body, { status, headers });
}

const POLICY = [
  "default-src 'none'",
  "script-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");
