import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { contentFolder } from "#app/content/content-folder.server.ts";
import { photoFileName } from "#app/own-texts/pictures.server.ts";

/** Photos are made again when these change. */
const MADE_BY = ["../server/store/photos.ts", "../package-lock.json"].map(
  (file) => new URL(file, import.meta.url),
);

/** Copies unchanged photos from `kept`. @returns a line for each unreadable photo */
export async function makePhotos(
  folder: string,
  kept: string,
  directory: URL = contentFolder,
): Promise<string[]> {
  const photos = readdirSync(new URL("pictures/", directory)).filter((name) =>
    photoFileName.test(name),
  );
  const needed = new Set<string>();
  const problems: string[] = [];
  for (const photo of photos) {
    const version = versionOf(photo, directory);
    try {
      for (const name of await keepFiles(photo, join(kept, version), directory)) {
        mkdirSync(folder, { recursive: true });
        copyFileSync(join(kept, version, name), join(folder, name));
      }
      needed.add(version);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push(`${photo}: no smaller ones can be made of it: ${reason}`);
    }
  }
  for (const version of existsSync(kept) ? readdirSync(kept) : []) {
    if (!needed.has(version)) rmSync(join(kept, version), { recursive: true });
  }
  return problems;
}

function versionOf(photo: string, directory: URL): string {
  const hash = createHash("sha256").update(`${photo}\n`);
  for (const file of [new URL(`pictures/${photo}`, directory), ...MADE_BY]) {
    hash.update(readFileSync(file));
  }
  return hash.digest("hex");
}

async function keepFiles(photo: string, folder: string, directory: URL): Promise<string[]> {
  const list = join(folder, "files.json");
  if (existsSync(list)) return JSON.parse(readFileSync(list, "utf8"));
  // Loaded for a photo alone: it takes long.
  const { makePhotoFile, photoFiles } = await import("#server/store/photos.ts");
  const names = photoFiles(photo, directory);
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    const file = await makePhotoFile(name, directory);
    if (file) writeFileSync(join(folder, name), file.body);
  }
  // Last, so that a build that is broken off leaves nothing that looks whole.
  writeFileSync(list, JSON.stringify(names));
  return names;
}
