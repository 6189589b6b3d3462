import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder with these files, deleted after the test. */
export function temporaryProject(files: Record<string, unknown> = {}): string {
  const project = mkdtempSync(join(tmpdir(), "project-"));
  onTestFinished(() => rmSync(project, { recursive: true }));
  for (const [path, content] of Object.entries(files)) write(project, path, content);
  return project;
}

/** Text and bytes as they are, other values as JSON. */
export function write(project: string, path: string, content: unknown): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(
    join(project, path),
    typeof content === "string" || content instanceof Uint8Array
      ? content
      : JSON.stringify(content),
  );
}

export function setTime(project: string, path: string, seconds: number): void {
  utimesSync(join(project, path), seconds, seconds);
}
