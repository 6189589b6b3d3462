import type { Context } from "hono";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";

/** JSON for programs, a page for browsers. @param error what is wrong and what to do */
export function refuse(
  context: Context,
  status: ContentfulStatusCode,
  error: string,
  headers: Record<string, string> = {},
): Response | Promise<Response> {
  const all = { "Cache-Control": CACHE_POLICY.failure, ...headers };
  const wantsPage = context.req.header("Accept")?.includes("text/html");
  if (context.req.path.startsWith("/api/") && !wantsPage)
    return context.json({ error }, status, all);
  return context.html(plainPage(error), status, all);
}

/** For refusals before a page can be rendered. @param error is escaped */
export const plainPage = (error: string) => html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>This did not work</title>
<h1>This did not work</h1>
<p>${error}</p>
<p><a href="/">To the home page</a></p>
</html>`;
