import { expect, test } from "vitest";
import { proseProblems, readProse } from "./prose.ts";

const inline = (text: string) => readProse(text, "inline", (ids) => ({ ids }));
const blocks = (text: string) => readProse(text, "blocks", (ids) => ({ ids }));

test("words, links and citations become a tree, typeset across its nodes", () => {
  expect(inline('It *fell* by "5-6" **"mm"** [[a-2019, b-2020]], see [660nm](/dose#how).')).toEqual(
    [
      "It ",
      { tag: "em", children: ["fell"] },
      " by “5–6” ",
      { tag: "strong", children: ["“mm”"] },
      { ids: ["a-2019", "b-2020"] },
      ", see ",
      { tag: "a", href: "/dose#how", children: ["660\u00a0nm"] },
      ".",
    ],
  );
});

test("a citation may have the words that it is about in brackets", () => {
  expect(inline('In [a *large* trial][[a-2019, b-2020]], "[one][[a-2019]]".')).toEqual([
    "In a ",
    { tag: "em", children: ["large"] },
    " trial",
    { ids: ["a-2019", "b-2020"] },
    ", “one",
    { ids: ["a-2019"] },
    "”.",
  ]);
});

test("blocks are paragraphs and lists, whose lines may end anywhere", () => {
  expect(blocks("One\ntwo [[a-2019]].\n\n- three\n  four\n- **five**\n\n1. six\n")).toEqual([
    { tag: "p", children: ["One two", { ids: ["a-2019"] }, "."] },
    {
      tag: "ul",
      children: [
        { tag: "li", children: ["three four"] },
        { tag: "li", children: [{ tag: "strong", children: ["five"] }] },
      ],
    },
    { tag: "ol", children: [{ tag: "li", children: ["six"] }] },
  ]);
});

test("signs stay as they were typed, and formulas have their indices", () => {
  expect(inline("p &lt; 0.05 & 2 * 3, \\[x\\], http://a.example, a_b_c")).toEqual([
    "p\u00a0<\u00a00.05 & 2 * 3, [x], http://a.example, a_b_c",
  ]);
  expect(inline("μ<sub>eff</sub> 10<sup>−1</sup>")).toEqual([
    "μ",
    { tag: "sub", children: ["eff"] },
    " 10",
    { tag: "sup", children: ["−1"] },
  ]);
});

test.each([
  ['a <a href="/x">b</a>', ['<a href="/x">', "</a>"], "HTML"],
  ["[b](javascript:alert(1))", ["[b](javascript:alert(1))"], "begins with /"],
  ["[b](//evil.example)", ["[b](//evil.example)"], "begins with /"],
  ["![lamp](/lamp.svg)", ["![lamp](/lamp.svg)"], "picture"],
])("%s is refused", (text, words, instead) => {
  const problems = proseProblems(text, "inline");
  expect(problems.map((problem) => problem.words)).toEqual(words);
  expect(problems[0]?.instead).toContain(instead);
  expect(() => inline(text)).toThrow(words[0]);
});

test.each(["# Light", "> Light", "<p>Light</p>", "    Light", "| a |\n|---|\n| b |", "Light\n***"])(
  "%j is no block of prose",
  (text) => {
    expect(proseProblems(text, "blocks")).toHaveLength(1);
  },
);
