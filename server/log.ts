import { type Logger, pino } from "pino";
import { createRecentProblems, type RecentProblems } from "./recent-problems.ts";

type Log = {
  log: Logger;
  output: ReturnType<typeof pino.destination>;
  problems: RecentProblems;
};

/**
 * Neither blocks nor ends the server when a disk is full or a pipe is not read: lines wait in memory, and dropped ones
 * are counted. Lines of requests are written together, because a write for each would cost more than the page.
 */
export function createLog(level: string): Log {
  const output = pino.destination({
    // Node opens a piped standard output without blocking.
    dest: process.stdout.fd,
    sync: true,
    minLength: 8_192,
    periodicFlush: LOG_DELAY_MS,
    maxLength: LOG_BACKLOG_BYTES,
    retryEAGAIN: () => false,
  });
  const problems = createRecentProblems();
  const log = pino(
    { level },
    {
      write(line: string) {
        output.write(line);
        // flushSync() would wait for the disk, and every reader with it.
        if (line.startsWith(INFO)) return;
        output.flush();
        problems.keep(line);
      },
    },
  );
  let dropped = 0;
  output.on("drop", () => {
    dropped += 1;
  });
  output.on("drain", () => {
    if (dropped === 0) return;
    const lines = dropped;
    dropped = 0;
    log.warn({ lines }, "Lines of the log were dropped: nobody took them, or the disk was full");
  });
  // Unwritten lines are kept and tried again with the next line.
  output.on("error", () => {});
  process.on("exit", () => writeRest(output));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "The server ends: an error that nobody caught");
    process.exit(1);
  });
  return { log, output, problems };
}

/** Writes the last lines before the process ends; a slow reader has a second for them. */
function writeRest(output: Log["output"]): void {
  let problem: NodeJS.ErrnoException | undefined;
  output.on("error", (error) => {
    problem = error;
  });
  output.end();
  for (let pause = 0; problem?.code === "EAGAIN" && pause < 1_000; pause += LAST_PAUSE_MS) {
    problem = undefined;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LAST_PAUSE_MS);
    output.flush();
  }
}

const INFO = `{"level":${pino.levels.values.info}`;
const LOG_DELAY_MS = 100;
const LOG_BACKLOG_BYTES = 1024 * 1024;
const LAST_PAUSE_MS = 50;
