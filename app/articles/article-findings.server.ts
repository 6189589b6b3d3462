import type { Article } from "#app/content/article.ts";
import { listAskFirst } from "#app/evidence/ledger/ask-first.server.ts";
import { doseProblem } from "#app/evidence/words/dose-in-words.ts";
import type { StoreText } from "#app/text/store-text.ts";
import { changeNodes, isElement, linksIn, plainText } from "#app/text/text.ts";
import { altProblem } from "./alt-text.ts";
import { isPaperAddress, paperAt } from "./paper-addresses.server.ts";

/** A problem in an article of the store, as a sentence. */
export type ArticleFinding = { article: string; text: string };

/** Papers outside of the ledger, doses that don't add up, pictures without words. */
export function findingsIn({ slug, content, imageUrl, imageAlt }: Article): ArticleFinding[] {
  const texts = [
    ...(imageUrl ? [altProblem(imageAlt, fileOf(imageUrl))] : []),
    ...picturesIn(content).map(({ alt, src }) => altProblem(alt, fileOf(src))),
    ...linksIn(content).map(paperProblem),
    ...proseIn(content).flatMap((prose) => sentencesOf(prose).map(ownDoseProblem)),
  ];
  const different = new Set(texts.filter((text) => text !== undefined));
  return [...different].map((text) => ({ article: slug, text }));
}

function paperProblem(href: string): string | undefined {
  if (paperAt(href) || !isPaperAddress(href) || askFirstSources.has(href)) return undefined;
  return `cites ${href}, a paper that is not in the ledger: readers find nothing of it on the site`;
}

/** The sources of "Is it safe for me?" are not studies. */
const askFirstSources: ReadonlySet<string> = new Set(
  listAskFirst().flatMap(({ sources }) => sources.map(({ url }) => url)),
);

function picturesIn(text: StoreText): { alt: string; src: string }[] {
  return text.flatMap((node) => {
    if (typeof node === "string") return [];
    if (isElement(node)) return picturesIn(node.children);
    return "src" in node ? [node] : [];
  });
}

/** The words of each paragraph, heading and list item. */
function proseIn(text: StoreText): string[] {
  const inline = text.every(
    (node) => typeof node === "string" || !isElement(node) || INLINE.has(node.tag),
  );
  if (inline) return [plainText(markPapers(text))];
  return text.flatMap((node) => {
    if (typeof node === "string" || !isElement(node)) return [];
    return proseIn(node.children);
  });
}

/** A sentence that cites a paper tells the paper's doses, which the ledger checks. */
function ownDoseProblem(sentence: string): string | undefined {
  return sentence.includes(CITED) ? undefined : doseProblem(sentence);
}

function markPapers(text: StoreText): StoreText {
  return changeNodes(text, (node) =>
    isElement(node) && node.href && (paperAt(node.href) || isPaperAddress(node.href))
      ? { ...node, children: [...node.children, CITED] }
      : node,
  );
}

const CITED = "\ufffc";

const INLINE = new Set(["a", "strong", "em", "u", "sub", "sup", "code", "br"]);

const sentencesOf = (prose: string) =>
  Array.from(sentences.segment(prose), ({ segment }) => segment);
const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

const fileOf = (src: string) => decodeURIComponentSafely(src.split(/[?#]/)[0]?.split("/").at(-1));

function decodeURIComponentSafely(name = "a picture"): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
