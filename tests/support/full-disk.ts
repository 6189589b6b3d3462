import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { RunningServer } from "./running-server.ts";

/** A place for files that can be made full and empty again. */
export type Disk = {
  directory: string;
  fill(server: RunningServer): void;
  makeRoom(server: RunningServer): void;
};

export function smallDisk(megabytes: number): Disk {
  const directory = mkdtempSync(join(tmpdir(), "small-disk-"));
  execFileSync("mount", mountOf(directory, megabytes));
  onTestFinished(() => {
    execFileSync("umount", [directory]);
    rmdirSync(directory);
  });
  const filler = join(directory, "filler");
  return {
    directory,
    fill() {
      try {
        for (;;) appendFileSync(filler, Buffer.alloc(4096));
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
      }
    },
    makeRoom: () => rmSync(filler),
  };
}

/** While the disk is "full", no file in the folder may become larger than this one is then. */
export function limitedFiles(directory: string, file: string): Disk {
  const limit = (server: RunningServer, bytes: number | "unlimited") =>
    execFileSync("prlimit", ["--pid", String(server.process.pid), `--fsize=${bytes}:unlimited`]);
  return {
    directory,
    fill: (server) => limit(server, statSync(join(directory, file)).size),
    makeRoom: (server) => limit(server, "unlimited"),
  };
}

const mountOf = (directory: string, megabytes: number) => [
  "-t",
  "tmpfs",
  "-o",
  `size=${megabytes}m`,
  "tmpfs",
  directory,
];

export function mayMount(): boolean {
  const directory = mkdtempSync(join(tmpdir(), "may-mount-"));
  try {
    execFileSync("mount", mountOf(directory, 1), { stdio: "ignore" });
    execFileSync("umount", [directory]);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(directory);
  }
}

export function canLimit(): boolean {
  try {
    execFileSync("prlimit", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
