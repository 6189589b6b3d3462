import type { IncomingMessage } from "node:http";
import type { Services } from "#app/services.ts";
import { createClientAddress } from "./client-address.ts";

/**
 * Tells the counts of searches of each request that is one. It is in front of the page cache, since most searches are
 * answered from there, and what is rendered knows nothing of its reader.
 */
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

/** What an address of the search page or the search's API looks for; undefined for all others. */
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

/** A reader, as far as the request says it: no robot, no page fetched in advance, and not the site's operator. */
function isReader({ method, headers }: IncomingMessage): boolean {
  const purpose = `${headers["sec-purpose"] ?? ""}${headers.purpose ?? ""}`;
  if (OPERATOR.test(headers.cookie ?? "")) return false;
  return method === "GET" && !/prefetch/i.test(purpose) && !ROBOT.test(headers["user-agent"] ?? "");
}

/** The cookie of the desk. */
const OPERATOR = /(?:^|;\s*)(?:__Host-)?desk=/;
const ROBOT = /bot\b|crawl|spider|slurp|preview|monitor/i;
