import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { run } from "../../scripts/run-command.js";

const node = process.execPath;
const cwd = import.meta.dirname;

test("gives the exit code and, when quiet, what was written to either stream", async () => {
  const script = "console.log('out'); console.error('err'); process.exitCode = 3";
  const { code, output } = await run(node, ["-e", script], { cwd, quiet: true });
  expect(code).toBe(3);
  expect(output.split("\n").sort()).toEqual(["", "err", "out"]);
});

test("a command that does not exist, or that a signal ended, has an exit code too", async () => {
  expect((await run("/no/such/command", [], { cwd, quiet: true })).code).toBe(127);
  const killed = await run(node, ["-e", "process.kill(process.pid, 'SIGKILL')"], { cwd });
  expect(killed.code).toBe(128 + 9);
});

const COMMAND = `
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
    process.on(signal, () => { console.log("stopping"); process.exit(7); });
  }
  setInterval(() => {}, 1000);
  console.log("up");
`;
const SCRIPT = `
  import { run } from "../../scripts/run-command.js";
  await run(process.execPath, ["-e", ${JSON.stringify(COMMAND)}], { cwd: "." });
  console.log("went on");
`;

/** Starts a script that runs a command, signals it once the command is up, waits for both. */
async function signalled(
  signal: NodeJS.Signals,
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ code: number | null; output: string }> {
  const script = spawn(program, args, { cwd, env, stdio: "pipe" });
  let output = "";
  script.stdout.on("data", (text) => {
    output += text;
    if (String(text).includes("up")) script.kill(signal);
  });
  const [code] = await once(script, "close");
  return { code, output };
}

test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
  "%s ends the command and then the script, with the command's exit code",
  async (signal) => {
    const { code, output } = await signalled(signal, node, ["--input-type=module", "-e", SCRIPT]);
    expect(code).toBe(7);
    expect(output).toBe("up\nstopping\n");
  },
);

test("the command ends when npm's shell dies without passing the signal on", async () => {
  const env = { ...process.env, NODE: node, SCRIPT, npm_lifecycle_event: "start" };
  const shell = ["-c", '"$NODE" --input-type=module -e "$SCRIPT"; exit'];
  const { output } = await signalled("SIGTERM", "sh", shell, env);
  expect(output).toBe("up\nstopping\n");
});
