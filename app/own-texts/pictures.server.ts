import { readFile } from "node:fs/promises";
import { contentFolder } from "#app/content/content-folder.server.ts";

export type StoreFile = {
  body: Uint8Array<ArrayBuffer>;
  contentType: string;
};

/** No folders, so that a name can't lead out of `pictures/`. */
export const imageFileName = /^[a-z0-9-]+\.(?:svg|png|jpe?g|webp)$/;

export const photoFileName = /^[a-z0-9-]+\.(?:png|jpe?g|webp)$/;

const CONTENT_TYPES: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  webp: "image/webp",
};

/** Undefined for an unknown image. */
export async function readStoreFile(name: string): Promise<StoreFile | undefined> {
  if (!imageFileName.test(name)) return undefined;
  try {
    const body = await readFile(new URL(`pictures/${name}`, contentFolder));
    const extension = name.slice(name.lastIndexOf(".") + 1);
    return { body, contentType: CONTENT_TYPES[extension] ?? "image/jpeg" };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
