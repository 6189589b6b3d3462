import { installDependencies } from "./dependencies.js";
import { PROJECT } from "./project.js";
import { build } from "./site-build.js";

// `npm run build`: what `npm start` does before it serves, for a machine that only builds.
await installDependencies(PROJECT);
console.log("Building the site.");
await build(PROJECT);
