import { PROJECT, projectNode } from "./project.js";
import { run } from "./run-command.js";

// `npm run dev` and `npm run store`: a program on the project's Node, which ends when npm is told to.
const { code } = await run(projectNode(PROJECT), process.argv.slice(2), { cwd: PROJECT });
process.exitCode = code;
