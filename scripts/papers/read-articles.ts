import { type AnyNode, type Element, isTag } from "domhandler";
import { textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import type { Paper } from "#app/desk/care/candidates.server.ts";
import type { StudyRecord } from "#app/evidence/ledger/study.ts";
import { designOf } from "./read-abstract.ts";

type Notice = NonNullable<StudyRecord["status"]>["notices"][number];

/** A paper with its abstract and what was printed about it later. */
export type Article = Paper & {
  readonly abstract: string;
  readonly notices: readonly Notice[];
};

/** @param xml of EFetch: a PubmedArticleSet. Books are left out. @throws for anything else */
export function readArticles(xml: string): Article[] {
  const { children } = parseDocument(xml, { xmlMode: true });
  const set = inside({ children }, "PubmedArticleSet")[0];
  if (!set) throw new Error(`not a set of papers, but: ${xml.slice(0, 200)}`);
  return inside(set, "PubmedArticle").map(readArticle);
}

function readArticle(record: Element): Article {
  const article = inside(record, "MedlineCitation", "Article");
  const say = (...path: string[]) => textOf(article.flatMap((each) => inside(each, ...path))[0]);
  const pmid = textOf(inside(record, "MedlineCitation", "PMID")[0]);
  if (!pmid) throw new Error("a paper without a PMID");
  const types = article
    .flatMap((each) => inside(each, "PublicationTypeList", "PublicationType"))
    .map((type) => textContent(type));
  const title = say("ArticleTitle")?.replace(/\.$/, "") ?? null;
  const date = ["Year", "MedlineDate"].map((part) =>
    say("Journal", "JournalIssue", "PubDate", part),
  );
  const year = /\d{4}/.exec([...date, say("ArticleDate", "Year")].join(" "))?.[0];
  return {
    pmid,
    title,
    doi: doiOf(record),
    authors: authorsOf(article),
    journal: say("Journal", "Title"),
    year: year ? Number(year) : null,
    volume: say("Journal", "JournalIssue", "Volume"),
    issue: say("Journal", "JournalIssue", "Issue"),
    pages: say("Pagination", "MedlinePgn"),
    design: designOf(types, title ?? ""),
    abstract: article
      .flatMap((each) => inside(each, "Abstract", "AbstractText"))
      .flatMap((part) => textOf(part) ?? [])
      .join(" "),
    notices: noticesOf(record, types),
  };
}

/** Of the paper, not of those that it cites. */
function doiOf(record: Element): string | null {
  const ids = inside(record, "PubmedData", "ArticleIdList", "ArticleId");
  return textOf(ids.find(({ attribs }) => attribs.IdType === "doi"));
}

/** Six at most, then "et al", as studies have them. */
function authorsOf(article: readonly Element[]): string[] {
  const names = article
    .flatMap((each) => inside(each, "AuthorList", "Author"))
    .map((author) => {
      const [family, initials, group] = ["LastName", "Initials", "CollectiveName"].map((part) =>
        textOf(inside(author, part)[0]),
      );
      return [family ?? group, family && initials].filter(Boolean).join(" ");
    })
    .filter(Boolean);
  return names.length > 6 ? [...names.slice(0, 6), "et al"] : names;
}

/** Retractions by the type of the paper, too: some come without a notice. */
function noticesOf(record: Element, types: readonly string[]): Notice[] {
  const notices = inside(
    record,
    ...["MedlineCitation", "CommentsCorrectionsList", "CommentsCorrections"],
  ).flatMap((notice): Notice[] => {
    const kind = KINDS[notice.attribs.RefType ?? ""];
    if (!kind) return [];
    const [place, pmid] = ["RefSource", "PMID"].map((part) => textOf(inside(notice, part)[0]));
    return [{ kind, ...(place && { in: place }), ...(pmid && { pmid }) }];
  });
  const isTold = notices.some(({ kind }) => kind === "retraction");
  return types.includes("Retracted Publication") && !isTold
    ? [{ kind: "retraction" }, ...notices]
    : notices;
}

/** https://dtd.nlm.nih.gov/ncbi/pubmed/doc/out/250101/att-RefType.html, as far as it touches a paper's results */
const KINDS: Readonly<Record<string, Notice["kind"]>> = {
  RetractionIn: "retraction",
  RetractedandRepublishedIn: "retraction",
  ExpressionOfConcernIn: "expression of concern",
  ErratumIn: "correction",
  CorrectedandRepublishedIn: "correction",
};

/** The elements at the end of a path of names. */
function inside({ children }: { children: AnyNode[] }, ...path: string[]): Element[] {
  const [name, ...rest] = path;
  const found = children.filter(isTag).filter((child) => child.name === name);
  return rest.length === 0 ? found : found.flatMap((child) => inside(child, ...rest));
}

/** Null where there is no element or nothing in it. */
function textOf(element: Element | undefined): string | null {
  return (element && textContent(element).replace(/\s+/g, " ").trim()) || null;
}
