import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

// Everything else is imported once the Node version is known: on an older one the imports
// themselves would fail, with a message that helps nobody.
const OLDEST_NODE = 24;
if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  console.error(
    `The server needs Node ${OLDEST_NODE} or newer, and this is Node ${process.versions.node}. Start it with "npm start", which brings its own.`,
  );
  process.exit(1);
}

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
if (existsSync(".env")) process.loadEnvFile(".env");

const { start } = await import("./start.ts");
await start();
