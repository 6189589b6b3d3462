/** What a handle says, for what has no name of its own: "red-light_101" gives "Red light 101". */
export function handleInWords(handle: string): string {
  const words = handle.replace(/[-_\s]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
