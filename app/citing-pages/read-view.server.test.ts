import { expect, test } from "vitest";
import { citingSentences, readView } from "./read-view.server.ts";

const cite = (id: string, time = 1) => ({
  marks: [{ id, number: 1, anchor: `cite-${id}-${time}` }],
});
const sentencesIn = (view: unknown) => citingSentences(readView(view).blocks);

test("a citation is quoted with its sentence, and no more of its paragraph", () => {
  const text = ["First, knees hurt. ", "Light ", { tag: "em", children: ["eased"] }, " the knee"];
  const view = { title: "Knees", parts: [{ text: [...text, cite("kim-2013"), ". Then not."] }] };
  expect(sentencesIn(view)).toEqual([
    { study: "kim-2013", anchor: "cite-kim-2013-1", text: "Light eased the knee." },
  ]);
});

test("a question in the middle of a sentence does not end it", () => {
  const text = [
    "As on How deep does light go? ",
    "from numbers, half is left",
    cite("kim-2013"),
    ".",
  ];
  expect(sentencesIn([text]).map(({ text }) => text)).toEqual([
    "As on How deep does light go? from numbers, half is left.",
  ]);
});

test("cells, points and paragraphs are sentences of their own", () => {
  const point = (...children: object[]) => ({
    tag: "li",
    children: ["It helped one knee", ...children],
  });
  const list = [{ tag: "ul", children: [point(cite("kim-2013")), point(cite("kim-2013", 2))] }];
  const rows = [[["It helped a neck too"], ["Seen in two trials", cite("chow-2009")]]];
  expect(sentencesIn({ list, rows }).map(({ text }) => text)).toEqual([
    "It helped one knee",
    "It helped one knee",
    "Seen in two trials",
  ]);
});

test("markers of figures and beside labels have no sentence", () => {
  const figure = { caption: "A figure with a long caption.", ...cite("kim-2013") };
  expect(sentencesIn([figure, ["60 mW/cm²", cite("kim-2013", 2)]])).toEqual([]);
});

test("an article's link to a study is a citation, and any link is known", () => {
  const link = {
    tag: "a",
    href: "https://doi.org/10.1/x",
    id: "cite-kim-2013-1",
    reference: "ref-kim-2013",
    children: ["Kim 2013"],
  };
  const view = {
    content: [{ tag: "p", children: ["Light eased pain (", link, ")."] }],
    references: [{ id: "kim-2013", citedAt: [] }],
  };
  expect(sentencesIn(view).map(({ text }) => text)).toEqual(["Light eased pain (Kim 2013)."]);
  expect(readView(view)).toMatchObject({ links: [link.href], studies: new Set(["kim-2013"]) });
});
