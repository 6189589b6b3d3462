import type { ScriptRun } from "./script-runner.ts";

// Runs the script in its argument as often as it is told to.
const [, , script] = process.argv;
let runs = 0;

process.on("message", async ({ args, env }: ScriptRun) => {
  const written = { output: "", errors: "" };
  for (const [stream, name] of [
    [process.stdout, "output"],
    [process.stderr, "errors"],
  ] as const) {
    const write = (text: unknown) => {
      written[name] += text;
      return true;
    };
    Object.assign(stream, { write });
  }
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...args);
  process.exitCode = 0;
  runs += 1;
  try {
    // Another address, or Node would not run it again.
    await import(`${script}?${runs}`);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  process.send?.({ code: process.exitCode, ...written });
});
