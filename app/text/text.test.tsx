import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { drawText } from "./draw-text.tsx";
import { changeNodes, plainText, type Text } from "./text.ts";

type Mark = { readonly mark: number };

const text: Text<Mark> = [
  "A ",
  { tag: "p", id: "b", children: ["b", { tag: "a", href: "/c", children: ["c ", { mark: 1 }] }] },
  { mark: 2 },
  { tag: "br", children: [] },
  { tag: "pre", className: "a-x", title: "T", children: ["\nd  e < f"] },
];

test("the words of a text are those of its elements", () => {
  expect(plainText(text)).toBe("A bc  \nd  e < f");
});

test("elements and leaves are changed in reading order, the inner ones first", () => {
  const seen: (string | number)[] = [];
  const changed = changeNodes(text, (node) => {
    seen.push("mark" in node ? node.mark : node.tag);
    return "mark" in node ? { mark: node.mark + 1 } : node;
  });
  expect(seen).toEqual([1, "a", "p", 2, "br", "pre"]);
  expect(changed[2]).toEqual({ mark: 3 });
  expect(text[2]).toEqual({ mark: 2 });
});

describe("drawing", () => {
  const html = (given: Text<Mark>) =>
    renderToStaticMarkup(
      drawText(given, {
        words: (words) => words.toUpperCase(),
        link: ({ href }, words) => <a href={href}>{words}</a>,
        leaf: ({ mark }) => <sup>{mark}</sup>,
      }),
    );

  test("goes by what its kind of text draws itself", () => {
    expect(html(text)).toBe(
      'A <p id="b">B<a href="/c">C <sup>1</sup></a></p><sup>2</sup><br/>' +
        '<pre class="a-x" title="T">\nD  E &lt; F</pre>',
    );
  });

  test("an empty text is nothing", () => {
    expect(html([])).toBe("");
  });
});
