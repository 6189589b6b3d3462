/**
 * Leaves out the query, and words and tokens that tell of the reader. A test compares it, and `deploy/nginx.conf`, with
 * the routes that have `handle.secret`.
 */
export function loggedPath(url: string): string {
  return (url.split(/[?#]/, 1)[0] ?? "").replace(
    /\/(api[/\\]+search|unsubscribe|(?:newsletter|alerts)[/\\]+confirm|desk[/\\]+invite)[/\\].*/i,
    "/$1/…",
  );
}
