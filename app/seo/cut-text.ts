/** A text for a tag of so many characters at most: cut at the last word that fits, with an ellipsis. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\s,;:(]+\S*$/, "")}…`;
}
