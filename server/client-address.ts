import type { IncomingMessage } from "node:http";
import proxyaddr from "proxy-addr";

/**
 * Finds the address a request came from. `X-Forwarded-For` is believed only as far as the hops it
 * passed are proxies of ours (addresses, networks such as `10.0.0.0/8`, or proxy-addr's names such
 * as `loopback`); anyone else could write anything into it. Without a connection it is this machine's.
 */
export function createClientAddress(trustedProxies: string[]) {
  const trusts = proxyaddr.compile(trustedProxies);
  return (request: IncomingMessage | undefined): string =>
    request ? proxyaddr(request, trusts) : "127.0.0.1";
}
