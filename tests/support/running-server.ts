import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { SERVER_COMMAND } from "../../server/node-command.js";
import { freePort } from "./free-port.ts";

/** Node's compile cache saves a third of a server's start. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(tmpdir(), "compiled-for-tests") };

/** A process that a test may kill. */
export type RunningServer = {
  url: string;
  process: ChildProcess;
  lines: string[];
  /** Parsed entries of the log. */
  log(): LogEntry[];
  /** Resolves when the process is gone. */
  end(signal?: NodeJS.Signals): Promise<void>;
};

type LogEntry = { level: number; msg: string; err?: { message: string } } & Record<string, unknown>;

/**
 * Starts it with only these settings and waits until it listens, on a free port and with a database
 * of its own by default.
 * @param command Node's arguments for the server
 * @param options `output` is a file for its standard output, which `lines` then lacks
 */
export async function startServer(
  env: Record<string, string> = {},
  command: readonly string[] = SERVER_COMMAND,
  { output = "pipe", cwd }: { output?: "pipe" | number; cwd?: string } = {},
): Promise<RunningServer> {
  const port = env.PORT ?? String(await freePort());
  const url = `http://localhost:${port}`;
  const ownDatabase = env.DATA_DIR ? undefined : mkdtempSync(join(tmpdir(), "site-data-"));
  const child = spawn(process.execPath, command, {
    env: {
      PATH: process.env.PATH,
      ...COMPILE_CACHE,
      ...(ownDatabase && { DATA_DIR: ownDatabase }),
      ...env,
      PORT: port,
    },
    ...(cwd && { cwd }),
    stdio: ["ignore", output, "pipe"],
  });
  // For a test that fails before it ends its server.
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const lines: string[] = [];
  const gone = once(child, "exit").then(() => {
    process.off("exit", kill);
    if (ownDatabase) rmSync(ownDatabase, { recursive: true });
  });
  await new Promise<void>((resolve, reject) => {
    for (const input of [child.stdout, child.stderr].filter((stream) => stream !== null)) {
      createInterface({ input }).on("line", (line) => {
        lines.push(line);
        if (/^The (site|development server) is at/.test(line)) resolve();
      });
    }
    if (output !== "pipe") untilItAnswers(url).then(resolve);
    gone.then(() => reject(new Error(`The server ended:\n${lines.join("\n")}`)));
  });
  return {
    url,
    process: child,
    lines,
    log: () => lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line)),
    async end(signal = "SIGTERM") {
      child.kill(signal);
      await gone;
    },
  };
}

async function untilItAnswers(url: string): Promise<void> {
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))) await pause(10);
}
