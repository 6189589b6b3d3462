import { expect, test } from "vitest";
import { signProblems } from "./check-signs.server.ts";

test("a number or citation that the ledger lacks is named by line and column, with what it has", () => {
  const source = [
    "---",
    'alt: "about {{chow-2009/pain}} on a {{chow-2009 \\"100 mm scale\\"}}"',
    "---",
    "Pain fell by {{chow-2009/pian}} [[chow-2009, liu-2091]].",
    "It was {{chow-2008/pain}}, {{chow-2009 age}}, {{neck-pian verdict}}",
    "and {{nothing-of-the-kind x}}. [[]]",
    "pairs: [[1, 2]]",
  ].join("\n");
  const named = signProblems(source).map(({ line, column, text }) => `${line}:${column} ${text}`);
  expect(named).toEqual([
    expect.stringMatching(
      /^4:14 \{\{chow-2009\/pian\}\}: the study has no outcome "pian". It has: .*pain/,
    ),
    '4:33 [[chow-2009, liu-2091]]: no study is called "liu-2091". Is it liu-2019?',
    '5:8 {{chow-2008/pain}}: nothing is called "chow-2008/pain". Is it chow-2009?',
    expect.stringMatching(/^5:28 \{\{chow-2009 age\}\}: chow-2009 has no age\. docs/),
    '5:47 {{neck-pian verdict}}: nothing is called "neck-pian". Is it neck-pain?',
    '6:5 {{nothing-of-the-kind x}}: nothing is called "nothing-of-the-kind"',
    '6:32 [[]]: no study is called ""',
  ]);
});
