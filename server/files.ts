import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { photoFileName, readStoreFile } from "#demo-store/files.ts";

/** The built client's files, compressed since the build, and those of public/. */
export function builtFiles(root: string): Hono {
  const files = new Hono();
  files.use("/assets/*", kept(CACHE_POLICY.immutable, serveStatic({ root, precompressed: true })));
  // Of an older or newer build: no page, which would be taken for the script that it is not.
  files.get("/assets/*", missing);
  files.use(kept(CACHE_POLICY.publicFile, serveStatic({ root })));
  return files;
}

/** The same files, with how long they may be kept: serveStatic's `onFound` is too late to say it. */
function kept(policy: string, serve: MiddlewareHandler): MiddlewareHandler {
  return async (context, next) => {
    const file = await serve(context, next);
    if (file?.ok) file.headers.set("Cache-Control", policy);
    return file;
  };
}

const missing = ({ text }: Context) =>
  text("Not found", 404, { "Cache-Control": CACHE_POLICY.failure });

/** Where the pictures of the site's own articles are served, which are the embedded store's. */
export const STORE_FILES = "/store-files/";

/**
 * The pictures of the site's own articles. Photos are among the built client's files, which come first; in
 * development they are made when they are asked for.
 */
export function storeFiles(mode: "production" | "development"): Hono {
  const files = new Hono();
  const readDrawing = (name: string) =>
    photoFileName.test(name) ? undefined : readStoreFile(name);
  const makePhoto = async (name: string) =>
    mode === "development" ? (await import("./photos.ts")).makePhotoFile(name) : undefined;
  files.get(`${STORE_FILES}:name`, async (context) => {
    const name = context.req.param("name");
    const file = (await readDrawing(name)) ?? (await makePhoto(name));
    if (!file) return missing(context);
    return context.body(file.body, 200, {
      "Content-Type": file.contentType,
      "Cache-Control": CACHE_POLICY.storeFile,
    });
  });
  return files;
}
