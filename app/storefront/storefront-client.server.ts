import type { Logger } from "pino";
import { z } from "zod";
import { AnswerTooLarge, StoreDown, StorefrontError, shapeError } from "./storefront-error.ts";

export type StorefrontClient = {
  /** @throws {StorefrontError} with the texts of the error catalogue */
  query<T>(document: string, variables: Record<string, unknown>, schema: z.ZodType<T>): Promise<T>;
};

export type StorefrontClientOptions = {
  origin: string;
  token: { kind: "public" | "private"; value: string } | undefined;
  apiVersion: string;
  log: Pick<Logger, "warn">;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  wait: (milliseconds: number) => Promise<void>;
  /** Milliseconds for one attempt. */
  timeout?: number;
  onVersion?: (version: string | null) => void;
};

/** A client of the Storefront GraphQL API: `POST {origin}/api/{version}/graphql.json`. */
export function createStorefrontClient(options: StorefrontClientOptions): StorefrontClient {
  const { origin, token, apiVersion, log } = options;
  if (!token) {
    log.warn(
      "PUBLIC_STOREFRONT_API_TOKEN is not set: the store at PUBLIC_STORE_DOMAIN can't be asked",
    );
  }
  const noteVersion = versionNote(apiVersion, log);

  return {
    async query(document, variables, schema) {
      if (!token)
        throw new StorefrontError("Shopify Storefront access token is not configured", {
          failure: { kind: "no token" },
        });
      const { url, headers } = storefrontEndpoint({ origin, token, apiVersion });
      const request = {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify({ query: document, variables }),
      };
      const answer = await askTwice(() => ask(options, url, request), options.wait);
      noteVersion(answer.version);
      options.onVersion?.(answer.version);
      return readData(answer.body, schema);
    },
  };
}

export function storefrontEndpoint({
  origin,
  token,
  apiVersion,
}: Pick<StorefrontClientOptions, "origin" | "token" | "apiVersion">) {
  const headers: Record<string, string> = token ? { [TOKEN_HEADER[token.kind]]: token.value } : {};
  return { url: `${origin}/api/${apiVersion}/graphql.json`, headers };
}

const TIMEOUT = 10_000;
const RETRY_AFTER = 250;
/** Milliseconds that a reader waits at most for the store's `Retry-After`. */
const LONGEST_RETRY_AFTER = 2_000;
const RETRIED_STATUS = new Set([429, 502, 503, 504]);
/** Bytes of an answer, decompressed: 250 long articles have a quarter of it. */
const LARGEST_ANSWER = 16 * 1024 * 1024;

const TOKEN_HEADER = {
  public: "X-Shopify-Storefront-Access-Token",
  private: "Shopify-Storefront-Private-Token",
};

type Answer = { body: unknown; version: string | null };

/** One retry only: many retries for one page would add to the load of a failing store. */
async function askTwice(
  attempt: () => Promise<Answer>,
  wait: StorefrontClientOptions["wait"],
): Promise<Answer> {
  try {
    return await attempt();
  } catch (failure) {
    if (!(failure instanceof StoreDown && failure.mayPass)) throw failure;
    const { retryAfter = RETRY_AFTER } = failure;
    if (retryAfter > LONGEST_RETRY_AFTER) throw failure;
    await wait(retryAfter);
    return attempt();
  }
}

async function ask(
  { fetch, timeout = TIMEOUT }: StorefrontClientOptions,
  url: string,
  request: RequestInit,
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      ...request,
      // A redirect must not carry the token to another host.
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw statusError(response);
    }
    const body = parseJson(await readText(response));
    const failed = failedAnswer.safeParse(body);
    if (failed.success) throw graphqlError(failed.data);
    return { body, version: response.headers.get("X-Shopify-API-Version") };
  } catch (cause) {
    if (cause instanceof StorefrontError) throw cause;
    if (cause instanceof DOMException && cause.name === "TimeoutError") {
      throw new StoreDown(`The store did not answer within ${timeout} ms`, {
        cause,
        failure: { kind: "timeout" },
      });
    }
    const message = `The store can't be reached: ${networkReason(cause)}`;
    throw new StoreDown(message, {
      cause,
      mayPass: true,
      failure: { kind: "network", code: networkCode(cause) },
    });
  }
}

function statusError({ status, statusText, headers }: Response): StorefrontError {
  const message = `Shopify Storefront API error: ${status} ${statusText}`;
  const failure = { kind: "status", status } as const;
  if (status < 500 && status !== 429) return new StorefrontError(message, { failure });
  const seconds = Number(headers.get("Retry-After") ?? Number.NaN);
  return new StoreDown(message, {
    failure,
    mayPass: RETRIED_STATUS.has(status),
    retryAfter: seconds >= 0 ? seconds * 1000 : undefined,
  });
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the rest of the download.
    if (size > LARGEST_ANSWER) throw new AnswerTooLarge("The store's answer is over 16 MB");
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new StoreDown("The store's answer is not JSON", {
      cause,
      failure: { kind: "not JSON" },
    });
  }
}

/** Any `errors` at all is a failure, with or without a readable message. */
const failedAnswer = z.object({
  errors: z
    .unknown()
    .refine((errors) => (Array.isArray(errors) ? errors.length > 0 : Boolean(errors)))
    .transform((errors) =>
      [errors]
        .flat()
        .slice(0, MOST_ERRORS)
        .map((error) => storeError.parse(error)),
    ),
});

const MOST_ERRORS = 50;

const storeError = z
  .object({
    message: z.string().catch("an error without a message"),
    extensions: z.object({ code: z.string().optional().catch(undefined) }).catch({}),
  })
  .catch(({ value }) => ({ message: String(value), extensions: {} }));

function graphqlError({ errors }: z.infer<typeof failedAnswer>): StorefrontError {
  const message = `Shopify GraphQL errors: ${errors.map(({ message }) => message).join(", ")}`;
  const codes = errors.map(({ extensions: { code = "" } }) => code);
  const failure = { kind: "query", codes } as const;
  if (codes.includes("THROTTLED")) return new StoreDown(message, { mayPass: true, failure });
  const isDown = codes.includes("INTERNAL_SERVER_ERROR") || codes.includes("TIMEOUT");
  return isDown ? new StoreDown(message, { failure }) : new StorefrontError(message, { failure });
}

function readData<T>(body: unknown, schema: z.ZodType<T>): T {
  const parsed = z.object({ data: schema }).safeParse(body);
  if (parsed.success) return parsed.data.data;
  throw shapeError("The store's answer", parsed.error);
}

/** fetch says only "fetch failed"; the reason (refused, not found, reset) is in the cause. */
function networkReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return error.cause.message || error.cause.name;
  return error.message;
}

function networkCode(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
}

/** Shopify answers an unsupported version with its oldest supported one, without an error. */
function versionNote(asked: string, log: StorefrontClientOptions["log"]) {
  let noted = false;
  return (answered: string | null) => {
    if (noted || !answered || answered === asked) return;
    noted = true;
    log.warn({ asked, answered }, "The store answers with another Storefront API version");
  };
}
