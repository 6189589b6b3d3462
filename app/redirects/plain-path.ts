/** A path for comparing: unescaped, in small letters, without a slash at its end. */
export function plainPath(pathname: string): string {
  return decoded(pathname).toLowerCase().replace(/\/+$/, "") || "/";
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
