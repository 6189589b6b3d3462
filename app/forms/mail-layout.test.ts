import { getElementsByTagName, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import * as site from "#app/site.config.ts";
import { LIGHT_THEME } from "#app/styles/light-theme.ts";
import { layOutMail, type MailContent } from "./mail-layout.ts";

const SITE = "https://site.example";
const content: MailContent = {
  title: "Hello",
  paragraphs: [["One."], ["Two."]],
  button: { label: "Confirm", href: `${SITE}/confirm?a=1&b=2` },
  note: "Small print.",
  reason: "Because you asked.",
  unsubscribe: [
    { label: "Stop these", href: `${SITE}/unsubscribe/1` },
    { label: "Stop all", href: `${SITE}/unsubscribe/2` },
  ],
};
const bare: MailContent = {
  title: "Hello",
  paragraphs: [["One."]],
  reason: "So.",
  unsubscribe: [],
};

test("a mail as text", () => {
  expect(layOutMail(content, SITE).text).toBe(
    [
      "Hello",
      "One.",
      "Two.",
      `Confirm:\n${SITE}/confirm?a=1&b=2`,
      "Small print.",
      `-- \nBecause you asked.\nStop these: ${SITE}/unsubscribe/1\nStop all: ${SITE}/unsubscribe/2`,
      `${site.postalAddress}\n`,
    ].join("\n\n"),
  );
  expect(layOutMail(bare, SITE).text).toBe(
    `Hello\n\nOne.\n\n-- \nSo.\n\n\n${site.postalAddress}\n`,
  );
});

test("a mail as HTML has the same words, links and address", () => {
  const { html } = layOutMail(content, SITE);
  const page = parseDocument(html);
  const texts = (tag: string) => getElementsByTagName(tag, page).map((one) => textContent(one));
  expect(texts("title")).toEqual(["Hello"]);
  expect(texts("h1")).toEqual(["Hello"]);
  expect(texts("p")).toEqual([
    `${site.name}.`,
    "One.",
    "Two.",
    "Confirm",
    "Small print.",
    "Because you asked. Stop these. Stop all.",
    site.postalAddress,
  ]);
  const links = getElementsByTagName("a", page).map(({ attribs }) => attribs.href);
  expect(links).toEqual([
    `${SITE}/`,
    `${SITE}/confirm?a=1&b=2`,
    `${SITE}/unsubscribe/1`,
    `${SITE}/unsubscribe/2`,
  ]);
  expect(html).toContain("?a=1&amp;b=2");
  expect(layOutMail(bare, SITE).html).not.toMatch(/class="button"|class="soft" style="margin/);
  const bareBody = getElementsByTagName("body", parseDocument(layOutMail(bare, SITE).html));
  expect(textContent(bareBody).trim().split(/\n+/)).toEqual([
    `${site.name}.`,
    "Hello",
    "One.",
    "So. ",
    site.postalAddress,
  ]);
});

test("links and citations lead to the site", () => {
  const cited = { studies: [{ name: "Chow 2009", path: "/studies/chow-2009" }] };
  const guide = { tag: "a" as const, href: "/guide/safety", children: ["our <guide>"] };
  const { html, text } = layOutMail({ ...bare, paragraphs: [["See ", guide, cited, "."]] }, SITE);
  expect(text).toContain(
    `See our <guide> (${SITE}/guide/safety) (Chow 2009 (${SITE}/studies/chow-2009)).`,
  );
  const [, ...links] = getElementsByTagName("a", parseDocument(html));
  expect(links.map((link) => [link.attribs.href, textContent(link)])).toEqual([
    [`${SITE}/guide/safety`, "our <guide>"],
    [`${SITE}/studies/chow-2009`, "Chow 2009"],
  ]);
});

test("what a reader or operator wrote can't become HTML", () => {
  const { html } = layOutMail({ ...bare, title: `<b> & "a" 'b'` }, SITE);
  expect(html).toContain("<h1 ");
  expect(html).toContain("&lt;b&gt; &amp; &quot;a&quot; &#39;b&#39;</h1>");
});

test("the light look is in each element, the dark one in a style sheet", () => {
  const { html } = layOutMail(content, SITE);
  for (const colour of Object.values(LIGHT_THEME)) expect(html).toContain(colour);
  expect(html).toContain("font-family:'Instrument Sans',");
  expect(html).toContain("font-family:Newsreader,");
  const [, dark = ""] = /@media \(prefers-color-scheme:dark\)\{(.*?\n)\}/s.exec(html) ?? [];
  for (const name of ["paper", "ink", "soft", "rule", "red", "button"]) {
    expect(dark).toContain(`\n.${name}{`);
    expect(html).toMatch(new RegExp(`class="[^"]*\\b${name}\\b`));
  }
});
