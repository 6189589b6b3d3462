import type { Logger } from "pino";
import { StorefrontError } from "#app/storefront/storefront-error.ts";

/** Logs the articles that are left out. @throws {StorefrontError} when nothing was readable */
export function noteUnreadable(
  problems: readonly Error[],
  read: number,
  log: Pick<Logger, "error">,
): void {
  const [first, ...others] = problems;
  if (!first) return;
  if (read === 0) {
    throw new StorefrontError(`None of the store's articles can be read: ${first.message}`);
  }
  const more = others.slice(0, MOST_NAMED).map(({ message }) => message);
  log.error(
    { err: first, more, count: problems.length },
    "Articles of the store can't be read and are left out",
  );
}

const MOST_NAMED = 9;
