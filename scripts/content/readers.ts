import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT } from "../project.js";

const READS = /\bread(?:Content|Records|Mail)\(/;

/** All modules of the app that read their part of content/ when they are imported. */
export const readers = Promise.allSettled(
  globSync("app/**/*.server.ts", { cwd: PROJECT })
    .filter((file) => READS.test(readFileSync(join(PROJECT, file), "utf8")))
    .sort()
    .map((file) => import(/* @vite-ignore */ `../../${file}`)),
);
