import { installDependencies } from "./dependencies.js";
import { PROJECT } from "./project.js";
import { build } from "./site-build.js";

// `npm run build`: the same as `npm start`, without serving.
await installDependencies(PROJECT);
console.log("Building the site.");
await build(PROJECT);
