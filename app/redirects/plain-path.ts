import { withoutEndSlashes } from "#app/text/without-end-slashes.ts";

/** A path for comparing: unescaped, in small letters, with accents joined to theirs, without a slash at its end. */
export function plainPath(pathname: string): string {
  return withoutEndSlashes(decoded(pathname).normalize("NFC").toLowerCase()) || "/";
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
