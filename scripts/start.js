import { SERVER_COMMAND, SERVER_ENV } from "../server/node-command.js";
import { installDependencies } from "./dependencies.js";
import { PROJECT, projectNode } from "./project.js";
import { run } from "./run-command.js";
import { buildWhenStale } from "./site-build.js";

// `npm start`: installs and builds what is missing, then serves. Runs on the machine's Node, which
// may be as old as 20; the server runs on the project's own.
await installDependencies(PROJECT);
await buildWhenStale(PROJECT);

const { code } = await run(
  projectNode(PROJECT),
  ["--import", "./scripts/env-file.js", ...SERVER_COMMAND],
  {
    cwd: PROJECT,
    env: { ...SERVER_ENV, ...process.env },
  },
);
process.exitCode = code;
