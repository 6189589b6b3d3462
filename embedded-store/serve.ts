import { problemLine } from "#app/content/problem.ts";
import { loadContent, publishedArticles } from "./content.ts";
import { BLOG_HANDLE } from "./graph.ts";
import { GRAPHIQL } from "./graphiql.ts";
import { startStoreServer } from "./server.ts";

/** Not a secret: it protects sample articles on this machine. */
const TOKEN = "embedded-store-access-token";

const port = Number(process.env.STORE_PORT || 4000);
try {
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`STORE_PORT: expected a port number, got ${process.env.STORE_PORT}`);
  }
  const content = loadContent();
  for (const problem of content.problems) console.error(`Left out: ${problemLine(problem)}`);
  const shown = publishedArticles(content, new Date());
  const server = await startStoreServer({ content, token: TOKEN, port });
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => server.close());
  console.log(
    [
      `The store listens on ${server.origin} (${shown.length} articles).`,
      `Try queries at ${server.origin}${GRAPHIQL}`,
      "To connect the site to it, put these lines into .env:",
      "",
      `PUBLIC_STORE_DOMAIN=${server.origin}`,
      `PUBLIC_STOREFRONT_API_TOKEN=${TOKEN}`,
      `STORE_BLOG_HANDLE=${BLOG_HANDLE}`,
    ].join("\n"),
  );
} catch (error) {
  console.error(reason(error));
  process.exitCode = 1;
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE") {
    return `Port ${port} is in use. Choose another: STORE_PORT=${port + 1} npm run store`;
  }
  return error.message;
}
