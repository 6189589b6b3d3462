import { readdirSync } from "node:fs";
import { photoFileName, storeDirectory } from "#demo-store/files.ts";

/**
 * @param keep gets each file of each photo
 * @returns a line for each unreadable photo, without which the site still works
 */
export async function makePhotos(
  keep: (name: string, body: Uint8Array) => void,
  directory: URL = storeDirectory,
): Promise<string[]> {
  const photos = readdirSync(new URL("images/", directory)).filter((name) =>
    photoFileName.test(name),
  );
  if (photos.length === 0) return [];
  const { makePhotoFile, photoFiles } = await import("#server/photos.ts");
  const problems: string[] = [];
  for (const photo of photos) {
    try {
      for (const name of photoFiles(photo, directory)) {
        const file = await makePhotoFile(name, directory);
        if (file) keep(name, file.body);
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push(`${photo}: no smaller ones can be made of it: ${reason}`);
    }
  }
  return problems;
}
