import type { z } from "zod";

/**
 * The store did not give a usable answer to a question. Another question may well get one. The message
 * goes to the log, and much of it is the store's, so it is cut at 500 characters.
 */
export class StorefrontError extends Error {
  override name = "StorefrontError";

  constructor(message: string, options?: ErrorOptions) {
    super(message.length > LONGEST ? `${message.slice(0, LONGEST - 1)}…` : message, options);
  }
}

const LONGEST = 500;

/** The store is down, or too busy to answer: any other question would fare the same now. */
export class StoreDown extends StorefrontError {
  /** Whether a second attempt may get an answer. */
  readonly mayPass: boolean;
  /** Milliseconds for which the store asks to be left alone, where it says so. */
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    {
      mayPass = false,
      retryAfter,
      ...options
    }: ErrorOptions & { mayPass?: boolean; retryAfter?: number | undefined } = {},
  ) {
    super(message, options);
    this.mayPass = mayPass;
    this.retryAfter = retryAfter;
  }
}

/** Data of another shape than the schema's; says where it differs first. */
export function shapeError(what: string, { issues: [first] }: z.ZodError): StorefrontError {
  const place = first?.path.join(".");
  return new StorefrontError(`${what} has not the expected shape: ${place}: ${first?.message}`);
}
