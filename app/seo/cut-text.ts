/** Cuts a text to at most `most` characters, at the last whole word, with an ellipsis. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\s,;:(]+\S*$/, "")}…`;
}
