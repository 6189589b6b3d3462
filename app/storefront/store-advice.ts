import { type StoreFailure, StorefrontError } from "./storefront-error.ts";

/** Without this scope a token reads no blog, page or redirect. */
const SCOPE = "unauthenticated_read_content";

/** One sentence for the operator: the cause of the store's failure, and what to do about it. */
export function storeAdvice(error: unknown, origin: string, apiVersion: string): string {
  if (!(error instanceof StorefrontError && error.failure)) {
    return `${origin} gave an answer that can't be read: ${error instanceof Error ? error.message : error}.`;
  }
  const { failure, message } = error;
  switch (failure.kind) {
    case "no token":
      return "No token is set: set PUBLIC_STOREFRONT_API_TOKEN to the public access token of the shop's Storefront API.";
    case "timeout":
      return `${origin} is too slow: ${message.replace(/^The store/, "it")}. Try again; if that does not help, look at https://www.shopifystatus.com`;
    case "not JSON":
      return `${origin} answers with something other than data, such as a web page: set PUBLIC_STORE_DOMAIN to the shop's own domain, name.myshopify.com.`;
    case "status":
      return statusAdvice(failure.status, origin, apiVersion);
    case "network":
      return networkAdvice(failure.code, origin, message);
    case "query":
      return queryAdvice(failure, message);
  }
}

function statusAdvice(status: number, origin: string, apiVersion: string): string {
  if (status === 401) {
    return `${origin} does not know the token (401): copy it again from the shop's Headless channel. A public token goes into PUBLIC_STOREFRONT_API_TOKEN, a private one into PRIVATE_STOREFRONT_API_TOKEN; one of the Admin API does not work.`;
  }
  if (status === 403) {
    return `${origin} refuses the token (403): give it the scope ${SCOPE}, and check that it belongs to this shop.`;
  }
  if (status === 402) return `${origin} is frozen (402): the shop's bill must be paid.`;
  if (status === 404) {
    return `${origin} has no Storefront API ${apiVersion} (404): set PUBLIC_STORE_DOMAIN to the shop's own domain, name.myshopify.com, and check that STOREFRONT_API_VERSION is a version that exists.`;
  }
  if (status >= 300 && status < 400) {
    return `${origin} redirects to another address (${status}): set PUBLIC_STORE_DOMAIN to the shop's own domain, name.myshopify.com. The token is not sent on.`;
  }
  if (status === 429 || status === 430) {
    return `${origin} had too many requests (${status}): try again in a minute.`;
  }
  return `${origin} answers ${status}: ${status >= 500 ? "it does not work at the moment. Try again, or look at https://www.shopifystatus.com" : "check that PUBLIC_STORE_DOMAIN is the shop's own domain, name.myshopify.com"}.`;
}

function networkAdvice(code: string | undefined, origin: string, message: string): string {
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return `No server was found at ${origin} (${code}): check that PUBLIC_STORE_DOMAIN is spelled right, and that this machine can resolve domain names.`;
  }
  if (code === "ECONNREFUSED") {
    return `Nothing listens at ${origin} (ECONNREFUSED): check that PUBLIC_STORE_DOMAIN is right, and that the store runs.`;
  }
  return `${origin} can't be reached: check that PUBLIC_STORE_DOMAIN is right, and that this machine may reach it. The reason: ${message}`;
}

function queryAdvice({ codes }: StoreFailure & { kind: "query" }, message: string): string {
  if (codes.includes("ACCESS_DENIED")) {
    return `The token may not read this: give it the scope ${SCOPE}. The store says: ${message}`;
  }
  if (codes.includes("THROTTLED")) return "The store had too many requests: try again in a minute.";
  return `The store refuses the query; another STOREFRONT_API_VERSION may help. It says: ${message}`;
}
