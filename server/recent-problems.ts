import { z } from "zod";
import type { LoggedProblem } from "#app/infra/server-state.ts";

export type RecentProblems = {
  /** Ignores lower levels. */
  keep(line: string): void;
  /** Newest first. */
  list(): LoggedProblem[];
};

/** Keeps 50 lines, each cut to the size that the desk shows. */
export function createRecentProblems(): RecentProblems {
  const problems: LoggedProblem[] = [];
  return {
    keep(line) {
      const problem = parse(line);
      if (!problem) return;
      problems.unshift(problem);
      problems.length = Math.min(problems.length, MOST);
    },
    list: () => [...problems],
  };
}

const MOST = 50;
const LONGEST = 300;
const WARNING = 40;
const ERROR = 50;

const text = z.string().transform((text) => text.slice(0, LONGEST));
const said = z.object({ message: text }).optional().catch(undefined);
const logLine = z.object({
  level: z.number().min(WARNING),
  time: z.number(),
  msg: text.default(""),
  errorId: text.optional().catch(undefined),
  path: text.optional().catch(undefined),
  err: said,
  problem: z.union([text.transform((message) => ({ message })), said]),
});

function parse(line: string): LoggedProblem | undefined {
  try {
    const { level, time, msg, errorId, path, err, problem } = logLine.parse(JSON.parse(line));
    return {
      at: time,
      level: level >= ERROR ? "error" : "warning",
      message: msg,
      cause: err?.message ?? problem?.message,
      errorId,
      path,
    };
  } catch {
    return undefined;
  }
}
