import { join } from "node:path";
import { makePhotos } from "./make-photos.ts";
import { PROJECT } from "./project.js";

/** A step of the build: all sizes of the photos in content/pictures. */
const [folder = ""] = process.argv.slice(2);
const problems = await makePhotos(folder, join(PROJECT, "node_modules/.cache/photos"));
for (const problem of problems) console.error(`content/pictures/${problem}`);
