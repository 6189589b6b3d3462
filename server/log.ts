import { type Logger, pino } from "pino";
import { createRecentProblems, type RecentProblems } from "./recent-problems.ts";

/** The server's log, where its lines go, and the last of them that say that something went wrong. */
export type Log = {
  log: Logger;
  output: ReturnType<typeof pino.destination>;
  problems: RecentProblems;
};

/**
 * A log on standard output that neither blocks nor ends the server, also when a disk is full or a
 * pipe's reader has stopped: lines wait in memory, up to a limit. Those that are dropped then are
 * counted (`drop` of `output`), and a later line says how many they were.
 *
 * Lines of requests are written many at a time: one write for each would cost more than serving the
 * page. Warnings and worse are written at once.
 */
export function createLog(level: string): Log {
  const output = pino.destination({
    // Node opens its standard output without blocking where it is a pipe.
    dest: process.stdout.fd,
    sync: true,
    minLength: 8_192,
    periodicFlush: LOG_DELAY,
    maxLength: LOG_BACKLOG,
    retryEAGAIN: () => false,
  });
  const problems = createRecentProblems();
  const log = pino(
    { level },
    {
      write(line: string) {
        output.write(line);
        // Not flushSync(), which waits for the disk and with it keeps every reader waiting.
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
  // What could not be written is kept, and tried again with the next line.
  output.on("error", () => {});
  process.on("exit", () => writeRest(output));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "The server ends: an error that nobody caught");
    process.exit(1);
  });
  return { log, output, problems };
}

/** Writes what waits before the process ends; a reader who is slow has a second for it. */
function writeRest(output: Log["output"]): void {
  let problem: NodeJS.ErrnoException | undefined;
  output.on("error", (error) => {
    problem = error;
  });
  output.end();
  for (let pause = 0; problem?.code === "EAGAIN" && pause < 1_000; pause += LAST_PAUSE) {
    problem = undefined;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LAST_PAUSE);
    output.flush();
  }
}

const INFO = `{"level":${pino.levels.values.info}`;
/** Milliseconds after which a line is written at the latest. */
const LOG_DELAY = 100;
/** Bytes of lines that wait for their reader or for room on the disk, at most. */
const LOG_BACKLOG = 1024 * 1024;
/** Milliseconds between two attempts to write the last lines. */
const LAST_PAUSE = 50;
