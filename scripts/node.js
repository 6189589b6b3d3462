import { installDependencies } from "./dependencies.js";
import { PROJECT, projectNode } from "./project.js";
import { run } from "./run-command.js";

// Of `npm run dev`, `store` and `site`: installs missing packages, and runs a program on the project's own Node
// until it ends or npm is stopped.
await installDependencies(PROJECT);
const { code } = await run(projectNode(PROJECT), process.argv.slice(2), { cwd: PROJECT });
process.exitCode = code;
