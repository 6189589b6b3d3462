/** "red-light_101" gives "Red light 101", for things that have no name of their own. */
export function handleInWords(handle: string): string {
  const words = handle.replace(/[-_\s]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
