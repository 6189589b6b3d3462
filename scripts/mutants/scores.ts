import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { PROJECT } from "../project.js";
import { table } from "../table.ts";

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

/** Files with their counts, in the order of the table. */
type Results = readonly { file: string; counts: Counts | undefined }[];

/** Reads what is kept of each file. */
export function readResults(files: readonly string[]): Results {
  return files.map((file) => ({ file, counts: countsOf(file) }));
}

const measured = (results: Results) => results.flatMap(({ counts }) => counts ?? []);

/** Of the measured files, in per cent. */
export const scoreOf = (results: Results) => score(measured(results));

export function scoreTable(results: Results): string {
  const groups = Map.groupBy(results, ({ file }) => dirname(file));
  const rows = [...groups].flatMap(([folder, own]) => [
    ...own.filter(({ counts }) => counts).map((result) => row(result.file, [result])),
    row(`**${folder}**`, own),
  ]);
  return table(
    ["", "files", "killed", "timed out", "survived", "not run", "score"],
    [...rows, row("**all**", results)],
  );
}

function row(name: string, results: Results): string[] {
  const counts = measured(results);
  const of = counts.length === results.length ? "" : ` of ${results.length}`;
  return [
    name,
    `${counts.length}${of}`,
    ...(["killed", "timedOut", "survived", "notRun"] as const).map((key) =>
      String(sum(counts, key)),
    ),
    counts.length === 0 ? "" : `${score(counts).toFixed(1)} %`,
  ];
}
