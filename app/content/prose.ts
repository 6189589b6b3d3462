import { decodeHTML } from "entities";
import { Lexer, Marked, type Token, type TokenizerExtension, type Tokens } from "marked";
import type { Text, TextNode, TextTag } from "#app/text/text.ts";
import { typesetAfter } from "#app/text/typeset.ts";

/** An editor's Markdown with citations, such as `[[liu-2019]]`, and numbers of the ledger, such as `{{liu-2019 trials}}`. */
export type Prose = string;

/** Of a paragraph, cell or heading; or paragraphs and lists. */
export type ProseShape = "inline" | "blocks";

/**
 * Parses and typesets an editor's Markdown: emphasis, links, `<sub>` and `<sup>`, citations such as `[[liu-2019]]`, and
 * in `blocks` paragraphs and lists. A space before a citation is dropped, so that none begins a line. In
 * `[a trial][[liu-2019]]` the words are drawn plainly, before the citation.
 * @param cite makes the node of a citation; called in reading order
 * @throws Error that quotes what prose cannot have
 */
export function readProse<Leaf extends object>(
  markdown: Prose,
  shape: ProseShape,
  cite: (ids: readonly string[]) => Leaf,
): Text<Leaf> {
  return readTokens(markdown, shape, cite, ({ words, instead }) => {
    throw new Error(`"${words}" in a text: ${instead}`);
  });
}

/** What prose cannot have, and what to type instead. */
export type ProseProblem = { readonly words: string; readonly instead: string };

export function proseProblems(markdown: string, shape: ProseShape): ProseProblem[] {
  const problems: ProseProblem[] = [];
  readTokens(
    markdown,
    shape,
    () => ({}),
    (problem) => problems.push(problem),
  );
  return problems;
}

function readTokens<Leaf extends object>(
  markdown: string,
  shape: ProseShape,
  cite: (ids: readonly string[]) => Leaf,
  refuse: (problem: ProseProblem) => void,
): Text<Leaf> {
  /** The text before the next word, which decides whether a quotation mark opens. */
  let before = "";

  function read(tokens: readonly Token[] = []): Text<Leaf> {
    const nodes: TextNode<Leaf>[] = [];
    for (const node of tokens.flatMap(readToken)) {
      const last = nodes.at(-1);
      if (typeof node === "string" && typeof last === "string")
        nodes[nodes.length - 1] = last + node;
      else nodes.push(node);
    }
    return nodes;
  }

  function readToken(token: Token): Text<Leaf> {
    switch (token.type) {
      case "space":
        return [];
      case "text":
        return "tokens" in token ? read(token.tokens) : words(token.text);
      case "escape":
        return words(token.text);
      case "strong":
      case "em":
      case "sub":
      case "sup":
        return [{ tag: token.type, children: read(token.tokens) }];
      case "link":
        if (!/^(?:https?:|mailto:|#|\/(?!\/))/.test(token.href)) {
          refuse({ words: token.raw, instead: "a link begins with /, # or https://" });
        }
        return [{ tag: "a", href: token.href, children: read(token.tokens) }];
      case "citation": {
        const about = read(token.tokens);
        before = ".";
        return [...about, cite(token.ids)];
      }
      case "paragraph":
        return block("p", token.tokens);
      case "list":
        return [
          {
            tag: token.ordered ? "ol" : "ul",
            children: (token as Tokens.List).items.flatMap(({ tokens }) => block("li", tokens)),
          },
        ];
      default:
        refuse({
          words: firstLine(token.raw),
          instead: INSTEAD[token.type] ?? "only plain Markdown",
        });
        return [];
    }
  }

  function block(tag: TextTag, tokens: readonly Token[] | undefined): Text<Leaf> {
    before = "";
    const children = read(tokens);
    before = "";
    return [{ tag, children }];
  }

  function words(text: string): Text<Leaf> {
    // Readers would load the indents of the source's lines.
    const plain = decodeHTML(text).replace(/\s*\n\s*/g, " ");
    const set = typesetAfter(before, plain);
    before = plain.at(-1) ?? before;
    return [set];
  }

  if (shape === "blocks") return read(prose.lexer(markdown));
  return read(Lexer.lexInline(markdown.trim(), prose.defaults));
}

const INSTEAD: Record<string, string> = {
  html: "HTML is not Markdown. Write **strong**, *stressed*, [words](/path), and an empty line between paragraphs",
  heading: "a text has no heading of its own",
  code: "begin the line without spaces, or write no ``` block",
  blockquote: "a text has no quotation block",
  table: "a text has no table",
  image: "a text has no picture",
  hr: "a text has no line across",
  del: "nothing is struck out",
  codespan: "write no backticks",
  br: "end the line without spaces or a backslash",
};

function firstLine(raw: string): string {
  return raw.trim().split("\n")[0] ?? "";
}

/** `[[liu-2019, meng-2020]]` or `[a trial][[liu-2019]]` as a token with its ids and the tokens of its words. */
export const citation: TokenizerExtension = {
  name: "citation",
  level: "inline",
  start: (text) => {
    const at = text.search(/\[[^[\]]+\]\[\[|\s*\[\[/);
    return at < 0 ? undefined : at;
  },
  tokenizer(text) {
    const [raw, words = "", ids] = CITATION.exec(text) ?? [];
    if (raw === undefined || ids === undefined) return undefined;
    return {
      type: "citation",
      raw,
      ids: ids.split(",").map((id) => id.trim()),
      tokens: this.lexer.inlineTokens(words),
    };
  },
};

/** Without words, with the space before it. */
const CITATION = /^(?:\[([^[\]]+)\]|\s*)\[\[([^\]]*)\]\]/;

/** `<sub>` and `<sup>`, for which Markdown has no signs. */
const index = (name: "sub" | "sup"): TokenizerExtension => ({
  name,
  level: "inline",
  start: (text) => {
    const at = text.indexOf(`<${name}>`);
    return at < 0 ? undefined : at;
  },
  tokenizer(text) {
    const end = text.indexOf(`</${name}>`);
    if (!text.startsWith(`<${name}>`) || end < 0) return undefined;
    const inside = text.slice(name.length + 2, end);
    return {
      type: name,
      raw: text.slice(0, end + name.length + 3),
      tokens: this.lexer.inlineTokens(inside),
    };
  },
});

const prose = new Marked({
  extensions: [citation, index("sub"), index("sup")],
  // A bare address stays words.
  tokenizer: { url: () => undefined },
});
