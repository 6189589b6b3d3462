import { createHash } from "node:crypto";
import { Hono } from "hono";

type Endpoint = {
  url: string;
  headers: Record<string, string>;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
};

export const GRAPHIQL = "/graphiql";

/** This server adds the token, so the browser never has it. */
export function createGraphiql({ url, headers, fetch }: Endpoint): Hono {
  const app = new Hono();
  let page: ReturnType<typeof drawPage> | undefined;
  app.get(GRAPHIQL, async (context) => {
    page ??= drawPage();
    const { html, policy } = await page;
    context.header("Content-Security-Policy", policy);
    context.header("X-Content-Type-Options", "nosniff");
    return context.html(html);
  });
  app.post(GRAPHIQL, async (context) => {
    // Pages of other sites can't send this type without asking first.
    if (!context.req.header("Content-Type")?.startsWith("application/json")) {
      return context.text("Send application/json", 415);
    }
    const answer = await fetch(url, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: await context.req.text(),
    });
    const type = answer.headers.get("Content-Type") ?? "text/plain";
    return new Response(await answer.text(), {
      status: answer.status,
      headers: { "Content-Type": type },
    });
  });
  return app;
}

const FIRST_QUERY = `{
  shop {
    name
  }
  blogs(first: 10) {
    nodes {
      handle
      articles(first: 3) {
        nodes {
          title
        }
      }
    }
  }
}
`;

async function drawPage() {
  // Nine megabytes, which most starts don't need.
  const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
  const html = renderGraphiQL({
    title: "GraphiQL: the Storefront API",
    endpoint: GRAPHIQL,
    defaultQuery: FIRST_QUERY,
  });
  const [, script = ""] = /<script>(.*)<\/script>/s.exec(html) ?? [];
  const hash = createHash("sha256").update(script).digest("base64");
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    "worker-src blob:",
    "style-src 'unsafe-inline'",
    "font-src data:",
    "img-src data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return { html, policy };
}
