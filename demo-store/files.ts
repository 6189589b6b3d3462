import { readFile } from "node:fs/promises";

export type StoreFile = {
  body: Uint8Array<ArrayBuffer>;
  contentType: string;
};

/** Also when a bundle elsewhere holds this module. */
export const storeDirectory = new URL("./", import.meta.resolve("#demo-store/files.ts"));

/** No folders, so that a name can't lead out of `images/`. */
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
    const body = await readFile(new URL(`images/${name}`, storeDirectory));
    const extension = name.slice(name.lastIndexOf(".") + 1);
    return { body, contentType: CONTENT_TYPES[extension] ?? "image/jpeg" };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
