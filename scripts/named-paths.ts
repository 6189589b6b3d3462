/** Ends the process with advice when one is no path. @param command as typed */
export function namedPaths(args: readonly string[], command: string): readonly string[] {
  const wrong = args.find((arg) => !arg.startsWith("/"));
  if (wrong === undefined) return args;
  console.error(`"${wrong}" is no path of the site. Such as: ${command} -- /blog /search`);
  process.exit(1);
}
