import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { loggedPath } from "#app/infra/logged-path.ts";
import type { Metrics } from "#app/infra/metrics.ts";
import { LONGEST_URL } from "./app.ts";
import { isDeskPath } from "./desk.ts";
import type { FinishedPage } from "./finished-page.ts";
import { createTurns } from "./load.ts";
import type { CachedPage, CacheOutcome, PageCache } from "./page-cache.ts";
import { boundPipelining } from "./pipelining.ts";
import { BARE_ANSWER } from "./security-headers.ts";

/** What a listener is made of. */
export type ListenerParts = {
  cache: PageCache;
  /** The address under which the cache knows a page: path and the query parameters that count. */
  addressOf: (url: string) => string;
  /** Answers everything that is not read through the cache. */
  app: RequestListener;
  metrics: Metrics;
  log: Pick<Logger, "info">;
  /** Milliseconds on a steady clock. */
  now: () => number;
  isDraining: () => boolean;
  /** Is told of each page that was there and is read, from a cache or not. */
  noteRead: (request: IncomingMessage) => void;
  /** Whether there is a desk, whose pages are somebody's own and never go through the cache. Never fails. */
  hasDesk: () => Promise<boolean>;
};

/**
 * Answers requests: from the page cache where it can, straight to the socket, since a cached page
 * should cost what a file costs; otherwise by the app. Logs and counts each. Ends a connection on which too
 * much is asked at once.
 */
export function createListener(parts: ListenerParts): RequestListener {
  const { cache, addressOf, app, isDraining, noteRead, hasDesk } = parts;
  const ownTurn = createTurns();
  const answer: RequestListener = (request, response) => {
    const done = observe(parts, request, response);
    if (isDraining()) response.shouldKeepAlive = false;
    const refused = unmet(request);
    if (refused) {
      endWith(refused, response);
      return;
    }
    const url = request.url ?? "/";
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isPage = url.startsWith("/") && !url.startsWith("/assets/") && url.length <= LONGEST_URL;
    const pass = () => {
      done.cache = "pass";
      ownTurn().then(() => app(request, response));
    };
    const readThroughCache = () => {
      const address = addressOf(url);
      const answerWith = ({ page, outcome }: CachedPage) => {
        done.cache = outcome;
        send(page, request, response);
        if (page.status === 200) noteRead(request);
      };
      const ready = cache.ready(address);
      if (ready) answerWith(ready);
      else cache.make(address).then(answerWith);
    };
    if (!isRead || !isPage) pass();
    else if (!isDeskPath(url.split("?", 1)[0] ?? "")) readThroughCache();
    else hasDesk().then((has) => (has ? pass() : readThroughCache()));
  };
  return boundPipelining(answer, (request, response) => {
    observe(parts, request, response);
    parts.metrics.shed.inc();
    endWith(503, response, ["Retry-After", "5"]);
  });
}

/** Refuses a request without a body, and closes its connection. */
function endWith(status: number, response: ServerResponse, headers: string[] = []): void {
  response.shouldKeepAlive = false;
  response.writeHead(status, [...BARE_ANSWER.flat(), ...headers, "Content-Length", "0"]).end();
}

/**
 * The status with which Node would refuse by itself, without our headers and the line in the log, or
 * nginx in front: what the two understand differently gets past nginx's rules.
 */
function unmet({ headers, httpVersion, rawHeaders, url }: IncomingMessage): number | undefined {
  if (headers.host === undefined && httpVersion !== "1.0") return 400;
  if (hasTwoHosts(rawHeaders) || BACKSLASH_IN_PATH.test(url ?? "")) return 400;
  if (headers.expect !== undefined && !/\b100-continue\b/i.test(headers.expect)) return 417;
}

function hasTwoHosts(rawHeaders: string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

/** URL takes it for a slash. */
const BACKSLASH_IN_PATH = /^[^?]*\\/;

function send(page: FinishedPage, request: IncomingMessage, response: ServerResponse): void {
  if (page.status === 200 && matches(request.headers["if-none-match"], page.etag)) {
    response.writeHead(304, page.headers).end();
    return;
  }
  const { headers, body } = variantFor(page, request.headers["accept-encoding"]);
  response.writeHead(page.status, headers);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** By the weak comparison of RFC 9110: a tag is the same with `W/` and without. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.includes(etag.replace("W/", "")) || ifNoneMatch.trim() === "*";
}

/** Brotli, else gzip, else as it is; an encoding with a weight of 0 is refused. */
function variantFor({ variants }: FinishedPage, acceptEncoding = "") {
  if (variants.br && ACCEPTS_BROTLI.test(acceptEncoding)) return variants.br;
  if (variants.gzip && ACCEPTS_GZIP.test(acceptEncoding)) return variants.gzip;
  return variants.identity;
}

const ACCEPTS_BROTLI = /(^|[\s,])br(?![\w-])(?!\s*;\s*q=0(\.0*)?\s*([,;]|$))/i;
const ACCEPTS_GZIP = /(^|[\s,])gzip(?![\w-])(?!\s*;\s*q=0(\.0*)?\s*([,;]|$))/i;

/** Logs and counts the request when its answer has gone out, or was given up by the reader. */
function observe(
  { metrics, log, now }: ListenerParts,
  request: IncomingMessage,
  response: ServerResponse,
): { cache: CacheOutcome | "pass" } {
  const facts: { cache: CacheOutcome | "pass" } = { cache: "pass" };
  const startedAt = now();
  response.on("close", () => {
    const milliseconds = now() - startedAt;
    const { method = "", url = "" } = request;
    // 499, as nginx says it: the reader left before the answer was whole.
    const status = response.writableFinished ? response.statusCode : 499;
    metrics.requests.inc({ method, status, cache: facts.cache });
    metrics.requestSeconds.observe({ cache: facts.cache }, milliseconds / 1000);
    log.info({
      request: requestId(request),
      method,
      path: loggedPath(url),
      status,
      cache: facts.cache,
      milliseconds: Math.round(milliseconds * 10) / 10,
    });
  });
  return facts;
}

/** The id that a proxy gave the request, so that its log and ours can be laid side by side. */
function requestId({ headers }: IncomingMessage): string {
  const given = headers["x-request-id"];
  if (typeof given === "string" && /^[\w-]{8,64}$/.test(given)) return given;
  lastId += 1;
  return `${PROCESS}-${lastId.toString(36)}`;
}

let lastId = 0;
const PROCESS = randomUUID().slice(0, 8);
