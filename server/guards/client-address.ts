import type { IncomingMessage } from "node:http";
import proxyaddr from "proxy-addr";

/** Believes `X-Forwarded-For` only from our own proxies; others could write anything into it. */
export function createClientAddress(trustedProxies: string[]) {
  const trusts = proxyaddr.compile(trustedProxies);
  return (request: IncomingMessage | undefined): string =>
    request ? proxyaddr(request, trusts) : "127.0.0.1";
}
