import { expect, test } from "vitest";
import { signProblems } from "./check-signs.server.ts";

test("a number or citation that the ledger lacks is named by line and column, with what it has", () => {
  const source = [
    "---",
    'alt: "about {{adler-2011/pain}} on a {{adler-2011 \\"100 mm scale\\"}}"',
    "---",
    "Pain fell by {{adler-2011/pian}} [[adler-2011, hagen-2052]].",
    "It was {{adler-2010/pain}}, {{adler-2011 age}}, {{sore-nekcs verdict}}",
    "and {{nothing-of-the-kind x}}. [[]]",
    "[[sore-necks]] {{2 weeks}} pairs: [[1, 2]]",
    "{{sum {{dose 20 15}} × 2 = 37}} {{sum {{adler-2011/pian}} × 2 = 4}} {{spec}} {{sum 1 × 2 = 2 = 2}}",
  ].join("\n");
  const named = signProblems(source, "articles/a.md").map(
    ({ line, column, text }) => `${line}:${column} ${text}`,
  );
  expect(named).toEqual([
    expect.stringMatching(
      /^4:14 \{\{adler-2011\/pian\}\}: the study has no outcome "pian". It has: .*pain/,
    ),
    '4:34 [[adler-2011, hagen-2052]]: no study is called "hagen-2052". Is it hagen-2025?',
    '5:8 {{adler-2010/pain}}: nothing is called "adler-2010/pain". Is it adler-2011?',
    expect.stringMatching(
      /^5:29 \{\{adler-2011 age\}\}: adler-2011 has no age\. content\/README\.md /,
    ),
    '5:49 {{sore-nekcs verdict}}: nothing is called "sore-nekcs". Is it sore-necks?',
    '6:5 {{nothing-of-the-kind x}}: nothing is called "nothing-of-the-kind"',
    '6:32 [[]]: no study is called ""',
    '7:1 [[sore-necks]]: "sore-necks" is a use, and brackets cite a study: link to it, [words](/evidence/sore-necks), or cite one of its studies',
    "7:16 {{2 weeks}}: say whose the number is: {{spec|ours|example|fact|name 2 weeks}}",
    "8:1 {{sum {{dose 20 15}} × 2 = 37}}: the left side makes 36",
    expect.stringMatching(/^8:33 \{\{adler-2011\/pian\}\}: the study has no outcome/),
    expect.stringMatching(/^8:69 \{\{spec\}\}: spec has no value of its own/),
    "8:78 {{sum 1 × 2 = 2 = 2}}: a sum has one equals sign",
  ]);
});
