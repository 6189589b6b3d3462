import { isNode, LineCounter, parseDocument } from "yaml";

/** From 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** Finds the line of a field such as `image.alt`, or of the block around a missing one. */
export function fieldLines(source: string): ((field: string) => number) | undefined {
  const yaml = /^---\r?\n(.*?)\r?\n---\r?\n/s.exec(source)?.[1];
  if (yaml === undefined) return undefined;
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter });
  const [error] = document.errors;
  // The front matter begins on the file's second line.
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
