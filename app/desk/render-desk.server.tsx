import { createHash } from "node:crypto";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { handleOf } from "#app/infra/route-handle.server.ts";
import { passkeyScript } from "./access/ask-passkey.ts";

/**
 * Pages run no script unless their `handle` says that they ask for a passkey. Their whole Content-Security-Policy is
 * stricter than the public pages', whose pictures may come from anywhere.
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
  const asksPasskey = context.staticHandlerContext.matches.some(
    ({ route }) => handleOf(context.routeModules[route.id]).script,
  );
  headers.set("Content-Security-Policy", policy(asksPasskey));
  return new Response(body, { status, headers });
}

const policy = (asksPasskey: boolean) =>
  [
    "default-src 'none'",
    ...(asksPasskey ? [SCRIPT, "connect-src 'self'"] : ["script-src 'none'"]),
    "require-trusted-types-for 'script'; trusted-types 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

const SCRIPT = `script-src 'sha256-${createHash("sha256").update(passkeyScript()).digest("base64")}'`;
