/** "/blog?topic=science", or the path alone without parameters. */
export function pathWith(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}
