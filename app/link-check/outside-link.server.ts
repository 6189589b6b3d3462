import { lookup as dnsLookup } from "node:dns";
import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** "unsure": the host turned our program away, but readers may get a page. */
export type LinkState = { state: "ok" } | { state: "dead" | "unsure"; problem: string };

type OutsideOptions = {
  /** Names the site in the other host's log. */
  userAgent: string;
  /** In milliseconds. */
  timeout?: number;
  /** True when the IP address may be asked. Default: public addresses. */
  isAllowed?: (address: string, host: string) => boolean;
  lookup?: typeof dnsLookup;
};

/** HEAD, then GET, five redirects. Checks each host's address at the connection. Never throws. */
export async function checkOutsideLink(href: string, options: OutsideOptions): Promise<LinkState> {
  let url = href;
  const seen = new Set<string>();
  try {
    for (;;) {
      if (seen.has(url)) return dead("It redirects in a circle");
      if (seen.size > MOST_REDIRECTS) return dead(`It redirects more than ${MOST_REDIRECTS} times`);
      seen.add(url);
      const { status, location } = await askTwice(url, options);
      if (status < 300 || status === 304) return { state: "ok" };
      if (status < 400) {
        const next = location && URL.parse(location, url);
        if (!next) return dead(`${status} without an address to go on to`);
        next.hash = "";
        url = next.href;
        continue;
      }
      const problem = `${status} ${http.STATUS_CODES[status] ?? ""}`.trim();
      return GONE.has(status) ? dead(problem) : { state: "unsure", problem };
    }
  } catch (error) {
    return explained(error);
  }
}

const dead = (problem: string): LinkState => ({ state: "dead", problem });

const GONE = new Set([400, 404, 410, 451]);
const MOST_REDIRECTS = 5;
const TIMEOUT = 10_000;

type Head = { status: number; location: string | undefined };

/** Some servers don't know HEAD, or answer it wrongly. */
async function askTwice(url: string, options: OutsideOptions): Promise<Head> {
  const head = await ask(url, "HEAD", options);
  return head.status >= 400 && head.status !== 429 ? ask(url, "GET", options) : head;
}

function ask(href: string, method: "HEAD" | "GET", options: OutsideOptions): Promise<Head> {
  const { userAgent, timeout = TIMEOUT, isAllowed = isPublicAddress } = options;
  const url = new URL(href);
  if (!/^https?:$/.test(url.protocol)) throw new Refused("It leads to no page of the web");
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) && !isAllowed(literal, literal)) throw new Refused(PRIVATE);
  const { request } = url.protocol === "https:" ? https : http;
  const headers = { "User-Agent": userAgent, Accept: "text/html,*/*;q=0.8" };
  const signal = AbortSignal.timeout(timeout);
  const lookup = guarded(options.lookup ?? dnsLookup, isAllowed);
  return new Promise((resolve, reject) => {
    request(url, { method, headers, signal, lookup, agent: false }, (response) => {
      response.on("error", () => {});
      response.destroy();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
    })
      .on("error", reject)
      .end();
  });
}

/** Fails when one of a host's addresses is forbidden. */
function guarded(
  lookup: typeof dnsLookup,
  isAllowed: (address: string, host: string) => boolean,
): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = error ? [] : addresses;
      if (error || !first) return callback(error ?? new Error(`No address of ${hostname}`), "", 0);
      if (!addresses.every(({ address }) => isAllowed(address, hostname))) {
        return callback(new Refused(PRIVATE), "", 0);
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}

class Refused extends Error {}

const PRIVATE = "It leads to an address of this machine or its network, and is not asked for";

function explained(error: unknown): LinkState {
  if (error instanceof Refused) return dead(error.message);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const name = error instanceof Error ? error.name : "";
  if (code === "ENOTFOUND") return dead("There is no such host");
  if (code === "ERR_INVALID_URL") return dead("Its address can’t be read");
  if (name === "TimeoutError" || name === "AbortError" || code === "ABORT_ERR") {
    return { state: "unsure", problem: "It does not answer in time" };
  }
  const why = error instanceof Error ? code || error.message : String(error);
  return { state: "unsure", problem: `It can’t be reached (${why})` };
}
