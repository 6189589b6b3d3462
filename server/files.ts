import { readdirSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { photoFileName, readStoreFile } from "#app/own-texts/pictures.server.ts";

/** The build's files, compressed at build time, and those of public/. */
export function builtFiles(root: string): Hono {
  const files = new Hono();
  const assets = kept(CACHE_POLICY.immutable, serveStatic({ root, precompressed: true }));
  files.use("/assets/*", async (context, next) => {
    const file = await assets(context, next);
    // The plain file too: a CDN would keep it for readers who take a compressed one.
    if (file instanceof Response) file.headers.set("Vary", "Accept-Encoding");
    return file;
  });
  // Files of another build: a 404 without a page, which would be taken for a script.
  files.get("/assets/*", missing);
  files.use(kept(CACHE_POLICY.publicFile, serveStatic({ root })));
  return files;
}

/** True for a folder's files by their paths in small letters, such as "/favicon.ico"; reads it when first asked. */
export function publicFiles(root: string): (path: string) => boolean {
  let paths: ReadonlySet<string> | undefined;
  return (path) => {
    paths ??= new Set(
      readdirSync(root, { recursive: true, encoding: "utf8" }).map(
        (name) => `/${name.replaceAll("\\", "/").toLowerCase()}`,
      ),
    );
    return paths.has(path);
  };
}

/** Sets the cache policy. serveStatic's own `onFound` comes too late for that. */
function kept(policy: string, serve: MiddlewareHandler): MiddlewareHandler {
  return async (context, next) => {
    const file = await serve(context, next);
    if (file?.ok) file.headers.set("Cache-Control", policy);
    return file;
  };
}

const missing = ({ text }: Context) =>
  text("Not found", 404, { "Cache-Control": CACHE_POLICY.failure });

export const STORE_FILES = "/store-files/";

/** Photos are among the built files, which come first; development makes them on request. */
export function storeFiles(mode: "production" | "development"): Hono {
  const files = new Hono();
  const readDrawing = (name: string) =>
    photoFileName.test(name) ? undefined : readStoreFile(name);
  const makePhoto = async (name: string) =>
    mode === "development" ? (await import("./store/photos.ts")).makePhotoFile(name) : undefined;
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
