import { readFile } from "node:fs/promises";

/** An image of the store as it goes over HTTP. */
export type StoreFile = {
  body: Uint8Array<ArrayBuffer>;
  contentType: string;
};

/** The folder that holds the store's articles, pages and images. */
export const storeDirectory = new URL("./", import.meta.url);

/** What an image may be called: no folders, so that a name cannot lead out of `images/`. */
export const imageFileName = /^[a-z0-9-]+\.(?:svg|png|jpe?g|webp)$/;

/** An image that is no drawing. */
export const photoFileName = /^[a-z0-9-]+\.(?:png|jpe?g|webp)$/;

const CONTENT_TYPES: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  webp: "image/webp",
};

/** Reads `images/{name}`; undefined when there is no such image. */
export async function readStoreFile(name: string): Promise<StoreFile | undefined> {
  if (!imageFileName.test(name)) return undefined;
  try {
    const body = await readFile(new URL(`images/${name}`, storeDirectory));
    const extension = name.slice(name.lastIndexOf(".") + 1);
    return { body, contentType: CONTENT_TYPES[extension] ?? "image/jpeg" };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
