import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

// Imported after this check: an older Node would fail in the imports with a confusing message.
const OLDEST_NODE = 24;
if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  console.error(
    `The server needs Node ${OLDEST_NODE} or newer, and this is Node ${process.versions.node}. Start it with "npm start", which brings its own.`,
  );
  process.exit(1);
}

const folder = fileURLToPath(new URL("..", import.meta.url));
process.chdir(folder);
if (!existsSync("build/server/index.js")) {
  console.error(`There is no build in ${folder}. "npm start" makes one and starts the server.`);
  process.exit(1);
}

// Without it React's development build would be used, which renders several times slower.
process.env.NODE_ENV ??= "production";

const build = await import(new URL("../build/server/index.js", import.meta.url).href);
await build.start(build);
