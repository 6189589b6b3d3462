import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { afterAll } from "vitest";
import { COMPILE_CACHE } from "./running-server.ts";

/** `env` has all that the script may know of its surroundings. */
export type ScriptRun = { args: readonly string[]; env: Record<string, string | undefined> };

/** What a script writes, and how it ends. */
export type ScriptResult = { code: number; output: string; errors: string };

/**
 * Runs a script of scripts/ as often as a file's tests want it, one run at a time. They share a process, where each
 * runs the script anew with the modules that it imports read once: reading them takes up to a second.
 */
export function scriptRunner(script: string) {
  let child: ChildProcess | undefined;
  afterAll(() => void child?.kill());
  return async ({ args, env }: ScriptRun): Promise<ScriptResult> => {
    child ??= fork(
      new URL("script-process.ts", import.meta.url),
      [new URL(`../../scripts/${script}`, import.meta.url).href],
      {
        env: { PATH: process.env.PATH, ...COMPILE_CACHE },
        execArgv: [],
        stdio: ["ignore", "inherit", "inherit", "ipc"],
      },
    );
    const run: ScriptRun = { args, env };
    child.send(run);
    const [result] = await once(child, "message");
    return result;
  };
}
