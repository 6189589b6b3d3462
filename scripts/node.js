import { PROJECT, projectNode } from "./project.js";
import { run } from "./run-command.js";

// `npm run dev` and `npm run store`: runs a program on the project's Node until npm is stopped.
const { code } = await run(projectNode(PROJECT), process.argv.slice(2), { cwd: PROJECT });
process.exitCode = code;
