import { getElementsByTagName, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { UseInShort } from "#app/benefits/benefit-page.ts";
import { AnswerPanel } from "./answer-panel.tsx";
import { getAnswer } from "./use-answer.server.ts";

test("where we don't know, safety is the first thing to press, and the plan comes after it", () => {
  const order = (use: UseInShort) =>
    linksOf(use).filter((text) => text === use.action.text || text === "Is it safe for me?");
  const known = getAnswer("skin-health", "face-lines");
  expect(order(known)).toEqual([known.action.text, "Is it safe for me?"]);
  const unknown = getAnswer("pain-inflammation", "sore-knees");
  expect(order(unknown)).toEqual(["Is it safe for me?", unknown.action.text]);
});

function linksOf(use: UseInShort) {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <AnswerPanel {...use} />
    </MemoryRouter>,
  );
  return getElementsByTagName("a", parseDocument(html)).map(textContent);
}
