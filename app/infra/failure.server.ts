import { randomUUID } from "node:crypto";
import type { Logger } from "pino";

/** Logs an unforeseen error and answers 500 with its id. @param path as it may appear in the log */
export function failure(error: unknown, path: string, log: Logger): Response {
  const errorId = randomUUID().slice(0, 8);
  log.error({ err: error, errorId, path }, "A page failed");
  return Response.json({ errorId }, { status: 500 });
}
