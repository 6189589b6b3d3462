/** The problem of a picture's alternative text. @param file the picture's name */
export function altProblem(alt: string, file: string): string | undefined {
  if (alt.trim() === "") return `${file} has no alternative text: say what it shows`;
  const words = (text: string) =>
    text
      .toLowerCase()
      .replace(/\.[a-z]{3,4}$/, "")
      .split(/[^\p{L}\p{N}]+/u);
  if (words(alt).join(" ").trim() === words(file).join(" ").trim()) {
    return `the alternative text of ${file} is its name: say what it shows`;
  }
  return undefined;
}
