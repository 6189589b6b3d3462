import { expect, test } from "vitest";
import { missingNativePackages } from "./native-packages.js";
import { temporaryProject } from "./temporary-project.ts";

const FILES = {
  "package-lock.json": {
    packages: {
      "": {},
      "node_modules/@tailwindcss/oxide": {
        optionalDependencies: {
          "@tailwindcss/oxide-darwin-arm64": "4.3.5",
          "@tailwindcss/oxide-linux-x64-gnu": "4.3.5",
          "@tailwindcss/oxide-linux-x64-musl": "4.3.5",
          "@tailwindcss/oxide-win32-x64-msvc": "4.3.5",
        },
      },
      "node_modules/vite/node_modules/rolldown": {
        optionalDependencies: { "@rolldown/binding-linux-x64-gnu": "1.2.19", picocolors: "1.0.0" },
      },
      "node_modules/not-installed": { optionalDependencies: { "x-linux-x64": "1.0.0" } },
    },
  },
  "node_modules/@tailwindcss/oxide/package.json": {},
  "node_modules/vite/node_modules/rolldown/package.json": {},
};

test("names what this system lacks, and nothing for another one or for musl", () => {
  const project = temporaryProject(FILES);
  expect(missingNativePackages(project, "linux-x64")).toEqual([
    "@tailwindcss/oxide-linux-x64-gnu@4.3.5",
    "@rolldown/binding-linux-x64-gnu@1.2.19",
  ]);
  expect(missingNativePackages(project, "darwin-arm64")).toEqual([
    "@tailwindcss/oxide-darwin-arm64@4.3.5",
  ]);
  expect(missingNativePackages(project, "win32-x64")).toEqual([
    "@tailwindcss/oxide-win32-x64-msvc@4.3.5",
  ]);
});

test("finds a package beside the one that asks for it and further up", () => {
  const project = temporaryProject({
    ...FILES,
    "node_modules/@tailwindcss/oxide-linux-x64-gnu/package.json": {},
    "node_modules/vite/node_modules/@rolldown/binding-linux-x64-gnu/package.json": {},
  });
  expect(missingNativePackages(project, "linux-x64")).toEqual([]);
});
