import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makePhotos } from "./make-photos.ts";

/**
 * `node scripts/photos.ts {folder}`, a step of the build: all sizes of the photos in
 * demo-store/images.
 */
const [folder = ""] = process.argv.slice(2);
const problems = await makePhotos((name, body) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), body);
});
for (const problem of problems) console.error(`demo-store/images/${problem}`);
