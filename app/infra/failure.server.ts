import { randomUUID } from "node:crypto";
import type { Logger } from "pino";

/**
 * The answer to a request that failed for a reason nobody foresaw: logs the error under a new id and
 * returns status 500 with that id as `{ errorId }`, which the error page shows. Thrown on the way to
 * React Router, it spares the reader both the stack and "Unexpected Server Error".
 * @param path as it may stand in the log
 */
export function failure(error: unknown, path: string, log: Logger): Response {
  const errorId = randomUUID().slice(0, 8);
  log.error({ err: error, errorId, path }, "A page failed");
  return Response.json({ errorId }, { status: 500 });
}
