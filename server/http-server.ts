import { createServer, type Server, STATUS_CODES } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Logger } from "pino";
import type { SteadyClock } from "#app/infra/clock.ts";
import { type AppParts, createApp } from "./app.ts";
import { askApp } from "./ask-app.ts";
import { finishPage } from "./cache/finished-page.ts";
import { createPageAddress } from "./cache/page-address.ts";
import { createPageCache, type PageCache } from "./cache/page-cache.ts";
import { createWorkload, tooBusyPage, watchEventLoop } from "./guards/overload.ts";
import { BARE_ANSWER } from "./guards/security-headers.ts";
import { createRecentRenders } from "./recent-renders.ts";
import { createListener } from "./request-listener.ts";
import { createRouteOf } from "./route-paths.ts";
import { createSearchNote } from "./search-note.ts";

/** Bytes of good pages in memory: about 250 of the longest, or 1,200 articles. */
const CACHE_BYTES = 32 * 1024 * 1024;

/** In milliseconds and bytes. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  // Longer than a proxy keeps its connections, so that the proxy closes them.
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
  // The listener requires it, and answers with our headers.
  requireHostHeader: false,
};
const IDLE_SOCKET_MS = 90_000;

/** Does not listen yet. */
export type SiteServer = {
  server: Server;
  cache: PageCache;
  /** Resolves when all requests under way are answered. */
  drain(): Promise<void>;
};

export function createSiteServer({
  now,
  wait,
  ...parts
}: Pick<AppParts, "services" | "build" | "clientFiles" | "overloaded"> & {
  now: SteadyClock;
  wait: (milliseconds: number) => Promise<void>;
}): SiteServer {
  const { services, build } = parts;
  const eventLoop = watchEventLoop();
  const renders = createRecentRenders(createRouteOf(build));
  let draining = false;

  const app = createApp({
    overloaded: eventLoop.overloaded,
    ...parts,
    mode: "production",
    isDraining: () => draining,
    now,
    noteRender: (pathname, milliseconds) =>
      renders.note(services.server.loggedPath(pathname), milliseconds, services.clock()),
  });
  const reads = createWorkload();
  const cache = createPageCache({
    render(address, older) {
      const url = services.env.siteUrl + address;
      const make = async () => finishPage(await wholeAnswer(app, url, services.log), older);
      // A refused health check would restart the server in the middle of a rush.
      if (HEALTH_CHECKS.has(address)) return make();
      return reads.take(make) ?? tooBusyPage(address, services.metrics);
    },
    storeFails: () => services.store.health.fails,
    now,
    wait,
    maxBytes: CACHE_BYTES,
  });
  const listener = createListener({
    cache,
    addressOf: createPageAddress(build),
    app: getRequestListener(app.fetch, {
      overrideGlobalObjects: false,
      // HTTP/1.0 has no Host.
      hostname: "localhost",
      errorHandler(error) {
        if (error instanceof RequestError) return bareAnswer(400);
        services.log.error({ err: error }, "An answer broke off");
        return bareAnswer(500);
      },
    }),
    metrics: services.metrics,
    log: services.log,
    loggedPath: services.server.loggedPath,
    now,
    isDraining: () => draining,
    noteRead: createSearchNote(services),
    hasDesk: services.desk.isOpen,
  });
  services.server.http = {
    pageCache: cache,
    delays: eventLoop.delays,
    slowPages: renders.slowest,
    ask: (path) => askApp(app, services.env.siteUrl, path),
  };
  const server = createServer(LIMITS, listener);
  server.on("checkExpectation", listener);
  server.setTimeout(IDLE_SOCKET_MS);
  server.on("clientError", answerUnreadable);
  const sockets = new Set<Socket>();
  let accepted = 0;
  server.on("connection", (socket) => {
    accepted += 1;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  return {
    server,
    cache,
    async drain() {
      eventLoop.stop();
      await acceptAll(() => accepted);
      const closed = stopListening(server);
      // Not earlier: a client that is told "Connection: close" opens a new connection at once.
      draining = true;
      await closeGently(server, sockets, closed);
    },
  };
}

/** A failure while the body is read, such as a broken file, must not end the process. */
async function wholeAnswer(
  app: ReturnType<typeof createApp>,
  url: string,
  log: Pick<Logger, "error">,
): Promise<Response> {
  try {
    const response = await app.fetch(new Request(url));
    return new Response(response.body && (await response.arrayBuffer()), response);
  } catch (error) {
    log.error({ err: error }, "An answer broke off");
    return bareAnswer(500);
  }
}

const HEALTH_CHECKS: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

const bareAnswer = (status: number) =>
  new Response(null, { status, headers: BARE_ANSWER.map(([...pair]) => pair) });

/** Node's parser could not read it as a request, so the app never sees it. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return;
  const status = UNREADABLE[error.code ?? ""] ?? 400;
  const headers = [...BARE_ANSWER, ["Connection", "close"], ["Content-Length", "0"]];
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`);
}

const UNREADABLE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** In ms: a kept connection may still ask; its answer closes it. */
const GRACE = 1_000;
/** In ms: unfinished answers are cut off then. */
const LAST_CALL = 10_000;

function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // An HTTP server's own close() would cut idle connections with requests on their way.
    NetServer.prototype.close.call(server, () => resolve());
  });
}

async function closeGently(
  server: Server,
  sockets: Set<Socket>,
  closed: Promise<void>,
): Promise<void> {
  const idle = setInterval(async () => {
    await whatHasArrived();
    // To Node a connection is idle although its reader has not taken the whole answer yet.
    const isAnswering = [...sockets].some(({ writableLength }) => writableLength > 0);
    if (!isAnswering) server.closeIdleConnections();
  }, GRACE);
  const rest = setTimeout(() => {
    for (const socket of sockets) socket.destroy();
  }, LAST_CALL);
  await closed;
  clearInterval(idle);
  clearTimeout(rest);
}

/** Resolves when no connection waits to be accepted: the system would cut those off. */
async function acceptAll(accepted: () => number): Promise<void> {
  const end = performance.now() + GRACE;
  for (let quiet = 0, before = accepted(); quiet < 2 && performance.now() < end; ) {
    await whatHasArrived();
    quiet = accepted() === before ? quiet + 1 : 0;
    before = accepted();
  }
}

const whatHasArrived = () => new Promise((resolve) => setImmediate(resolve));
