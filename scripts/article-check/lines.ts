import { isNode, LineCounter, parseDocument } from "yaml";

/** The line, from 1, of a place in a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/**
 * Gives a function that tells the line of a front matter's field such as `image.alt`, or of what
 * stands around it when it is missing. Undefined where there is no front matter.
 */
export function fieldLines(source: string): ((field: string) => number) | undefined {
  const yaml = /^---\r?\n(.*?)\r?\n---\r?\n/s.exec(source)?.[1];
  if (yaml === undefined) return undefined;
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter });
  const [error] = document.errors;
  // The front matter's first line is the file's second.
  const lineOf = (offset: number) => lineCounter.linePos(offset).line + 1;
  return (field) => {
    if (error) return lineOf(error.pos[0]);
    for (let path = field.split("."); path.length > 0; path = path.slice(0, -1)) {
      const node = document.getIn(path, true);
      if (isNode(node) && node.range) return lineOf(node.range[0]);
    }
    return 1;
  };
}
