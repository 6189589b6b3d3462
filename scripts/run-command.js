import { spawn } from "node:child_process";
import { constants } from "node:os";

/**
 * Runs a command to its end. Signals to this process, or to the npm that started it, reach the
 * command, so that nothing is left behind.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} options `quiet` returns the
 * output instead of showing it
 * @returns {Promise<{ code: number, output: string }>} 127 when the command can't be started, 128 +
 * the signal's number after a signal
 */
export async function run(command, args, { cwd, env = process.env, quiet = false }) {
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    // On Windows npm is a .cmd file, which only a shell can run.
    shell: command === "npm" && process.platform === "win32",
  });
  let output = "";
  child.stdout?.on("data", (text) => (output += text));
  child.stderr?.on("data", (text) => (output += text));

  let stopped = false;
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    stopped = true;
    // A terminal sends Ctrl-C to the command too; a second one would cut its shutdown short.
    if (signal === "SIGINT" && process.stdin.isTTY) return;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, passOn);
  // npm passes a signal to its shell, and a shell such as Debian's dies of it alone.
  const watch = setInterval(() => {
    if (STARTED_BY_NPM && process.ppid !== PARENT && !stopped) passOn("SIGTERM");
  }, 200);

  const code = await new Promise((resolve) => {
    child.on("error", (error) => {
      output += error.message;
      resolve(127);
    });
    child.on("close", (status, signal) =>
      resolve(status ?? 128 + constants.signals[signal ?? "SIGTERM"]),
    );
  });

  clearInterval(watch);
  for (const signal of SIGNALS) process.off(signal, passOn);
  if (stopped) process.exit(code);
  return { code, output };
}

/** @type {NodeJS.Signals[]} */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

const STARTED_BY_NPM = process.env.npm_lifecycle_event !== undefined;
const PARENT = process.ppid;
