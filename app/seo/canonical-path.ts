/**
 * The one path under which a page is known, where `pathname` is another spelling of it: a slash at
 * the end, slashes in a row, capital letters, escapes of letters and digits. Undefined when the path is
 * as it should be. Escapes such as %2F stay. Never another host: the result begins with one slash.
 */
export function canonicalPath(pathname: string): string | undefined {
  const readable = pathname.replace(NEEDLESS_ESCAPE, decodeURIComponent);
  if (isExempt(readable)) return undefined;
  // Browsers take a backslash in an address for a slash.
  const canonical =
    readable
      .replace(/[/\\]+/g, "/")
      .replace(/\/$/, "")
      .replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part[0] === "%" ? part : lowerCase(part))) ||
    "/";
  return canonical === pathname ? undefined : canonical;
}

/** Of a letter, a digit, "-", "_" or "~" (RFC 3986, 2.3); a dot's could make an address of a file. */
const NEEDLESS_ESCAPE = /%(?:3\d|[46][1-9a-f]|[57][\da]|2d|5f|7e)/gi;

/**
 * Files keep their names, a search its words, the signed links in mails their capitals,
 * and React Router's data requests follow their page.
 */
function isExempt(pathname: string): boolean {
  return (
    /^\/(assets|store-files|api|newsletter|alerts|unsubscribe)(\/|$)/.test(pathname) ||
    pathname.endsWith(".data")
  );
}

const lowerCase = (letters: string) => letters.toLowerCase();
