import { Fragment, type ReactNode } from "react";
import { isElement, type Text, type TextElement } from "./text.ts";

/** The parts that pages, feeds and plain HTML draw differently. `words` is for strings. */
export type NodeRenderers<Leaf> = {
  words?: (words: string) => ReactNode;
  link: (link: TextElement<Leaf>, words: ReactNode) => ReactNode;
  leaf: (leaf: Leaf) => ReactNode;
};

export function drawText<Leaf extends object>(
  text: Text<Leaf>,
  render: NodeRenderers<Leaf>,
): ReactNode {
  // Void elements must not have children.
  if (text.length === 0) return undefined;
  return text.map((node, index) => {
    if (typeof node !== "string" && isElement(node) && node.tag !== "a") {
      const { tag: Tag, children, id, className, title, start, reversed } = node;
      return (
        <Tag
          key={index}
          id={id}
          className={className}
          title={title}
          start={start}
          reversed={reversed}
        >
          {drawText(children, render)}
        </Tag>
      );
    }
    return <Fragment key={index}>{drawOther(node, render)}</Fragment>;
  });
}

function drawOther<Leaf extends object>(
  node: string | TextElement<Leaf> | Leaf,
  render: NodeRenderers<Leaf>,
): ReactNode {
  if (typeof node === "string") return render.words ? render.words(node) : node;
  if (isElement(node)) return render.link(node, drawText(node.children, render));
  return render.leaf(node);
}
