import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { scripts } from "../package.json" with { type: "json" };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "env-file-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a program in the folder as the npm scripts do. */
function greet(env: Record<string, string> = {}) {
  const envFile = fileURLToPath(new URL("env-file.js", import.meta.url));
  const program = "console.log(process.env.GREETING)";
  const { stdout, stderr } = spawnSync(process.execPath, ["--import", envFile, "-e", program], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  return { stdout: stdout.trim(), stderr };
}

test("says nothing where there is no .env", () => {
  expect(greet()).toEqual({ stdout: "undefined", stderr: "" });
});

test("reads .env, and leaves what is set already", () => {
  writeFileSync(join(folder, ".env"), 'GREETING="from the file"\n');
  expect(greet().stdout).toBe("from the file");
  expect(greet({ GREETING: "from the shell" }).stdout).toBe("from the shell");
});

test("is what every npm script uses", () => {
  expect(Object.values(scripts).filter((script) => script.includes("--env-file"))).toEqual([]);
});
