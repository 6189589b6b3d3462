import { Parser } from "htmlparser2";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";

/** What a screen reader would read of these components: a line for each block. */
export function readAloud(content: ReactNode): string[] {
  const Page = createRoutesStub([{ path: "/", Component: () => content }]);
  return linesOf(renderToStaticMarkup(<Page />));
}

/** Without citation markers, which change with each study. */
function linesOf(html: string): string[] {
  let text = "";
  let silent = 0;
  let afterElement = false;
  const opened: { name: string; isBlock: boolean; isSilent: boolean }[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const isBlock = BLOCKS.has(name) || BLOCK_CLASS.test(attributes.class ?? "");
      const isSilent = isUnread(name, attributes);
      if (isSilent) silent += 1;
      if (isBlock) text += "\n";
      // Boxes of a row have a gap between them that the text lacks.
      else if (afterElement) text += " ";
      opened.push({ name, isBlock, isSilent });
    },
    ontext(words) {
      if (silent === 0) text += words.replace(/\s+/g, " ");
      afterElement = false;
    },
    onclosetag() {
      const closed = opened.pop();
      if (closed?.isSilent) silent -= 1;
      if (closed) text += ENDS[closed.name] ?? (closed.isBlock ? "\n" : "");
      afterElement = true;
    },
  });
  parser.end(html);
  return text
    .replace(/:?: \n/g, ": ")
    .split("\n")
    .map((line) =>
      line
        .replace(/[ \u00a0]+/g, " ")
        .replace(/ \|$/, "")
        .trim(),
    )
    .filter(Boolean);
}

function isUnread(name: string, attributes: Readonly<Record<string, string>>): boolean {
  const { class: classes, "aria-hidden": hidden } = attributes;
  return name === "svg" || classes === "citation" || hidden === "true";
}

const BLOCKS = new Set([
  "p",
  "div",
  "section",
  "h2",
  "h3",
  "ul",
  "ol",
  "li",
  "dl",
  "details",
  "summary",
  "table",
  "caption",
  "thead",
  "tbody",
  "tr",
  "figure",
  "figcaption",
  "form",
  "dt",
]);

/** A line of its own on a phone. */
const BLOCK_CLASS = /(?:^| )(?:block|w-full)(?: |$)/;

/** A term begins the line of its description, and cells share one. */
const ENDS: Readonly<Record<string, string>> = { dt: ": \n", th: " | ", td: " | " };
