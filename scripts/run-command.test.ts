import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { run } from "./run-command.js";

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

test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
  "%s ends the command and then the script, with the command's exit code",
  async (signal) => {
    const command = `
      process.on("${signal}", () => { console.log("stopping"); process.exit(7); });
      setInterval(() => {}, 1000);
      console.log("up");
    `;
    const script = `
      import { run } from "./run-command.js";
      await run(process.execPath, ["-e", ${JSON.stringify(command)}], { cwd: "." });
      console.log("went on");
    `;
    const parent = spawn(node, ["--input-type=module", "-e", script], { cwd, stdio: "pipe" });
    let output = "";
    parent.stdout.on("data", (text) => {
      output += text;
      if (String(text).includes("up")) parent.kill(signal);
    });
    const [code] = await once(parent, "close");
    expect(code).toBe(7);
    expect(output).toBe("up\nstopping\n");
  },
);
