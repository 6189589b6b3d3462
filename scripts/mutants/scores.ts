import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { table } from "../../bench/table.ts";
import { PROJECT } from "../project.js";

/** In per cent. */
export const ENOUGH = 85;

/** Where a file's results are kept: a report of Stryker's. */
export const keptIn = (file: string) => join(PROJECT, "reports/mutants", `${file}.json`);

/** How many of a file's mutants ended how. */
type Counts = {
  killed: number;
  /** The tests never ended with them. */
  timedOut: number;
  survived: number;
  /** No test ran them. */
  notRun: number;
};

type Report = { files: Record<string, { mutants: { status: string }[] }> };

/** Undefined when the file was not measured yet. */
function countsOf(file: string): Counts | undefined {
  if (!existsSync(keptIn(file))) return undefined;
  const { files }: Report = JSON.parse(readFileSync(keptIn(file), "utf8"));
  return countMutants((files[file]?.mutants ?? []).map(({ status }) => status));
}

/** A mutant with which the tests could not even be loaded, Stryker's "RuntimeError", is killed. */
export function countMutants(statuses: readonly string[]): Counts {
  const count = (...wanted: string[]) => statuses.filter((each) => wanted.includes(each)).length;
  return {
    killed: count("Killed", "RuntimeError"),
    timedOut: count("Timeout"),
    survived: count("Survived"),
    notRun: count("NoCoverage"),
  };
}

/** The share of killed mutants in per cent; those that timed out don't count as killed. */
export function score(counts: readonly Counts[]): number {
  const killed = sum(counts, "killed");
  const all = killed + sum(counts, "timedOut") + sum(counts, "survived") + sum(counts, "notRun");
  return all === 0 ? 100 : (100 * killed) / all;
}

const sum = (counts: readonly Counts[], key: keyof Counts) =>
  counts.reduce((total, each) => total + each[key], 0);

const measured = (files: readonly string[]) => files.flatMap((file) => countsOf(file) ?? []);

export const scoreOf = (files: readonly string[]) => score(measured(files));

export function scoreTable(files: readonly string[]): string {
  const groups = Map.groupBy(files, (file) => dirname(file));
  const rows = [...groups].flatMap(([folder, own]) => [
    ...own.filter((file) => countsOf(file)).map((file) => row(file, [file])),
    row(`**${folder}**`, own),
  ]);
  return table(
    ["", "files", "killed", "timed out", "survived", "not run", "score"],
    [...rows, row("**all**", files)],
  );
}

function row(name: string, files: readonly string[]): string[] {
  const counts = measured(files);
  const of = counts.length === files.length ? "" : ` of ${files.length}`;
  return [
    name,
    `${counts.length}${of}`,
    ...(["killed", "timedOut", "survived", "notRun"] as const).map((key) =>
      String(sum(counts, key)),
    ),
    counts.length === 0 ? "" : `${score(counts).toFixed(1)} %`,
  ];
}
