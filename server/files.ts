import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { readStoreFile } from "#demo-store/files.ts";

/** The built client's files, compressed since the build, and those of public/. */
export function builtFiles(root: string): Hono {
  const files = new Hono();
  files.use(
    "/assets/*",
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, context) => context.header("Cache-Control", CACHE_POLICY.immutable),
    }),
  );
  // Of an older or newer build: no page, which would be taken for the script that it is not.
  files.get("/assets/*", ({ text }) =>
    text("Not found", 404, { "Cache-Control": CACHE_POLICY.failure }),
  );
  files.use(
    serveStatic({
      root,
      onFound: (_path, context) => context.header("Cache-Control", CACHE_POLICY.publicFile),
    }),
  );
  return files;
}

/** The embedded store's pictures. */
export function storeFiles(): Hono {
  const files = new Hono();
  files.get("/store-files/:name", async (context) => {
    const file = await readStoreFile(context.req.param("name"));
    if (!file) return context.notFound();
    return context.body(file.body, 200, {
      "Content-Type": file.contentType,
      "Cache-Control": CACHE_POLICY.storeFile,
    });
  });
  return files;
}
