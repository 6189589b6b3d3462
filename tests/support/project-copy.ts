import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onTestFinished } from "vitest";

/**
 * This project in another folder, for what would get in the way of others here.
 * @param whenOver hears of what removes it: Vitest's `onTestFinished` or `afterAll`
 */
export function copyOfThis(whenOver: (remove: () => void) => void = onTestFinished): string {
  const project = mkdtempSync(join(tmpdir(), "project-"));
  whenOver(() => rmSync(project, { recursive: true }));
  for (const path of PARTS.filter((path) => existsSync(path))) {
    cpSync(path, join(project, path), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(project, "node_modules"));
  return project;
}

const PARTS = [
  ...["app", "build", "demo-store", "public", "scripts", "server"],
  ...["package.json", "package-lock.json", "tsconfig.json"],
  ...["react-router.config.ts", "vite.config.ts"],
];
