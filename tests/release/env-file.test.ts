import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { scripts } from "../../package.json" with { type: "json" };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "env-file-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a program in the folder as the npm scripts do. */
function greet(env: Record<string, string> = {}) {
  const envFile = fileURLToPath(new URL("../../scripts/env-file.js", import.meta.url));
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

test("reads a file as Windows saves it", () => {
  const text = "GREETING=grüße\r\nOTHER=x\r\n";
  const wide = Buffer.from(`\ufeff${text}`, "utf16le");
  for (const bytes of [`\ufeff${text}`, wide, Buffer.from(wide).swap16()]) {
    writeFileSync(join(folder, ".env"), bytes);
    expect(greet()).toEqual({ stdout: "grüße", stderr: "" });
  }
});

test("says which value ends at a #, but not the value", () => {
  writeFileSync(
    join(folder, ".env"),
    'GREETING=one#secret\n# A=b#c\nB="x#y"\nC=x # see issue#5\nD=# none\n',
  );
  const { stdout, stderr } = greet();
  expect(stdout).toBe("one");
  expect(stderr).toBe(
    '.env: the value of GREETING ends before its "#". Put the value in quotation marks to keep all of it: GREETING="…"\n',
  );
});

test("is what every npm script uses", () => {
  expect(Object.values(scripts).filter((script) => script.includes("--env-file"))).toEqual([]);
});
