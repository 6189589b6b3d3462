import { installDependencies } from "./dependencies.js";
import { PROJECT, projectNode } from "./project.js";
import { run } from "./run-command.js";

// `npm run dev`, `npm run store` and `npm run connect`: installs what is missing, and runs a program on the project's Node
// until it ends or npm is stopped.
await installDependencies(PROJECT);
const { code } = await run(projectNode(PROJECT), process.argv.slice(2), { cwd: PROJECT });
process.exitCode = code;
