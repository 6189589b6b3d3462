import { ensureChromium } from "./chromium.js";
import { installDependencies } from "./dependencies.js";
import { PROJECT } from "./project.js";

// Makes a machine ready for `npm run check` and `npm test`.
await installDependencies(PROJECT);
console.log(`Browser: ${await ensureChromium(PROJECT)}`);
