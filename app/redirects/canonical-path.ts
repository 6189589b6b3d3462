import { hasShopCode } from "./shopify-path.ts";

/** Undefined for a canonical path. The result begins with one slash, so it never leads to another host. */
export function canonicalPath(pathname: string): string | undefined {
  const readable = pathname.replace(NEEDLESS_ESCAPE, decodeURIComponent);
  if (isExempt(readable)) return undefined;
  // Browsers take a backslash for a slash.
  const canonical =
    readable
      .replace(/[/\\]+/g, "/")
      .replace(/\/$/, "")
      .replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part[0] === "%" ? part : lowerCase(part))) ||
    "/";
  return canonical === pathname ? undefined : canonical;
}

/** Of a letter, digit, "-", "_" or "~" (RFC 3986, 2.3); a dot could make a file's address. */
const NEEDLESS_ESCAPE = /%(?:3\d|[46][1-9a-f]|[57][\da]|2d|5f|7e)/gi;

/** Files, searches, links in mails, the shop's codes and data requests keep their spelling. */
function isExempt(pathname: string): boolean {
  return (
    /^\/(assets|store-files|api|newsletter|alerts|webinars\/confirm|unsubscribe)(\/|$)/.test(
      pathname,
    ) ||
    hasShopCode(pathname) ||
    pathname.endsWith(".data")
  );
}

const lowerCase = (letters: string) => letters.toLowerCase();
