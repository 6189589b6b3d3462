/** "/a" for "/a///". A regular expression would begin anew at each slash of "////…b". */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}
