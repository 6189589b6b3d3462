import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { SteadyClock } from "#app/infra/clock.ts";
import type { Metrics } from "#app/infra/metrics.server.ts";
import { LONGEST_URL } from "./app.ts";
import { type FinishedPage, plainVariant } from "./cache/finished-page.ts";
import type { CachedPage, CacheOutcome, PageCache } from "./cache/page-cache.ts";
import { isDeskPath } from "./desk.ts";
import { createTurns } from "./guards/overload.ts";
import { boundPipelining } from "./guards/pipelining.ts";
import { BARE_ANSWER } from "./guards/security-headers.ts";

type ListenerParts = {
  cache: PageCache;
  addressOf: (url: string) => string;
  /** Leaves out what tells of the reader. */
  loggedPath: (url: string) => string;
  app: RequestListener;
  metrics: Metrics;
  log: Pick<Logger, "info">;
  now: SteadyClock;
  isDraining: () => boolean;
  /** Called for each read of an existing page, cached or not. */
  noteRead: (request: IncomingMessage) => void;
  /** Private pages bypass the cache. */
  hasDesk: () => Promise<boolean>;
};

/** Sends cached pages straight to the socket, so that one costs no more than a file. */
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

function endWith(status: number, response: ServerResponse, headers: string[] = []): void {
  response.shouldKeepAlive = false;
  response.writeHead(status, [...BARE_ANSWER.flat(), ...headers, "Content-Length", "0"]).end();
}

/** The status with which Node, or nginx in front, would refuse, but with our headers and log. */
function unmet({ headers, httpVersion, rawHeaders, url }: IncomingMessage): number | undefined {
  if (headers.host === undefined && httpVersion !== "1.0") return 400;
  if (hasTwoHosts(rawHeaders) || BACKSLASH_IN_PATH.test(url ?? "")) return 400;
  if (headers.expect !== undefined && !/\b100-continue\b/i.test(headers.expect)) return 417;
  return undefined;
}

function hasTwoHosts(rawHeaders: string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

/** URL takes a backslash for a slash. */
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

/** RFC 9110's weak comparison: `W/` makes no difference. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.includes(etag.replace("W/", "")) || ifNoneMatch.trim() === "*";
}

/** An encoding with a weight of 0 is refused. */
function variantFor(page: FinishedPage, acceptEncoding = "") {
  if ("br" in page.variants) {
    if (ACCEPTS_BROTLI.test(acceptEncoding)) return page.variants.br;
    if (ACCEPTS_GZIP.test(acceptEncoding)) return page.variants.gzip;
  }
  return plainVariant(page);
}

const ACCEPTS_BROTLI = /(^|[\s,])br(?![\w-])(?!\s*;\s*q=0(\.0*)?\s*([,;]|$))/i;
const ACCEPTS_GZIP = /(^|[\s,])gzip(?![\w-])(?!\s*;\s*q=0(\.0*)?\s*([,;]|$))/i;

function observe(
  { metrics, log, now, loggedPath }: ListenerParts,
  request: IncomingMessage,
  response: ServerResponse,
): { cache: CacheOutcome | "pass" } {
  const facts: { cache: CacheOutcome | "pass" } = { cache: "pass" };
  const startedAt = now();
  response.on("close", () => {
    const milliseconds = now() - startedAt;
    const { method = "", url = "" } = request;
    // nginx's 499: the reader left before the answer was complete.
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

/** The proxy's id of the request, so that its log can be compared with ours. */
function requestId({ headers }: IncomingMessage): string {
  const given = headers["x-request-id"];
  if (typeof given === "string" && /^[\w-]{8,64}$/.test(given)) return given;
  lastId += 1;
  return `${PROCESS}-${lastId.toString(36)}`;
}

let lastId = 0;
const PROCESS = randomUUID().slice(0, 8);
