import type { IncomingMessage } from "node:http";
import proxyaddr from "proxy-addr";

/**
 * Finds the address of a request. `X-Forwarded-For` is believed only as far as it comes from our
 * own proxies (in proxy-addr's notation); anybody else could write anything into it.
 */
export function createClientAddress(trustedProxies: string[]) {
  const trusts = proxyaddr.compile(trustedProxies);
  return (request: IncomingMessage | undefined): string =>
    request ? proxyaddr(request, trusts) : "127.0.0.1";
}
