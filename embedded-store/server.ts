import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { readStoreFile } from "#app/own-texts/pictures.server.ts";
import type { StoreContent } from "./content.ts";
import { createGraphiql } from "./graphiql.ts";
import { createEmbeddedApi } from "./store.ts";

export type StoreServer = {
  /** Such as `http://localhost:4000`. */
  origin: string;
  /** Closes open connections too. */
  close(): void;
};

/** Twice the largest query, refilled in ten seconds. */
const ALLOWANCE = { points: 20_000, pointsPerSecond: 2_000 };

/**
 * Serves the Storefront API, images at `/files/{name}` and GraphiQL, on this machine only.
 * @param port 0 for any free one @throws the system's error, with the code EADDRINUSE for a used port
 */
export async function startStoreServer({
  content,
  token,
  port,
}: {
  content: StoreContent;
  token: string;
  port: number;
}): Promise<StoreServer> {
  const server = createServer();
  server.listen(port, "localhost");
  await once(server, "listening");
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

  const allowance = { ...ALLOWANCE, now: () => performance.now() };
  const store = createEmbeddedApi({ content, token, filesUrl: `${origin}/files/`, allowance });
  const app = new Hono();
  app.route(
    "/",
    createGraphiql({
      url: `${origin}/api/2024-10/graphql.json`,
      headers: { "X-Shopify-Storefront-Access-Token": token },
      fetch: store.fetch,
    }),
  );
  app.get("/files/:name", async (context) => {
    const file = await readStoreFile(context.req.param("name"));
    if (!file) return context.notFound();
    return context.body(file.body, 200, {
      "Content-Type": file.contentType,
      "Cache-Control": "public, max-age=300",
      "X-Content-Type-Options": "nosniff",
      // An SVG opened by itself is a document: it may not run or load anything.
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });
  app.all("*", (context) => store.fetch(context.req.raw));
  server.on("request", getRequestListener(app.fetch));

  return {
    origin,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
