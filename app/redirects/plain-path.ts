/** A path as two spellings of it are compared: escapes read, in small letters, without a slash at the end. */
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
