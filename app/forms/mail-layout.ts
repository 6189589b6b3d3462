import * as site from "#app/site.config.ts";
import { LIGHT_THEME } from "#app/styles/light-theme.ts";
import { isElement, type Text } from "#app/text/text.ts";

/** Words with links to pages of the site, which begin with /, and to others. */
export type MailProse = Text<MailCitation>;

type MailCitation = { readonly studies: readonly { name: string; path: string }[] };

/** All parts but the paragraphs are plain text. */
export type MailContent = {
  title: string;
  paragraphs: readonly MailProse[];
  button?: { label: string; href: string };
  note?: string | undefined;
  reason: string;
  unsubscribe: readonly MailLink[];
};

type MailLink = { label: string; href: string };

/** With the postal address that the law requires. */
export function layOutMail(content: MailContent, siteUrl: string): { html: string; text: string } {
  return { html: asHtml(content, siteUrl), text: asText(content, siteUrl) };
}

function asText(
  { title, paragraphs, button, note, reason, unsubscribe }: MailContent,
  siteUrl: string,
): string {
  const link = (words: string, href: string) => `${words} (${href})`;
  return [
    title,
    ...paragraphs.map((text) => draw(text, siteUrl, { words: (words) => words, link })),
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...(note ? [note] : []),
    `-- \n${reason}\n${unsubscribe.map(({ label, href }) => `${label}: ${href}`).join("\n")}\n\n${site.postalAddress}\n`,
  ].join("\n\n");
}

// Inline, because some mail programs drop the style element; it is for those with a dark theme.
function asHtml(content: MailContent, siteUrl: string): string {
  const { title, paragraphs, button, note, reason, unsubscribe } = content;
  const link = (words: string, href: string) =>
    `<a class="ink" href="${escaped(href)}" style="color:${ink}">${words}</a>`;
  const paragraph = (text: MailProse) =>
    `<p style="margin:0 0 16px">${draw(text, siteUrl, { words: escaped, link })}</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title>
<style>${DARK}</style>
</head>
<body class="paper ink" style="margin:0;padding:0;background:${paper};color:${ink};${SANS}">
<div style="max-width:560px;margin:0 auto;padding:28px 20px 40px">
<div style="height:3px;border-radius:2px;background:${red};background:${spectrum}"></div>
<p style="margin:24px 0 32px;${SERIF};font-size:24px;line-height:1;letter-spacing:-0.02em"><a class="ink" href="${escaped(siteUrl)}/" style="color:${ink};text-decoration:none">${escaped(site.name)}<span class="red" style="color:${red}">.</span></a></p>
<h1 style="margin:0 0 18px;${SERIF};font-size:32px;line-height:1.12;font-weight:500;letter-spacing:-0.015em">${escaped(title)}</h1>
${paragraphs.map(paragraph).join("\n")}
${button ? `<p style="margin:28px 0"><a class="button" href="${escaped(button.href)}" style="display:inline-block;padding:13px 24px;border-radius:8px;background:${red};color:${onRed};font-weight:600;text-decoration:none">${escaped(button.label)}</a></p>` : ""}
${note ? `<p class="soft" style="margin:0 0 16px;color:${inkSoft};font-size:15px;overflow-wrap:anywhere">${escaped(note)}</p>` : ""}
<div class="soft rule" style="margin-top:36px;padding-top:20px;border-top:1px solid ${rule};color:${inkSoft};font-size:14px;line-height:1.5">
<p style="margin:0 0 8px">${escaped(reason)} ${unsubscribe.map(stopLink).join(" ")}</p>
<p style="margin:0">${escaped(site.postalAddress)}</p>
</div>
</div>
</body>
</html>
`;
}

type Drawing = {
  readonly words: (words: string) => string;
  readonly link: (drawn: string, href: string) => string;
};

/** Words without stress, and "(Chow 2009)" for a citation. */
function draw(text: MailProse, siteUrl: string, { words, link }: Drawing): string {
  return text
    .map((node) => {
      if (typeof node === "string") return words(node);
      const address = (href: string) => new URL(href, siteUrl).href;
      if (!isElement(node)) {
        const names = node.studies.map(({ name, path }) => link(words(name), address(path)));
        return ` (${names.join(", ")})`;
      }
      const inside = draw(node.children, siteUrl, { words, link });
      return node.href ? link(inside, address(node.href)) : inside;
    })
    .join("");
}

const stopLink = ({ label, href }: MailLink) =>
  `<a class="soft" href="${escaped(href)}" style="color:${inkSoft}">${escaped(label)}</a>.`;

const { paper, ink, inkSoft, rule, red, onRed, spectrum } = LIGHT_THEME;
const SANS =
  "font-family:'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:17px;line-height:1.55";
const SERIF = "font-family:Newsreader,Georgia,'Times New Roman',serif";

const DARK = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#160e0d!important}
.ink{color:#f0eae4!important}
.soft{color:#b5aca5!important}
.rule{border-color:#3c302d!important}
.red{color:#f36356!important}
.button{background:#f36356!important;color:#100908!important}
}`;

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
