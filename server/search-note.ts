import type { IncomingMessage } from "node:http";
import { createClientAddress } from "./guards/client-address.ts";
import type { Services } from "./services.ts";

/** In front of the page cache, which answers most searches. */
export function createSearchNote({
  searchCounts,
  env,
}: Pick<Services, "searchCounts" | "env">): (request: IncomingMessage) => void {
  const clientAddress = createClientAddress(env.trustedProxies);
  return (request) => {
    const query = searchIn(request.url ?? "");
    if (query === undefined || !isReader(request)) return;
    searchCounts.note(query, clientAddress(request));
  };
}

/** The query in an address of the search page or API; undefined for other addresses. */
export function searchIn(url: string): string | undefined {
  const page = /^\/search(?:\.data)?\?([^#]*)/.exec(url)?.[1];
  if (page !== undefined) return new URLSearchParams(page).get("q") ?? undefined;
  const api = /^\/api\/search\/([^/?#]+)/.exec(url)?.[1];
  try {
    return api && decodeURIComponent(api);
  } catch {
    return undefined;
  }
}

/** False for robots, prefetches and the site's operator. */
function isReader({ method, headers }: IncomingMessage): boolean {
  const purpose = `${headers["sec-purpose"] ?? ""}${headers.purpose ?? ""}`;
  if (OPERATOR.test(headers.cookie ?? "")) return false;
  return method === "GET" && !/prefetch/i.test(purpose) && !ROBOT.test(headers["user-agent"] ?? "");
}

const OPERATOR = /(?:^|;\s*)(?:__Host-)?desk=/;
const ROBOT = /bot\b|crawl|spider|slurp|preview|monitor/i;
