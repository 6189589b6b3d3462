import type { z } from "zod";

/** The message is cut at 500 characters for the log, because much of it is the store's text. */
export class StorefrontError extends Error {
  override name = "StorefrontError";
  /** Undefined when the content of the answer is the problem. */
  readonly failure: StoreFailure | undefined;

  constructor(
    message: string,
    { failure, ...options }: ErrorOptions & { failure?: StoreFailure } = {},
  ) {
    super(message.length > LONGEST ? `${message.slice(0, LONGEST - 1)}…` : message, options);
    this.failure = failure;
  }
}

export type StoreFailure =
  | { kind: "no token" | "timeout" | "not JSON" }
  | { kind: "status"; status: number }
  | { kind: "network"; code: string | undefined }
  | { kind: "query"; codes: string[] };

const LONGEST = 500;

/** The store is down or too busy: any other question would fail now as well. */
export class StoreDown extends StorefrontError {
  readonly mayPass: boolean;
  /** Milliseconds, from the store's `Retry-After`. */
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

/** The answer was not read to its end; one with less in it may be. */
export class AnswerTooLarge extends StorefrontError {}

/** The data has another shape than the schema; the message names the first difference. */
export function shapeError(what: string, { issues: [first] }: z.ZodError): StorefrontError {
  const place = first?.path.join(".");
  return new StorefrontError(`${what} has not the expected shape: ${place}: ${first?.message}`);
}
