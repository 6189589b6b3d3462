/**
 * The pages' paths that a command was given, as they are. Ends the process with a line that says what to
 * type when one of them is no path.
 * @param command as it is typed: "npm run pictures"
 */
export function namedPaths(args: readonly string[], command: string): readonly string[] {
  const wrong = args.find((arg) => !arg.startsWith("/"));
  if (wrong === undefined) return args;
  console.error(`"${wrong}" is no path of the site. Such as: ${command} -- /blog /search`);
  process.exit(1);
}
