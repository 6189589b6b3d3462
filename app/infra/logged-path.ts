/** A request's path as it may stand in the log: without the query, or words and tokens in it that tell of the reader. */
export function loggedPath(url: string): string {
  return (url.split(/[?#]/, 1)[0] ?? "").replace(
    /\/(api[/\\]+search|unsubscribe|(?:newsletter|alerts)[/\\]+confirm|desk[/\\]+invite)[/\\].*/i,
    "/$1/…",
  );
}
