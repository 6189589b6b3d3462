import type { z } from "zod";

/**
 * The store did not give a usable answer to a question. Another question may well get one. The message
 * goes to the log, and much of it is the store's, so it is cut at 500 characters.
 */
export class StorefrontError extends Error {
  override name = "StorefrontError";
  /** What went wrong, for advice; undefined where the answer's content is the trouble. */
  readonly failure: StoreFailure | undefined;

  constructor(
    message: string,
    { failure, ...options }: ErrorOptions & { failure?: StoreFailure } = {},
  ) {
    super(message.length > LONGEST ? `${message.slice(0, LONGEST - 1)}…` : message, options);
    this.failure = failure;
  }
}

/** How a store failed to answer. */
export type StoreFailure =
  | { kind: "no token" | "timeout" | "not JSON" }
  | { kind: "status"; status: number }
  /** `code`: the system's, such as ENOTFOUND */
  | { kind: "network"; code: string | undefined }
  /** `codes`: Shopify's, such as ACCESS_DENIED */
  | { kind: "query"; codes: string[] };

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
    }: ErrorOptions & {
      failure?: StoreFailure;
      mayPass?: boolean;
      retryAfter?: number | undefined;
    } = {},
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
