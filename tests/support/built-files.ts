import { statSync } from "node:fs";

/** Bytes of a file of the build in brotli, by its path on the site. */
export function sizeOf(path: string): number {
  return statSync(new URL(`../../build/client${path}.br`, import.meta.url)).size;
}
