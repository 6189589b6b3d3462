/** Leaves out the query, and words and tokens that tell of the reader. */
export function loggedPath(url: string): string {
  return (url.split(/[?#]/, 1)[0] ?? "").replace(
    /\/(api[/\\]+search|unsubscribe|(?:newsletter|alerts)[/\\]+confirm|desk[/\\]+invite)[/\\].*/i,
    "/$1/…",
  );
}
