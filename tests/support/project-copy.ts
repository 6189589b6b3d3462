import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onTestFinished } from "vitest";

/** For tests that would disturb others here. @param whenOver `onTestFinished` or `afterAll`, which deletes the copy */
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
  "app",
  "build",
  "content",
  "embedded-store",
  "public",
  "scripts",
  "server",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "react-router.config.ts",
  "vite.config.ts",
];
