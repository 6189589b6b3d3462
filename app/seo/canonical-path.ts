/**
 * The one path under which a page is known, where `pathname` is another spelling of it: a slash at
 * the end, slashes in a row, capital letters. Undefined when the path is as it should be. Escapes
 * such as %2F stay as they are. Never another host: the result begins with exactly one slash.
 */
export function canonicalPath(pathname: string): string | undefined {
  if (isExempt(pathname)) return undefined;
  // Browsers take a backslash in an address for a slash.
  const canonical =
    pathname
      .replace(/[/\\]+/g, "/")
      .replace(/\/$/, "")
      .replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part[0] === "%" ? part : lowerCase(part))) ||
    "/";
  return canonical === pathname ? undefined : canonical;
}

/**
 * Files keep their names, a search its words, the signed links in the newsletter's mails their capitals,
 * and React Router's data requests follow their page.
 */
function isExempt(pathname: string): boolean {
  return (
    /^\/(assets|store-files|api|newsletter|unsubscribe)(\/|$)/.test(pathname) ||
    pathname.endsWith(".data")
  );
}

const lowerCase = (letters: string) => letters.toLowerCase();
